import {define, month} from '@site/src/features/calculators/estimates';

/**
 * One store: goods that disappear, hours of routine, and the sales of slightly more buyers, at their margin. It starts with a
 * month of the console's first sample store.
 */
export const oneStore = define({
  fields: {
    sales: {min: 1000, max: 99_999_999, start: 168_000},
    shrink: {min: 0, max: 20, start: 1.5, step: 0.1, percent: true},
    prevented: {min: 0, max: 100, start: 15, percent: true},
    hours: {min: 0, max: 168, start: 6},
    moved: {min: 0, max: 100, start: 50, percent: true},
    wage: {min: 1, max: 999, start: 25},
    entries: {min: 1, max: 50_000, start: 400},
    points: {min: 0, max: 20, start: 0.5, step: 0.1, percent: true},
    receipt: {min: 1, max: 99_999, start: 19},
    margin: {min: 0, max: 100, start: 25, percent: true},
  },
  headline: 'total',
  formulas: {
    goods: '{sales} × {shrink} × {prevented}',
    time: '{hours} × 52 ÷ 12 × {moved} × {wage}',
    buyers: `{entries} × ${month} × {points} × {receipt} × {margin}`,
    total: '{goods} + {time} + {buyers}',
  },
  compute: ({sales, shrink, prevented, hours, moved, wage, entries, points, receipt, margin}) => {
    const goods = sales * (shrink / 100) * (prevented / 100);
    const time = ((hours * 52) / 12) * (moved / 100) * wage;
    const buyers = entries * month * (points / 100) * receipt * (margin / 100);
    return {goods, time, buyers, total: goods + time + buyers};
  },
});
