/** A support document: text up to 760 px with its facts above, contents at the right on wide screens. */
import copy from '@copy/support';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import navigation from '@copy/navigation';
import {ArticleIntro, ArticleStep, ArticleSteps} from '@site/src/components/support/ArticleSteps';
import modelNames from '@generated/content-index/default/model-names.json';
import {later} from '@site/src/components/ui/later';
import {Toc} from '@site/src/components/support/Toc';
import {Notice} from '@site/src/components/ui/Notice';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import type {ArticleFrontMatter, DocFrontMatter} from '@site/src/content/frontmatter';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What documents may use besides plain Markdown; put in by the `doc-parts` plugin, not by writers. */
// Only model pages have the first two, and nobody judges an article before its end.
const ModelHead = later(() => import('@site/src/components/support/ModelParts').then((module) => module.ModelHead));
const ModelParts = later(() => import('@site/src/components/support/ModelParts').then((module) => module.ModelParts));
const Feedback = later(() => import('@site/src/components/support/Feedback').then((module) => module.Feedback));

const documentComponents = {...MDXComponents, ArticleIntro, ArticleSteps, ArticleStep, ModelHead, ModelParts};

export default function DocItemLayout({children}: {readonly children: ReactNode}) {
  const {metadata, toc} = useDoc();
  const front = metadata.frontMatter as unknown as DocFrontMatter;
  const article = front.type === 'article' ? front : null;
  return (
    <div className={styles.layout}>
      {article && <SearchHints article={article} />}
      <div className={styles.main}>
        <article>
          <Crumbs front={front} />
          <h1>{metadata.title}</h1>
          {article && <ArticleFacts article={article} />}
          <DocVersionBanner />
          {article?.safety && (
            <Notice tone="warn" title={copy.article.safety} className={styles.safety}>
              {article.safety}
            </Notice>
          )}
          <div className="markdown">
            <MDXProvider components={documentComponents}>{children}</MDXProvider>
          </div>
          {article && <Feedback article={article.id} key={article.id} />}
        </article>
        <DocItemPaginator />
      </div>
      {toc.length > 0 && <Toc label={copy.article.onThisPage} items={toc.filter((item) => item.level === 2)} />}
    </div>
  );
}

/** Words customers type and codes they read out, for the search index; not shown on the page. */
function SearchHints({article}: {readonly article: ArticleFrontMatter}) {
  return (
    <Head>
      <meta name="x-symptoms" content={article.symptoms.join(',')} />
      <meta name="x-codes" content={article.codes.join(',')} />
    </Head>
  );
}

function Crumbs({front}: {readonly front: DocFrontMatter}) {
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
              <PermalinkLink href={`/support/troubleshooting/catalog/${front.catalogue}`}>{copy.catalogues[front.catalogue].name}</PermalinkLink>
            </li>
          </>
        )}
        {front.type === 'manual' && (
          <li>
            <PermalinkLink href={`/support/model/${front.model}`}>{modelNames[front.model]}</PermalinkLink>
          </li>
        )}
      </ol>
    </nav>
  );
}

function ArticleFacts({article}: {readonly article: ArticleFrontMatter}) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{copy.article.appliesTo}</dt>
        <dd>
          {article.models.map((id, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <span className="nb">{modelNames[id]}</span>
            </Fragment>
          ))}
        </dd>
      </div>
      <div>
        <dt>{copy.article.firmware}</dt>
        <dd>{copy.article.firmwareFrom(article.firmware)}</dd>
      </div>
      <div>
        <dt>{copy.article.takes}</dt>
        <dd>{copy.minutes(article.minutes)}</dd>
      </div>
      <div>
        <dt>{copy.article.updated}</dt>
        <dd>
          <time dateTime={String(article.updated).slice(0, 10)}>{String(article.updated).slice(0, 10)}</time>
        </dd>
      </div>
    </dl>
  );
}
