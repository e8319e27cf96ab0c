/** Captions of the walkthroughs, with the figures of the sample chain. */
import copy from '@copy/demos/console';
import {alertOf} from './model/cameras';
import {storeOf, stores, sumOf} from './model/chain';
import {storesOf} from './model/roles';
import type {ScriptId} from './model/script';
import {metricText, timeText} from './views/words';

export function captionsOf(id: ScriptId): readonly string[] {
  const {captions} = copy.script;
  if (id !== 'morning') return captions[id];
  const all = sumOf(stores).now;
  const top = storeOf('s02');
  const own = storesOf('region');
  const slow = top.slow.map((hour) => hour * 60);
  const alert = alertOf('a1');
  return captions.morning({
    stores: String(stores.length),
    silent: String(stores.filter(({silent}) => silent).length),
    visits: metricText('visits', all),
    conversion: metricText('conversion', all),
    regionStores: String(own.length),
    regionConversion: metricText('conversion', sumOf(own).now),
    topVisits: metricText('visits', top.now),
    topConversion: metricText('conversion', top.now),
    slowFrom: timeText(Math.min(...slow)),
    slowTo: timeText(Math.max(...slow) + 60),
    alertTime: timeText(alert.minute),
    alertMinutes: String(Math.round(alert.seconds / 60)),
  });
}
