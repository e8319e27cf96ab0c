/** One floor through the day, by passing or by dwell: the same hour looks different by each. */
import {useMemo} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {ChoiceBar} from '@site/src/features/calculators/ChoiceBar';
import {HeatLegend, HeatPlan, warmCells, type HeatPlanCopy} from './HeatPlan';
import {heatCells} from './heatCells';
import {
  dayParts,
  dayPartVisits,
  heatCodec,
  measures,
  startHeat,
  tables,
  type DayPart,
  type Measure,
} from './heatSample';
import styles from './HeatDay.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface HeatDayCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly choosePart: string;
  readonly chooseMeasure: string;
  readonly parts: Readonly<Record<DayPart, {readonly label: string; readonly passing: string; readonly dwell: string}>>;
  readonly measures: Readonly<Record<Measure, {readonly label: string; readonly low: string; readonly high: string}>>;
  readonly few: string;
  readonly reading: string;
}

/** Top of the scale for each measure, one for the whole day: colors can be compared. */
const most = {passing: 450, dwell: 30} as const;

export function HeatDay({
  id,
  copy,
  plan,
}: {
  readonly id: string;
  readonly copy: HeatDayCopy;
  readonly plan: HeatPlanCopy;
}) {
  const [view, setView] = useQueryState(startHeat, heatCodec);
  const {part, measure} = view;
  const cells = useMemo(() => heatCells(dayPartVisits(part)), [part]);
  const words = copy.measures[measure];
  return (
    <Section id={id}>
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <div className={styles.day}>
        <div className={styles.view}>
          <HeatPlan
            label={`${copy.parts[part].label}, ${words.label}: ${copy.parts[part][measure]}`}
            copy={plan}
            table={tables.before}
            cells={warmCells(cells.values(), measure, most[measure])}
          />
          <HeatLegend kind="warm" words={{low: words.low, high: words.high, few: copy.few}} />
        </div>
        <div className={styles.controls}>
          <Badge tone="line">{copy.badge}</Badge>
          <ChoiceBar
            label={copy.choosePart}
            choices={dayParts.map((name) => ({id: name, label: copy.parts[name].label}))}
            value={part}
            onChange={(next) => setView({...view, part: next})}
          />
          <ChoiceBar
            label={copy.chooseMeasure}
            choices={measures.map((name) => ({id: name, label: copy.measures[name].label}))}
            value={measure}
            onChange={(next) => setView({...view, measure: next})}
          />
          <div aria-live="polite">
            <h3>{copy.reading}</h3>
            <p>{copy.parts[part][measure]}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
