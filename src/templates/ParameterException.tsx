/**
 * A route whose parameter is missing: status 404 (the server reads `x-status`), the stated words, and the list the
 * visitor needed.
 */
import notFound from '@copy/not-found';
import copy from '@copy/support';
import Head from '@docusaurus/Head';
import type {SupportIndex} from '@site/src/facts/contentIndex';
import {SearchBox} from '@site/src/features/search/SearchField';
import {ArticleList} from '@site/src/features/support/ArticleList';
import {ModelGrid} from '@site/src/features/support/ModelGrid';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {catalogues} from '@site/src/facts/frontmatter.lists';
import styles from './ParameterException.module.css';

export interface ParameterExceptionProps {
  readonly index: SupportIndex;
  readonly parameter: 'model' | 'troubleshooting/catalog' | 'troubleshooting/details';
}

const keys = {model: 'model', 'troubleshooting/catalog': 'catalog', 'troubleshooting/details': 'details'} as const;

export default function ParameterException({index, parameter}: ParameterExceptionProps) {
  const {code} = copy.parameter;
  const {title, text} = copy.parameter[keys[parameter]];
  const present = catalogues.filter((name) => index.articles.some((article) => article.catalogue === name));
  return (
    <Page meta={{title: notFound.headTitle(title, code), description: text}}>
      <Head>
        <meta name="x-status" content="404" />
        <meta name="robots" content="noindex" />
      </Head>
      <Section>
        <SectionHead
          as="h1"
          eyebrow={
            <>
              404 <span lang="en">{code}</span>
            </>
          }
          title={title}
          lead={text}
        />
        <div className={styles.search}>
          <SearchBox
            label={copy.home.searchLabel}
            placeholder={copy.home.searchPlaceholder}
            buttonLabel={copy.home.searchButton}
          />
        </div>
        {parameter === 'model' && <ModelGrid models={index.models} />}
        {parameter === 'troubleshooting/catalog' && (
          <ul className={styles.list}>
            {present.map((name) => (
              <li key={name}>
                <PermalinkLink href={`/support/troubleshooting/catalog/${name}`}>
                  <b>{copy.catalogues[name].name}</b> {copy.catalogues[name].about}
                </PermalinkLink>
              </li>
            ))}
          </ul>
        )}
        {parameter === 'troubleshooting/details' && <ArticleList articles={index.articles} />}
      </Section>
    </Page>
  );
}
