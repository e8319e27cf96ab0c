/** Timelines with gaps in the tables of articles. */
import en from '../../../i18n/en/copy/support-document';
import zh from '../../../i18n/zh-CN/copy/support-document';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from '@jest/globals';
import {writeGaps} from '../../../plugins/doc-parts/gaps';
import {gapPatterns, type GapPattern} from '../../../src/features/support/gapPatterns';
import {RecordingGaps} from '../../../src/features/support/RecordingGaps';

it('are drawn in place of their token, in a cell', () => {
  expect(writeGaps('a.md', '| 没人就断 [[gaps:people]] | 计划 |')).toBe(
    '| 没人就断<RecordingGaps pattern="people" /> | 计划 |',
  );
});

it('stop the build when there is no such pattern', () => {
  expect(() => writeGaps('a.md', '[[gaps:toString]]')).toThrow('a.md: there are no gaps "toString"');
});

it.each(Object.keys(gapPatterns) as GapPattern[])('%s stay within the bar, in order', (pattern) => {
  for (const bar of gapPatterns[pattern]) {
    const edges = bar.flat();
    expect(edges).toEqual([...edges].sort((a, b) => a - b));
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(120);
  }
  expect(renderToStaticMarkup(<RecordingGaps pattern={pattern} />).length).toBeLessThan(700);
});

it('names each of several bars, and the ends of their time', () => {
  const textOf = (pattern: GapPattern) =>
    renderToStaticMarkup(<RecordingGaps pattern={pattern} />).replace(/<[^>]+>/g, ' ');
  expect(textOf('together')).toMatch(/摄像机1 .*摄像机3 .*0:00 .*24:00/);
  expect(textOf('cloud')).toMatch(/卡 .*云 .*0:00/);
  expect(textOf('people')).not.toMatch(/卡/);
  for (const copy of [zh, en])
    for (const [pattern, names] of Object.entries(copy.article.gaps.bars))
      expect(names).toHaveLength(gapPatterns[pattern as GapPattern].length);
});

it('has a bar for each recording that is compared', () => {
  const barsOf = (pattern: GapPattern) =>
    renderToStaticMarkup(<RecordingGaps pattern={pattern} />).split('<svg').length - 1;
  expect([barsOf('people'), barsOf('cloud'), barsOf('together')]).toEqual([1, 2, 3]);
});
