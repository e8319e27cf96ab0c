/** A few sample lines of a log, as the person they are about sees them; beside them the same list on a phone, where there is room. */
import clock from '@copy/clock';
import {Badge} from '@site/src/components/ui/Badge';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Numbers, Row, Screen, type ScreenHead} from '@site/src/features/apps/screens';
import styles from './AuditLog.module.css';

export interface AuditLogProps {
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly phone: ScreenHead & {readonly labels: readonly string[]};
  /** Names of the tabs of that app. */
  readonly tabs: readonly string[];
  readonly heads: readonly string[];
  readonly lines: readonly {
    readonly time: string;
    readonly who: string;
    readonly did: string;
    readonly result: string;
    readonly refused?: boolean;
  }[];
}

export function AuditLog({title, lead, badge, phone, tabs, heads, lines}: AuditLogProps) {
  const counts = [lines.length, lines.filter(({refused}) => refused).length];
  return (
    <Section fold="log" className={styles.section}>
      <div className={styles.head}>
        <SectionHead title={title} lead={lead} aside={<Badge tone="line">{badge}</Badge>} />
      </div>
      <table className={styles.log}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({time, who, did, result, refused}) => (
            <tr key={`${time}${who}`} className={refused ? styles.refused : undefined}>
              <td>{clock.written(time)}</td>
              <td>{who}</td>
              <td>{did}</td>
              <td>
                {refused && <Icon name="close" size={16} />}
                {result}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <svg className={styles.phone} viewBox="0 0 320 640" aria-hidden="true">
        <Screen title={phone.title} note={phone.note} tabs={tabs} open={0}>
          <Numbers y={112} items={phone.labels.map((label, at) => ({label, value: String(counts[at])}))} />
          {lines.slice(0, 5).map(({time, who, result, refused}, at) => (
            <Row
              key={time}
              y={212 + at * 68}
              title={who}
              note={`${clock.written(time)} · ${result}`}
              tone={refused ? 'warm' : 'ok'}
              mark
            />
          ))}
        </Screen>
      </svg>
    </Section>
  );
}
