import {define} from '@site/src/features/calculators/estimates';

/** Store visits done on the screen instead of on the road. */
export const visitSavings = define({
  fields: {
    stores: {min: 1, max: 9999, start: 30},
    visits: {min: 1, max: 60, start: 4},
    minutes: {min: 5, max: 960, start: 120},
    share: {min: 0, max: 100, start: 60, percent: true},
    check: {min: 1, max: 240, start: 15},
  },
  headline: 'hours',
  formulas: {hours: '{stores} × {visits} × {share} × ({minutes} − {check}) ÷ 60'},
  compute: ({stores, visits, minutes, share, check}) => ({
    hours: (stores * visits * (share / 100) * (minutes - check)) / 60,
  }),
});
