/** The results of the page of results, with the controls that narrow them. Loaded with the index, in the browser only. */
import catalogues from '@copy/catalogues';
import copy from '@copy/search';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type Kind, kinds, versions} from '@site/src/features/search/model/schema';
import {models} from '@site/src/facts/models';
import {whileLoading} from '@site/src/components/ui/loadingBar';
import {useLocale} from '@site/src/site/useLocale';
import {useEffect, useId, useState} from 'react';
import {Button} from '../../components/ui/Button';
import {clientFor, type PageFacets, SearchUnavailable} from './client';
import {rowOf, type SearchStatus} from './docsearch';
import {recordFailedSearch} from './failedSearches';
import type {SearchOutcome} from './hits';
import {SearchPanel} from './SearchPanel';
import {RowContent} from './SearchRow';
import rowStyles from './SearchRow.module.css';
import styles from './SearchResults.module.css';
import {queryParameter} from './state';
import {useHostedSearch} from './useHostedSearch';

const {page} = copy;

/** Results per step; a visitor asks for more of them by a button. */
const stepLength = 20;

/** Names of the parameters that narrow the results. */
const facets = ['kind', 'catalogue', 'model', 'version'] as const;
type Facet = (typeof facets)[number];

interface Answer {
  readonly query: string;
  readonly outcome: SearchOutcome;
  readonly facets: ReadonlyMap<string, PageFacets>;
}

export interface SearchResultsProps {
  /** Never empty. */
  readonly query: string;
  /** Parameters of the address. */
  readonly narrowed: URLSearchParams;
  readonly onNarrow: (next: URLSearchParams) => void;
}

