/** What the build writes into the head of a page, once. */
import {expect, it} from '@jest/globals';
import {readPage} from '../../../scripts/metadata/page';
import {socialTags} from '../../../scripts/metadata/tags';

const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

/** The keywords of a page after the build. */
function keywords(html: string, pathname: string): string[] {
  const page = readPage(html, pathname, 'https://www.example.com');
  const head = headOf(html) + socialTags(page, 'https://www.example.com/social/x.jpg');
  return [...head.matchAll(/<meta name="keywords" content="([^"]*)">/g)].map(([, content = '']) => content);
}

const html = (tags: string) => `<html><head>${tags}</head><body><main><h1>固件6.2.1</h1></main></body></html>`;

it('has one tag of keywords for a post: what it is filed under, and its name', () => {
  const tags = '<meta property="article:tag" content="E3-X"><meta property="article:tag" content="夜间">';
  expect(keywords(html(tags), '/news/product/e3-x-firmware-6-2-1')).toEqual(['E3-X,夜间,固件6.2.1']);
});

it('has one for an article: its symptoms', () => {
  const tags = '<meta name="x-symptoms" content="离线,没有画面">';
  expect(keywords(html(tags), '/support/troubleshooting/details/t0001')).toEqual(['离线,没有画面,固件6.2.1']);
});
