/** Ways through the menus of an app, marked in articles. */
import {expect, it} from '@jest/globals';
import {markMenuPaths} from '../../../plugins/doc-parts/menuPaths';

type Root = Parameters<typeof markMenuPaths>[0];

const text = (value: string): Root => ({type: 'text', value});
const path = (...words: string[]): Root => ({
  type: 'strong',
  data: {hProperties: {'data-path': ''}},
  children: words.map((word) =>
    word === ' ' ? text(word) : {type: 'emphasis', data: {hName: 'span'}, children: [text(word)]},
  ),
});

/** The parts of a paragraph after marking. */
function marked(...children: Root[]): Root[] {
  const root: Root = {type: 'root', children: [{type: 'paragraph', children}]};
  markMenuPaths(root);
  return root.children![0]!.children!;
}

it('lose their quotation marks in Chinese, and stand close to the comma behind', () => {
  expect(marked(text('打开“设备→回放”，选“全天”。'))).toEqual([
    text('打开'),
    {...path('设备→', '回放'), data: {hProperties: {'data-path': 'closed'}}},
    text('，选“全天”。'),
  ]);
});

it('are bold in English', () => {
  const bold = {type: 'strong', children: [text('Devices → camera')]};
  expect(marked(bold, {type: 'strong', children: [text('All day')]})).toEqual([
    path('Devices →', ' ', 'camera'),
    {type: 'strong', children: [text('All day')]},
  ]);
});

it('are left alone in links and where no menu is meant', () => {
  const link = {type: 'link', children: [text('“设置→网络”')]};
  expect(marked(link, text('5.x→5.4.8→6.0.3'))).toEqual([link, text('5.x→5.4.8→6.0.3')]);
});
