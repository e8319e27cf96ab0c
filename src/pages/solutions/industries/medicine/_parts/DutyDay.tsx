/**
 * One sample day of a pharmacy on three lanes: the fridge by its sensor, the pharmacist on duty, the prescription
 * counter. A handle picks the minute; the text says what was known then and by which means.
 */
import {useId} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import clock from '@copy/clock';
import {DutyChart} from './DutyChart';
import {closes, dutyAt, minuteCodec, opens, start} from './pharmacyDay';
import styles from './DutyDay.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

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
  const [minute, setMinute] = useQueryState(start, minuteCodec);
  const {degrees, isWarm, isAway, isWaiting} = dutyAt(minute);
  const facts = [
    {lane: copy.lanes.fridge, bad: isWarm, text: (isWarm ? copy.fridge.warm : copy.fridge.fine)(degrees.toFixed(1))},
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
        <DutyChart minute={minute} copy={copy} />
        <p className={styles.limit}>{copy.limit}</p>
        <label htmlFor={handle} className={styles.handle}>
          <span>{copy.handle}</span>
          <output htmlFor={handle}>{clock.time(minute)}</output>
        </label>
        <input
          id={handle}
          type="range"
          min={opens}
          max={closes}
          step={5}
          value={minute}
          aria-valuetext={clock.time(minute)}
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
