/** How a planner calculates: quantity, formula, reason. Opens below the result, without script. */
import {Icon} from '../../components/ui/Icon';
import styles from './PlannerRules.module.css';

export interface PlannerRulesProps {
  readonly title: string;
  readonly items: readonly {readonly name: string; readonly formula: string; readonly why: string}[];
  /** Where the formulas are what the page is about. */
  readonly open?: boolean;
}

export function PlannerRules({title, items, open}: PlannerRulesProps) {
  return (
    <details className={styles.rules} open={open}>
      <summary>
        <h3>{title}</h3>
        <Icon name="plus" />
      </summary>
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
    </details>
  );
}
