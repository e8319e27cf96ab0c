import {expect, it} from '@jest/globals';
import {newsroomRows} from '../../../scripts/checks/newsroom';

const post = (links: string): string =>
  `<main><article><h1>Footfall</h1><p>One two three.</p><figure><img src="a.webp"></figure><img src="b.webp">
   <table></table>${links}</article></main>`;

it('tells posts, their parts, and the pages that link to them; lists do not count', () => {
  const rows = newsroomRows([
    {pathname: '/global/news/industry/entry-rate', html: post('<a href="/global/news/industry/entry-rate#top">x</a>')},
    {pathname: '/global/news/industry/dwell', html: post('<a href="/global/news/industry/entry-rate">a</a>'.repeat(2))},
    {pathname: '/global/news/industry', html: post('<a href="/global/news/industry/dwell">a</a>')},
    {pathname: '/global/news/page/2', html: post('<a href="/global/news/industry/dwell">a</a>')},
    {pathname: '/global/vpaas', html: post('<a href="/global/news/industry/entry-rate">a</a>')},
  ]);
  expect(rows.find(([name]) => name === 'en industry')).toEqual(['en industry', '2', '5–6', '2–2', '1–1', '0–2']);
  expect(rows.find(([name]) => name === 'zh-CN media')).toEqual(['zh-CN media', '0', '–', '–', '–', '–']);
});
