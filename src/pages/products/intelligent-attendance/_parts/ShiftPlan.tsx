/** Shifts as planned over people as present: gaps marked, the floor's crowd below, so that one can tell a late person from a bad plan. */
import {useState} from 'react';
import clock from '@copy/clock';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {ShiftChart, type ShiftChartCopy} from './ShiftChart';
import {
  busiest,
  defaultGrace,
  gapsOfAll,
  graceCodec,
  graces,
  headsAt,
  loads,
  plannedHeads,
  plannedLoads,
  startOf,
} from './shiftDay';
import styles from './ShiftPlan.module.css';
import {sampleVisits} from '@site/src/features/calculators/shifts';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface ShiftPlanCopy extends ShiftChartCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly grace: string;
  readonly minutes: (minutes: number) => string;
  readonly visitsFrom: (from: string) => string;
  readonly onFloor: string;
  readonly perPerson: string;
  readonly found: (count: number, minutes: number) => string;
  readonly gap: (name: string, from: string, to: string, minutes: number) => string;
  /** About the hour in which the plan asks most of each person. */
  readonly busiest: (from: string, planned: number, perPerson: number) => string;
}

export function ShiftPlan({id, copy}: {readonly id: string; readonly copy: ShiftPlanCopy}) {
  const [grace, setGrace] = useQueryState(defaultGrace, graceCodec);
  const [hour, setHour] = useState(busiest);
  const found = gapsOfAll(grace);
  const total = found.reduce((sum, {span: [from, to]}) => sum + to - from, 0);
  return (
    <Section id={id} tone="tint">
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.demo}>
        <ShiftChart grace={grace} hour={hour} copy={copy} onHour={setHour} />
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
                  {copy.gap(copy.people[person] ?? '', clock.time(from), clock.time(to), to - from)}
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
              <dd>{headsAt(hour)}</dd>
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
