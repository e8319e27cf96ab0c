/**
 * Tells the service which searches helped nobody: found nothing, or found what nobody opened. Without identity, and the
 * service drops what looks like personal data. A loss is no matter: nobody waits for it.
 */
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';

export interface Miss {
  readonly language: SearchLanguage;
  readonly query: string;
  readonly outcome: 'empty' | 'unopened';
}

/** Shorter ones are beginnings of words. */
const leastLength = 2;
const mostLength = 100;

let last = '';

/** Sends a miss, the same one once in a row. */
export function recordMiss({language, query, outcome}: Miss): void {
  const asked = query.trim();
  const same = `${outcome} ${asked}`;
  if (asked.length < leastLength || asked.length > mostLength || same === last) return;
  last = same;
  const body = JSON.stringify({edition: language === 'en' ? 'global' : 'zh-CN', query: asked, outcome});
  // What nobody opened is known when the page may be left already; that request has to outlive it.
  fetch('/api/v1/search-misses', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body,
    keepalive: outcome === 'unopened',
  })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
