/** Gate for visitors without script, read from the HTML alone: there is text, navigation, and a contact. */
import type {FetchedPage} from '../../support/built-site';

/** Characters of text below which a page says nothing without its script; the page of results has 71. */
const leastText = 60;
/** Links of a footer with the site's sections in it; under the bare layout the logo and the legal line have to do. */
const leastLinks = 20;

/** What a page lacks without script. */
export function noScriptProblems({$}: FetchedPage): string[] {
  const problems: string[] = [];
  const isBare = $('[data-menu]').length === 0;
  const text = $('main').clone().find('noscript, script, style, template').remove().end().text().replace(/\s+/g, '');
  if (text.length < leastText) problems.push(`main has ${text.length} characters without script`);
  const footer = $('footer a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  if (!isBare && footer.length < leastLinks) problems.push(`the footer has ${footer.length} links`);
  if (!footer.some((href) => href.endsWith('/sitemap'))) problems.push('the footer does not lead to the site map');
  $('form:has([name=consent])').each((_, form) => {
    const isSent = $(form).attr('method') === 'post' && /^\/api\/v1\/forms\//.test($(form).attr('action') ?? '');
    if (!isSent) problems.push('a form has no address to be sent to without script');
  });
  const pictures = $('main img')
    .toArray()
    .filter((img) => !$(img).attr('src') || $(img).attr('data-src') !== undefined);
  if (pictures.length > 0) problems.push(`${pictures.length} pictures wait for script`);
  return problems;
}
