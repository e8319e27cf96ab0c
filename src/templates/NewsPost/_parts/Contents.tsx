/** Contents of a long post: beside the text where there is room, above it elsewhere. */
import copy from '@copy/news';
import type {TOCItem} from '@docusaurus/mdx-loader';
import styles from './Contents.module.css';

/** Headings of a post that is long enough for contents. */
const fewest = 4;

export function Contents({toc}: {readonly toc: readonly TOCItem[]}) {
  const items = toc.filter(({level}) => level === 2);
  if (items.length < fewest) return null;
  return (
    <div className={styles.place}>
      <nav aria-label={copy.contents} className={styles.contents} data-contents data-search-skip>
        <b>{copy.contents}</b>
        <ul>
          {items.map(({id, value}) => (
            <li key={id}>
              {/* Headings are plain text or inline code, made by the Markdown loader. */}
              <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
