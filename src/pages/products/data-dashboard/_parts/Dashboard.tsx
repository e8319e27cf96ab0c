/** The morning dashboard as real page content with sample data: the role decides which numbers it opens with. */
import clsx from 'clsx';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {ChoiceBar} from '@site/src/features/calculators/ChoiceBar';
import {
  change,
  metric,
  roleCodec,
  roleMetrics,
  roles,
  sampleHours,
  sampleRegions,
  sampleStores,
  total,
  type Metric,
  type Role,
  type StoreDayTotals,
} from './dashboardMetrics';
import styles from './Dashboard.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface DashboardCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly choose: string;
  readonly roles: Readonly<Record<Role, {readonly label: string; readonly heading: string; readonly note: string}>>;
  readonly metrics: Readonly<Record<Metric, string>>;
  readonly format: {
    readonly visits: (value: string) => string;
    readonly money: (value: string) => string;
    readonly minutes: (value: string) => string;
  };
  readonly against: string;
  readonly noChange: string;
  readonly hours: {
    readonly title: string;
    readonly alt: string;
    readonly busiest: (hour: number, visits: number) => string;
  };
  readonly place: {readonly store: string; readonly region: string};
  readonly stores: readonly string[];
  readonly regions: readonly string[];
  readonly sum: string;
  readonly silent: string;
  readonly silentValue: (silent: number, stores: number) => string;
  readonly ask: string;
}

export function Dashboard({id, copy}: {readonly id: string; readonly copy: DashboardCopy}) {
  const [role, setRole] = useQueryState<Role>('store', roleCodec);
  const rows = role === 'head' ? sampleRegions : sampleStores;
  const [own] = sampleStores;
  const now = role === 'store' && own ? own.now : total(rows.map((row) => row.now));
  const before = role === 'store' && own ? own.before : total(rows.map((row) => row.before));
  return (
    <Section id={id}>
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={
          <ChoiceBar
            label={copy.choose}
            choices={roles.map((name) => ({id: name, label: copy.roles[name].label}))}
            value={role}
            onChange={setRole}
          />
        }
      />
      <div className={styles.board} aria-live="polite">
        <div className={styles.head}>
          <h3>{copy.roles[role].heading}</h3>
          <Badge tone="warm">{copy.badge}</Badge>
        </div>
        <dl className={styles.tiles}>
          {roleMetrics[role].map((name) => (
            <div key={name}>
              <dt>{copy.metrics[name]}</dt>
              <dd>
                <Value name={name} totals={now} copy={copy} />
                <Delta value={change(name, now, before)} copy={copy} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.body}>
          {role === 'store' ? <Hours copy={copy} /> : <Ranking role={role} copy={copy} />}
          <div className={styles.ask}>
            <p>{copy.ask}</p>
            <p>{copy.roles[role].note}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}

const grouped = (value: number) =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');

/** A metric in the words of the edition. */
function Value({
  name,
  totals,
  copy,
}: {
  readonly name: Metric;
  readonly totals: StoreDayTotals;
  readonly copy: DashboardCopy;
}) {
  const value = metric(name, totals);
  if (value === null) return <>–</>;
  if (name === 'visits') return <>{copy.format.visits(grouped(value))}</>;
  if (name === 'salesPerVisit') return <>{copy.format.money(value.toFixed(2))}</>;
  if (name === 'dwell') return <>{copy.format.minutes(value.toFixed(1))}</>;
  return <>{value.toFixed(1)}%</>;
}

/** Change against the same weekday; the arrow says the direction, the color only repeats it. */
function Delta({value, copy}: {readonly value: number | null; readonly copy: DashboardCopy}) {
  if (value === null) return null;
  const small = Math.abs(value) < 0.5;
  return (
    <small className={clsx(styles.delta, !small && (value > 0 ? styles.up : styles.down))}>
      {small ? copy.noChange : `${value > 0 ? '↑' : '↓'} ${Math.abs(value).toFixed(1)}%`} <span>{copy.against}</span>
    </small>
  );
}

/** Visits by hour of one store. */
function Hours({copy}: {readonly copy: DashboardCopy}) {
  const most = Math.max(...sampleHours);
  const busiest = sampleHours.indexOf(most as (typeof sampleHours)[number]);
  return (
    <figure className={styles.hours}>
      <figcaption>{copy.hours.title}</figcaption>
      <svg viewBox="0 0 600 210" role="img" aria-label={copy.hours.alt}>
        {sampleHours.map((visits, index) => {
          const height = (visits / most) * 140;
          return (
            <g key={`${index + 10}`}>
              <rect
                className={index === busiest ? styles.top : styles.bar}
                x={index * 50 + 8}
                y={172 - height}
                width="34"
                height={height}
                rx="4"
              />
              <text x={index * 50 + 25} y={164 - height} textAnchor="middle">
                {visits}
              </text>
              <text className={styles.axis} x={index * 50 + 25} y="196" textAnchor="middle">
                {index + 10}
              </text>
            </g>
          );
        })}
        <path d="M0 172.5h600" />
      </svg>
      <p>{copy.hours.busiest(busiest + 10, most)}</p>
    </figure>
  );
}

/** Stores of a region, or regions of the chain, best conversion first; the last row is their sum. */
function Ranking({role, copy}: {readonly role: Exclude<Role, 'store'>; readonly copy: DashboardCopy}) {
  const names = role === 'region' ? copy.stores : copy.regions;
  const rows = (role === 'region' ? sampleStores : sampleRegions).map((row, index) => ({
    ...row,
    name: names[index] ?? '',
    silent: 'silent' in row ? copy.silentValue(row.silent as number, sampleRegions[index]?.stores ?? 0) : undefined,
  }));
  const ordered = [...rows].sort((a, b) => (metric('conversion', b.now) ?? 0) - (metric('conversion', a.now) ?? 0));
  const sum = total(rows.map((row) => row.now));
  return (
    // Scrolled by keyboard where it is wider than the screen.

    <div className={styles.scroll} role="region" aria-label={copy.roles[role].heading} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{copy.place[role === 'region' ? 'store' : 'region']}</th>
            {roleMetrics[role].map((name) => (
              <th key={name} scope="col">
                {copy.metrics[name]}
              </th>
            ))}
            {role === 'head' && <th scope="col">{copy.silent}</th>}
          </tr>
        </thead>
        <tbody>
          {[...ordered, {name: copy.sum, now: sum, silent: ''}].map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {roleMetrics[role].map((name) => (
                <td key={name}>
                  <Value name={name} totals={row.now} copy={copy} />
                </td>
              ))}
              {role === 'head' && <td>{row.silent}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
