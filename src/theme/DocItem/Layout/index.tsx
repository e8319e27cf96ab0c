/** A support document: its neighbors at the left, text up to 760 px with its facts above, contents at the right. */
import support from '@copy/support';
import copy from '@copy/support-document';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import navigation from '@copy/navigation';
import {ArticleIntro, ArticleRelated, ArticleStep, ArticleSteps} from '@site/src/features/support/ArticleSteps';
import {ModelHead} from '@site/src/features/support/ModelHead';
import {ModelParts} from '@site/src/features/support/ModelParts';
import {DocumentNav} from '@site/src/features/support/document/DocumentNav';
import {Island} from '@site/src/features/support/document/islands';
import modelNames from '@generated/content-index/default/model-names.json';
import {Toc} from '@site/src/features/support/Toc';
import {Button} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import {Notice} from '@site/src/components/ui/Notice';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import {dayOf} from '@site/src/facts/day';
import type {ArticleFrontMatter, DocFrontMatter} from '@site/src/facts/frontmatter';
import {useLocale} from '@site/src/site/useLocale';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What documents may use besides plain Markdown; put in by the `doc-parts` plugin, not by writers. */
const documentComponents = {
  ...MDXComponents,
  ArticleIntro,
  ArticleSteps,
  ArticleStep,
  ArticleRelated,
  ModelHead,
  ModelParts,
};

/** What stands on a model page below its writer's text. */
const modelSections = [
  {id: 'articles', value: copy.model.articles},
  {id: 'more', value: copy.model.more},
];

/** Whether the English edition shows the Chinese text, because there is no other yet. */
const useIsUntranslated = (): boolean => {
  const {source} = useDoc().metadata;
  return useLocale() === 'en' && !source.startsWith('@site/i18n/');
};

export default function DocItemLayout({children}: {readonly children: ReactNode}) {
  const {metadata, toc} = useDoc();
  const front = metadata.frontMatter as unknown as DocFrontMatter;
  const article = front.type === 'article' ? front : null;
  const untranslated = useIsUntranslated();
  const written = toc.filter((item) => item.level === 2);
  const contents = front.type === 'model' ? [...written, ...modelSections] : written;
  return (
    <div className={styles.layout}>
      <aside className={styles.aside}>
        <DocumentNav />
      </aside>
      <main className={styles.main}>
        <SearchHints front={front} />
        <article>
          <Crumbs front={front} />
          <div lang={untranslated ? 'zh-CN' : undefined}>
            <h1>{metadata.title}</h1>
          </div>
          {article && <ArticleFacts article={article} />}
          {front.type === 'manual' && <ManualFacts firmware={front.firmware} updated={front.updated} />}
          <DocVersionBanner />
          {untranslated && (
            <Notice tone="info" title={copy.untranslated.title} className={styles.safety}>
              {copy.untranslated.text}
              <Island name="translationVote" props={{article: front.id}} />
            </Notice>
          )}
          <div lang={untranslated ? 'zh-CN' : undefined}>
            {article?.safety && (
              <Notice tone="warn" title={copy.article.safety} className={styles.safety}>
                {article.safety}
              </Notice>
            )}
            {front.type === 'manual' && <PrintedContents items={contents} />}
            <div className="markdown">
              <MDXProvider components={documentComponents}>{children}</MDXProvider>
            </div>
          </div>
          <div className={styles.feedback}>
            <Island name="feedback" props={{article: front.id}} />
          </div>
        </article>
        <DocItemPaginator />
      </main>
      {contents.length > 0 && <Toc label={copy.article.onThisPage} items={contents} />}
    </div>
  );
}

const modelsOf = (front: DocFrontMatter): readonly string[] =>
  front.type === 'article' ? front.models : 'model' in front && front.model ? [front.model] : [];

/** For the search index, not shown: words customers type, codes they read out, and what results can be narrowed by. */
function SearchHints({front}: {readonly front: DocFrontMatter}) {
  const models = modelsOf(front).join(',');
  if (front.type !== 'article')
    return models ? (
      <Head>
        <meta name="x-models" content={models} />
      </Head>
    ) : null;
  return (
    <Head>
      <meta name="x-symptoms" content={front.symptoms.join(',')} />
      <meta name="x-codes" content={front.codes.join(',')} />
      <meta name="x-catalogue" content={front.catalogue} />
      <meta name="x-models" content={models} />
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

function Updated({value}: {readonly value: string}) {
  return <time dateTime={dayOf(value)}>{dayOf(value)}</time>;
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
              <span className="nb">{modelNames[id as keyof typeof modelNames]}</span>
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
        <dd>{support.minutes(article.minutes)}</dd>
      </div>
      <div>
        <dt>{copy.article.code}</dt>
        <dd>{article.codes.join(', ')}</dd>
      </div>
      <div>
        <dt>{copy.article.updated}</dt>
        <dd>
          <Updated value={article.updated} />
        </dd>
      </div>
    </dl>
  );
}

function ManualFacts({firmware, updated}: {readonly firmware: string; readonly updated: string}) {
  return (
    <div className={styles.manual}>
      <dl className={styles.facts}>
        <div>
          <dt>{copy.manual.version}</dt>
          <dd>{firmware}</dd>
        </div>
        <div>
          <dt>{copy.article.updated}</dt>
          <dd>
            <Updated value={updated} />
          </dd>
        </div>
      </dl>
      <Button look="line" size="small" data-print>
        <Icon name="document" />
        {copy.manual.print}
      </Button>
    </div>
  );
}

/** A printed manual begins with its contents; on the screen they stand at the side. */
function PrintedContents({items}: {readonly items: readonly {readonly id: string; readonly value: string}[]}) {
  return (
    <ol className={styles.printed} data-search-skip>
      {items.map(({id, value}) => (
        <li key={id} dangerouslySetInnerHTML={{__html: value}} />
      ))}
    </ol>
  );
}
