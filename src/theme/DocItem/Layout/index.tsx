/** A support document: its neighbors at the left, text up to 760 px with its facts above, contents at the right. */
import copy from '@copy/support-document';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {
  ArticleFilm,
  ArticleIntro,
  ArticleRelated,
  ArticleSafety,
  ArticleStep,
  ArticleSteps,
} from '@site/src/features/support/ArticleSteps';
import {LightLink, TableLight} from '@site/src/features/support/Lights';
import {ManualDrawing} from '@site/src/features/support/ManualDrawing';
import {ModelHead} from '@site/src/features/support/ModelHead';
import {ModelParts} from '@site/src/features/support/ModelParts';
import {DocumentNav} from '@site/src/features/support/document/DocumentNav';
import {Island} from '@site/src/features/support/document/islands';
import {RecordingGaps, RecordingGapsKey} from '@site/src/features/support/RecordingGaps';
import {ServiceNotice} from '@site/src/features/support/ServiceNotice';
import {Toc} from '@site/src/features/support/Toc';
import {Icon} from '@site/src/components/ui/Icon';
import {Notice} from '@site/src/components/ui/Notice';
import type {DocFrontMatter} from '@site/src/facts/frontmatter';
import {useLocale} from '@site/src/site/useLocale';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';
import {Crumbs} from './Crumbs';
import {ArticleBrief, ArticleFacts, ManualFacts} from './Facts';
import {SearchHints} from './SearchHints';
import styles from './styles.module.css';

/** A device shows itself first; that its page is for the current platform is a quiet line below. */
function ModelHeadWithVersion(props: ComponentProps<typeof ModelHead>) {
  return (
    <>
      <ModelHead {...props} />
      {useDocsVersion().isLast && <DocVersionBanner />}
    </>
  );
}

/** What documents may use besides plain Markdown; put in by the `doc-parts` plugin, not by writers. */
const documentComponents = {
  ...MDXComponents,
  ArticleIntro,
  ArticleSteps,
  ArticleStep,
  ArticleSafety,
  ArticleFilm,
  ArticleRelated,
  ModelHead: ModelHeadWithVersion,
  ModelParts,
  ManualDrawing,
  TableLight,
  LightLink,
  RecordingGaps,
  RecordingGapsKey,
};

/** Parts of a model page below its writer's text. */
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
  const {isLast} = useDocsVersion();
  const untranslated = useIsUntranslated();
  const written = toc.filter((item) => item.level === 2);
  const contents = front.type === 'model' ? [...written, ...modelSections] : written;
  return (
    <div className={styles.layout}>
      <aside className={styles.aside}>
        <DocumentNav />
      </aside>
      <main className={styles.main} data-help="">
        <SearchHints front={front} />
        <article>
          <Crumbs front={front} />
          <div lang={untranslated ? 'zh-CN' : undefined}>
            <h1>{metadata.title}</h1>
          </div>
          {/* Open where there is room for it: the style sheet. */}
          {article && (
            <details className={styles.fold}>
              <summary data-search-skip>
                <ArticleBrief article={article} />
                <Icon name="chevronDown" size={16} />
              </summary>
              <ArticleFacts article={article} />
              {isLast && <DocVersionBanner />}
            </details>
          )}
          {front.type === 'manual' && (
            <ManualFacts
              firmware={front.firmware}
              updated={front.updated}
              model={front.model}
              page={metadata.permalink}
            />
          )}
          {((front.type !== 'model' && !article) || !isLast) && <DocVersionBanner />}
          {untranslated && (
            <Notice tone="info" title={copy.untranslated.title} className={styles.safety}>
              {copy.untranslated.text}
              <Island name="translationVote" props={{article: front.id}} />
            </Notice>
          )}
          <div lang={untranslated ? 'zh-CN' : undefined}>
            {article?.safety && article.safety_step === undefined && (
              <Notice tone="warn" title={copy.article.safety} className={styles.safety}>
                {article.safety}
              </Notice>
            )}
            {front.type === 'manual' && <PrintedContents items={contents} />}
            <div className="markdown">
              <MDXProvider components={documentComponents}>{children}</MDXProvider>
            </div>
          </div>
          {front.type === 'manual' && front.model && <ServiceNotice componentId="service.manual" model={front.model} />}
          <div className={styles.feedback}>
            <Island name="feedback" props={{article: front.id}} />
          </div>
        </article>
        {/* A device's neighbors in the menu have nothing to do with it. */}
        {front.type !== 'model' && front.type !== 'manual' && <DocItemPaginator />}
      </main>
      {contents.length > 0 && <Toc label={copy.article.onThisPage} items={contents} />}
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
