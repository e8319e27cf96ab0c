/** The other edition's text as a plain page: front matter as a table, Markdown as HTML, no script. */
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {writeFacts} from '../doc-parts/factTables';
import {quotePromises} from '../doc-parts/promiseTokens';
import type {Counterpart} from './counterpart';

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => escapes[mark]!);

const style = `
body { margin: 0; padding: 20px 28px 64px; font: 15px/1.65 Inter, system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif; color: #1f2a44; background: #f5f8fe; }
header { margin-bottom: 20px; color: #5b6785; font-size: 13px; }
h1 { margin: 4px 0 8px; font-size: 26px; line-height: 1.3; color: #1f2a44; }
h2 { margin-top: 32px; font-size: 19px; line-height: 1.3; scroll-margin-top: 16px; }
table { border-collapse: collapse; margin: 12px 0; font-size: 13px; }
th, td { padding: 4px 12px 4px 0; border-bottom: 1px solid #dce4f4; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
header th { color: #5b6785; font-weight: 500; white-space: nowrap; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9em; }
pre { padding: 12px; overflow-x: auto; background: #edf3fe; }
img { max-width: 100%; }`;

const page = (lang: string, title: string, body: string): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escape(title)}</title><style>${style}</style><base target="_parent"></head>
<body>${body}</body></html>
`;

const textOf = (value: unknown): string =>
  value instanceof Date
    ? value.toISOString().slice(0, 10)
    : Array.isArray(value)
      ? value.map(textOf).join(', ')
      : String(value);

/** Headings carry `{#id}` in the source; the preview scrolls to them. */
const withIds = (html: string): string =>
  html.replace(/<h([1-6])>(.*?)\s*\{#([\w-]+)\}<\/h\1>/g, '<h$1 id="$3">$2</h$1>');

/** Removes links to files, which resolve in a build only; keeps their text. */
const withoutFileLinks = (html: string): string =>
  html.replace(/<a href="(?![a-z]+:|\/|#)[^"]*">(.*?)<\/a>/g, '<u>$1</u>');

/** The page for a counterpart, or the command that makes the file when there is none. */
export function renderPreview({file, document, source}: Counterpart): string {
  if (!document) {
    const isEnglish = file.startsWith('i18n/en/');
    const remedy = isEnglish
      ? `<p>Make it, with the headings of ${escape(source)}:</p><pre><code>npm run new -- translation --file ${escape(source)}</code></pre>`
      : '';
    return page('en', file, `<header>${escape(file)}</header><h1>Not written yet</h1>${remedy}`);
  }
  const {front, body, locale} = document;
  const rows = Object.entries(front)
    .filter(([field]) => field !== 'title')
    .map(([field, value]) => `<tr><th scope="row">${escape(field)}</th><td>${escape(textOf(value))}</td></tr>`);
  // Raw HTML stays text: what the source says is what a translator compares.
  const markdown = body.map((line) => line.text).join('\n');
  const text = micromark(writeFacts(file, quotePromises(file, markdown)), {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const header = `<header>${escape(file)}<h1>${escape(textOf(front.title ?? ''))}</h1><table>${rows.join('')}</table></header>`;
  return page(locale, file, header + withoutFileLinks(withIds(text)));
}
