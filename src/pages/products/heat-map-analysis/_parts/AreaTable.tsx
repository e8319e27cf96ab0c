/** Figures of the table's area, before and after. */
import type {HeatCompareCopy} from './heatCompareCopy';
import type {AreaFigures} from './heatCells';
import type {WeekComparison} from './heatWeeks';
import styles from './HeatCompare.module.css';

export interface AreaTableProps {
  readonly figures: WeekComparison['figures'];
  readonly copy: Pick<HeatCompareCopy, 'figures' | 'before' | 'after'>;
}

export function AreaTable({figures, copy}: AreaTableProps) {
  const words = copy.figures;
  const rows: {name: string; of: (one: AreaFigures) => string}[] = [
    {name: words.passed, of: (one) => String(one.passed)},
    {name: words.stops, of: (one) => String(one.stops)},
    {name: words.share, of: (one) => `${Math.round(one.share)}%`},
    {name: words.seconds, of: (one) => words.unit(one.seconds.toFixed(1))},
  ];
  return (
    <table className={styles.table}>
      <caption>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.measure}</th>
          <th scope="col">{copy.before}</th>
          <th scope="col">{copy.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, of}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{of(figures.before)}</td>
            <td>{of(figures.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
