import {define, month} from '@site/src/features/calculators/estimates';

/** Hours spent writing temperatures down and driving to audits. */
export const recordHours = define({
  fields: {
    stores: {min: 1, max: 9999, start: 20},
    readings: {min: 1, max: 24, start: 2},
    writing: {min: 1, max: 60, start: 4},
    audits: {min: 0, max: 30, start: 2},
    minutes: {min: 5, max: 960, start: 90},
    share: {min: 0, max: 100, start: 50, percent: true},
    check: {min: 1, max: 240, start: 20},
  },
  headline: 'total',
  formulas: {
    logs: `{stores} × {readings} × {writing} × ${month} ÷ 60`,
    trips: '{stores} × {audits} × {share} × ({minutes} − {check}) ÷ 60',
    total: '{logs} + {trips}',
  },
  compute: ({stores, readings, writing, audits, minutes, share, check}) => {
    const logs = (stores * readings * writing * month) / 60;
    const trips = (stores * audits * (share / 100) * (minutes - check)) / 60;
    return {logs, trips, total: logs + trips};
  },
});
