/** Two working days drawn to the minute: on the road and at the desk, for the same region. */
import {Badge} from '@site/src/components/ui/Badge';
import {Container, useAnchor} from '@site/src/components/ui/Section';
import {
  dayMinutes,
  routeCodec,
  routeInputNames,
  routeInputs,
  routeResult,
  startPlan,
  type RouteInput,
  type RoutePlan,
} from '@site/src/pages/products/store-inspection/cloud/_parts/routePlan';
import styles from './DayRoute.module.css';
import {RangeField} from '@site/src/features/calculators/RangeField';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface DayRouteCopy {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly fields: Readonly<Record<RouteInput, string>>;
  readonly units: Readonly<Record<RouteInput, (value: number) => string>>;
  readonly road: string;
  readonly desk: string;
  readonly legend: {readonly drive: string; readonly visit: string; readonly check: string};
  readonly alt: (kind: string, stores: number) => string;
  readonly days: (days: number) => string;
  readonly roadSum: (plan: RoutePlan, perDay: number, days: number) => string;
  readonly deskSum: (plan: RoutePlan, perDay: number, days: number) => string;
  readonly driving: (minutes: number) => string;
  readonly note: string;
}

const width = (minutes: number): string => `${(minutes / dayMinutes) * 100}%`;

export function DayRoute({id, copy}: {readonly id: string; readonly copy: DayRouteCopy}) {
  useAnchor(id);
  const [plan, setPlan] = useQueryState<RoutePlan>(startPlan, routeCodec);
  const result = routeResult(plan);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Container>
        <div className={styles.head}>
          <div>
            <h2 id={`${id}-title`}>{copy.title}</h2>
            <p>{copy.text}</p>
          </div>
          <Badge tone="line">{copy.badge}</Badge>
        </div>
        <div className={styles.fields}>
          {routeInputNames.map((name) => (
            <RangeField
              key={name}
              label={copy.fields[name]}
              text={copy.units[name](plan[name])}
              min={routeInputs[name].min}
              max={routeInputs[name].max}
              step={routeInputs[name].step}
              value={plan[name]}
              onChange={(value) => setPlan({...plan, [name]: value})}
            />
          ))}
        </div>
        <div className={styles.days} aria-live="polite">
          <div>
            <h3>{copy.road}</h3>
            <p className={styles.figure}>{copy.days(result.roadDays)}</p>
            <p className={styles.sum}>{copy.roadSum(plan, result.onRoad, result.roadDays)}</p>
          </div>
          <div className={styles.strip} role="img" aria-label={copy.alt(copy.road, result.onRoad)}>
            {Array.from({length: result.onRoad}, (_, index) => (
              <span
                key={index}
                className={styles.pair}
                style={{width: width(Math.min(plan.drive + plan.visit, dayMinutes))}}
              >
                <i className={styles.drive} style={{flexGrow: plan.drive}} />
                <i className={styles.visit} style={{flexGrow: plan.visit}} />
              </span>
            ))}
          </div>
          <div>
            <h3>{copy.desk}</h3>
            <p className={styles.figure}>{copy.days(result.deskDays)}</p>
            <p className={styles.sum}>{copy.deskSum(plan, result.atDesk, result.deskDays)}</p>
          </div>
          <div
            className={styles.strip}
            role="img"
            aria-label={copy.alt(copy.desk, Math.min(result.atDesk, plan.stores))}
          >
            {Array.from({length: Math.min(result.atDesk, plan.stores)}, (_, index) => (
              <span key={index} className={styles.pair} style={{width: width(plan.desk)}}>
                <i className={styles.check} style={{flexGrow: 1}} />
              </span>
            ))}
          </div>
          <ul className={styles.legend}>
            {(['drive', 'visit', 'check'] as const).map((kind) => (
              <li key={kind}>
                <i className={styles[kind]} aria-hidden="true" />
                {copy.legend[kind]}
              </li>
            ))}
            <li>{copy.driving(result.driving)}</li>
          </ul>
        </div>
        <p className={styles.note}>{copy.note}</p>
      </Container>
    </section>
  );
}
