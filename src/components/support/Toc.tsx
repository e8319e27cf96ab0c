/** Contents of a document at its side; the heading being read is marked. */
import type {TOCItem} from '@docusaurus/mdx-loader';
import clsx from 'clsx';
import {useActiveAnchor} from '../ui/useActiveAnchor';
import styles from './Toc.module.css';

export interface TocProps {
  readonly label: string;
  readonly items: readonly TOCItem[];
}

export function Toc({label, items}: TocProps) {
  const active = useActiveAnchor(items.map(({id}) => id));
  return (
    <nav className={styles.toc} aria-label={label} data-search-skip>
      <b>{label}</b>
      <ul>
        {items.map(({id, value}) => (
          <li key={id}>
            {/* Headings are plain text or inline code, made by the Markdown loader. */}
            <a href={`#${id}`} className={clsx(id === active && styles.active)} aria-current={id === active ? 'true' : undefined} dangerouslySetInnerHTML={{__html: value}} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
