import {describe, expect, it} from '@jest/globals';
import {lightLinks} from '../../../plugins/content-index/trees';
import type {FinderTree} from '../../../src/facts/contentIndex';
import {hashOf, pathCode, readAnswers, walk, pathsTo} from '../../../src/features/finder/finder';
import {modelById} from '../../../src/facts/models';
import type {Tree} from '../../../src/facts/trees.schema';

const article = {title: '摄像机离线', href: '/support/troubleshooting/details/t0001', minutes: 6};
const tree: FinderTree = {
  id: 'offline',
  title: '摄像机离线',
  lead: '先看灯。',
  start: 'scope',
  nodes: {
    scope: {
      ask: '几台离线？',
      answers: [
        {text: '一台', to: 'light'},
        {text: '全部', article},
      ],
    },
    light: {
      ask: '灯什么样？',
      answers: [
        {text: '不亮', article},
        {text: '蓝灯', to: 'pattern'},
        {text: '说不清', hotline: true},
      ],
    },
    pattern: {
      ask: '怎么不对？',
      answers: [
        {text: '慢', article},
        {text: '没有', hotline: true},
      ],
    },
  },
};
const asked = (answers: readonly number[]) => walk(tree, answers).steps.map(({id, answer}) => [id, answer]);

describe('the address of a place in the finder', () => {
  it.each([
    ['', []],
    ['#', []],
    ['#2', [2]],
    ['#1-2-3', [1, 2, 3]],
    ['#hotline', []],
    ['#1-', []],
    ['#-1', []],
    ['#1--2', []],
  ])('%j holds the answers %j', (hash, answers) => {
    expect(readAnswers(hash)).toEqual(answers);
  });

  it('is written as it is read', () => {
    expect(hashOf([])).toBe('');
    expect(hashOf([1, 2])).toBe('#1-2');
    expect(readAnswers(hashOf([3, 1, 12]))).toEqual([3, 1, 12]);
  });

  it('is read out with the name of the tree', () => {
    expect(pathCode(tree, [])).toBe('offline');
    expect(pathCode(tree, [1, 3])).toBe('offline-1-3');
  });
});

describe('a walk', () => {
  it('begins at the start', () => {
    expect(asked([])).toEqual([['scope', null]]);
    expect(walk(tree, []).end).toBeNull();
  });

  it('shows the questions answered and the open one', () => {
    expect(asked([1, 2])).toEqual([
      ['scope', 1],
      ['light', 2],
      ['pattern', null],
    ]);
  });

  it('ends at an article or a person', () => {
    expect(walk(tree, [1, 1]).end?.article).toEqual(article);
    expect(walk(tree, [1, 2, 2]).end?.hotline).toBe(true);
    expect(asked([1, 2, 2])).toEqual([
      ['scope', 1],
      ['light', 2],
      ['pattern', 2],
    ]);
  });

  it('stops before an answer that does not exist, and after the end', () => {
    expect(asked([1, 9])).toEqual([
      ['scope', 1],
      ['light', null],
    ]);
    expect(asked([0])).toEqual([['scope', null]]);
    expect(walk(tree, [2, 1, 1])).toEqual(walk(tree, [2]));
  });
});

describe('the ways', () => {
  it('lead to every question with the fewest answers', () => {
    expect([...pathsTo(tree)]).toEqual([
      ['scope', []],
      ['light', [1]],
      ['pattern', [1, 2]],
    ]);
    const short = {
      ...tree,
      nodes: {...tree.nodes, scope: {ask: '', answers: [...tree.nodes.scope!.answers, {text: '', to: 'pattern'}]}},
    };
    expect(pathsTo(short).get('pattern')).toEqual([3]);
  });

  it('leave out what nothing leads to', () => {
    const cut = {...tree, start: 'light'};
    expect([...pathsTo(cut).keys()]).toEqual(['light', 'pattern']);
  });
});

describe('the lights of a model page', () => {
  const words = (zh: string) => ({zh, en: zh});
  const plain = (id: string, nodes: Tree['nodes']): Tree =>
    ({id, title: words(id), lead: words(id), order: 1, start: 'what', nodes}) as Tree;
  const off = {color: 'none', pattern: 'off'} as const;
  const amber = {color: 'amber', pattern: 'steady'} as const;
  const answer = (led: typeof off | typeof amber, rest: {to: string} | {hotline: true}) => ({
    text: words(`${led.color}`),
    led,
    ...rest,
  });
  const last = {
    ask: words('?'),
    answers: [
      {text: words('a'), hotline: true as const},
      {text: words('b'), hotline: true as const},
    ],
  };
  const link = (id: string, trees: readonly Tree[], label: string | null, color: string) =>
    lightLinks(modelById(id), trees, 'zh', '/').find((light) => light.label === label && light.color === color)?.href;

  const deep = plain('deep', {
    what: {
      ask: words('?'),
      answers: [
        {text: words('a'), hotline: true},
        {text: words('b'), to: 'light'},
      ],
    },
    light: {
      ask: words('?'),
      light: {of: ['camera']},
      answers: [answer(off, {hotline: true}), answer(amber, {to: 'last'})],
    },
    last,
  });
  const asksOn = plain('asks-on', {
    what: {
      ask: words('?'),
      light: {of: ['camera']},
      answers: [answer(off, {to: 'last'}), answer(amber, {hotline: true})],
    },
    last,
  });

  it('open a tree where it asks for the light', () => {
    expect(link('e3-x', [deep], null, 'amber')).toBe('/support/finder/deep#2-2');
  });

  it('prefer a tree that asks on to one that is at its end', () => {
    expect(link('e3-x', [deep, asksOn], null, 'none')).toBe('/support/finder/asks-on#1');
    expect(link('e3-x', [asksOn, deep], null, 'amber')).toBe('/support/finder/deep#2-2');
  });

  it('ask for the light of that kind of device and of that name only', () => {
    expect(link('ul-8232nh', [deep], 'PWR', 'none')).toBe('/support/finder');
    const net = plain('net', {
      what: {
        ask: words('?'),
        light: {of: ['recorder'], label: 'NET'},
        answers: [answer(off, {to: 'last'}), answer(amber, {to: 'last'})],
      },
      last,
    });
    expect(link('ul-8232nh', [net], 'NET', 'none')).toBe('/support/finder/net#1');
    expect(link('ul-8232nh', [net], 'PWR', 'none')).toBe('/support/finder');
  });

  it('lead nowhere when all is well', () => {
    expect(link('e3-x', [deep], null, 'green')).toBeUndefined();
    expect(lightLinks(modelById('e3-x'), [deep], 'zh', '/').find(({meaning}) => meaning === 'online')?.href).toBeNull();
  });
});
