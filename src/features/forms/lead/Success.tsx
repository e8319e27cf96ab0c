import copy from '@copy/forms/lead';
import navigation from '@copy/navigation';
import {Icon} from '@site/src/components/ui/Icon';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import type {RouteId} from '@site/src/site/routes';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './Success.module.css';

interface SuccessProps {
  /** Greets the visitor by name. */
  readonly title: string;
  readonly reference: string;
  /** What happens now, step by step. */
  readonly next: readonly string[];
  /** Pages to read in the meantime. */
  readonly reading: readonly RouteId[];
  /** What this form adds. */
  readonly children?: ReactNode;
}

/** What stands in place of a form that was sent. It takes the focus, which the button had. */
export function Success({title, reference, next, reading, children}: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.success} data-testid="lead-success">
      <span className={styles.tick}>
        <Icon name="check" size={24} />
      </span>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p>{copy.success.text}</p>
      <p className={styles.reference}>
        {copy.success.reference} <b data-testid="lead-reference">{reference}</b>
      </p>
      <h3>{copy.success.nextTitle}</h3>
      <ol className={styles.next}>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
      <h3>{copy.success.readTitle}</h3>
      <ul className={styles.reading}>
        {reading.map((id) => (
          <li key={id}>
            <SiteLink to={id}>{navigation.labels[id]}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
