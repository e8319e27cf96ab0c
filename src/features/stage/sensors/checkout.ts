/** The till: goods that pass over the counter beside the lines the till prints. */
import {seeded} from '../random';
import type {Person} from '../person';
import type {World} from '../simulation';

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
  readonly sale: Sale;
  /** Which sale of the run, from 1. */
  readonly number: number;
  /** When the goods had passed. */
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
  sales: number;
  passed: number;
  scanned: number;
}

export const goods = 6;

export const createCheckout = (settings: CheckoutSettings): Checkout => ({
  settings,
  sale: null,
  alerts: [],
  sales: 0,
  passed: 0,
  scanned: 0,
});

/** The goods of a person: the same ones in every run. */
export function saleOf(person: Person, from: number, {slipOneIn}: CheckoutSettings): Sale {
  const random = seeded(person.id * 7919);
  const count = Math.max(2, Math.min(5, person.items + 1));
  const items = Array.from({length: count}, (_, index) => {
    const [kind, slip] = [Math.floor(random() * goods), random()];
    return {kind, at: from + ((index + 0.6) / (count + 0.6)) * person.rest, scanned: slip >= 1 / slipOneIn};
  });
  return {person: person.id, items, from, to: from + person.rest};
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
  const scanned = sale.items.filter((item) => item.scanned).length;
  checkout.sales += 1;
  checkout.passed += sale.items.length;
  checkout.scanned += scanned;
  if (sale.items.length - scanned >= checkout.settings.alertFrom)
    checkout.alerts.push({sale, number: checkout.sales, time: world.time, passed: sale.items.length, scanned});
  checkout.sale = null;
}
