/** A self-contained page: no script, no style sheet, no picture. */
import {brand} from './brand';
import {editions, type Locale} from './editions';
import {escapeHtml} from './escapeHtml';

const style =
  'body{max-width:40rem;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1F2A44;background:#FFF}h1{line-height:1.2}p{text-wrap:balance}a{color:#2E63D8}@media(prefers-color-scheme:dark){body{color:#E8EDF8;background:#0E1730}a{color:#8FB0F2}}';

export interface PlainPage {
  readonly locale: Locale;
  readonly title: string;
  /** HTML. */
  readonly body: string;
}

/** The page as HTML. */
export function plainPage({locale, title, body}: PlainPage): string {
  const {htmlLang} = editions[locale];
  const name = locale === 'en' ? brand.nameEn : brand.nameZh;
  return `<!doctype html><html lang="${htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} | ${name}</title><meta name="robots" content="noindex"><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
}
