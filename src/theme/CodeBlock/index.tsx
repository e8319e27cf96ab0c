/** Commands in articles: plain, copyable text. Highlighting (and Prism with it) is not worth its bytes here. */
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Each line as an element, with its end inside so that it is copied: on phones long lines wrap, and the rest of a line stands indented. */
const linesOf = (text: string): ReactNode =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => <span key={index}>{`${line}\n`}</span>);

export default function CodeBlock({children}: {readonly children: ReactNode}) {
  return (
    // Long commands scroll inside their box, reachable by keyboard; on phones they wrap.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} tabIndex={0}>
      <code>{typeof children === 'string' ? linesOf(children) : children}</code>
    </pre>
  );
}
