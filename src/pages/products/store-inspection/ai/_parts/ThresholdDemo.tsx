/** Draw the line yourself: fewer pictures for people to look at, or fewer that slip by. */
import type {CSSProperties} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {RangeField} from '@site/src/features/calculators/RangeField';
import {lookSeconds, outcomeAt, samplePictures, thresholdCodec, thresholdRange} from './threshold';
import styles from './ThresholdDemo.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface ThresholdDemoCopy {
  readonly badge: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly line: string;
  readonly percent: (value: number) => string;
  readonly alt: (threshold: number) => string;
  readonly wrong: string;
  readonly fine: string;
  readonly skipped: string;
  readonly forwarded: string;
  readonly confirmed: string;
  readonly dismissed: string;
  readonly missed: string;
  readonly effort: string;
  readonly minutes: (minutes: string) => string;
  readonly sum: (shown: number, seconds: number) => string;
  readonly note: string;
}

/** Place on the strip in percent: the scale runs from the lowest score to 100. */
const place = (score: number): number => ((score - thresholdRange.min) / (100 - thresholdRange.min)) * 100;

/** What stands under the slider, on the scale of the strip. */
const ticks = [thresholdRange.min, thresholdRange.start, thresholdRange.max];

/** Pictures of equal score are stacked, so that none hides another. */
const dots = samplePictures.map((picture, index) => ({
  ...picture,
  level: samplePictures
    .slice(0, index)
    .filter((other) => other.wrong === picture.wrong && Math.abs(other.score - picture.score) < 1).length,
}));

export function ThresholdDemo({id, copy}: {readonly id: string; readonly copy: ThresholdDemoCopy}) {
  const [threshold, setThreshold] = useQueryState<number>(thresholdRange.start, thresholdCodec);
  const outcome = outcomeAt(samplePictures, threshold);
  return (
    <Section id={id} tone="tint">
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.demo}>
        <div>
          <div
            className={styles.strip}
            role="img"
            aria-label={copy.alt(threshold)}
            style={{'--line-at': `${place(threshold)}%`} as CSSProperties}
          >
            <i className={styles.forwarded} />
            {[true, false].map((wrong) => (
              <div key={String(wrong)} className={wrong ? styles.wrong : styles.fine}>
                <span>{wrong ? copy.wrong : copy.fine}</span>
                {dots
                  .filter((dot) => dot.wrong === wrong)
                  .map((dot) => (
                    <b
                      key={`${dot.score}-${dot.level}`}
                      className={dot.score >= threshold ? styles.shown : undefined}
                      style={{insetInlineStart: `${place(dot.score)}%`, insetBlockEnd: `${dot.level * 16}px`}}
                    />
                  ))}
              </div>
            ))}
            <p className={styles.sides} aria-hidden="true">
              <span>{copy.skipped}</span>
              <span>{copy.forwarded}</span>
            </p>
          </div>
          <div className={styles.slider} style={{'--max-at': place(thresholdRange.max) / 100} as CSSProperties}>
            <RangeField
              label={copy.line}
              text={copy.percent(threshold)}
              {...thresholdRange}
              value={threshold}
              onChange={setThreshold}
            />
          </div>
          <p className={styles.ticks} aria-hidden="true">
            {ticks.map((tick) => (
              <span key={tick} style={{insetInlineStart: `${place(tick)}%`}}>
                {tick}%
              </span>
            ))}
          </p>
        </div>
        <div aria-live="polite">
          <dl className={styles.figures}>
            <div>
              <dt>{copy.confirmed}</dt>
              <dd className={styles.good}>{outcome.confirmed}</dd>
            </div>
            <div>
              <dt>{copy.dismissed}</dt>
              <dd>{outcome.dismissed}</dd>
            </div>
            <div>
              <dt>{copy.missed}</dt>
              <dd className={styles.bad}>{outcome.missed}</dd>
            </div>
            <div>
              <dt>{copy.effort}</dt>
              <dd>{copy.minutes((outcome.seconds / 60).toFixed(1))}</dd>
            </div>
          </dl>
          <p className={styles.sum}>{copy.sum(outcome.shown, lookSeconds)}</p>
        </div>
      </div>
      <p className={styles.note}>{copy.note}</p>
    </Section>
  );
}
