import {expect, it} from '@jest/globals';
import {linePieces, textHtml, wordsHtml} from '../../../src/site/lineBreaks';
import {cutWord} from '../../pages/checks/lines';

it.each([
  '设备坏了，|远程先查，|该上门的上门',
  '摄像机、|录像机、|边缘盒子，|都由|我们|自己设计',
  '精准|客流统计：|数清每个门口|进店|多少人',
  '新慧店|十个月：|第一屏为什么|只列要管的|几家店',
  '摄像机|接在交换机上',
  '药师在岗、|冷藏温度、|处方柜台，|记录|经得起检查',
  'K3 指示灯|什么意思',
  '下载中心：|桌面客户端|和门店App',
  'UL-7016NH-H1工程|勘测单',
  '各1台',
  '店内顺、|店外卡：|上行|带宽不够',
  '用K3计数|进店|多少人',
  '手机扫码，|打开|E3-X支持页',
  '镜头前|2 m那一条留在外面，|猫就不会|占满画面',
  '留用|H.264旧摄像机',
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
  expect(wordsHtml('总功率90 W以上')).toBe('总功率<zh-gap></zh-gap><wbr><zh-end>90 W以上</zh-end>');
  expect(wordsHtml('离店时共13 Mbit/s，只留2.5到3 m，3 月停售')).toBe(
    '离店时<wbr>共<zh-end>13 Mbit/s</zh-end>，<wbr>只留<zh-end>2.5到3 m</zh-end>，<wbr><zh-end>3 月</zh-end>停售',
  );
  expect(wordsHtml('换一个Wi-Fi名称')).toBe('换一个<zh-gap></zh-gap><wbr><zh-end>Wi-Fi</zh-end>名称');
  expect(wordsHtml('查存储位置、账号、日志')).toBe('查存储位置、<zh-end>账号、日志</zh-end>');
});

it('a step of a way through menus stays with its arrow', () => {
  const html = wordsHtml('再在App里打开“设备→摄像机→设置→存储”，核对三样');
  for (const step of ['“设备→', '摄像机→', '设置→']) expect(html).toContain(`<zh-end>${step}</zh-end>`);
  expect(linePieces('红灯快闪，每秒两三下，是存储异常')).toContain('每秒两三下，');
});

it('a short sum is in one, a longer one breaks', () => {
  expect(textHtml('加2台E3-D-H，6×3＋2×4＝26 Mbit/s，乘1.3约34 Mbit/s。', 'prose')).toContain(
    '<zh-end>6×3＋2×4＝26 Mbit/s</zh-end>',
  );
  expect(textHtml('例子：8×10¹²×8÷（24×10⁶×86400）＝30.9天，计划时乘0.95按29天说。', 'prose')).toContain('×<wbr>');
});

it('the part of a title after its colon is in one', () => {
  expect(textHtml('下载中心：桌面客户端和门店App', 'title')).toBe(
    '下载中心：<zh-part>桌面客户端<wbr>和门店App</zh-part>',
  );
  expect(textHtml('注意：断电', 'title')).toBe('注意：断电');
});

it('a text never ends in a line of three characters', () => {
  expect(wordsHtml('区域经理和总部各有一页')).toBe('区域经理<wbr>和总部<wbr>各有一页');
  expect(wordsHtml('数清每个门口进店多少人')).toBe('数清每个门口<wbr><zh-end>进店多少人</zh-end>');
  expect(textHtml('计数看的是头肩轮廓，现有的3台摄像机也能接。', 'prose')).toBe(
    '计数<wbr>看<wbr>的是<wbr>头<wbr>肩<wbr>轮廓，<wbr>现有的<zh-end>3台</zh-end><wbr><zh-end>摄像机也能接。</zh-end>',
  );
});

it('a bracket or a quotation at the end is no line of its own', () => {
  expect(wordsHtml('W3-S的Wi-Fi信号弱（5.x）')).toMatch(/<zh-end>号弱（5\.x）<\/zh-end>$/);
  expect(wordsHtml('之后只留下一个“进”或“出”。')).toMatch(/<zh-end>一个“进”或“出”。<\/zh-end>$/);
});

it('a word in two lines of a heading is found', () => {
  expect(cutWord(['数清每个门口进', '店多少人'])).toBe('个门口进/店多少人');
  expect(cutWord(['数清每个门口', '进店多少人'])).toBeUndefined();
  expect(cutWord(['镜头往下', '倾多少度，', '装得多高'])).toBeUndefined();
});
