/** A visit's score, put together in front of the reader: weights, verdicts, the sum, and the item that cannot be outvoted. */
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {SelectField} from '@site/src/features/calculators/Choices';
import {RangeField} from '@site/src/features/calculators/RangeField';
import styles from './ScoreSheet.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';
import {
  scoreItems,
  sheetCodec,
  startSheet,
  verdicts,
  visitScore,
  weightRange,
  type Scored,
  type ScoreItemId,
  type Sheet,
  type Verdict,
} from './visitScore';

export interface ScoreSheetCopy {
  readonly badge: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly items: Readonly<Record<ScoreItemId, string>>;
  readonly critical: string;
  readonly weight: string;
  readonly verdict: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly points: (weight: number) => string;
  readonly score: string;
  readonly formulaTitle: string;
  readonly formula: string;
  readonly filled: (earned: number, possible: number, score: number) => string;
  readonly capped: string;
  readonly empty: string;
  readonly note: string;
}

export function ScoreSheet({id, copy}: {readonly id: string; readonly copy: ScoreSheetCopy}) {
  const [sheet, setSheet] = useQueryState<Sheet>(startSheet, sheetCodec);
  const {earned, possible, score, capped} = visitScore(sheet);
  const change = (item: ScoreItemId, part: Partial<Scored>) => setSheet({...sheet, [item]: {...sheet[item], ...part}});
  return (
    <Section id={id} tone="tint">
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.sheet}>
        <ul className={styles.items}>
          {scoreItems.map(({id: item, critical}) => (
            <li key={item}>
              <h3>
                {copy.items[item]}
                {critical && <Badge tone="warm">{copy.critical}</Badge>}
              </h3>
              <RangeField
                label={copy.weight}
                text={copy.points(sheet[item].weight)}
                {...weightRange}
                value={sheet[item].weight}
                onChange={(weight) => change(item, {weight})}
              />
              <SelectField
                label={`${copy.items[item]}: ${copy.verdict}`}
                quiet
                value={sheet[item].verdict}
                options={verdicts.map((value) => ({value, label: copy.verdicts[value]}))}
                onChange={(verdict) => change(item, {verdict})}
              />
            </li>
          ))}
        </ul>
        <div className={styles.result}>
          <div aria-live="polite">
            <p>{copy.score}</p>
            <p className={styles.score}>{score ?? '–'}</p>
            {capped && <p className={styles.capped}>{copy.capped}</p>}
          </div>
          <h3>{copy.formulaTitle}</h3>
          <p>{copy.formula}</p>
          <p>{score === null ? copy.empty : copy.filled(earned, possible, Math.round((earned / possible) * 100))}</p>
          <p className={styles.note}>{copy.note}</p>
        </div>
      </div>
    </Section>
  );
}
