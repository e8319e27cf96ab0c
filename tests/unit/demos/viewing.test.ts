import {nextWindow, openMinutes, sampleDay, slotAt} from '@site/src/pages/products/youxuetang/_parts/viewing';
import {expect, it} from '@jest/globals';

it('has no holes and no overlaps', () => {
  for (const [index, slot] of sampleDay.slice(1).entries()) expect(slot.from).toBe(sampleDay[index]!.to);
});

it('finds the slot of a minute, borders included', () => {
  expect(slotAt(510)?.id).toBe('free');
  expect(slotAt(1050)?.id).toBe('pickup');
  expect(slotAt(449)).toBeUndefined();
});

it('opens three hours in all, one of them in the yard', () => {
  expect(openMinutes()).toBe(180);
  expect(slotAt(650)?.kind).toBe('yard');
});

it('knows the next window, and that none is left after the last', () => {
  expect(nextWindow(570)?.id).toBe('outdoor');
  expect(nextWindow(690)?.id).toBe('games');
  expect(nextWindow(960)).toBeUndefined();
});
