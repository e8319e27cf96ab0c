/** What a model page shows below the writer's text: articles, videos and downloads, the offline kit, and its own code. */
import copy from '@copy/support-document';
import support from '@copy/support';
import videoWords from '@copy/videos';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {DocLink, ModelIndex} from '@site/src/facts/contentIndex';
import {choosesDevice} from '@site/src/facts/devices';
import {guideGroups} from '@site/src/facts/frontmatter.lists';
import {modelById} from '@site/src/facts/models';
import {videos} from '@site/src/facts/videos';
import {routes} from '@site/src/site/routes';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {Icon} from '../../components/ui/Icon';
import {MoreLink} from '../../components/ui/MoreLink';
import {Fold, useAnchor} from '../../components/ui/Section';
import {PermalinkLink, SiteLink} from '../../components/ui/SiteLink';
import {articleGroups} from './articleGroups';
import {Island} from './document/islands';
import {ServiceNotice} from './ServiceNotice';
import styles from './ModelParts.module.css';

export function ModelParts({model: id, links}: {readonly model: string; readonly links: ModelIndex}) {
  const {name} = modelById(id);
  useAnchor('articles');
  const version = useDocsVersion();
  const groups = articleGroups(links.articles);
  const shown = videos.filter(({devices}) => choosesDevice(devices, modelById(id)));
  // What the device keeps is what a person on a ladder opens.
  const form = useBaseUrl(routes['support.serviceRequest'].path);
  const manual = links.manual ? [links.manual.permalink] : [];
  const pages = [...manual, ...links.articles.map(({permalink}) => permalink), form];
  return (
    <div data-search-skip>
      <section className={styles.parts} aria-labelledby="articles">
        <h2 id="articles">{copy.model.articles}</h2>
        {groups.length === 0 && <p>{copy.model.noArticles}</p>}
        <Fold name="articles">
          <div className={styles.groups} data-first="1">
            {links.trees.length > 0 && (
              <div className={styles.group}>
                <h3>{copy.model.find}</h3>
                <FoldedList>
                  {links.trees.map(({id: tree, title, href}) => (
                    <li key={tree}>
                      <PermalinkLink href={href}>{title}</PermalinkLink>
                    </li>
                  ))}
                </FoldedList>
              </div>
            )}
            {groups.map(({catalogue, articles}) => (
              <div key={catalogue} className={styles.group}>
                <h3>{support.catalogues[catalogue].name}</h3>
                <FoldedList>
                  {articles.map((article) => (
                    <li key={article.id}>
                      <PermalinkLink href={article.permalink}>{article.title}</PermalinkLink>
                      <span>{support.minutes(article.minutes)}</span>
                    </li>
                  ))}
                </FoldedList>
              </div>
            ))}
          </div>
        </Fold>
        {version.isLast ? (
          <MoreLink to="support.troubleshooting">{support.home.allGuides}</MoreLink>
        ) : (
          <MoreLink to="support.troubleshooting" hash="older">
            {copy.version.olderDocuments(version.label)}
          </MoreLink>
        )}
      </section>
      <section className={styles.more} aria-labelledby="more">
        <h2 id="more">{copy.model.more}</h2>
        <div className={styles.groups}>
          {shown.length > 0 && (
            <div className={styles.group}>
              <h3>{copy.model.videos}</h3>
              <FoldedList>
                {shown.map(({id: video, seconds}) => (
                  <li key={video}>
                    <SiteLink to="support.videos" hash={video}>
                      {videoWords[video].title}
                    </SiteLink>
                    <span>{support.home.seconds(seconds)}</span>
                  </li>
                ))}
              </FoldedList>
            </div>
          )}
          {guideGroups.map((group) => (
            <Guides
              key={group}
              title={copy.model.guides[group]}
              links={links.guides.filter((one) => one.group === group)}
            />
          ))}
        </div>
      </section>
      <ServiceNotice componentId="service.model" model={id} />
      <Island name="saveOffline" props={{model: id, pages}} />
      <section className={styles.code}>
        <svg
          viewBox={`-2 -2 ${links.qr.size + 4} ${links.qr.size + 4}`}
          role="img"
          aria-label={copy.model.qr(name)}
          shapeRendering="crispEdges"
        >
          <path d={links.qr.path} />
        </svg>
        <p>{copy.model.qrNote}</p>
      </section>
    </div>
  );
}

function Guides({title, links}: {readonly title: string; readonly links: readonly DocLink[]}) {
  if (links.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <FoldedList>
        {links.map(({permalink, title: name}) => (
          <li key={permalink}>
            <PermalinkLink href={permalink}>{name}</PermalinkLink>
          </li>
        ))}
      </FoldedList>
    </div>
  );
}

/** Entries of a list that show; the others open, without script, unless it is only one. */
const shownEntries = 3;

function FoldedList({children}: {readonly children: readonly ReactNode[]}) {
  if (children.length <= shownEntries + 1) return <ul>{children}</ul>;
  return (
    <>
      <ul>{children.slice(0, shownEntries)}</ul>
      <details>
        <summary>
          {copy.model.others(children.length - shownEntries)}
          <Icon name="chevronDown" />
        </summary>
        <ul>{children.slice(shownEntries)}</ul>
      </details>
    </>
  );
}
