/**
 * Reports failed searches to the service: those without results, and those whose results nobody opened. Without identity; the
 * service drops what looks like personal data. Fire and forget: a lost report does no harm.
 */
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';

export interface FailedSearch {
  readonly language: SearchLanguage;
  readonly query: string;
  readonly outcome: 'empty' | 'unopened';
}

/** Shorter queries are beginnings of words. */
const minLength = 2;
const maxLength = 100;

let lastKey = '';

/** Sends a failed search, not the same one twice in a row. */
export function recordFailedSearch({language, query, outcome}: FailedSearch): void {
  const text = query.trim();
  const key = `${outcome} ${text}`;
  if (text.length < minLength || text.length > maxLength || key === lastKey) return;
  lastKey = key;
  const body = JSON.stringify({edition: language === 'en' ? 'global' : 'zh-CN', query: text, outcome});
  // Unopened results are known only on the way out: `keepalive` lets the request outlive the page.
  fetch('/api/v1/search-misses', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body,
    keepalive: outcome === 'unopened',
  })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
