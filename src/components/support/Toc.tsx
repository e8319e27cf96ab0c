/** Contents of a document at its side; the heading being read is marked. */
import type {TOCItem} from '@docusaurus/mdx-loader';
import clsx from 'clsx';
import {useEffect, useState} from 'react';
import styles from './Toc.module.css';

export interface TocProps {
  readonly label: string;
  readonly items: readonly TOCItem[];
}

export function Toc({label, items}: TocProps) {
  const active = useActiveHeading(items);
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

/** Id of the last heading above the middle of the window. */
function useActiveHeading(items: readonly TOCItem[]): string | undefined {
  const [active, setActive] = useState(items[0]?.id);
  useEffect(() => {
    const headings = items.flatMap(({id}) => document.getElementById(id) ?? []);
    const update = () => {
      const above = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2);
      setActive((above.at(-1) ?? headings[0])?.id);
    };
    const observer = new IntersectionObserver(update, {rootMargin: '0px 0px -50% 0px'});
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [items]);
  return active;
}
