import support from '@copy/support';
import navigation from '@copy/navigation';
import modelNames from '@generated/content-index/default/model-names.json';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import type {DocFrontMatter} from '@site/src/facts/frontmatter';
import styles from './styles.module.css';

/** The way from the support home to this document. */
export function Crumbs({front}: {readonly front: DocFrontMatter}) {
  return (
    <nav aria-label={navigation.breadcrumbs} className={styles.crumbs}>
      <ol>
        <li>
          <SiteLink to="support">{navigation.labels.support}</SiteLink>
        </li>
        {front.type === 'article' && (
          <>
            <li>
              <SiteLink to="support.troubleshooting">{navigation.labels['support.troubleshooting']}</SiteLink>
            </li>
            <li>
              <PermalinkLink href={`/support/troubleshooting/catalog/${front.catalogue}`}>
                {support.catalogues[front.catalogue].name}
              </PermalinkLink>
            </li>
          </>
        )}
        {front.type === 'manual' && front.model && (
          <li>
            <PermalinkLink href={`/support/model/${front.model}`}>
              {modelNames[front.model as keyof typeof modelNames]}
            </PermalinkLink>
          </li>
        )}
      </ol>
    </nav>
  );
}
