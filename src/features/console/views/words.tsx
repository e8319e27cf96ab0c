/** Names and figures of the sample chain, in the words of the edition. */
import clock from '@copy/clock';
import copy from '@copy/demos/console';
import {openHours, type StoreId} from '../model/chain';
import {grouped} from '@site/src/site/grouped';
import {metric, type DayTotals, type Metric} from '../model/metrics';

const numberOf = (id: StoreId): string => id.slice(1);

export const nameOf = (id: StoreId): string => copy.store(numberOf(id), id);
export const shortOf = (id: StoreId): string => copy.short(numberOf(id), id);

/** A metric as shown; a dash when it cannot be said. */
export function metricText(name: Metric, totals: DayTotals): string {
  const value = metric(name, totals);
  if (value === null) return '–';
  if (name === 'visits') return copy.format.visits(grouped(value));
  if (name === 'salesPerVisit') return copy.format.money(value.toFixed(2));
  if (name === 'dwell') return copy.format.minutes(value.toFixed(1));
  return `${value.toFixed(1)}%`;
}

/** Minutes since midnight as a time of day. */
export const timeText = (minute: number): string => clock.time(minute);

/** An hour of the charts as a time of day. */
export const hourText = (index: number): string => clock.time((openHours[index] ?? 0) * 60);
