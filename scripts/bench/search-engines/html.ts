/** Minimal HTML of a page's records. */
import type {PageRecords} from './engine';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A document with one `<h1>`, its hidden terms, and an `<h2>` per section. `lang` is a BCP 47 tag. */
export function htmlOf({page, sections}: PageRecords, lang: string): string {
  const parts = sections.map(
    ({url, heading, body}) => `<h2 id="${url.split('#')[1]}">${escaped(heading)}</h2><p>${escaped(body)}</p>`,
  );
  const hidden = [...page.terms, ...page.codes];
  return [
    `<!doctype html><html lang="${lang}"><head><title>${escaped(page.pageTitle)}</title></head><body><main data-pagefind-body>`,
    `<h1>${escaped(page.pageTitle)}</h1>`,
    hidden.length ? `<p data-pagefind-weight="5">${hidden.map(escaped).join(' · ')}</p>` : '',
    `<p>${escaped(page.body)}</p>`,
    ...parts,
    '</main></body></html>',
  ].join('');
}
