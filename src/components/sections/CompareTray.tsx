/** Bottom tray with the models chosen for comparison: remove one, see what is missing, open the table. */
import clsx from 'clsx';
import {Picture} from '../media/Picture';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import styles from './CompareTray.module.css';

/** Models compared side by side at most. */
export const compareMax = 4;

export interface CompareTrayCopy {
  readonly label: string;
  readonly remove: (name: string) => string;
  /** What to do next, by the number of models chosen. */
  readonly status: (count: number, max: number) => string;
  readonly action: string;
  readonly clear: string;
}

export interface CompareTrayProps {
  readonly models: readonly {readonly id: string; readonly name: string; readonly media: string}[];
  readonly copy: CompareTrayCopy;
  /** Steps aside while the table itself is on the screen. */
  readonly away: boolean;
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
  readonly onOpen: () => void;
}

export function CompareTray({models, copy, away, onRemove, onClear, onOpen}: CompareTrayProps) {
  if (models.length === 0) return null;
  return (
    <aside className={clsx(styles.tray, away && styles.away)} aria-label={copy.label} inert={away}>
      <ul className={styles.thumbs}>
        {models.map(({id, name, media}) => (
          <li key={id}>
            <button type="button" className={styles.thumb} aria-label={copy.remove(name)} title={name} onClick={() => onRemove(id)}>
              <Picture family="cutout" name={media} alt="" sizes="64px" />
              <span className={styles.remove}>
                <Icon name="close" size={16} />
              </span>
            </button>
          </li>
        ))}
        {models.length < 2 && (
          <li className={clsx(styles.thumb, styles.empty)} aria-hidden="true">
            <Icon name="plus" />
          </li>
        )}
      </ul>
      <p className={styles.status} aria-live="polite">
        {copy.status(models.length, compareMax)}
      </p>
      <Button size="small" disabled={models.length < 2} onClick={onOpen}>
        {copy.action}
      </Button>
      <button type="button" className={styles.clear} aria-label={copy.clear} onClick={onClear}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
