/** Head tags for crawlers; added after the build, so that they are not part of any script. */
import {brand} from '../../src/site/brand';
import {editions, otherLocale, type Locale} from '../../src/site/editions';
import {cardSize} from './card/card';
import type {PageFacts} from './page';

const openGraphLocale: Record<Locale, string> = {'zh-CN': 'zh_CN', en: 'en_US'};

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const tag = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escape(content)}">`;

/** Social tags and keywords, which no page writes itself. `card` is the absolute address of the social picture. */
export function socialTags(page: PageFacts, card: string): string {
  const {locale, url, alternates, heading, keywords, published, customer} = page;
  const site = locale === 'en' ? brand.nameEn : brand.nameZh;
  const other = otherLocale(locale);
  const alt = heading.includes(site) ? heading : `${heading} · ${site}`;
  return [
    ...(keywords.length > 0 ? [tag('name', 'keywords', keywords.join(','))] : []),
    tag('property', 'og:type', published || customer ? 'article' : 'website'),
    tag('property', 'og:url', url),
    tag('property', 'og:site_name', site),
    tag('property', 'og:locale', openGraphLocale[locale]),
    ...(alternates.some(({lang}) => lang === editions[other].htmlLang)
      ? [tag('property', 'og:locale:alternate', openGraphLocale[other])]
      : []),
    tag('property', 'og:image', card),
    tag('property', 'og:image:type', 'image/jpeg'),
    tag('property', 'og:image:width', String(cardSize.width)),
    tag('property', 'og:image:height', String(cardSize.height)),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:image', card),
    tag('name', 'twitter:image:alt', alt),
  ].join('');
}

/** The graph as a JSON-LD script; `<` is escaped, so that it cannot close the element. */
export const dataBlock = (graph: readonly unknown[]): string =>
  graph.length === 0
    ? ''
    : `<script type="application/ld+json">${JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replace(/</g, '\\u003c')}</script>`;
