/** Shifts as planned over people as present: gaps marked, the floor's crowd below, so that one can tell a late person from a bad plan. */
import {useState} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './ShiftPlan.module.css';
import {
  clock,
  gaps,
  headcount,
  open,
  sampleShifts,
  sampleVisits,
  type Span,
} from '@site/src/features/calculators/shifts';
import {setOrDelete, useQueryState, type QueryCodec} from '@site/src/components/ui/useQueryState';

export interface ShiftPlanCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  /** Names of the sample's five shifts, in its order. */
  readonly people: readonly string[];
  readonly legend: {readonly planned: string; readonly present: string; readonly gap: string};
  readonly grace: string;
  readonly minutes: (minutes: number) => string;
  readonly visits: string;
  readonly visitsFrom: (from: string) => string;
  readonly onFloor: string;
  readonly perPerson: string;
  readonly slider: string;
  readonly hour: (from: string, present: string, visits: number) => string;
  readonly found: (count: number, minutes: number) => string;
  readonly gap: (name: string, from: string, to: string, minutes: number) => string;
  /** About the hour in which the plan asks most of each person. */
  readonly busiest: (from: string, planned: number, perPerson: number) => string;
}

const graces = [0, 5, 15];
const defaultGrace = 5;

/** `?grace=15`. */
const graceCodec: QueryCodec<number> = {
  read: (query) => {
    const grace = Number(query.get('grace') ?? defaultGrace);
    return graces.includes(grace) ? grace : defaultGrace;
  },
  write: (grace, query) => setOrDelete(query, 'grace', grace === defaultGrace ? undefined : String(grace)),
};

const share = (minutes: number) => `${((minutes - open[0]) / (open[1] - open[0])) * 100}%`;
const place = ([from, to]: Span) => {
  const [start, end] = [Math.max(from, open[0]), Math.min(to, open[1])];
  return {insetInlineStart: share(start), width: `${((end - start) / (open[1] - open[0])) * 100}%`};
};

const presentHeads = headcount(
  sampleShifts.map((shift) => shift.present),
  open,
);
const plannedHeads = headcount(
  sampleShifts.map((shift) => shift.planned),
  open,
);
const load = (heads: readonly number[]) => sampleVisits.map((visits, hour) => visits / (heads[hour] || 1));
const loads = load(presentHeads);
const plannedLoads = load(plannedHeads);
/** The hour with the highest planned load per person, regardless of lateness. */
const busiest = plannedLoads.indexOf(Math.max(...plannedLoads));
const mostVisits = Math.max(...sampleVisits);

export function ShiftPlan({id, copy}: {readonly id: string; readonly copy: ShiftPlanCopy}) {
  const [grace, setGrace] = useQueryState(defaultGrace, graceCodec);
  const [hour, setHour] = useState(busiest);
  const found = sampleShifts.flatMap((shift, person) => gaps(shift, grace).map((span) => ({person, span})));
  const total = found.reduce((sum, {span: [from, to]}) => sum + to - from, 0);
  const startOf = (index: number) => clock(open[0] + index * 60);
  const heads = (index: number) => (presentHeads[index] ?? 0).toFixed(1);
  return (
    <Section id={id} tone="tint">
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.demo}>
        <div className={styles.chart}>
          <ul className={styles.legend}>
            <li className={styles.keyPlanned}>{copy.legend.planned}</li>
            <li className={styles.keyPresent}>{copy.legend.present}</li>
            <li className={styles.keyGap}>{copy.legend.gap}</li>
          </ul>
          <div className={styles.rows} aria-hidden="true">
            {sampleShifts.map((shift, person) => (
              <div key={copy.people[person]} className={styles.row}>
                <span>{copy.people[person]}</span>
                <div className={styles.track}>
                  {shift.planned.map((span) => (
                    <i key={span[0]} className={styles.planned} style={place(span)} />
                  ))}
                  {shift.present.map((span) => (
                    <i key={span[0]} className={styles.present} style={place(span)} />
                  ))}
                  {gaps(shift, grace).map((span) => (
                    <i key={span[0]} className={styles.gap} style={place(span)} />
                  ))}
                </div>
              </div>
            ))}
          </div>
          <div className={styles.row}>
            <span>{copy.visits}</span>
            <div>
              <div className={styles.hours} aria-hidden="true">
                {sampleVisits.map((visits, index) => (
                  <div key={startOf(index)} data-now={index === hour || undefined}>
                    <i style={{height: `${(visits / mostVisits) * 100}%`}} />
                    <span>{Math.floor(open[0] / 60) + index}</span>
                  </div>
                ))}
              </div>
              <input
                className={styles.slider}
                type="range"
                min={0}
                max={sampleVisits.length - 1}
                value={hour}
                aria-label={copy.slider}
                aria-valuetext={copy.hour(startOf(hour), heads(hour), sampleVisits[hour] ?? 0)}
                onChange={(event) => setHour(Number(event.target.value))}
              />
            </div>
          </div>
        </div>
        <div className={styles.panel}>
          <div role="group" aria-label={copy.grace} className={styles.grace}>
            <p>{copy.grace}</p>
            <div>
              {graces.map((minutes) => (
                <button key={minutes} type="button" aria-pressed={minutes === grace} onClick={() => setGrace(minutes)}>
                  {copy.minutes(minutes)}
                </button>
              ))}
            </div>
          </div>
          <div aria-live="polite">
            <p className={styles.total}>{copy.found(found.length, total)}</p>
            <ul className={styles.found}>
              {found.map(({person, span: [from, to]}) => (
                <li key={`${person}-${from}`}>
                  {copy.gap(copy.people[person] ?? '', clock(from), clock(to), to - from)}
                </li>
              ))}
            </ul>
          </div>
          <dl className={styles.figures} aria-live="polite">
            <div>
              <dt>{copy.visitsFrom(startOf(hour))}</dt>
              <dd>{sampleVisits[hour]}</dd>
            </div>
            <div>
              <dt>{copy.onFloor}</dt>
              <dd>{heads(hour)}</dd>
            </div>
            <div>
              <dt>{copy.perPerson}</dt>
              <dd className={hour === busiest ? styles.high : undefined}>{Math.round(loads[hour] ?? 0)}</dd>
            </div>
          </dl>
          <p className={styles.moral}>
            {copy.busiest(startOf(busiest), plannedHeads[busiest] ?? 0, Math.round(plannedLoads[busiest] ?? 0))}
          </p>
        </div>
      </div>
    </Section>
  );
}
