/** Commands in articles: plain, copyable text. Highlighting (and Prism with it) is not worth its bytes here. */
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function CodeBlock({children}: {readonly children: ReactNode}) {
  return (
    // Long commands scroll inside their box, reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
