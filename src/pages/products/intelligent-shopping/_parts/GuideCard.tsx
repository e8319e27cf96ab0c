/** What a shop assistant sees when a member has announced herself: a sample card, and what it leaves out. */
import {Badge} from '@site/src/components/ui/Badge';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './GuideCard.module.css';

export interface GuideCardCopy {
  readonly badge: string;
  readonly name: string;
  readonly level: string;
  readonly rows: readonly {readonly label: string; readonly value: string}[];
  readonly wish: string;
  readonly absentTitle: string;
  readonly absent: readonly string[];
}

export function GuideCard({copy}: {readonly copy: GuideCardCopy}) {
  return (
    <div className={styles.pair}>
      <div className={styles.card}>
        <Badge tone="line">{copy.badge}</Badge>
        <p className={styles.name}>
          {copy.name} <span>{copy.level}</span>
        </p>
        <dl>
          {copy.rows.map(({label, value}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.wish}>{copy.wish}</p>
      </div>
      <div className={styles.absent}>
        <h4>{copy.absentTitle}</h4>
        <ul>
          {copy.absent.map((item) => (
            <li key={item}>
              <Icon name="close" size={16} />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
