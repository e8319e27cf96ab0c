/**
 * One sample day of a pharmacy on three lanes: the fridge by its sensor, the pharmacist on duty, the prescription
 * counter. A handle picks the minute; the text says what was known then and by which means.
 */
import {useId} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {clock} from '@site/src/features/calculators/clock';
import styles from './DutyDay.module.css';
import {setOrDelete, useQueryState, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** Opening hours of the sample day, in minutes after midnight. */
const opens = 7 * 60 + 30;
const closes = 22 * 60;

/** Fridge readings: minute, degrees Celsius. The door stands open after a delivery at one o'clock. */
const readings: readonly (readonly [number, number])[] = [
  [450, 4.4],
  [540, 4.8],
  [600, 4.2],
  [690, 4.9],
  [765, 4.6],
  [785, 6.4],
  [805, 8.3],
  [820, 9.1],
  [832, 8.6],
  [850, 6.2],
  [880, 4.9],
  [960, 4.4],
  [1050, 5],
  [1140, 4.5],
  [1230, 4.9],
  [1320, 4.4],
];
/** Storage limits of cold goods. */
const cold = {from: 2, to: 8} as const;

/** When nobody with a license stood at the counter, and when customers waited there. */
const away: readonly (readonly [number, number])[] = [
  [735, 790],
  [1080, 1092],
];
const waiting: readonly (readonly [number, number])[] = [
  [560, 575],
  [745, 770],
  [1084, 1091],
  [1150, 1165],
];

const isIn = (spans: readonly (readonly [number, number])[], minute: number) =>
  spans.some(([from, to]) => minute >= from && minute < to);

/** Degrees at a minute, between two readings in proportion. */
function degreesAt(minute: number): number {
  const after = readings.findIndex(([at]) => at >= minute);
  const [endAt, end] = readings[Math.max(after, 0)] ?? [minute, 0];
  const [startAt, start] = readings[Math.max(after - 1, 0)] ?? [minute, 0];
  return endAt === startAt ? end : start + ((end - start) * (minute - startAt)) / (endAt - startAt);
}

const start = 13 * 60 + 35;
const codec: QueryCodec<number> = {
  read: (query) => {
    const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(query.get('at') ?? '') ?? [];
    const minute = Number(hours) * 60 + Number(minutes);
    return minute >= opens && minute <= closes ? minute : start;
  },
  write: (minute, query) => setOrDelete(query, 'at', minute === start ? undefined : clock(minute)),
};

/** Drawing: minutes to the right, lanes downwards. */
const x = (minute: number) => 8 + ((minute - opens) / (closes - opens)) * 1104;
const y = (degrees: number) => 146 - degrees * 11;

export interface DutyDayProps {
  readonly id: string;
  readonly copy: {
    readonly eyebrow: string;
    readonly title: string;
    readonly lead: string;
    readonly badge: string;
    readonly alt: string;
    readonly handle: string;
    readonly lanes: {readonly fridge: string; readonly pharmacist: string; readonly counter: string};
    readonly limit: string;
    /** What is known at the chosen minute, one sentence a lane. */
    readonly fridge: {readonly fine: (degrees: string) => string; readonly warm: (degrees: string) => string};
    readonly pharmacist: {readonly there: string; readonly away: string; readonly awayWaiting: string};
    readonly counter: {readonly quiet: string; readonly waiting: string};
  };
}

export function DutyDay({id, copy}: DutyDayProps) {
  const handle = useId();
  const [minute, setMinute] = useQueryState(start, codec);
  const degrees = degreesAt(minute);
  const warm = degrees > cold.to;
  const isAway = isIn(away, minute);
  const isWaiting = isIn(waiting, minute);
  const facts = [
    {lane: copy.lanes.fridge, bad: warm, text: (warm ? copy.fridge.warm : copy.fridge.fine)(degrees.toFixed(1))},
    {
      lane: copy.lanes.pharmacist,
      bad: isAway,
      text: isAway ? (isWaiting ? copy.pharmacist.awayWaiting : copy.pharmacist.away) : copy.pharmacist.there,
    },
    {lane: copy.lanes.counter, bad: isAway && isWaiting, text: isWaiting ? copy.counter.waiting : copy.counter.quiet},
  ];
  return (
    <Section id={id}>
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.day}>
        <div className={styles.plot}>
          <svg
            className={`dg ${styles.chart}`}
            viewBox="0 0 1120 300"
            role="img"
            aria-label={copy.alt}
            preserveAspectRatio="none"
          >
            <path className="fb" d={`M8 ${y(cold.to)}H1112V${y(cold.from)}H8z`} />
            <path
              className="l"
              d={`M8 ${y(cold.to)}H1112M8 ${y(cold.from)}H1112`}
              strokeDasharray="4 6"
              vectorEffect="non-scaling-stroke"
            />
            <path
              className="b"
              d={`M${readings.map(([at, value]) => `${x(at)} ${y(value)}`).join('L')}`}
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
            />
            <path
              className={styles.on}
              d={`M8 208H${x(away[0]?.[0] ?? closes)}M${x(away[0]?.[1] ?? closes)} 208H${x(away[1]?.[0] ?? closes)}M${x(away[1]?.[1] ?? closes)} 208H1112`}
              vectorEffect="non-scaling-stroke"
            />
            {waiting.map(([from, to]) => (
              <path
                key={from}
                className={isIn(away, from) || isIn(away, to) ? styles.late : styles.on}
                d={`M${x(from)} 268H${x(to)}`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path className="o" d={`M${x(minute)} 12V288`} strokeWidth="2" vectorEffect="non-scaling-stroke" />
          </svg>
          {(['fridge', 'pharmacist', 'counter'] as const).map((lane) => (
            <span key={lane} className={styles[lane]} aria-hidden="true">
              {copy.lanes[lane]}
            </span>
          ))}
        </div>
        <p className={styles.limit}>{copy.limit}</p>
        <label htmlFor={handle} className={styles.handle}>
          <span>{copy.handle}</span>
          <output htmlFor={handle}>{clock(minute)}</output>
        </label>
        <input
          id={handle}
          type="range"
          min={opens}
          max={closes}
          step={5}
          value={minute}
          aria-valuetext={clock(minute)}
          onChange={(event) => setMinute(Number(event.target.value))}
        />
        <dl className={styles.facts} aria-live="polite">
          {facts.map(({lane, bad, text}) => (
            <div key={lane} className={bad ? styles.bad : undefined}>
              <dt>{lane}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
