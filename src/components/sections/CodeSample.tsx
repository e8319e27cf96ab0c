/** A request or answer as text, marked as an example. */
import {Badge} from '../ui/Badge';
import {codeTokens} from './codeTokens';
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
        <code>
          {codeTokens(code).map(({kind, text}, index) =>
            kind === undefined ? (
              text
            ) : (
              <span key={index} className={styles[kind]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
