/** Links that pass a post on. */
import {expect, it} from '@jest/globals';
import {shareTargets} from '../../../src/templates/NewsPost/_parts/shareTargets';
import en from '../../../i18n/en/copy/news';
import zh from '../../../i18n/zh-CN/copy/news';

const post = {
  url: 'https://www.example.com/news/product/x?a=1&b=2',
  title: 'Heat map: before & after',
  archive: '产品',
  picture: 'https://www.example.com/social/x.jpg',
};

const links = (edition: 'global' | 'zh-CN') =>
  Object.fromEntries(shareTargets[edition].map(({id, href}) => [id, new URL(href(post))]));
const given = (link: URL | undefined) => [
  `${link?.protocol}//${link?.host}${link?.pathname}`,
  Object.fromEntries(link?.searchParams ?? []),
];

it('English: Facebook, X, LinkedIn and e-mail, with address and title', () => {
  const {facebook, x, linkedin, mail, ...more} = links('global');
  expect(more).toEqual({});
  expect(given(facebook)).toEqual(['https://www.facebook.com/sharer/sharer.php', {u: post.url, quote: post.title}]);
  expect(given(x)).toEqual(['https://x.com/intent/post', {url: post.url, text: post.title}]);
  expect(given(linkedin)).toEqual([
    'https://www.linkedin.com/sharing/share-offsite/',
    {url: post.url, title: post.title},
  ]);
  expect(mail?.href).toBe(`mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(post.url)}`);
});

it('Chinese: a microblog with address, archive, title and picture, and e-mail', () => {
  const {weibo, mail, ...more} = links('zh-CN');
  expect(more).toEqual({});
  expect(given(weibo)).toEqual([
    'https://service.weibo.com/share/share.php',
    {url: post.url, title: `【产品】${post.title}`, pic: post.picture},
  ]);
  expect(mail?.protocol).toBe('mailto:');
});

it('has a name for every target', () => {
  for (const {id} of [...shareTargets.global, ...shareTargets['zh-CN']])
    expect([zh.shareTo[id], en.shareTo[id]].every(Boolean)).toBe(true);
});
