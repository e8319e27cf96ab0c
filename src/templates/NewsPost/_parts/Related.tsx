/** Pages, devices and help articles that the front matter of a post names. */
import copy from '@copy/news';
import navigation from '@copy/navigation';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import type {PostLinks} from '@site/src/facts/contentIndex';
import {hasEdition} from '@site/src/site/routes';
import {useEdition} from '@site/src/site/useLocale';
import type {ReactNode} from 'react';
import styles from './Related.module.css';

export function Related({links}: {readonly links: PostLinks}) {
  const edition = useEdition();
  const pages = links.pages.filter((id) => hasEdition(id, edition));
  const permalinks = (items: PostLinks['devices']) =>
    items.map(({title, permalink}) => (
      <PermalinkLink key={permalink} href={permalink}>
        {title}
      </PermalinkLink>
    ));
  const groups: [title: string, items: ReactNode[]][] = [
    [
      copy.related.pages,
      pages.map((id) => (
        <SiteLink key={id} to={id}>
          {navigation.labels[id]}
        </SiteLink>
      )),
    ],
    [copy.related.devices, permalinks(links.devices)],
    [copy.related.articles, permalinks(links.articles)],
  ];
  const filled = groups.filter(([, items]) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <aside aria-label={copy.related.label} className={styles.related}>
      {filled.map(([title, items]) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}
