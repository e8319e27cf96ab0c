/** The human sitemap: every visible page with what it is for, and a field that narrows the list. */
import menus from '@copy/menus';
import navigation from '@copy/navigation';
import {editions, joinPath, otherLocale} from '@site/src/site/editions';
import {routes, type RouteId} from '@site/src/site/routes';
import {useEdition, useLocale} from '@site/src/site/useLocale';
import {useId, useState} from 'react';
import {Section} from '@site/src/components/ui/Section';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {pruneTree, siteTree, type TreeNode} from './sitemapTree';
import styles from './SiteTree.module.css';

export interface SiteTreeCopy {
  readonly filter: string;
  readonly hint: string;
  readonly count: (count: number) => string;
  readonly none: string;
  readonly clear: string;
  readonly others: string;
  /** Link to the sitemap of the other edition, in that edition's language. */
  readonly otherEdition: string;
  /** What pages are for that the menus do not show. */
  readonly purposes: Partial<Readonly<Record<RouteId, string>>>;
}

const sizeOf = (nodes: readonly TreeNode[]): number => nodes.reduce((sum, node) => sum + 1 + sizeOf(node.children), 0);

export function SiteTree({copy}: {readonly copy: SiteTreeCopy}) {
  const edition = useEdition();
  const other = otherLocale(useLocale());
  const inputId = useId();
  const [typed, setTyped] = useState('');

  const purposeOf = (id: RouteId) => menus.purposes[id] ?? copy.purposes[id];
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (id: RouteId) => {
    const text = `${navigation.labels[id]} ${purposeOf(id) ?? ''} ${routes[id].path}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const tree = words.length > 0 ? pruneTree(siteTree(edition), matches) : siteTree(edition);
  const count = tree.reduce((sum, {groups}) => sum + groups.reduce((all, {nodes}) => all + sizeOf(nodes), 0), 0);

  return (
    <Section>
      <div className={styles.bar}>
        <div className={styles.field}>
          <label htmlFor={inputId}>{copy.filter}</label>
          <input
            id={inputId}
            type="search"
            placeholder={copy.hint}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <output htmlFor={inputId}>{copy.count(count)}</output>
        <a
          className={styles.other}
          href={joinPath(other, routes.sitemap.path)}
          hrefLang={editions[other].htmlLang}
          lang={editions[other].htmlLang}
        >
          {copy.otherEdition}
        </a>
      </div>
      {tree.length === 0 && (
        <p className={styles.none}>
          {copy.none}
          <button type="button" onClick={() => setTyped('')}>
            {copy.clear}
          </button>
        </p>
      )}
      <div className={styles.sections}>
        {tree.map(({section, groups}) => (
          <section key={section}>
            <h2>{section === 'other' ? copy.others : navigation.sections[section]}</h2>
            {groups.map(({group, nodes}) => (
              <div key={group ?? section}>
                {group && groups.length > 1 && <h3>{menus.groups[group]}</h3>}
                <Branch nodes={nodes} purposeOf={purposeOf} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </Section>
  );
}

function Branch({
  nodes,
  purposeOf,
}: {
  readonly nodes: readonly TreeNode[];
  readonly purposeOf: (id: RouteId) => string | undefined;
}) {
  return (
    <ul className={styles.branch}>
      {nodes.map(({id, children}) => (
        <li key={id}>
          <SiteLink to={id}>{navigation.labels[id]}</SiteLink>
          {purposeOf(id) && <span>{purposeOf(id)}</span>}
          {children.length > 0 && <Branch nodes={children} purposeOf={purposeOf} />}
        </li>
      ))}
    </ul>
  );
}
