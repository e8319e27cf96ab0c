import {expect, it} from '@jest/globals';
import {linePieces, wordsHtml} from '../../../src/site/lineBreaks';
import {cutWord} from '../../pages/checks/lines';

it.each([
  '数清每个|门口|进店多少人',
  '摄像机|接在交换机上',
  '装多高，镜头|往下|倾多少度',
  '药师|在岗、冷藏|温度、处方|柜台，记录|经得起检查',
  'K3 指示灯|什么意思',
  '各1台',
  'Heat map',
])('a line may end between the words of %s, and never leaves a few characters', (pieces) => {
  const text = pieces.replaceAll('|', '');
  expect(linePieces(text)).toEqual(pieces.split('|'));
});

it('markup says the same and escapes the text', () => {
  expect(wordsHtml('温度<5 & 一个下午就能写出')).toBe('温度&lt;5 &amp; 一个<wbr>下午<wbr>就能写出');
});

it('a model keeps its name on one line', () => {
  expect(wordsHtml('换P3-X-8')).toBe('换<span class="nb">P3-X-8</span>');
});

it('a word in two lines of a heading is found', () => {
  expect(cutWord(['数清每个门口进', '店多少人'])).toBe('个门口进/店多少人');
  expect(cutWord(['数清每个门口', '进店多少人'])).toBeUndefined();
  expect(cutWord(['镜头往下', '倾多少度，', '装多高'])).toBeUndefined();
});
