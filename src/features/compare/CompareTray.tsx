/** Bottom tray with the models chosen for comparison: remove one, see what is missing, open the table. */
import copy from '@copy/finder';
import clsx from 'clsx';
import {Picture} from '../../components/media/Picture';
import {Button} from '../../components/ui/Button';
import {Icon} from '../../components/ui/Icon';
import styles from './CompareTray.module.css';
import {compareMax} from './finder';

export interface CompareTrayProps {
  readonly models: readonly {readonly id: string; readonly name: string; readonly media: string}[];
  /** Hidden while the table itself is in the viewport. */
  readonly away: boolean;
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
  readonly onOpen: () => void;
}

export function CompareTray({models, away, onRemove, onClear, onOpen}: CompareTrayProps) {
  if (models.length === 0) return null;
  return (
    <aside className={clsx(styles.tray, away && styles.away)} aria-label={copy.tray.label} inert={away}>
      <ul className={styles.thumbs}>
        {models.map(({id, name, media}) => (
          <li key={id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={copy.tray.remove(name)}
              title={name}
              onClick={() => onRemove(id)}
            >
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
        {copy.tray.status(models.length, compareMax)}
      </p>
      <Button size="small" disabled={models.length < 2} onClick={onOpen}>
        {copy.tray.action}
      </Button>
      <button type="button" className={styles.clear} aria-label={copy.tray.clear} onClick={onClear}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
