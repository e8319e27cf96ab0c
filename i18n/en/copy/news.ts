import type zh from '@site/i18n/zh-CN/copy/news';
import type {Archive} from '@site/src/facts/frontmatter.lists';
// By its path: the feeds read this module while building, where the alias means nothing.
import {brand} from '../../../src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const archives: Record<Archive, string> = {
  company: 'Company',
  product: 'Product',
  industry: 'Industry',
  media: 'Media',
};

const leads: Record<Archive, string> = {
  company: 'News from the company: how trials and support work, and what changes on the platform and the website.',
  product: 'What changed in the firmware, how a new feature works, and when you can update.',
  industry: 'Practical methods for running stores: how to read a number and what to check on the sales floor.',
  media:
    'For the press: texts and figures you can quote, logos and product pictures to download, and our own releases.',
};

const copy = {
  archives,
  leads,
  empty: {
    title: 'Nothing here yet.',
    text: 'The first post will appear on this page. Subscribe below, or read the other archives in the meantime.',
  },
  meta: {
    title: 'News: releases, methods and company updates',
    description: `Product releases, store methods and company news from ${brand.nameEn}: what changed in the firmware, how a feature works and how to read a number.`,
  },
  archiveMeta: (name: string) => ({
    title: `${name} news and updates`,
    description: `${name} news from ${brand.nameEn}, newest post first. Read it here, or subscribe to the RSS, Atom or JSON feed and get every new post as it appears.`,
  }),
  /** Of a page of a list after the first, and of the list of a year. */
  furtherMeta: (name: string | null, year: number | null, page: number, pages: number) => ({
    title: `${name ? `${name} news` : 'All the news'} from ${brand.nameEn}${year ? ` in ${year}` : ''}${page > 1 ? `, page ${page}` : ''}`,
    description: `${name ? `${name} news` : 'News'} from ${brand.nameEn}${year ? ` published in ${year}` : ''}, newest post first${pages > 1 ? `, page ${page} of ${pages}` : ''}: each with its date, the archive it is filed under and a short summary.`,
  }),
  heading: (name: string | null, year: number | null, page: number) =>
    `${name ? `${name} news` : 'News'}${year ? ` in ${year}` : ''}${page > 1 ? `, page ${page}` : ''}`,
  yearsLabel: 'News by year',
  allYears: 'All years',
  pagesLabel: 'Pages of this list',
  page: (page: number) => `Page ${page}`,
  newerPage: 'Previous page',
  olderPage: 'Next page',
  minutes: (minutes: number) => `${minutes} min read`,
  contents: 'In this post',
  related: {
    label: 'Related to this post',
    pages: 'Products and solutions',
    devices: 'Devices',
    articles: 'Help articles',
  },
  follow: (name: string) => `Subscribe to ${name.toLowerCase()} news by RSS`,
  title: 'News',
  lead: 'What changed in the firmware, how new features work, and how to read store numbers.',
  featured: 'Featured',
  picks: 'Editors’ picks',
  latest: 'Latest',
  archivesLabel: 'News archives',
  all: 'All',
  rest: 'More news, newest first',
  pictureWords: {
    'news-heat-pair': {
      over: ['After', 'Before', 'Difference'],
      under: [
        ['Short stop', 'Long stop'],
        ['', 'Too few people'],
        ['Shorter', 'Longer'],
      ],
    },
  },
  closing: {
    follow: {title: 'Get every new post', text: 'Add the feed to any RSS reader. It takes no e-mail address.'},
    trial: {title: 'Try it in your own store', text: 'Start with one store, and check the counts against video.'},
    start: 'Free trial',
    press: {
      title: 'Press and interviews',
      text: 'Logos, pictures and figures are in the press room. For interviews, write to ',
    },
    room: 'Press room',
  },
  feeds: 'Subscribe by RSS',
  source: 'Source',
  newer: (name: string) => `Newer in ${name.toLowerCase()} news`,
  older: (name: string) => `Older in ${name.toLowerCase()} news`,
  neighbors: 'More from this archive',
  share: 'Share',
  shareTo: {facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn', weibo: 'Weibo', mail: 'E-mail'},
  shareMore: 'More ways',
  copyLink: {copy: 'Copy link', copied: 'Copied', failed: 'Not copied; please copy it from the address bar'},
  updated: 'Updated',
} satisfies CopyOf<typeof zh>;

export default copy;
