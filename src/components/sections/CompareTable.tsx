/** Models side by side; rows where they agree can be left out. Prints on a sheet of its own. */
import {useId, type CSSProperties} from 'react';
import {Picture} from '../media/Picture';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import styles from './CompareTable.module.css';

export interface CompareTableCopy {
  readonly title: string;
  readonly differences: string;
  /** Said when the models agree in every row. */
  readonly same: string;
  readonly print: string;
  readonly close: string;
  readonly remove: (name: string) => string;
  readonly item: string;
  readonly scroll: string;
}

export interface CompareTableProps {
  readonly models: readonly {readonly id: string; readonly name: string; readonly media: string}[];
  readonly rows: readonly {readonly label: string; readonly values: readonly string[]}[];
  readonly copy: CompareTableCopy;
  readonly differencesOnly: boolean;
  readonly onDifferencesOnly: (only: boolean) => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

export function CompareTable({models, rows, copy, differencesOnly, onDifferencesOnly, onRemove, onClose}: CompareTableProps) {
  const titleId = useId();
  const shown = differencesOnly ? rows.filter(({values}) => new Set(values).size > 1) : rows;
  return (
    <div className={styles.compare}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} data-compare-title>
          {copy.title}
        </h2>
        <label className={styles.check}>
          <input type="checkbox" checked={differencesOnly} onChange={(event) => onDifferencesOnly(event.target.checked)} />
          {copy.differences}
        </label>
        <Button look="line" size="small" className={styles.tool} onClick={() => window.print()}>
          {copy.print}
        </Button>
        <Button look="line" size="small" className={styles.tool} onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      {/* A region that scrolls has to be reachable with the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={copy.scroll} tabIndex={0}>
        <table className={styles.table} style={{'--columns': models.length} as CSSProperties} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{copy.item}</span>
              </th>
              {models.map(({id, name, media}) => (
                <th key={id} scope="col">
                  <Picture family="cutout" name={media} alt="" sizes="160px" />
                  <span className={styles.name}>
                    <span className="nb">{name}</span>
                    <button type="button" aria-label={copy.remove(name)} onClick={() => onRemove(id)}>
                      <Icon name="close" />
                    </button>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({label, values}) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {models.map(({id}, index) => (
                  <td key={id}>{values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className={styles.same}>{copy.same}</p>}
      </div>
    </div>
  );
}
