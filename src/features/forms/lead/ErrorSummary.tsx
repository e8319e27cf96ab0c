import copy from '@copy/forms/lead';
import {Icon} from '@site/src/components/ui/Icon';
import {useEffect, useRef} from 'react';
import {focusField} from './focusField';
import type {summaryOf} from './text';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  readonly problems: ReturnType<typeof summaryOf>;
  /** How often the form was sent, in vain or not; before the first time nothing is summed up. */
  readonly submitCount: number;
}

/**
 * What is wrong with the fields, with links to them. After a submit it takes the focus, once; so it is rendered even
 * while it shows nothing, for an error that comes while somebody types must not pull the focus away from the field.
 */
export function ErrorSummary({problems, submitCount}: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount > 0 && problems.length > 0) summary.current?.focus();
    // Changes of single fields are no reason to move.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);

  if (problems.length === 0 || submitCount === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      <Icon name="error" size={24} />
      <div role="alert">
        <h2>{copy.problem(problems.length)}</h2>
        <ul>
          {problems.map(({name, message}) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => (event.preventDefault(), focusField(name))}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
