import {define, month} from '@site/src/features/calculators/estimates';

/** More people try something on; only the difference to those who buy without trying counts. */
export const fittingSales = define({
  fields: {
    visitors: {min: 1, max: 20_000, start: 200},
    now: {min: 0, max: 100, start: 30, percent: true},
    goal: {min: 0, max: 100, start: 35, percent: true},
    tried: {min: 0, max: 100, start: 50, percent: true},
    untried: {min: 0, max: 100, start: 12, percent: true},
    sale: {min: 1, max: 99_999, start: 150},
  },
  headline: 'sales',
  formulas: {
    purchases: `{visitors} × ${month} × ({goal} − {now}) × ({tried} − {untried})`,
    sales: '{purchases} × {sale}',
  },
  compute: ({visitors, now, goal, tried, untried, sale}) => {
    const purchases = visitors * month * ((goal - now) / 100) * ((tried - untried) / 100);
    return {purchases, sales: purchases * sale};
  },
});
