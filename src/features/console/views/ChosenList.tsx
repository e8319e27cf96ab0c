import type {ReactNode} from 'react';
import styles from './Queue.module.css';

export interface ChosenListProps<Id extends string> {
  readonly label: string;
  readonly items: readonly {
    readonly id: Id;
    readonly title: string;
    readonly note: string;
    /** State, at the right. */
    readonly mark: ReactNode;
  }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** A list of toggle buttons, one of them pressed: what it opens stands beside it. */
export function ChosenList<Id extends string>({label, items, chosen, onChoose}: ChosenListProps<Id>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({id, title, note, mark}) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <span>
              <b>{title}</b>
              <small>{note}</small>
            </span>
            {mark}
          </button>
        </li>
      ))}
    </ul>
  );
}
