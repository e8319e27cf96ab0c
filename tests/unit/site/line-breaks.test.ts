import {expect, it} from '@jest/globals';
import {linePieces, wordsHtml} from '../../../src/site/lineBreaks';
import {cutWord} from '../../pages/checks/lines';

it.each([
  '设备坏了，|远程先查，|该上门的上门',
  '摄像机、|录像机、|边缘盒子，|都由|我们|自己设计',
  '精准|客流统计：|数清每个门口|进店|多少人',
  '新慧店|十个月：|第一屏为什么|只列要管的|几家店',
  '摄像机|接在交换机上',
  '药师在岗、|冷藏温度、|处方柜台，|记录|经得起检查',
  'K3 指示灯|什么意思',
  '下载中心：|桌面|客户端|和门店|App',
  'UL-7016NH-H1|工程|勘测单',
  '各1台',
  'Heat map',
])('a line may end between the words of %s, and never leaves a few characters', (pieces) => {
  const text = pieces.replaceAll('|', '');
  expect(linePieces(text)).toEqual(pieces.split('|'));
});

it('markup says the same and escapes the text', () => {
  expect(wordsHtml('温度<5 & 一个下午就能写出')).toBe('温度&lt;5 &amp; 一个下午<wbr>就能写出');
});

it('models and figures keep their parts on one line, and so does a short last clause', () => {
  expect(wordsHtml('换P3-X-8')).toBe('换<zh-end>P3-X-8</zh-end>');
  expect(wordsHtml('每块6或8 TB')).toBe('每块6或<zh-end>8 TB</zh-end>');
  expect(wordsHtml('总功率90 W以上')).toBe('总功率<wbr><zh-end>90 W以上</zh-end>');
  expect(wordsHtml('查存储位置、账号、日志')).toBe('查存储位置、<zh-end>账号、日志</zh-end>');
});

it('a word in two lines of a heading is found', () => {
  expect(cutWord(['数清每个门口进', '店多少人'])).toBe('个门口进/店多少人');
  expect(cutWord(['数清每个门口', '进店多少人'])).toBeUndefined();
  expect(cutWord(['镜头往下', '倾多少度，', '装得多高'])).toBeUndefined();
});
