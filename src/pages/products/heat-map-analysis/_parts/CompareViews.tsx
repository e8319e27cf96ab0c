/** The two ways to compare: one plan over the other with a slider between, or the difference alone. */
import {Badge} from '@site/src/components/ui/Badge';
import type {HeatCompareCopy} from './heatCompareCopy';
import {HeatLegend, HeatPlan, type HeatPlanCopy} from './HeatPlan';
import {tables, tableZones} from './heatSample';
import type {WeekComparison} from './heatWeeks';
import styles from './HeatCompare.module.css';
import {RangeField} from '@site/src/features/calculators/RangeField';

export interface SlideViewProps {
  readonly weeks: Pick<WeekComparison, 'before' | 'after'>;
  /** How much of the width shows the week before, in percent. */
  readonly cut: number;
  readonly copy: HeatCompareCopy;
  readonly plan: HeatPlanCopy;
  readonly onCut: (cut: number) => void;
}

export function SlideView({weeks: {before, after}, cut, copy, plan, onCut}: SlideViewProps) {
  return (
    <>
      <div className={styles.stack}>
        <HeatPlan
          label={`${copy.alt} ${copy.after}`}
          copy={plan}
          table={tables.after}
          zone={tableZones.after}
          cells={after}
        />
        <div className={styles.over} style={{clipPath: `inset(0 ${100 - cut}% 0 0)`}}>
          <HeatPlan
            label={`${copy.alt} ${copy.before}`}
            copy={plan}
            table={tables.before}
            zone={tableZones.before}
            cells={before}
          />
        </div>
        <i className={styles.line} style={{insetInlineStart: `${cut}%`}} aria-hidden="true" />
        <Badge tone="blue" className={styles.left}>
          {copy.before}
        </Badge>
        <Badge tone="warm" className={styles.right}>
          {copy.after}
        </Badge>
      </div>
      <RangeField label={copy.slider} text={copy.shown(cut)} value={cut} min={0} max={100} onChange={onCut} />
      <HeatLegend kind="warm" words={copy.warm} />
    </>
  );
}

export interface ChangeViewProps {
  readonly cells: WeekComparison['change'];
  readonly copy: HeatCompareCopy;
  readonly plan: HeatPlanCopy;
}

export function ChangeView({cells, copy, plan}: ChangeViewProps) {
  return (
    <>
      <HeatPlan label={copy.changeAlt} copy={plan} table={tables.after} zone={tableZones.after} cells={cells} />
      <HeatLegend kind="change" words={copy.change} />
    </>
  );
}
