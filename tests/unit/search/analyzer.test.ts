import {describe, expect, it} from '@jest/globals';
import {
  dropStopPhrases,
  indexTerms,
  joinCode,
  normalize,
  parseQuery,
  stem,
  searchableTexts,
  synonymVariants,
} from '@site/src/features/search/model/analyzer';
import {brand} from '@site/src/site/brand';

describe('normalize', () => {
  it.each([
    ['ＵＬ－８２３２ＮＨ', 'ul-8232nh'],
    ['P3‑X–8', 'p3-x-8'],
    ["won't", 'wont'],
  ])('%s → %s', (text, expected) => expect(normalize(text)).toBe(expected));
});

describe('indexTerms', () => {
  it.each([
    ['摄像机', ['摄像', '像机', '机']],
    ['橙', ['橙']],
    ['UL-8232NH', ['ul8232nh', 'ul', '8232nh']],
    ['P3-X-8', ['p3x8', 'p3', 'x', '8']],
    ['K3', ['k3']],
    ['NET-1', ['net1', 'net', '1']],
    ['Wi-Fi', ['wifi', 'wi', 'fi']],
    ['固件6.2.1', ['固件', '件', '6.2.1']],
    ['UL-8232NH录像机', ['ul8232nh', 'ul', '8232nh', '录像', '像机', '机']],
    ['Cameras keep disconnecting', ['camera', 'keep', 'camera keep', 'disconnect', 'keep disconnect']],
    ['open the app', ['open', 'the', 'app', 'open app']],
    ['，。！', []],
  ])('%s', (text, expected) => expect(indexTerms(text)).toEqual(expected));
});

describe('stem', () => {
  it.each([
    ['cameras', 'camera'],
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['switches', 'switch'],
    ['devices', 'devic'],
    ['device', 'devic'],
    ['flashing', 'flash'],
    ['blinking', 'blink'],
    ['stopped', 'stop'],
    ['settings', 'set'],
    ['updated', 'updat'],
    ['update', 'updat'],
    ['installed', 'install'],
    // Not endings: left alone.
    ['need', 'need'],
    ['speed', 'speed'],
    ['status', 'status'],
    ['access', 'access'],
    ['string', 'string'],
    ['red', 'red'],
    ['bus', 'bus'],
    ['e3x', 'e3x'],
  ])('%s → %s', (word, expected) => expect(stem(word)).toBe(expected));
});

describe('dropStopPhrases', () => {
  it.each([
    ['zh', '摄像机离线怎么办？', '摄像机离线 ?'],
    ['zh', '如何重置', '重置'],
    ['zh', '橙色的灯', '橙色 灯'],
    ['zh', '怎么办', '怎么办'],
    ['en', 'How do I reset the camera', 'reset camera'],
    ['en', 'How to', 'how to'],
    ['en', 'theft', 'theft'],
    ['zh', `${brand.nameZh}摄像机离线`, '摄像机离线'],
    ['zh', brand.nameZh, brand.nameZh],
    ['zh', `${brand.nameZh}家庭下载`, `${brand.nameZh}家庭下载`],
    ['en', `${brand.nameEn}’s warranty`, 'warranty'],
    ['en', `What is ${brand.nameEn}?`, `what is ${brand.slug}?`],
    ['en', `${brand.nameEn} Home app`, `${brand.slug} home app`],
    ['en', `home page of ${brand.nameEn}`, 'home page'],
  ] as const)('%s: %s → %s', (language, query, expected) => expect(dropStopPhrases(query, language)).toBe(expected));
});

describe('synonymVariants', () => {
  it('asks as typed first, then with the name of the site', () => {
    expect(synonymVariants('摄像头', 'zh')).toEqual(['摄像头', '摄像机']);
    expect(synonymVariants('dvr', 'en')).toEqual(['dvr', 'recorder']);
  });
  it('takes the longest name that occurs', () => {
    expect(synonymVariants('not online', 'en')).toEqual(['not online', 'offline']);
    expect(synonymVariants('监控头不在线', 'zh')).toEqual(['监控头不在线', '摄像机离线']);
  });
  it('leaves what this site says', () => expect(synonymVariants('offline', 'en')).toEqual(['offline']));
  it('does not look inside Latin words', () => expect(synonymVariants('ipcamera', 'en')).toEqual(['ipcamera']));
});

describe('parseQuery', () => {
  it.each(['ul8232nh', 'UL8232NH', 'UL-8232NH', 'ul_8232nh', 'UL 8232NH'])('%s asks for the joined code', (query) => {
    expect(parseQuery(query, 'zh')[0]!.map((unit) => unit.terms)).toEqual([['ul8232nh']]);
  });
  it('reads a code with spaces both ways', () => {
    const variants = parseQuery('p3 x 8', 'en').map((units) => units.map((unit) => unit.text));
    expect(variants).toEqual([['p3x8'], ['p3', 'x', '8']]);
  });
  it('goes on finding a word while its ending is typed', () => {
    expect(parseQuery('recordi', 'en')[0]![0]!.terms).toContain('record');
    expect(parseQuery('recordin', 'en')[0]![0]!.terms).toContain('record');
  });
  it.each([
    ['摄像机有冇坏咗', '坏了'],
    ['唔该问下路由器点解断线', '路由器'],
    ['what do you charge', 'price'],
  ])('reads what is a stop phrase in other words as one: %s', (query, contained) => {
    const renamed = searchableTexts(query, /[a-z]/.test(query) ? 'en' : 'zh').at(-1);
    expect(renamed).toContain(contained);
    expect(renamed).not.toMatch(/有没有|唔该|请问/);
  });
  it.each([
    ['搵唔返', '找不到'],
    ['听不着', '听不到'],
    ['收勿到', '收不到'],
    ['睇唔见', '看不到'],
    ['数得忒少', '数得太少'],
    ['老板', '老板'],
    ['灯唔着', '灯不亮'],
  ])('reads a dialect in standard words: %s', (query, standard) => {
    expect(searchableTexts(query, 'zh').at(-1)).toBe(standard);
  });
  it('leaves out what was typed in characters that no page has', () =>
    expect(searchableTexts('睇监控', 'zh')).toEqual(['看摄像机']));
  it('finds nothing to ask in punctuation', () => expect(parseQuery('？！', 'zh')).toEqual([]));
});

it('joins a code however it is written', () =>
  expect(['P3-X-8', 'p3 x 8', 'P3X8'].map(joinCode)).toEqual(['p3x8', 'p3x8', 'p3x8']));
