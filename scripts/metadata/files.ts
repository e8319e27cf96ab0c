/** Files beside the pages that machines ask for: site maps, robots.txt, security.txt. */
import {owner} from '../../config/owner';
import {editions, joinPath, type Locale} from '../../src/site/editions';
import {routes} from '../../src/site/routes';
import type {PageFacts} from './page';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The site map of one edition: every page that may be listed, with its counterpart, and the day it changed where it says so. */
export function siteMap(pages: readonly PageFacts[]): string {
  const entries = pages
    .filter(({isIndexable}) => isIndexable)
    .map(({url, alternates, modified}) => {
      const links = alternates
        .map(({lang, href}) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escape(href)}"/>`)
        .join('');
      return `<url><loc>${escape(url)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}${links}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const siteMapOf = (locale: Locale): string => `${editions[locale].prefix}/sitemap.xml`;

export const robots = (origin: string): string => `# Everything may be read. The API answers forms, not readers.
User-agent: *
Disallow: /api/

${(Object.keys(editions) as Locale[]).map((locale) => `Sitemap: ${origin}${siteMapOf(locale)}`).join('\n')}
`;

/** Days until security.txt expires; RFC 9116 recommends less than a year. */
const securityDays = 330;

/** RFC 9116: contact for vulnerability reports. `built` is the time of the build. */
export function securityText(origin: string, built: Date): string {
  const expires = new Date(Math.floor(built.getTime() / 86_400_000 + securityDays) * 86_400_000);
  const {value, demo} = owner.securityContact;
  // The same guide in each edition; the field may stand more than once.
  const policies = (Object.keys(editions) as Locale[])
    .map((locale) => `Policy: ${origin}${joinPath(locale, routes['support.security'].path)}#report`)
    .join('\n');
  return `${demo ? '# The contact is a sample; the owner has not set theirs yet.\n' : ''}Contact: mailto:${value}
Expires: ${expires.toISOString().replace('.000Z', 'Z')}
Preferred-Languages: zh, en
Canonical: ${origin}/.well-known/security.txt
${policies}
`;
}
