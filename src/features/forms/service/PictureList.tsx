/** The chosen pictures with their previews, and what is wrong with those that cannot be sent. */
import copy from '@copy/forms/pictures';
import form from '@copy/forms/service';
import {Button} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import clsx from 'clsx';
import type {PictureItem} from '../../pictures/list';
import styles from './PictureField.module.css';

const sizeText = (bytes: number): string => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

export interface PictureListProps {
  readonly items: readonly PictureItem[];
  readonly onRemove: (item: PictureItem) => void;
}

export function PictureList({items, onRemove}: PictureListProps) {
  const ready = items.filter(({state}) => state === 'ready');
  const failed = items.flatMap((item) =>
    item.state === 'failed' ? [copy.problem(item.file, copy.problems[item.problem])] : [],
  );
  return (
    <>
      <ul className={styles.list} aria-label={copy.list}>
        {items.map((item) => (
          <Item key={item.key} item={item} number={ready.indexOf(item) + 1} onRemove={() => onRemove(item)} />
        ))}
      </ul>
      {/* The same words stand in the list; this place says them once, when they come. */}
      <p role="alert" className="sr">
        {failed.join(' ')}
      </p>
    </>
  );
}

interface ItemProps {
  readonly item: PictureItem;
  /** Place among the pictures that are sent, from 1. */
  readonly number: number;
  readonly onRemove: () => void;
}

function Item({item, number, onRemove}: ItemProps) {
  if (item.state === 'preparing') {
    return (
      <li className={styles.item} data-picture="preparing">
        <span className={clsx(styles.preview, styles.busy)} aria-hidden="true" />
        <p>{form.pictures.preparing}</p>
      </li>
    );
  }
  if (item.state === 'failed') {
    return (
      <li className={clsx(styles.item, styles.bad)} data-picture="failed" data-problem={item.problem}>
        <p>
          <Icon name="error" size={16} />
          <span>{copy.problem(item.file, copy.problems[item.problem])}</span>
        </p>
        <Button look="line" size="small" onClick={onRemove}>
          {copy.dismiss}
        </Button>
      </li>
    );
  }
  return (
    <li className={clsx(styles.item, item.isRefused && styles.bad)} data-picture={item.isRefused ? 'refused' : 'ready'}>
      <img className={styles.preview} src={item.preview} alt={copy.alt(number)} width={96} height={72} />
      <p>
        {item.isRefused && <Icon name="error" size={16} />}
        <span>
          {copy.ready(number, item.width, item.height, sizeText(item.bytes))}
          {item.isRefused && <b>{copy.problems.refused}</b>}
        </span>
      </p>
      <Button look="line" size="small" aria-label={copy.removeName(number)} onClick={onRemove}>
        {copy.remove}
      </Button>
    </li>
  );
}
