/** A few sample lines of a log, as the person they are about sees them. */
import clock from '@copy/clock';
import {Badge} from '@site/src/components/ui/Badge';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './AuditLog.module.css';

export interface AuditLogProps {
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly heads: readonly string[];
  readonly lines: readonly {
    readonly time: string;
    readonly who: string;
    readonly did: string;
    readonly result: string;
    readonly refused?: boolean;
  }[];
}

export function AuditLog({title, lead, badge, heads, lines}: AuditLogProps) {
  return (
    <Section fold="log">
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
    </Section>
  );
}
