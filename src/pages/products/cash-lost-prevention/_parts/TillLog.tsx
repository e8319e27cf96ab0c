/** The till's log: a line is chosen by pointer or with the arrow keys, and shows the rules that mark it. */
import clock from '@copy/clock';
import {type KeyboardEvent, useRef} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {lineByKey, marksOf, tillLines, type LineId, type RuleName, type TillReviewState} from './tillLines';
import type {TillReviewCopy} from './tillReviewCopy';
import styles from './TillReview.module.css';

export interface TillLogProps {
  readonly state: TillReviewState;
  /** Id of the chosen line. */
  readonly chosen: LineId;
  readonly copy: Pick<TillReviewCopy, 'caption' | 'columns' | 'kinds' | 'money' | 'open' | 'rules'>;
  readonly onChoose: (line: LineId) => void;
}

export function TillLog({state, chosen, copy, onChoose}: TillLogProps) {
  const body = useRef<HTMLTableSectionElement>(null);

  function onKeyDown(event: KeyboardEvent, index: number) {
    const line = lineByKey(index, event.key);
    if (!line) return;
    event.preventDefault();
    onChoose(line.id);
    body.current?.querySelector<HTMLElement>(`[data-line="${line.id}"]`)?.focus();
  }

  return (
    <table className={styles.table}>
      <caption className="sr">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.columns.time}</th>
          <th scope="col">{copy.columns.kind}</th>
          <th scope="col">{copy.columns.amount}</th>
          <th scope="col">{copy.columns.mark}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {tillLines.map((line, index) => (
          <tr key={line.id} className={line.id === chosen ? styles.chosen : undefined}>
            <td>
              <button
                type="button"
                data-line={line.id}
                aria-pressed={line.id === chosen}
                aria-label={copy.open(clock.written(line.time), copy.kinds[line.kind])}
                onKeyDown={(event) => onKeyDown(event, index)}
                onClick={() => onChoose(line.id)}
              >
                {clock.written(line.time)}
              </button>
            </td>
            <td>{copy.kinds[line.kind]}</td>
            <td>{line.amount ? copy.money(line.amount) : '–'}</td>
            <td>
              <Marks names={marksOf(line, state)} copy={copy} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({names, copy}: {readonly names: readonly RuleName[]; readonly copy: Pick<TillReviewCopy, 'rules'>}) {
  if (names.length === 0) return null;
  return (
    <span className={styles.mark}>
      <Icon name="search" size={16} />
      <span>{names.map((name) => copy.rules[name]).join(' / ')}</span>
    </span>
  );
}
