import support from '@copy/support';
import copy from '@copy/support-document';
import navigation from '@copy/navigation';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import modelNames from '@generated/content-index/default/model-names.json';
import olderPermalinks from '@generated/content-index/default/older-permalinks.json';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import type {DocFrontMatter} from '@site/src/facts/frontmatter';
import {modelPathFor} from '@site/src/site/documentVersions';
import {olderVersion} from '@site/src/site/exceptions';
import styles from './styles.module.css';

/** The page of a manual's model; one of the other version is named as such. */
function ModelCrumb({model}: {readonly model: string}) {
  const {isLast, label} = useDocsVersion();
  const {path, isOther} = modelPathFor(model, isLast ? null : label, olderPermalinks[olderVersion]);
  const name = modelNames[model as keyof typeof modelNames] ?? model;
  return <PermalinkLink href={path}>{isOther ? copy.version.olderName(name, '6.x') : name}</PermalinkLink>;
}

/**
 * The way from the support home to this document. An older version has no pages per catalogue: its documents are one list
 * below the current ones.
 */
export function Crumbs({front}: {readonly front: DocFrontMatter}) {
  const {isLast, label} = useDocsVersion();
  const guides = navigation.labels['support.troubleshooting'];
  return (
    <nav aria-label={navigation.breadcrumbs} className={styles.crumbs}>
      <ol>
        <li>
          <SiteLink to="support">{navigation.labels.support}</SiteLink>
        </li>
        {!isLast && (
          <li>
            <SiteLink to="support.troubleshooting" hash="older">
              {copy.version.olderName(guides, label)}
            </SiteLink>
          </li>
        )}
        {front.type === 'article' && isLast && (
          <>
            <li>
              <SiteLink to="support.troubleshooting">{guides}</SiteLink>
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
            <ModelCrumb model={front.model} />
          </li>
        )}
      </ol>
    </nav>
  );
}
