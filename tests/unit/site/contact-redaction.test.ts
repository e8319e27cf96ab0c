/** @jest-environment node */
/** No contact survives in any spelling, and ordinary queries stay as they are. Seeded, so that failures are reproducible. */
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {loadQueries} from '@site/scripts/bench/search-queries';
import {findContacts, redactContacts, saysMore} from '@site/src/site/contactRedaction';

function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * limit);
  };
}
const below = numbers(20_261_123);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
const times = <T>(count: number, make: () => T): T[] => Array.from({length: count}, make);
const digits = (count: number): string => times(count, () => String(below(10))).join('');

/** Spellings of the ten digits. */
const alphabets = [
  '0123456789',
  '０１２３４５６７８９',
  '零一二三四五六七八九',
  '〇壹贰叁肆伍陆柒捌玖',
  '○幺二三四五六七八九',
  '⓪①②③④⑤⑥⑦⑧⑨',
  '⓿❶❷❸❹❺❻❼❽❾',
  '⁰¹²³⁴⁵⁶⁷⁸⁹',
  '₀₁₂₃₄₅₆₇₈₉',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '٠١٢٣٤٥٦٧٨٩',
  '०१२३४५६७८९',
].map((row) => [...row]);
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const keycap = '\uFE0F\u20E3';

