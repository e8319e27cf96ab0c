/**
 * The page of results: linkable, and the target of every search form before hydration. Query and filters are in the
 * URL.
 */
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import copy from '@copy/search';
import shell from '@copy/shell';
import {lazy, Suspense, useEffect, useState} from 'react';
import {LoadBoundary} from '../navigation/LoadBoundary';
import {Banner} from '../../components/sections/Banner';
import {Page} from '../../components/ui/Page';
import {Notice} from '../../components/ui/Notice';
import {Section} from '../../components/ui/Section';
import {SiteLink} from '../../components/ui/SiteLink';
import {SearchField} from './SearchField';
import styles from './SearchPage.module.css';
import {queryParameter} from '@site/src/site/searchAddress';

const SearchResults = lazy(() => import('./SearchResults'));

const {page} = copy;

export function SearchPage() {
  const {search, pathname} = useLocation();
  const history = useHistory();
  // The query is known in the browser only; the built page is static.
  const [parameters, setParameters] = useState<URLSearchParams | null>(null);
  useEffect(() => setParameters(new URLSearchParams(search)), [search]);
  const query = parameters?.get(queryParameter)?.trim() ?? '';
  return (
    <Page meta={page.meta}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Banner
        title={page.title}
        text={page.lead}
        route="search"
        action={
          <SearchField
            // The query also changes with the URL: Back, a link.
            key={query}
            value={query}
            label={shell.search.name}
            placeholder={shell.search.placeholder}
            buttonLabel={shell.search.name}
            onSearch={(next) => history.push(`${pathname}?${new URLSearchParams({[queryParameter]: next}).toString()}`)}
          />
        }
      />
      <Section space="flush" className={styles.results}>
        <noscript>
          <Notice tone="warn">
            {page.noScript} <SiteLink to="support.troubleshooting">{copy.links.troubleshooting}</SiteLink>{' '}
            <SiteLink to="sitemap">{page.sitemap}</SiteLink>
          </Notice>
        </noscript>
        {query === '' && (
          <p className={styles.examples}>
            {copy.start.title}
            {copy.start.examples.map((example) => (
              <a key={example} href={`?${new URLSearchParams({[queryParameter]: example}).toString()}`}>
                {example}
              </a>
            ))}
          </p>
        )}
        {parameters && query !== '' && (
          <LoadBoundary>
            <Suspense fallback={<p role="status">{page.wait}</p>}>
              <SearchResults
                query={query}
                narrowed={parameters}
                onNarrow={(next) => history.replace(`${pathname}?${next.toString()}`)}
              />
            </Suspense>
          </LoadBoundary>
        )}
      </Section>
    </Page>
  );
}
