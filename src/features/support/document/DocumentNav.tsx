/**
 * Navigation beside a document: the parts of the support section, and the neighbors in its own. Not the whole tree:
 * with two thousand articles that would be most of every page.
 */
import support from '@copy/support';
import copy from '@copy/support-document';
import navigation from '@copy/navigation';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {catalogues} from '@site/src/facts/frontmatter.lists';
import {PermalinkLink, SiteLink} from '../../../components/ui/SiteLink';
import styles from './DocumentNav.module.css';

/** Neighbors listed on either side of the document. */
const reach = 12;

const isLink = (item: PropSidebarItem): item is PropSidebarItemLink => item.type === 'link';

function find(items: readonly PropSidebarItem[], docId: string): PropSidebarItemLink[] | null {
  if (items.some((item) => isLink(item) && item.docId === docId)) return items.filter(isLink);
  for (const item of items) {
    const found = item.type === 'category' ? find(item.items, docId) : null;
    if (found) return found;
  }
  return null;
}

export function DocumentNav() {
  const {metadata} = useDoc();
  const version = useDocsVersion();
  const sidebar = useDocsSidebar();
  const siblings = (sidebar && find(sidebar.items, metadata.id)) ?? [];
  const at = siblings.findIndex(({docId}) => docId === metadata.id);
  const first = Math.max(0, Math.min(at - reach, siblings.length - 2 * reach - 1));
  const near = siblings.slice(first, first + 2 * reach + 1);
  const [part = '', catalogue = ''] = metadata.id.split('/');

  const neighbors = (
    <ul>
      {near.map(({docId, href, label}) => (
        <li key={href}>
          <PermalinkLink href={href} aria-current={docId === metadata.id ? 'page' : undefined}>
            {label}
          </PermalinkLink>
        </li>
      ))}
    </ul>
  );
  const current = version.isLast;
  // Lists of an older version are one section below the current ones; nothing leads to another version under its own name.
  const nameOf = (name: string) => (current ? name : copy.version.olderName(name, version.label));
  return (
    <nav className={styles.nav} aria-label={copy.nav.label} data-document-nav data-search-skip>
      <ul>
        <li>
          <SiteLink to="support">{navigation.labels.support}</SiteLink>
        </li>
        <li>
          <SiteLink to="support.troubleshooting" {...(!current && {hash: 'older'})}>
            {nameOf(navigation.labels['support.troubleshooting'])}
          </SiteLink>
          <ul>
            {catalogues.map((name) => {
              const own = part === 'troubleshooting' && catalogue === name;
              return (
                <li key={name}>
                  {current ? (
                    <PermalinkLink href={`/support/troubleshooting/catalog/${name}`}>
                      {support.catalogues[name].name}
                    </PermalinkLink>
                  ) : (
                    own && <span>{support.catalogues[name].name}</span>
                  )}
                  {own && neighbors}
                </li>
              );
            })}
          </ul>
        </li>
        {(['models', 'manuals', 'guides'] as const).map((name) => (
          <li key={name}>
            {current || name === 'guides' ? (
              <SiteLink to="support" hash={name === 'models' ? 'models' : 'documents'}>
                {current ? copy.nav[name] : copy.version.olderName(copy.nav[name], '6.x')}
              </SiteLink>
            ) : (
              <SiteLink to="support.troubleshooting" hash="older">
                {nameOf(copy.nav[name])}
              </SiteLink>
            )}
            {part === name && neighbors}
          </li>
        ))}
      </ul>
      <p className={styles.version}>{copy.nav.version(version.label)}</p>
    </nav>
  );
}