const between = ['', ' ', '\u3000', '-', '－', '–', '—', '.', '·', '。', '/', ' - ', '\u00A0', '，', '、', '_', ' / '];
const invisible = ['', '\u200B', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u202E'];

/** Groups of digits as they are written: national or international, mobile or landline, or an identity card. */
const numberShapes: readonly (() => string[])[] = [
  () => [`1${oneOf([...'3456789'])}${digits(1)}`, digits(4), digits(4)],
  () => ['+86', `1${oneOf([...'3456789'])}${digits(1)}`, digits(4), digits(4)],
  () => ['0086', `13${digits(1)}`, digits(8)],
  () => ['0755', digits(8)],
  () => ['021', digits(4), digits(4)],
  () => ['400', digits(3), digits(4)],
  () => ['+1', `2${digits(2)}`, digits(3), digits(4)],
  () => [`(${digits(3)})`, digits(3), digits(4)],
  () => ['+44', '20', digits(4), digits(4)],
  () => ['+65', digits(4), digits(4)],
  () => ['+49', digits(3), digits(7)],
  () => [`6${digits(3)}`, `5${digits(3)}`],
  () => [`5${digits(2)}`, digits(4)],
  () => [`440305${digits(8)}${digits(3)}X`],
  () => [`${digits(3)}${digits(8)}`],
];

function spelled(groups: readonly string[]): string {
  const separator = oneOf(between);
  const style = below(alphabets.length + 3);
  const hidden = below(3) === 0 ? oneOf(invisible) : '';
  const write = (digit: string): string => {
    if (!/\d/.test(digit)) return digit;
    if (style === alphabets.length) return `${digit}${keycap}`;
    if (style === alphabets.length + 1) return `${oneOf(alphabets)[Number(digit)]}`;
    if (style === alphabets.length + 2) return ` ${words[Number(digit)]} `;
    return alphabets[style]![Number(digit)]!;
  };
  return groups
    .map((group) => [...group].map(write).join(hidden))
    .join(separator || (style > alphabets.length + 1 ? ' ' : ''));
}

const names = ['ana', 'ana.silva', 'zhang_san', 'li-ming88', 'w.wang', 'sales+cn', 'a1b2'];
const domains = [
  ['example', 'com'],
  ['qq', 'com'],
  ['mail', 'example', 'cn'],
  ['163', 'com'],
  ['uni-bonn', 'de'],
];
const ats = [
  '@',
  '＠',
  '﹫',
  ' @ ',
  '(at)',
  ' (at) ',
  '[at]',
  '（at）',
  '【at】',
  ' at ',
  ' AT ',
  '艾特',
  ' 艾特 ',
  '@\u200B',
  '#',
];
const dots = ['.', '．', '。', ' dot ', '(dot)', '[dot]', '点', ' 点 ', ' . ', '。\u200B'];

function address(): string {
  const written = oneOf(names) + oneOf(ats) + oneOf(domains).join(oneOf(dots));
  if (below(4) > 0) return written;
  return below(2)
    ? written.toUpperCase()
    : written.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
}

const introductions = [
  '微信',
  '微信号：',
  '微信: ',
  'WeChat: ',
  'wechat id ',
  'vx ',
  'VX：',
  'wx:',
  '加我微信',
  'Add me on WeChat ',
  '我的微信是',
  'ＱＱ',
];
const accountNames = ['zhangsan_01', 'li88ming', 'wxid_a1b2c3', 'anasilva2020', 'k_o_n_g9'];

const befores = ['', '', '打我电话', '电话：', 'call me ', 'K3 掉线 ', '请联系', 'tel', 'H1001 5.1.2 '];
const afters = ['', '', '谢谢', ' thanks', '，在线等', '(张)', '!'];

describe('in any spelling', () => {
  it('no digit of a number survives', () => {
    for (let round = 0; round < 6000; round += 1) {
      const number = spelled(oneOf(numberShapes)());
      const text = oneOf(befores) + number + oneOf(afters);
      const redacted = redactContacts(text);
      expect({text, redacted}).toEqual({text, redacted: expect.stringContaining('[number]')});
      // What is left of it is punctuation, and what stood before it.
      const rest = redacted.replace(/\[number\]/g, '').replace(/^(K3 掉线 |H1001 5\.1\.2 )/, '');
      expect({
        text,
        rest: rest.normalize('NFKC').match(/[\p{N}零一二三四五六七八九〇壹贰叁肆伍陆柒捌玖幺○]/gu),
      }).toEqual({text, rest: null});
      expect({text, rest: /zero|one\b|two|three|four|five|six|seven|eight|nine/.test(rest)}).toEqual({
        text,
        rest: false,
      });
    }
  });

  it('no part of an e-mail address survives', () => {
    for (let round = 0; round < 3000; round += 1) {
      const written = address();
      const text =
        oneOf(['', '邮箱', '邮箱：', 'mail ', '请发到 ']) + written + oneOf(['', '谢谢', ' thanks', '，在线等', '!']);
      const redacted = redactContacts(text).normalize('NFKC').toLowerCase();
      expect({text, redacted}).toEqual({text, redacted: expect.stringContaining('[address]')});
      expect({text, redacted}).toEqual({
        text,
        redacted: expect.not.stringMatching(/ana|silva|zhang|li-ming|wang|sales|a1b2|example|qq|163|bonn|com\b/),
      });
    }
  });

  it('no account of a messenger survives', () => {
    for (let round = 0; round < 1000; round += 1) {
      const name = oneOf(accountNames);
      const text = oneOf(['', '请', '谢谢 ']) + oneOf(introductions) + name + oneOf(['', ' 谢谢', '，在线等']);
      expect(redactContacts(text)).toContain('[account]');
      expect(redactContacts(text)).not.toContain(name);
    }
    for (const text of ['QQ 12345', 'qq：123456', '加v: anasilva', '加我微信anasilva', 'my wechat is anasilva'])
      expect(redactContacts(text)).toMatch(/\[account\]$/);
  });

  it('redacting again changes nothing', () => {
    for (let round = 0; round < 2000; round += 1) {
      const part = () =>
        oneOf([() => spelled(oneOf(numberShapes)()), address, () => oneOf(introductions), () => oneOf(befores)])();
      const once = redactContacts(times(3, part).join(oneOf(['', ' ', '，'])));
      expect(redactContacts(once)).toBe(once);
    }
  });
});

describe('ordinary queries stay as they are', () => {
  it.each([
    'UL-8232NH',
    'ul-8232nh 5.1.2',
    'K3-X-8',
    'H1001 5.1.2 2024',
    '5.1.2 升级 6.2.1',
    '5.1.2 6.2.1 6.3.0',
    '错误 301022',
    'error 404 500',
    '2024',
    '2023-2024',
    '2023 2024 对比',
    '2026-11-12 release notes',
    '1920x1080',
    '1920×1080 25fps',
    '1920*1080',
    '3840x2160 8MP 4K',
    '192.168.1.64 打不开',
    '192.168.1.x',
    '10.0.0.0/24',
    'rtsp://192.168.1.64:554/stream1',
    'GB/T 28181-2016',
    'gb28181-2022',
    'RJ45，10/100/1000',
    '10:30-11:30 营业时间',
    '一楼二楼三楼的摄像机',
    '第一次 添加 三台',
    'two cameras, one recorder',
    '微信 推送',
    '微信小程序',
    '微信 UL-8232NH 绑定',
    'wechat notification',
    'WeChat is offline',
    '微信 iphone15 收不到通知',
    '微信 40029',
    'look at the recorder',
    'offline at 3.5 m',
    'c#.net sdk',
    '点位图 导出',
    '25°C 0.5 lux',
    'Ｋ３　掉线',
    '  spaces   and\u200Bmarks ',
    '🙂 é ﬁ ½',
    '',
  ])('%s', (query) => expect(redactContacts(query)).toBe(query));

  it('all queries of the search test set', () => {
    const root = path.resolve(__dirname, '../../..');
    const queries = (['zh', 'en'] as const).flatMap((language) => loadQueries(root, language));
    expect(queries.length).toBeGreaterThan(200);
    for (const {query} of queries) expect(redactContacts(query)).toBe(query);
  });
});

it('keeps the text around', () => {
  expect(redactContacts('K3 掉线，打 138 0013 8000 或发 ana@example.com，谢谢')).toBe(
    'K3 掉线，打 [number] 或发 [address]，谢谢',
  );
});

it('gives one value for all spellings', () => {
  const values = (text: string) => findContacts(text).map(({kind, value}) => [kind, value]);
  for (const text of ['138 0013 8000', '１３８-００１３-８０００', '一三八零零一三八零零零', '138OO138OOO'])
    expect(values(text)).toEqual([['number', '13800138000']]);
  for (const text of ['Ana.Silva@Example.com', 'ana . silva (at) example 。 com', 'ana点silva艾特example点com'])
    expect(values(text)).toEqual([['address', 'ana.silva@example.com']]);
});

it('tells whether anything else was said', () => {
  expect(['[number]', ' [address], [account] ', '…'].map(saysMore)).toEqual([false, false, false]);
  expect(saysMore('[number] K3')).toBe(true);
});

it('takes long and odd texts without slowing down', () => {
  const odd = [
    'a.',
    '1 ',
    'a at ',
    'a . ',
    '微信',
    'a ( ',
    'a@',
    'one ',
    'a-',
    '5.1.2 ',
    'x1',
    '加我',
    '\ud800',
    '\u0301',
    '点',
  ];
  const started = performance.now();
  for (const part of odd) redactContacts(part.repeat(1000 / part.length));
  expect(performance.now() - started).toBeLessThan(2000);
});
