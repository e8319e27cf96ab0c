import type zh from '@site/i18n/zh-CN/copy/sitemap';
import type {CopyOf} from '@site/src/site/copy';
import type {RouteId} from '@site/src/site/routes';

const purposes: Partial<Record<RouteId, string>> = {
  home: 'Start here',
  experience: 'Leave your contact details; a regional manager gets in touch',
  'support.videos': 'Half a minute each, silent, with captions',
  'news.company': 'What happens at the company',
  'news.product': 'Firmware and features',
  'news.industry': 'Practical methods for running stores',
  'news.media': 'Company texts, figures, logos and press releases',
  'legal.privacy': 'What we collect, how long we keep it, how to delete it',
  'legal.terms': 'Terms for using this site',
  'legal.accessibility': 'What was tested, known issues and whom to tell',
  sitemap: 'This page',
};

const copy = {
  meta: {
    title: 'Sitemap: every page and what it is for',
    description:
      'Every page of the site, grouped by products, solutions, support and company, with a line on what each is for and a field to filter the list.',
  },
  banner: {title: 'Sitemap', text: 'Every page, with a line on what it is for.'},
  tree: {
    filter: 'Filter pages',
    hint: 'For example: camera, privacy, network',
    count: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    none: 'No page contains these words.',
    clear: 'Show all',
    others: 'More',
    otherEdition: '中文网站地图',
    purposes,
  },
} satisfies CopyOf<typeof zh>;

export default copy;
