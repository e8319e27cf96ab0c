/**
 * Reports searches to the service: those that failed, because nothing was found or nobody opened a result, and results that
 * were opened. Without identity, and without contact data that somebody typed or pasted. Fire and forget: a lost report does
 * no harm.
 */
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {redactContacts, saysMore} from '@site/src/site/contactRedaction';

interface Search {
  readonly language: SearchLanguage;
  readonly query: string;
}

export interface FailedSearch extends Search {
  readonly outcome: 'empty' | 'unopened';
}

export interface OpenedResult extends Search {
  /** Address of the page. */
  readonly path: string;
  /** Address of the result that was opened from this search before, and come back from. */
  readonly previous: string | undefined;
}

/** Shorter queries are beginnings of words. */
const minLength = 2;
const maxLength = 100;

let lastKey = '';

/** The query without contact data; undefined where it is not to be sent. */
function cleaned(query: string): string | undefined {
  const text = redactContacts(query.trim());
  return text.length < minLength || text.length > maxLength || !saysMore(text) ? undefined : text;
}

function send(address: string, language: SearchLanguage, facts: object, keepalive: boolean): void {
  fetch(`/api/v1/${address}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({edition: language === 'en' ? 'global' : 'zh-CN', ...facts}),
    // Lets the request outlive the page.
    keepalive,
  })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

/** Sends a failed search, not the same one twice in a row. */
export function recordFailedSearch({language, query, outcome}: FailedSearch): void {
  const text = cleaned(query);
  const key = `${outcome} ${text}`;
  if (text === undefined || key === lastKey) return;
  lastKey = key;
  // Unopened results are known only on the way out.
  send('search-misses', language, {query: text, outcome}, outcome === 'unopened');
}

/** Sends that a result was opened; call it before the page is left. */
export function recordOpenedResult({language, query, path, previous}: OpenedResult): void {
  const text = cleaned(query);
  if (text !== undefined) send('opened-results', language, {query: text, path, previous}, true);
}
