/** A table of words and figures. On phones every row becomes a block with the column's name before each value. */
import type {DataCell} from '@site/src/site/copy';
import clsx from 'clsx';
import {Icon} from '../../ui/Icon';
import {PermalinkLink} from '../../ui/SiteLink';
import styles from './DataTable.module.css';

export interface DataTableProps {
  /** Heading of a table among other things; a table without one is named by its section's heading and set larger. */
  readonly caption?: string;
  /** Names of all columns, the one of the row names first. */
  readonly columns: readonly string[];
  readonly rows: readonly {readonly label: string; readonly cells: readonly DataCell[]}[];
  /** Short cells, which stay side by side on phones too. */
  readonly compact?: boolean;
  /** What the table leaves out, or where its figures come from. */
  readonly note?: string;
}

const icons = {yes: 'check', part: 'info', no: 'close'} as const;
const isVerdict = (mark: string): mark is keyof typeof icons => mark in icons;

export function DataTable({caption, columns, rows, note, compact}: DataTableProps) {
  return (
    <div className={clsx(caption === undefined && styles.large)}>
      <table className={clsx(styles.table, !compact && styles.stack)}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({label, cells}) => (
            <tr key={[label, ...cells.map((cell) => (typeof cell === 'string' ? cell : cell.text))].join('|')}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  {typeof cell === 'string' ? (
                    <span>{cell}</span>
                  ) : (
                    <span className={clsx(styles.mark, styles[cell.mark])}>
                      {isVerdict(cell.mark) ? <Icon name={icons[cell.mark]} size={16} /> : <i aria-hidden="true" />}
                      {cell.href === undefined ? (
                        cell.text
                      ) : (
                        <PermalinkLink href={cell.href}>{cell.text}</PermalinkLink>
                      )}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
