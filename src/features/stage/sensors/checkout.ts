/** The till: goods that pass over the counter beside the lines the till prints. */
import {clock24} from '../../../site/timeOfDay';
import {seeded} from '../random';
import type {Person} from '../person';
import type {World} from '../simulation';
import {thing} from '../spriteSheet';

export interface Item {
  /** What it is; index into the copy's goods. */
  readonly kind: number;
  /** When it passes the scanner, seconds. */
  readonly at: number;
  readonly scanned: boolean;
}

export interface Sale {
  readonly person: number;
  readonly items: readonly Item[];
  readonly from: number;
  readonly to: number;
}

export interface Alert {
  /** Which sale of the day, from 1. */
  readonly number: number;
  /** When the goods had passed, seconds of the run; below 0 before it. */
  readonly time: number;
  readonly passed: number;
  readonly scanned: number;
}

export interface CheckoutSettings {
  /** One in so many goods is passed beside the scanner. */
  readonly slipOneIn: number;
  /** Goods without a line before somebody looks at the video. */
  readonly alertFrom: number;
}

export interface Checkout {
  readonly settings: CheckoutSettings;
  sale: Sale | null;
  readonly alerts: Alert[];
  /** What follows counts finished sales alone. */
  sales: number;
  passed: number;
  scanned: number;
}

/** Sales since opening, before the run begins: misses are rare, so the totals of a minute would say nothing. */
export const earlierSales = 26;
/** Seconds between two of them, and the seconds of goods on the counter. */
const earlier = {every: 20, rest: 9} as const;
/** The run plays so many times as fast as life, in which a register serves two people a minute. */
const pace = 3;
/** When the run begins, minutes after midnight. */
const begins = 8 * 60 + 30;
/** Chooses the goods: one alert before the run begins, and few in it. */
const draw = 110163;

/** A second of the run as a time of the day, "08:31". */
export const timeOfDay = (seconds: number): string => clock24(Math.floor(begins + (seconds * pace) / 60));

export function createCheckout(settings: CheckoutSettings): Checkout {
  const checkout: Checkout = {settings, sale: null, alerts: [], sales: 0, passed: 0, scanned: 0};
  for (let number = 1; number <= earlierSales; number += 1) {
    const items = 1 + (number % 4);
    const from = (number - 1 - earlierSales) * earlier.every;
    finish(checkout, saleOf({id: -number, items, rest: earlier.rest}, from, settings));
  }
  return checkout;
}

/** The goods of a person: the same ones in every run. */
export function saleOf(
  person: Pick<Person, 'id' | 'items' | 'rest'>,
  from: number,
  {slipOneIn}: CheckoutSettings,
): Sale {
  const random = seeded(person.id * draw);
  const count = Math.max(2, Math.min(5, person.items + 1));
  const items = Array.from({length: count}, (_, index) => {
    const [kind, slip] = [Math.floor(random() * thing.kinds), random()];
    return {kind, at: from + ((index + 0.6) / (count + 0.6)) * person.rest, scanned: slip >= 1 / slipOneIn};
  });
  return {person: person.id, items, from, to: from + person.rest};
}

/** Adds a sale to the totals, and to the alerts when goods have no line. */
function finish(checkout: Checkout, sale: Sale, time = sale.to): void {
  const scanned = sale.items.filter((item) => item.scanned).length;
  checkout.sales += 1;
  checkout.passed += sale.items.length;
  checkout.scanned += scanned;
  if (sale.items.length - scanned >= checkout.settings.alertFrom)
    checkout.alerts.push({number: checkout.sales, time, passed: sale.items.length, scanned});
}

/** Goods of a sale that have passed by a time. */
export const passedBy = ({items}: Sale, time: number): readonly Item[] => items.filter(({at}) => at <= time);

/** Looks at one step of the world. */
export function checkoutStep(checkout: Checkout, world: World): void {
  for (const event of world.events) {
    if (event.kind === 'served') checkout.sale = saleOf(event.person, world.time, checkout.settings);
  }
  const {sale} = checkout;
  if (!sale || world.queue[0]?.id === sale.person) return;
  finish(checkout, sale, world.time);
  checkout.sale = null;
}
