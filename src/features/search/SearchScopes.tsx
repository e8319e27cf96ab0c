/** How much was found, and the kinds a visitor can narrow the results to. */
import copy from '@copy/search';
import {kinds, type Kind} from '@site/src/features/search/model/schema';
import type {RowGroup} from './rows';
import styles from './SearchDialog.module.css';
import {pagesIn, scopeOf} from './status';

export interface SearchScopesProps {
  /** Pages found of each kind. */
  readonly counts: Readonly<Record<Kind, number>>;
  /** What is shown of them; undefined where all of it is. */
  readonly shown?: readonly RowGroup[];
  /** The chosen kind; null for all. */
  readonly scope: Kind | null;
  readonly onChoose: (scope: Kind | null) => void;
}

/** More pages than anybody looks through: the query can be made clearer. */
const many = 30;

export function SearchScopes({counts, shown, scope, onChoose}: SearchScopesProps) {
  const scopes = kinds.filter((kind) => counts[kind] > 0);
  const total = pagesIn(counts);
  if (total === 0) return null;
  const chosen = scopeOf(counts, scope);
  const pages = shown?.reduce((sum, group) => sum + group.pages.length, 0) ?? total;
  const inScope = chosen ? counts[chosen] : total;
  const found = pages < inScope ? copy.shown(pages, inScope) : copy.count(inScope);
  return (
    <div className={styles.scopes}>
      <p className={styles.count} role="status">
        {inScope >= many ? copy.narrow(found) : found}
      </p>
      <div className={styles.chips} role="group" aria-label={copy.scope}>
        {[null, ...scopes].map((kind) => (
          <button
            key={kind ?? 'all'}
            type="button"
            className={styles.chip}
            aria-pressed={kind === chosen}
            onClick={() => onChoose(kind)}
          >
            {kind ? copy.kinds[kind] : copy.all} <small>{kind ? counts[kind] : total}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
