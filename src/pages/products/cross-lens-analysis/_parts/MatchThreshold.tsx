/** Where to draw the line between "the same person" and "somebody else": a slider over sample pairs. */
import clsx from 'clsx';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {ChoiceBar} from '@site/src/features/calculators/ChoiceBar';
import {
  matchCodec,
  outcome,
  samplePairs,
  situations,
  startMatch,
  thresholdRange,
  type Outcome,
  type Situation,
} from './matching';
import styles from './MatchThreshold.module.css';
import {RangeField} from '@site/src/features/calculators/RangeField';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface MatchThresholdCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly choose: string;
  readonly situations: Readonly<Record<Situation, {readonly label: string; readonly note: string}>>;
  readonly alt: string;
  readonly rows: {readonly same: string; readonly other: string};
  readonly slider: string;
  readonly outcomes: Readonly<Record<keyof Outcome, {readonly label: string; readonly hint: string}>>;
}

const left = 120;
const width = 620;
const x = (alike: number) => left + ((alike - 0.3) / 0.7) * width;

export function MatchThreshold({id, copy}: {readonly id: string; readonly copy: MatchThresholdCopy}) {
  const [state, setState] = useQueryState(startMatch, matchCodec);
  const {situation, threshold} = state;
  const pairs = samplePairs[situation];
  const result = outcome(pairs, threshold / 100);
  return (
    <Section id={id} tone="tint">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <div className={styles.demo}>
        <div className={styles.view}>
          <div className={styles.top}>
            <ChoiceBar
              label={copy.choose}
              choices={situations.map((one) => ({id: one, label: copy.situations[one].label}))}
              value={situation}
              onChange={(next) => setState({...state, situation: next})}
            />
            <Badge tone="line">{copy.badge}</Badge>
          </div>
          <svg className={styles.strip} viewBox="0 0 760 210" role="img" aria-label={copy.alt}>
            <path className={styles.axis} d={`M${left} 70H${left + width}M${left} 150H${left + width}`} />
            <text x="0" y="75">
              {copy.rows.same}
            </text>
            <text x="0" y="155">
              {copy.rows.other}
            </text>
            {pairs.map(({alike, same}) => (
              <circle
                key={`${same} ${alike}`}
                className={clsx(styles.dot, same !== alike >= threshold / 100 && styles.wrong)}
                cx={x(alike)}
                cy={same ? 70 : 150}
                r="9"
              />
            ))}
            <path className={styles.line} d={`M${x(threshold / 100)} 24V186`} />
            <text x={x(threshold / 100)} y="206" textAnchor="middle" className={styles.value}>
              {threshold}%
            </text>
          </svg>
          <RangeField
            label={copy.slider}
            text={`${threshold}%`}
            value={threshold}
            min={thresholdRange.min}
            max={thresholdRange.max}
            onChange={(next) => setState({...state, threshold: next})}
          />
        </div>
        <div className={styles.result} aria-live="polite">
          <dl>
            {(['joined', 'broken', 'mixed', 'apart'] as const).map((name) => (
              <div key={name} data-wrong={name === 'broken' || name === 'mixed'}>
                <dt>
                  {copy.outcomes[name].label}
                  <span>{copy.outcomes[name].hint}</span>
                </dt>
                <dd>{result[name]}</dd>
              </div>
            ))}
          </dl>
          <p>{copy.situations[situation].note}</p>
        </div>
      </div>
    </Section>
  );
}
