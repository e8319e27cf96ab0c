/**
 * Reports failed searches to the service: those without results, and those whose results nobody opened. Without identity, and
 * without contact data that somebody typed or pasted. Fire and forget: a lost report does no harm.
 */
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {redactContacts, saysMore} from '@site/src/site/contactRedaction';

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
  const text = redactContacts(query.trim());
  const key = `${outcome} ${text}`;
  if (text.length < minLength || text.length > maxLength || key === lastKey || !saysMore(text)) return;
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
