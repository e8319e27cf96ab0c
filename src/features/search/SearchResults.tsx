/** The results of the page of results, with the controls that narrow them. Loaded with the index, in the browser only. */
import copy from '@copy/search';
import {useHistory} from '@docusaurus/router';
import {versions} from '@site/src/features/search/model/schema';
import {useLocale} from '@site/src/site/useLocale';
import {type MouseEvent, useState} from 'react';
import {Button} from '../../components/ui/Button';
import {isNarrowed, narrowHits, pagesAmong} from './facets';
import {isPlainClick} from './plainClick';
import {SearchPanel} from './SearchPanel';
import {pagesOf} from './rows';
import {RowContent, SectionContent} from './SearchRow';
import rowStyles from './SearchRow.module.css';
import {FacetChoices} from './FacetChoices';
import styles from './SearchResults.module.css';
import {queryParameter} from '@site/src/site/searchAddress';
import {recordOpenedResult} from './searchReports';
import type {SearchStatus} from './status';
import {useSearchAnswer} from './useSearchAnswer';

const {page} = copy;

/** Results per step; a visitor asks for more of them by a button. */
const stepLength = 20;

export interface SearchResultsProps {
  /** Never empty. */
  readonly query: string;
  /** Parameters of the address. */
  readonly narrowed: URLSearchParams;
  readonly onNarrow: (next: URLSearchParams) => void;
}

/** Records an opened result. The history entry of the page keeps which it was, for when the visitor comes back to it. */
function useOpenedResults(query: string): (path: string) => void {
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const history = useHistory<{opened?: string} | undefined>();
  return (path) => {
    const {location} = history;
    recordOpenedResult({language, query, path, previous: location.state?.opened});
    history.replace({...location, state: {...location.state, opened: path}});
  };
}

export default function SearchResults({query, narrowed, onNarrow}: SearchResultsProps) {
  const version = versions.find((one) => one === narrowed.get('version'));
  const {found, failed, retry} = useSearchAnswer(query, version);
  const [shown, setShown] = useState({query, count: stepLength});
  const onOpened = useOpenedResults(query);

  const panel = (status: SearchStatus) => (
    <div className={styles.panel}>
      <SearchPanel
        typed={query}
        status={status}
        onExample={(example) => onNarrow(new URLSearchParams({[queryParameter]: example}))}
        onRetry={retry}
        onLeave={() => undefined}
      />
    </div>
  );
  if (failed) return panel(failed);
  if (!found) return <p role="status">{page.wait}</p>;
  const {outcome, facets, total} = found;
  if (total === 0) return panel({state: 'found', query, counts: outcome.counts, nearest: outcome.nearest});

  const hits = narrowHits(outcome.hits, facets, narrowed);
  const rows = pagesOf(hits, outcome.units);
  const onClick = (path: string) => (event: MouseEvent) => {
    if (isPlainClick(event)) onOpened(path);
  };
  const count = shown.query === query ? shown.count : stepLength;
  // The list ends somewhere; as long as nothing is narrowed, all pages are counted.
  const pages = isNarrowed(narrowed) ? pagesAmong(hits) : total;

  return (
    <>
      <FacetChoices hits={outcome.hits} pages={facets} narrowed={narrowed} version={version} onNarrow={onNarrow} />
      <p className={styles.count} role="status">
        {pages > 0 ? copy.count(pages) : page.nothingLeft}
      </p>
      {pages === 0 && (
        <Button look="line" size="small" onClick={() => onNarrow(new URLSearchParams({[queryParameter]: query}))}>
          {page.showAll}
        </Button>
      )}
      <ol className={styles.results} data-results>
        {rows.slice(0, count).map(({page: row, sections}) => (
          <li key={row.path}>
            <a href={row.url} className={rowStyles.row} onClick={onClick(row.path)}>
              <RowContent row={row} />
            </a>
            {sections.map((section) => (
              <a key={section.id} href={section.url} className={rowStyles.section} onClick={onClick(row.path)}>
                <SectionContent row={section} />
              </a>
            ))}
          </li>
        ))}
      </ol>
      {rows.length > count && (
        <Button look="line" onClick={() => setShown({query, count: count + stepLength})}>
          {page.more}
        </Button>
      )}
    </>
  );
}
