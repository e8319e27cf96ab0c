/** Several ways to the same end, one row each, compared by the same few properties. */
import {Badge} from '../ui/Badge';
import styles from './Ways.module.css';

export interface WaysProps {
  readonly ways: readonly {
    readonly name: string;
    /** A condition on the way, e.g. that it needs consent. */
    readonly badge?: string;
    readonly facts: readonly {readonly label: string; readonly value: string}[];
  }[];
}

export function Ways({ways}: WaysProps) {
  return (
    <ul className={styles.ways}>
      {ways.map(({name, badge, facts}) => (
        <li key={name}>
          <div>
            <h3>{name}</h3>
            {badge && <Badge tone="warm">{badge}</Badge>}
          </div>
          <dl>
            {facts.map(({label, value}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