const pathOf = (url: string) => url.replace(/#.*/, '');
const isKind = (value: string): value is Kind => (kinds as readonly string[]).includes(value);
const modelNames = new Map<string, string>(models.map(({id, name}) => [id, name]));
const isCatalogue = (value: string): value is keyof typeof catalogues => value in catalogues;

interface ChoiceProps {
  readonly facet: Facet;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({facet, value, options, onChoose}: ChoiceProps) {
  const id = useId();
  // A selected filter without results stays visible, so that it can be removed.
  const all = value && !options.some(([own]) => own === value) ? [...options, [value, value] as const] : options;
  return (
    <div>
      <label htmlFor={id}>{page.facets[facet]}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {facet !== 'version' && <option value="">{copy.all}</option>}
        {all.map(([own, label]) => (
          <option key={own} value={own}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

export default function SearchResults({query, narrowed, onNarrow}: SearchResultsProps) {
  const baseUrl = useBaseUrl('/');
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const hosted = useHostedSearch();
  const version = versions.find((one) => one === narrowed.get('version'));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState<SearchStatus | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState({query, count: stepLength});
  const chosen = (facet: Facet) => narrowed.get(facet) ?? '';

  useEffect(() => {
    let current = true;
    setFailed(null);
    const client = clientFor({baseUrl, language, version, hosted});
    whileLoading(Promise.all([client.details(query), client.facets()])).then(
      ([outcome, facetsOfPages]) => current && setAnswer({query, outcome, facets: facetsOfPages}),
      (error: unknown) =>
        current &&
        setFailed({state: 'failed', query, reason: error instanceof SearchUnavailable ? error.reason : 'network'}),
    );
    return () => {
      current = false;
    };
  }, [attempt, baseUrl, hosted, language, query, version]);

  const found = answer?.query === query ? answer : null;
  const total = found ? Object.values(found.outcome.counts).reduce((sum, count) => sum + count, 0) : null;
  useEffect(() => {
    if (total === 0) recordFailedSearch({language, query, outcome: 'empty'});
  }, [language, query, total]);

  const narrow = (facet: Facet, value: string) => {
    const next = new URLSearchParams(narrowed);
    if (value) next.set(facet, value);
    else next.delete(facet);
    onNarrow(next);
  };
  const panel = (status: SearchStatus) => (
    <div className={styles.panel}>
      <SearchPanel
        typed={query}
        status={status}
        onExample={(example) => onNarrow(new URLSearchParams({[queryParameter]: example}))}
        onRetry={() => setAttempt((count) => count + 1)}
        onLeave={() => undefined}
      />
    </div>
  );
  if (failed) return panel(failed);
  if (!found) return <p role="status">{page.wait}</p>;
  if (total === 0) return panel({state: 'found', query, counts: found.outcome.counts});

  const facetsOf = (url: string) => found.facets.get(pathOf(url));
  const matches = (hit: SearchOutcome['hits'][number], facet: Facet): boolean => {
    const value = chosen(facet);
    if (!value || facet === 'version') return true;
    if (facet === 'kind') return hit.kind === value;
    return facet === 'catalogue'
      ? facetsOf(hit.url)?.catalogue === value
      : (facetsOf(hit.url)?.models.includes(value) ?? false);
  };
  // The options of a filter are those of the results under the other filters.
  const left = (facet: Facet) =>
    found.outcome.hits.filter((hit) => facets.every((other) => other === facet || matches(hit, other)));
  const values = (facet: Facet, of: (hit: SearchOutcome['hits'][number]) => readonly string[]) => [
    ...new Set(left(facet).flatMap(of)),
  ];
  const hits = found.outcome.hits.filter((hit) => facets.every((facet) => matches(hit, facet)));
  const count = shown.query === query ? shown.count : stepLength;
  // The list is capped; without filters the count covers all pages.
  const isNarrowed = facets.some((facet) => facet !== 'version' && chosen(facet));
  const pages = isNarrowed ? new Set(hits.map(({url}) => pathOf(url))).size : (total ?? 0);

  return (
    <>
      <div className={styles.facets} role="group" aria-label={copy.scope}>
        <Choice
          facet="kind"
          value={chosen('kind')}
          onChoose={(value) => narrow('kind', value)}
          options={values('kind', ({kind}) => [kind])
            .filter(isKind)
            .map((kind) => [kind, copy.kinds[kind]])}
        />
        <Choice
          facet="catalogue"
          value={chosen('catalogue')}
          onChoose={(value) => narrow('catalogue', value)}
          options={values('catalogue', ({url}) => [facetsOf(url)?.catalogue ?? ''])
            .filter(isCatalogue)
            .map((catalogue) => [catalogue, catalogues[catalogue].name])}
        />
        <Choice
          facet="model"
          value={chosen('model')}
          onChoose={(value) => narrow('model', value)}
          options={values('model', ({url}) => facetsOf(url)?.models ?? [])
            .flatMap((model) => (modelNames.has(model) ? [[model, modelNames.get(model)!] as const] : []))
            .sort(([, a], [, b]) => (a < b ? -1 : 1))}
        />
        <Choice
          facet="version"
          value={version ?? ''}
          onChoose={(value) => narrow('version', value)}
          options={[['', page.currentVersion], ...versions.map((one) => [one, one] as const)]}
        />
      </div>
      <p className={styles.count} role="status">
        {pages > 0 ? copy.count(pages) : page.nothingLeft}
      </p>
      {pages === 0 && (
        <Button look="line" size="small" onClick={() => onNarrow(new URLSearchParams({[queryParameter]: query}))}>
          {page.showAll}
        </Button>
      )}
      <ol className={styles.results} data-results>
        {hits.slice(0, count).map((hit) => (
          <li key={hit.id}>
            <a href={hit.url} className={rowStyles.row}>
              <RowContent row={rowOf(hit, found.outcome.units, copy.kinds[hit.kind])} />
            </a>
          </li>
        ))}
      </ol>
      {hits.length > count && (
        <Button look="line" onClick={() => setShown({query, count: count + stepLength})}>
          {page.more}
        </Button>
      )}
    </>
  );
}
