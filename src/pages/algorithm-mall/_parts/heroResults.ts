/** What three algorithms find in the picture of the page's head: where, in percent of it, and how much. */

/** The picture: a shop in which one customer stops at a shelf, and one waits at a register without staff. */
export const heroView = 'aisle-corner-day';

export const heroResults = {'zone-occupancy': 2, 'shelf-stop': 1, 'empty-post': '5:20'} as const;

interface HeroBox {
  readonly look: 'counted' | 'alert';
  readonly name?: 'stop' | 'customer' | 'empty';
  readonly box: readonly [left: number, top: number, width: number, height: number];
}

export const heroBoxes: readonly HeroBox[] = [
  {look: 'counted', name: 'stop', box: [26.8, 34.9, 9.4, 43.2]},
  {look: 'counted', name: 'customer', box: [75.7, 22.9, 7.7, 36.2]},
  {look: 'alert', name: 'empty', box: [66.6, 22.9, 8, 30.5]},
];
