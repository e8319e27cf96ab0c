/** The JSX runtime of Chinese pages, in place of React's. */
import {expect, it, jest} from '@jest/globals';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

jest.mock('jsx-runtime-of-react', () => jest.requireActual('react/jsx-runtime'), {virtual: true});
const {jsx, jsxs} = jest.requireActual<typeof import('../../../plugins/line-breaks/server')>(
  '../../../plugins/line-breaks/server',
);
const html = (element: unknown) => renderToStaticMarkup(element as ReactNode);

const prose = `${'巡店时拍下的每一张照片都带着时间、门店和检查项，'.repeat(4)}三个月以后仍然能找到。`;

it('words of headings and short texts stay whole', () => {
  expect(html(jsx('h2', {id: 'a', children: '数清每个门口进店多少人'}))).toBe(
    '<h2 id="a"><zh-words>数清每个门口<wbr><zh-end>进店多少人</zh-end></zh-words></h2>',
  );
  expect(html(jsx('li', {children: '摄像机接在交换机上'}))).toBe(
    '<li><zh-words>摄像机<wbr>接在交换机上</zh-words></li>',
  );
  expect(html(jsx('td', {children: jsx('span', {children: '摄像机接在交换机上'})}))).toBe(
    '<td><span><zh-words>摄像机<wbr>接在交换机上</zh-words></span></td>',
  );
});

it('so do those of links and emphasis in a heading', () => {
  const link = jsx('a', {href: '/x', children: '数清每个门口进店多少人'});
  expect(html(jsx('h3', {children: link}))).toBe(
    '<h3><a href="/x"><zh-words>数清每个门口<wbr><zh-end>进店多少人</zh-end></zh-words></a></h3>',
  );
  expect(html(jsxs('h2', {children: ['门口', jsx('b', {children: '每天进店多少人'})]}))).toBe(
    '<h2><zh-words>门口<wbr></zh-words><b><zh-words>每天<wbr><zh-end>进店多少人</zh-end></zh-words></b></h2>',
  );
});

it('so do those of a text with a link, which may break before it', () => {
  const link = jsx('a', {href: '/x', children: '说明书'});
  expect(html(jsxs('li', {children: ['供电和网线的要求见', link, '，装之前先看一遍。']}))).toBe(
    '<li><zh-words>供电<wbr><zh-end>和网线的要求见</zh-end></zh-words><a href="/x"><zh-words>说明书</zh-words></a><zh-words>，装之前<wbr>先看一遍。</zh-words></li>',
  );
  const short = jsx('a', {href: '/x', children: '动静提醒'});
  expect(html(jsxs('p', {children: [prose, short]}))).toContain('<a href="/x"><zh-words>动静提醒</zh-words></a>');
  const alone = jsx('a', {href: '/x', children: '摄像机接在交换机上'});
  expect(html(jsx('td', {children: alone}))).toContain('<a href="/x"><zh-words>摄像机<wbr>接在交换机上');
  expect(html(jsx('li', {children: alone}))).not.toContain('zh-');
});

it('words and the end of a longer text stay together', () => {
  const sentence = '巡店时<wbr>拍下的<wbr>每<wbr>一张<wbr>照片<wbr>都<wbr>带着<wbr>时间、门店<wbr>和<wbr>检查项，';
  const text = `<zh-text>${sentence.repeat(4)}三个月<wbr>以后<wbr><zh-end>仍然能找到。</zh-end></zh-text>`;
  expect(html(jsx('p', {children: prose}))).toBe(`<p>${text}</p>`);
  expect(html(jsxs('p', {children: [jsx('b', {children: '注意'}), prose]}))).toBe(`<p><b>注意</b>${text}</p>`);
});

it('English, figures, components and given markup are left alone', () => {
  for (const props of [
    {children: 'A heading of words'},
    {children: 12},
    {dangerouslySetInnerHTML: {__html: '门口进店多少人'}},
  ]) {
    expect(html(jsx('p', props))).not.toContain('zh-');
  }
  const Name = ({children}: {children?: string}) => children?.length as unknown as ReactNode;
  expect(html(jsx('h2', {children: jsx(Name, {children: '进店多少人'})}))).toBe('<h2>5</h2>');
});
