import {define, month} from '@site/src/features/calculators/estimates';

/** What an empty shelf position costs while nobody knows, and how much of it a quicker refill keeps. */
export const shelfSales = define({
  fields: {
    stores: {min: 1, max: 9999, start: 10},
    gaps: {min: 1, max: 999, start: 12},
    minutes: {min: 1, max: 960, start: 75},
    after: {min: 1, max: 960, start: 30},
    hourly: {min: 1, max: 9999, start: 18},
    lost: {min: 0, max: 100, start: 60, percent: true},
  },
  headline: 'risk',
  formulas: {
    risk: `{stores} × {gaps} × {minutes} ÷ 60 × {hourly} × {lost} × ${month}`,
    kept: '{risk} × ({minutes} − {after}) ÷ {minutes}',
  },
  compute: ({stores, gaps, minutes, after, hourly, lost}) => {
    const risk = ((stores * gaps * minutes) / 60) * hourly * (lost / 100) * month;
    return {risk, kept: (risk * (minutes - after)) / minutes};
  },
});
