import {describe, expect, it} from '@jest/globals';
import {algorithmEvents} from '../../../src/facts/algorithmEvents';
import {
  lineByKey,
  markedCount,
  marksOf,
  reviewCodec,
  startReview,
  tillLines,
  toggleRule,
} from '../../../src/pages/products/cash-lost-prevention/_parts/tillLines';

const marked = (state: Parameters<typeof marksOf>[1]) =>
  tillLines.filter((line) => marksOf(line, state).length > 0).map(({id}) => id);

describe('till review', () => {
  it('marks what the rules name and nothing else', () => {
    expect(marked(startReview)).toEqual(['0419', '0496', '0515']);
    expect(marked({rules: [], limit: '50'})).toEqual([]);
    expect(marked({rules: ['voidAlone'], limit: '50'})).toEqual(['0515']);
  });

  it('marks a refund only above the limit', () => {
    expect(marked({rules: ['largeRefund'], limit: '200'})).toEqual([]);
    expect(marked({rules: ['largeRefund'], limit: '20'})).toEqual(['0480']);
    const refund = {...tillLines[0]!, kind: 'refund' as const, amount: 200};
    expect(marksOf(refund, {rules: ['largeRefund'], limit: '200'})).toEqual([]);
  });

  it('keeps rules in the address, none of them included', () => {
    const query = new URLSearchParams();
    reviewCodec.write({line: '0480', rules: [], limit: '50'}, query);
    expect(query.toString()).toBe('line=0480&rules=none&limit=50');
    expect(reviewCodec.read(query)).toEqual({line: '0480', rules: [], limit: '50'});
    expect(reviewCodec.read(new URLSearchParams('line=9999&limit=7'))).toEqual(startReview);
  });

  it('switches a rule off and back into its place', () => {
    const off = toggleRule(startReview, 'largeRefund');
    expect(off.rules).not.toContain('largeRefund');
    expect(toggleRule(off, 'largeRefund')).toEqual(startReview);
    expect(markedCount(startReview)).toBe(marked(startReview).length);
    expect(markedCount({...startReview, rules: []})).toBe(0);
  });

  it('has goods that add up to the amount, and a picture of its own for every line', () => {
    const sums = tillLines.map(({goods}) => goods.reduce((sum, [, price]) => sum + price, 0));
    expect(sums.map((sum) => sum.toFixed(2))).toEqual(tillLines.map(({amount}) => amount.toFixed(2)));
    expect(new Set(tillLines.map(({seen}) => Object.values(seen)[0])).size).toBe(tillLines.length);
  });

  it('leads from the receipt to the thing that it lacks', () => {
    const {thing, seen} = tillLines.find(({onBelt, scanned}) => onBelt > scanned)!;
    const {box} = algorithmEvents[(seen as {event: 'scan-count'}).event].boxes.find(({tone}) => tone === 'alert')!;
    const [x, y, width, height] = box;
    expect(thing).toEqual([Math.round(((x + width / 2) / 640) * 100), Math.round(((y + height / 2) / 360) * 100)]);
  });

  it('has no picture that is later than what was printed', () => {
    for (const {time, seenAt = time} of tillLines) expect(seenAt <= time).toBe(true);
  });

  it('walks from line to line and stops at the ends', () => {
    const last = tillLines.length - 1;
    expect(lineByKey(0, 'ArrowDown')).toBe(tillLines[1]);
    expect(lineByKey(2, 'ArrowUp')).toBe(tillLines[1]);
    expect([lineByKey(0, 'ArrowUp'), lineByKey(last, 'ArrowDown'), lineByKey(1, 'x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([lineByKey(2, 'Home'), lineByKey(2, 'End')]).toEqual([tillLines[0], tillLines[last]]);
  });
});
