/** How a planner calculates: quantity, formula, reason. Readable without script. */
import styles from './PlannerRules.module.css';

export interface PlannerRulesProps {
  readonly title: string;
  readonly items: readonly {readonly name: string; readonly formula: string; readonly why: string}[];
}

export function PlannerRules({title, items}: PlannerRulesProps) {
  return (
    <div className={styles.rules}>
      <h3>{title}</h3>
      <dl>
        {items.map(({name, formula, why}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <p className={styles.formula}>{formula}</p>
              <p>{why}</p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
