/** A shelf that sells down over the day: pick the hour and the way of refilling, and see the gaps add up. */
import {useId} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import clock from '@copy/clock';
import {clock24} from '@site/src/site/timeOfDay';
import {perBoard, shelfAt, shelfDay} from './shelf';
import styles from './ShelfHours.module.css';
import {setOrDelete, useQueryState, type QueryCodec} from '@site/src/components/ui/useQueryState';

interface Choice {
  readonly minute: number;
  readonly alerts: boolean;
}

const start: Choice = {minute: 18 * 60, alerts: false};

const codec: QueryCodec<Choice> = {
  read: (query) => {
    const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(query.get('at') ?? '') ?? [];
    const minute = Number(hours) * 60 + Number(minutes);
    return {
      minute: minute >= shelfDay.opens && minute <= shelfDay.closes ? minute : start.minute,
      alerts: query.get('refill') === 'alerts',
    };
  },
  write: ({minute, alerts}, query) => {
    setOrDelete(query, 'at', minute === start.minute ? undefined : clock24(minute));
    setOrDelete(query, 'refill', alerts ? 'alerts' : undefined);
  },
};

export interface ShelfHoursProps {
  readonly id: string;
  readonly copy: {
    readonly eyebrow: string;
    readonly title: string;
    readonly lead: string;
    readonly badge: string;
    readonly alt: (time: string, gaps: number) => string;
    readonly time: string;
    readonly refill: string;
    readonly rounds: string;
    readonly alerts: string;
    readonly gaps: {readonly label: string; readonly unit: string};
    readonly minutes: {readonly label: string; readonly unit: string};
    readonly note: string;
  };
}

export function ShelfHours({id, copy}: ShelfHoursProps) {
  const name = useId();
  const [{minute, alerts}, choose] = useQueryState(start, codec);
  const {empty, gapMinutes} = shelfAt(minute, alerts);
  const gaps = empty.filter(Boolean).length;
  return (
    <Section id={id}>
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.shelf}>
        <svg className="dg" viewBox="0 0 680 420" role="img" aria-label={copy.alt(clock.time(minute), gaps)}>
          <path className="l" d="M20 12v396M660 12v396" />
          {empty.map((isEmpty, index) => (
            <g
              key={index}
              transform={`translate(${32 + (index % perBoard) * 62} ${16 + Math.floor(index / perBoard) * 100})`}
            >
              {isEmpty ? (
                <rect className={styles.gap} x="6" y="10" width="46" height="68" rx="6" />
              ) : (
                <Pack kind={index % 3} />
              )}
            </g>
          ))}
          {[0, 1, 2, 3].map((board) => (
            <path key={board} d={`M20 ${98 + board * 100}h640`} strokeWidth="4" />
          ))}
        </svg>
        <div className={styles.controls}>
          <label htmlFor={`${name}-time`} className={styles.time}>
            <span>{copy.time}</span>
            <output htmlFor={`${name}-time`}>{clock.time(minute)}</output>
          </label>
          <input
            id={`${name}-time`}
            type="range"
            min={shelfDay.opens}
            max={shelfDay.closes}
            step={15}
            value={minute}
            aria-valuetext={clock.time(minute)}
            onChange={(event) => choose({alerts, minute: Number(event.target.value)})}
          />
          <fieldset className={styles.refill}>
            <legend>{copy.refill}</legend>
            {[false, true].map((value) => (
              <label key={String(value)}>
                <input
                  type="radio"
                  name={`${name}-refill`}
                  checked={alerts === value}
                  onChange={() => choose({minute, alerts: value})}
                />
                <span>{value ? copy.alerts : copy.rounds}</span>
              </label>
            ))}
          </fieldset>
          <dl className={styles.sums} aria-live="polite">
            <div>
              <dt>{copy.gaps.label}</dt>
              <dd>
                {gaps} <small>{copy.gaps.unit}</small>
              </dd>
            </div>
            <div>
              <dt>{copy.minutes.label}</dt>
              <dd>
                {gapMinutes} <small>{copy.minutes.unit}</small>
              </dd>
            </div>
          </dl>
          <p className={styles.note}>{copy.note}</p>
        </div>
      </div>
    </Section>
  );
}

/** A bottle, a carton or a bag. */
function Pack({kind}: {readonly kind: number}) {
  if (kind === 0) return <path className={styles.bottle} d="M20 78V38q0-8 5-12V10h12v16q5 4 5 12v40z" />;
  if (kind === 1) return <path className={styles.carton} d="M8 78V26l8-10h28l6 10v52zM8 26h42" />;
  return <path className={styles.bag} d="M10 78q-6-30 2-52l-2-8h38l-2 8q8 22 2 52z" />;
}
