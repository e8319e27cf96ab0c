/** The groups a visitor can narrow the results to, with the pages found in each. */
import copy from '@copy/search';
import {kinds, type Kind} from '@site/src/features/search/model/schema';
import {scopeOf} from './docsearch';
import styles from './SearchModal.module.css';

export interface SearchScopesProps {
  readonly counts: Readonly<Record<Kind, number>>;
  /** The chosen group; null for all. */
  readonly scope: Kind | null;
  readonly onChoose: (scope: Kind | null) => void;
}

export function SearchScopes({counts, scope, onChoose}: SearchScopesProps) {
  const found = kinds.filter((kind) => counts[kind] > 0);
  const total = found.reduce((sum, kind) => sum + counts[kind], 0);
  if (total === 0) return null;
  const chosen = scopeOf(counts, scope);
  return (
    <div className={styles.scopes} role="group" aria-label={copy.scope}>
      <span className="sr" role="status">
        {copy.count(total)}
      </span>
      {[null, ...found].map((kind) => (
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
  );
}
