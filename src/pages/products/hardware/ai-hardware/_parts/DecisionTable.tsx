/** Situations, what to take, why, and what people take by mistake. A table on wide screens, blocks on phones. */
import styles from './DecisionTable.module.css';

export interface DecisionTableProps {
  readonly caption: string;
  readonly head: {readonly situation: string; readonly take: string; readonly why: string; readonly mistake: string};
  readonly rows: readonly {
    readonly situation: string;
    readonly take: string;
    readonly why: string;
    readonly mistake: string;
  }[];
}

const cells = ['take', 'why', 'mistake'] as const;

export function DecisionTable({caption, head, rows}: DecisionTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head.situation}</th>
          {cells.map((cell) => (
            <th key={cell} scope="col">
              {head[cell]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.situation}>
            <th scope="row">{row.situation}</th>
            {cells.map((cell) => (
              <td key={cell} data-label={head[cell]}>
                {row[cell]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
