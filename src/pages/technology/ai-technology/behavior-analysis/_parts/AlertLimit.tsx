/** One limit, moved by the visitor: the sample's observations as bars, and what the rule reports, bothers with, misses. */
import {useState} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {RangeField} from '@site/src/features/calculators/RangeField';
import {outcomeOf, type Observation} from './alertRule';
import styles from './AlertLimit.module.css';

export interface AlertLimitCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly alt: string;
  readonly limit: string;
  readonly value: (limit: number) => string;
  readonly legend: {readonly real: string; readonly idle: string; readonly quiet: string};
  readonly reported: string;
  readonly idle: string;
  readonly missed: string;
  /** What the numbers suggest, by what is wrong with the limit. */
  readonly advice: {readonly noisy: string; readonly blind: string; readonly both: string; readonly good: string};
}

export interface AlertLimitProps {
  readonly id: string;
  readonly observations: readonly Observation[];
  readonly range: {readonly min: number; readonly max: number; readonly step: number; readonly start: number};
  readonly copy: AlertLimitCopy;
}

const height = 200;
const bar = 20;

export function AlertLimit({id, observations, range, copy}: AlertLimitProps) {
  const [limit, setLimit] = useState(range.start);
  const {reported, idle, missed} = outcomeOf(observations, limit);
  const top = Math.max(...observations.map(({value}) => value));
  const yOf = (value: number) => height - (value / top) * (height - 16);
  const width = observations.length * bar;
  const advice = idle > 0 && missed > 0 ? 'both' : idle > 1 ? 'noisy' : missed > 0 ? 'blind' : 'good';
  return (
    <Section id={id} tone="tint">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <div className={styles.demo}>
        <div className={styles.view}>
          <Badge tone="line">{copy.badge}</Badge>
          <svg viewBox={`0 0 ${width} ${height + 8}`} role="img" aria-label={copy.alt}>
            {observations.map(({value, real}, index) => (
              <rect
                key={index}
                x={index * bar + 4}
                y={yOf(value)}
                width={bar - 8}
                height={height - yOf(value)}
                rx="3"
                className={value < limit ? (real ? styles.missed : styles.quiet) : real ? styles.real : styles.idle}
              />
            ))}
            <path d={`M0 ${yOf(limit)}H${width}`} className={styles.line} />
          </svg>
          <ul className={styles.legend}>
            <li className={styles.realKey}>{copy.legend.real}</li>
            <li className={styles.idleKey}>{copy.legend.idle}</li>
            <li>{copy.legend.quiet}</li>
          </ul>
        </div>
        <div className={styles.panel}>
          <RangeField
            label={copy.limit}
            text={copy.value(limit)}
            value={limit}
            min={range.min}
            max={range.max}
            step={range.step}
            onChange={setLimit}
          />
          <dl className={styles.outcome} aria-live="polite">
            <div>
              <dt>{copy.reported}</dt>
              <dd>{reported}</dd>
            </div>
            <div>
              <dt>{copy.idle}</dt>
              <dd>{idle}</dd>
            </div>
            <div>
              <dt>{copy.missed}</dt>
              <dd>{missed}</dd>
            </div>
          </dl>
          <p className={styles.advice}>{copy.advice[advice]}</p>
        </div>
      </div>
    </Section>
  );
}
