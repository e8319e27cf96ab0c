/** Before and after a table was moved: one plan over the other with a slider between, or the difference. */
import {useMemo, useState} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {ChoiceBar} from '@site/src/features/calculators/ChoiceBar';
import {ChangeView, SlideView} from './CompareViews';
import {AreaTable} from './AreaTable';
import type {HeatCompareCopy} from './heatCompareCopy';
import type {HeatPlanCopy} from './HeatPlan';
import {compareWeeks} from './heatWeeks';
import styles from './HeatCompare.module.css';

export function HeatCompare({
  id,
  copy,
  plan,
}: {
  readonly id: string;
  readonly copy: HeatCompareCopy;
  readonly plan: HeatPlanCopy;
}) {
  const [view, setView] = useState<'slide' | 'change'>('slide');
  // In the middle it would cut the table's name and the door's.
  const [cut, setCut] = useState(40);
  const weeks = useMemo(() => compareWeeks(), []);
  return (
    <Section id={id} tone="tint">
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={
          <ChoiceBar
            label={copy.choose}
            choices={(['slide', 'change'] as const).map((name) => ({id: name, label: copy.views[name]}))}
            value={view}
            onChange={setView}
          />
        }
      />
      <div className={styles.compare}>
        <div className={styles.view}>
          {view === 'slide' ? (
            <SlideView weeks={weeks} cut={cut} copy={copy} plan={plan} onCut={setCut} />
          ) : (
            <ChangeView cells={weeks.change} copy={copy} plan={plan} />
          )}
        </div>
        <div className={styles.words}>
          <Badge tone="line">{copy.badge}</Badge>
          <AreaTable figures={weeks.figures} copy={copy} />
          <p>{copy.reading}</p>
        </div>
      </div>
    </Section>
  );
}
