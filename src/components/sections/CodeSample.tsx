/** A request or answer as text, marked as an example. Plain, without colors: the highlighter is not in the bundle. */
import {Badge} from '../ui/Badge';
import styles from './CodeSample.module.css';

export interface CodeSampleProps {
  readonly title: string;
  /** The word that says it is an example. */
  readonly badge: string;
  readonly code: string;
}

export function CodeSample({title, badge, code}: CodeSampleProps) {
  return (
    <figure className={styles.sample}>
      <figcaption>
        {title}
        <Badge tone="line">{badge}</Badge>
      </figcaption>
      {/* A region that scrolls has to be reachable with the keyboard. */}
      <pre tabIndex={0} role="region" aria-label={title} translate="no">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
