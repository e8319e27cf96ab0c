/** The answers so far, each with the link that takes it back. */
import copy from '@copy/symptoms';
import type {FinderTree} from '@site/src/facts/contentIndex';
import {type FinderPlace, hashOf} from '@site/src/features/finder/finder';
import styles from '../SymptomFinder.module.css';

export interface TrailProps {
  readonly tree: FinderTree;
  readonly place: FinderPlace;
  readonly answers: readonly number[];
  readonly go: (answers: readonly number[]) => void;
}

export function Trail({tree, place, answers, go}: TrailProps) {
  return (
    <ol className={styles.trail} aria-label={copy.trail}>
      {place.steps.map((step, index) =>
        step.answer === null ? null : (
          <li key={step.id}>
            <span>{step.node.ask}</span>
            <b>{step.node.answers[step.answer - 1]?.text}</b>
            <a
              href={hashOf(answers.slice(0, index)) || `#${tree.start}`}
              onClick={(event) => {
                event.preventDefault();
                go(answers.slice(0, index));
              }}
            >
              {copy.change}
              <span className="sr">{step.node.ask}</span>
            </a>
          </li>
        ),
      )}
    </ol>
  );
}
