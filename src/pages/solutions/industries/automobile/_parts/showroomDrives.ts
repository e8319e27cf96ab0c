import {define} from '@site/src/features/calculators/estimates';

/** People who leave a showroom before anybody spoke to them, and the test drives that go with them. */
export const showroomDrives = define({
  fields: {
    groups: {min: 1, max: 9999, start: 300},
    waiting: {min: 0, max: 100, start: 25, percent: true},
    leaving: {min: 0, max: 100, start: 40, percent: true},
    kept: {min: 0, max: 100, start: 30, percent: true},
    driving: {min: 0, max: 100, start: 35, percent: true},
  },
  headline: 'drives',
  formulas: {
    lost: '{groups} × {waiting} × {leaving}',
    leads: '{lost} × {kept}',
    drives: '{leads} × {driving}',
  },
  compute: ({groups, waiting, leaving, kept, driving}) => {
    const lost = groups * (waiting / 100) * (leaving / 100);
    const leads = lost * (kept / 100);
    return {lost, leads, drives: leads * (driving / 100)};
  },
});
