import {define} from '@site/src/features/calculators/estimates';

/** Points looked at on a screen instead of driven to. Kilometers in both editions, which start with the same numbers. */
export const patrolSavings = define({
  fields: {
    points: {min: 1, max: 9999, start: 40},
    rounds: {min: 1, max: 50, start: 7},
    distance: {min: 1, max: 500, start: 6},
    minutes: {min: 1, max: 960, start: 25},
    share: {min: 0, max: 100, start: 60, percent: true},
    review: {min: 1, max: 120, start: 3},
  },
  headline: 'hours',
  formulas: {
    trips: '{points} × {rounds} × 52 ÷ 12 × {share}',
    hours: '{trips} × ({minutes} − {review}) ÷ 60',
    distances: '{trips} × {distance}',
  },
  compute: ({points, rounds, distance, minutes, share, review}) => {
    const trips = ((points * rounds * 52) / 12) * (share / 100);
    return {trips, hours: (trips * (minutes - review)) / 60, distances: trips * distance};
  },
});
