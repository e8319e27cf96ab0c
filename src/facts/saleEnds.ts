/**
 * Last days of sale that product pages name where they recommend a model. The support page of the model says the same in
 * its front matter (`end_of_sale`); `tests/unit/content/sale-ends.test.ts` compares the two.
 */
import {longDay} from '../site/englishDates';

export const lastDayOfSale = {h1001: '2027-03-31'} as const;

/** Whether a chooser may name a model to somebody who buys new devices: one that is being discontinued is for spares. */
export const isForNewStores = (id: string): boolean => !(id in lastDayOfSale);

/** The last day of sale of a model, as the edition writes a day. */
export function saleEnd(id: keyof typeof lastDayOfSale, locale: 'zh-CN' | 'en'): string {
  const day = lastDayOfSale[id];
  const [year, month, date] = day.split('-').map(Number);
  return locale === 'en' ? longDay(day) : `${year}年${month}月${date}日`;
}
