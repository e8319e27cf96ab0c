/** Models side by side; rows where they agree can be left out. Prints as a sheet of its own. Loaded when it is opened. */
import finder from '@copy/finder';
import {type CSSProperties, useEffect, useId, useRef} from 'react';
import {Picture} from '../../components/media/Picture';
import {Button} from '../../components/ui/Button';
import {Icon} from '../../components/ui/Icon';
import {printOnly} from '../../components/ui/printOnly';
import styles from './CompareTable.module.css';
import {differing, type ComparedRow} from './finder';

const copy = finder.table;

export interface CompareTableProps {
  readonly models: readonly {readonly id: string; readonly name: string; readonly media: string}[];
  readonly rows: readonly ComparedRow[];
  readonly differencesOnly: boolean;
  readonly onDifferencesOnly: (only: boolean) => void;
  /** Called once, when the table is rendered. */
  readonly onShown: () => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

export default function CompareTable({
  models,
  rows,
  differencesOnly,
  onDifferencesOnly,
  onShown,
  onRemove,
  onClose,
}: CompareTableProps) {
  const titleId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const shownOnce = useRef(onShown);
  useEffect(() => shownOnce.current(), []);
  const shown = differencesOnly ? differing(rows) : rows;
  return (
    <div ref={sheet} className={styles.compare}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} data-compare-title>
          {copy.title}
        </h2>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={differencesOnly}
            onChange={(event) => onDifferencesOnly(event.target.checked)}
          />
          {copy.differences}
        </label>
        <Button
          look="line"
          size="small"
          className={styles.tool}
          onClick={() => sheet.current && printOnly(sheet.current)}
        >
          {copy.print}
        </Button>
        <Button look="line" size="small" className={styles.tool} onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      {/* A region that scrolls has to be reachable with the keyboard. */}
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
