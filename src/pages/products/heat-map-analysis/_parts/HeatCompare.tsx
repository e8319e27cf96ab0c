/** Before and after a table was moved: one plan over the other with a slider between, or the difference. */
import {useMemo, useState} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {ChoiceBar} from '@site/src/features/calculators/ChoiceBar';
import {changeCells, HeatLegend, HeatPlan, warmCells, type HeatPlanCopy} from './HeatPlan';
import {areaFigures, heatCells, heatChange, type AreaFigures} from './heatCells';
import {tables, tableZones, weekVisits} from './heatSample';
import styles from './HeatCompare.module.css';
import {RangeField} from '@site/src/features/calculators/RangeField';

export interface HeatCompareCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly choose: string;
  readonly views: {readonly slide: string; readonly change: string};
  readonly before: string;
  readonly after: string;
  readonly alt: string;
  readonly changeAlt: string;
  readonly slider: string;
  readonly shown: (percent: number) => string;
  readonly warm: {readonly low: string; readonly high: string; readonly few: string};
  readonly change: {readonly low: string; readonly high: string; readonly few: string};
  readonly figures: {
    readonly title: string;
    readonly measure: string;
    readonly passed: string;
    readonly stops: string;
    readonly share: string;
    readonly seconds: string;
    readonly unit: (value: string) => string;
  };
  readonly reading: string;
}

/** Top of the dwell scale, the same for both weeks. */
const most = 30;

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
  const [cut, setCut] = useState(50);
  const {before, after, change, figures} = useMemo(() => {
    const visits = {before: weekVisits('before'), after: weekVisits('after')};
    const cells = {before: heatCells(visits.before), after: heatCells(visits.after)};
    return {
      before: warmCells(cells.before.values(), 'dwell', most),
      after: warmCells(cells.after.values(), 'dwell', most),
      change: changeCells(heatChange(cells.before, cells.after)),
      figures: {
        before: areaFigures(visits.before, tableZones.before),
        after: areaFigures(visits.after, tableZones.after),
      },
    };
  }, []);
  const words = copy.figures;
  const rows: {name: string; of: (one: AreaFigures) => string}[] = [
    {name: words.passed, of: (one) => String(one.passed)},
    {name: words.stops, of: (one) => String(one.stops)},
    {name: words.share, of: (one) => `${Math.round(one.share)}%`},
    {name: words.seconds, of: (one) => words.unit(one.seconds.toFixed(1))},
  ];
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
              <RangeField label={copy.slider} text={copy.shown(cut)} value={cut} min={0} max={100} onChange={setCut} />
              <HeatLegend kind="warm" words={copy.warm} />
            </>
          ) : (
            <>
              <HeatPlan
                label={copy.changeAlt}
                copy={plan}
                table={tables.after}
                zone={tableZones.after}
                cells={change}
              />
              <HeatLegend kind="change" words={copy.change} />
            </>
          )}
        </div>
        <div className={styles.words}>
          <Badge tone="line">{copy.badge}</Badge>
          <table className={styles.table}>
            <caption>{words.title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.measure}</th>
                <th scope="col">{copy.before}</th>
                <th scope="col">{copy.after}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({name, of}) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{of(figures.before)}</td>
                  <td>{of(figures.after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{copy.reading}</p>
        </div>
      </div>
    </Section>
  );
}
