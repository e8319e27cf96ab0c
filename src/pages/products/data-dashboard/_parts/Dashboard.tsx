/** The morning dashboard as real page content with sample data: the role decides which numbers it opens with. */
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {ChoiceBar} from '@site/src/features/calculators/ChoiceBar';
import type {DashboardCopy} from './dashboardCopy';
import {boardTotals, change, roleCodec, roleMetrics, roles, type Role} from './dashboardMetrics';
import {HourChart} from './HourChart';
import {MetricChange, MetricValue} from './MetricValue';
import {Ranking} from './Ranking';
import styles from './Dashboard.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export function Dashboard({id, copy}: {readonly id: string; readonly copy: DashboardCopy}) {
  const [role, setRole] = useQueryState<Role>('store', roleCodec);
  const {now, before} = boardTotals(role);
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
                <MetricValue name={name} totals={now} copy={copy} />
                <MetricChange value={change(name, now, before)} copy={copy} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.body}>
          {role === 'store' ? <HourChart copy={copy} /> : <Ranking role={role} copy={copy} />}
          <div className={styles.ask}>
            <p>{copy.ask}</p>
            <p>{copy.roles[role].note}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
