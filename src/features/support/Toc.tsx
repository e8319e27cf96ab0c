/** Contents of a document at its side; `document/enhance.ts` marks the heading being read. */
import type {TOCItem} from '@docusaurus/mdx-loader';
import styles from './Toc.module.css';

export interface TocProps {
  readonly label: string;
  readonly items: readonly Pick<TOCItem, 'id' | 'value'>[];
}

export function Toc({label, items}: TocProps) {
  return (
    <nav className={styles.toc} aria-label={label} data-contents data-search-skip>
      <b>{label}</b>
      <ul>
        {items.map(({id, value}) => (
          <li key={id}>
            {/* Headings are plain text or inline code, made by the Markdown loader. */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
