import type zh from '@site/i18n/zh-CN/copy/news';
import type {Archive} from '@site/src/facts/frontmatter.lists';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const archives: Record<Archive, string> = {
  company: 'Company',
  product: 'Product',
  industry: 'Industry',
  media: 'Media',
};

const leads: Record<Archive, string> = {
  company: 'What happens at the company: new offices and service areas, certificates, trade shows.',
  product: 'What changed in the firmware, how a new feature works, and when you can update.',
  industry: 'Methods for running stores: how to read a number, what to look for on the floor.',
  media: 'The press room: releases, statements and figures to quote. For an interview, use our contact page.',
};

const copy = {
  archives,
  leads,
  empty: {
    title: 'Nothing here yet.',
    text: 'The first post will appear on this page. Subscribe to RSS, Atom or JSON below, or read the other archives meanwhile.',
  },
  meta: {
    title: 'News',
    description: `Releases, methods and company news from ${brand.nameEn}: what changed in the firmware, how a feature works, how to read a number.`,
  },
  archiveMeta: (name: string) => ({
    title: `${name} news`,
    description: `${name} news from ${brand.nameEn}, newest first, with RSS, Atom and JSON feeds.`,
  }),
  title: 'News',
  archivesLabel: 'News archives',
  all: 'All',
  feeds: 'Feeds',
  source: 'Source',
  newer: 'Newer',
  older: 'Older',
  share: 'Share',
  shareTo: {facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn', weibo: 'Weibo', mail: 'E-mail'},
  shareMore: 'More ways',
  copyLink: {copy: 'Copy link', copied: 'Copied', failed: 'Not copied; take it from the address bar'},
  updated: 'Updated',
} satisfies CopyOf<typeof zh>;

export default copy;
