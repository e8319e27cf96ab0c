/** The sample chain of the consoles: its numbers agree with each other, and the walkthroughs with what they say. */
import {expect, test} from '@jest/globals';
import english from '@site/i18n/en/copy/demos/console';
import chinese from '@site/i18n/zh-CN/copy/demos/console';
import {captionsOf} from '@site/src/features/console/captions';
import {callText} from '@site/src/features/console/model/calls';
import {
  alertOf,
  alerts,
  isRecorded,
  lastMinute,
  playheadByKey,
  recorded,
} from '@site/src/features/console/model/cameras';
import {
  byConversion,
  exitsByHour,
  openHours,
  receiptsByHour,
  regionIds,
  storeOf,
  stores,
  sumHours,
  sumOf,
  visitsByHour,
} from '@site/src/features/console/model/chain';
import {month} from '@site/src/features/calculators/estimates';
import {heatCells, heatColumns, heatMost, heatRows} from '@site/src/features/console/model/heat';
import {change, divide, metric, total} from '@site/src/features/console/model/metrics';
import {ownStore, roleCodec, roles, storesOf} from '@site/src/features/console/model/roles';
import {progress, scriptIds, scripts, scriptStart, stateAt, stepTime} from '@site/src/features/console/model/script';
import {oneStore} from '@site/src/pages/solutions/smart-store/_parts/oneStore';
import {scoreOf, sheet, startVisit, visitStep} from '@site/src/features/console/model/visit';
import {
  alertsOf,
  openAlerts,
  reduce,
  shownAlert,
  startState,
  ticketsOf,
  ticketState,
} from '@site/src/features/console/model/state';

const sum = (values: readonly number[]) => values.reduce((value, one) => value + one, 0);

test.each(stores.map((store) => [store.id, store] as const))('hours of %s add up to its day', (_, store) => {
  expect(visitsByHour(store)).toHaveLength(openHours.length);
  expect(sum(visitsByHour(store))).toBe(store.now.visits);
  expect(sum(receiptsByHour(store))).toBe(store.now.receipts);
  for (const [index, receipts] of receiptsByHour(store).entries())
    expect(receipts).toBeLessThanOrEqual(visitsByHour(store)[index] ?? 0);
});

test.each(stores.map((store) => [store.id, store] as const))(
  'whoever enters %s leaves it before closing',
  (_, store) => {
    const [visits, exits] = [visitsByHour(store), exitsByHour(store)];
    expect(sum(exits)).toBe(sum(visits));
    let inside = 0;
    for (const [index, entered] of visits.entries()) {
      inside += entered - (exits[index] ?? 0);
      expect(inside).toBeGreaterThanOrEqual(0);
    }
    expect(inside).toBe(0);
  },
);

test.each(stores.map((store) => [store.id, store] as const))(
  '%s is a store that could be',
  (_, {now, before, silent}) => {
    for (const day of silent ? [before] : [now, before]) {
      expect(day.visits).toBeLessThan(day.passers);
      expect(day.receipts).toBeLessThan(day.visits);
      // A convenience store's, in yuan.
      expect(day.receipts / day.visits).toBeGreaterThan(0.6);
      expect(day.receipts / day.visits).toBeLessThan(0.85);
      expect(Math.round(day.sales / day.receipts)).toBeGreaterThanOrEqual(18);
      expect(Math.round(day.sales / day.receipts)).toBeLessThanOrEqual(20);
      expect(day.stay / day.visits / 60).toBeGreaterThan(3);
    }
    if (silent) expect(total([now])).toEqual(now);
  },
);

test('regions add up to the chain, and a store without data is left out on both days', () => {
  const parts = regionIds.map((region) => sumOf(stores.filter((store) => store.region === region)));
  expect(total(parts.map(({now}) => now))).toEqual(sumOf(stores).now);
  expect(total(parts.map(({before}) => before))).toEqual(sumOf(stores).before);
  const silent = stores.filter((store) => store.silent);
  expect(silent).toHaveLength(1);
  expect(sumOf(silent).before.visits).toBe(0);
  expect(sum(sumHours(stores.map(visitsByHour)))).toBe(sumOf(stores).now.visits);
});

test('rates of several stores come from their sums', () => {
  const own = storesOf('region');
  const {now} = sumOf(own);
  const average = sum(own.map((store) => metric('conversion', store.now) ?? 0)) / own.length;
  // The figures the page spells in its definitions.
  expect([now.receipts, now.visits]).toEqual([1237, 1775]);
  expect(metric('conversion', now)?.toFixed(1)).toBe('69.7');
  expect(average.toFixed(1)).toBe('72.0');
  const first = storeOf('s01').now;
  expect(first).toEqual({passers: 5210, visits: 400, receipts: 300, sales: 5600, stay: 139_090});
  expect(metric('entryRate', first)?.toFixed(1)).toBe('7.7');
  expect(metric('salesPerVisit', first)).toBe(14);
  expect(metric('dwell', first)?.toFixed(1)).toBe('5.8');
});

test('a rate without anything to divide by cannot be said', () => {
  const nothing = {passers: 0, visits: 0, receipts: 0, sales: 0, stay: 0};
  expect(metric('entryRate', nothing)).toBeNull();
  expect(metric('conversion', nothing)).toBeNull();
  expect(change('visits', nothing, nothing)).toBeNull();
});

test('rates change by points, all else in percent', () => {
  const {now, before} = storeOf('s01');
  expect(change('conversion', now, before)?.toFixed(1)).toBe('-5.4');
  expect(change('salesPerVisit', now, before)?.toFixed(1)).toBe('-6.7');
});

test('the notes say what the figures show, in both editions', () => {
  const {now, before} = storeOf('s01');
  const fewer = before.receipts - now.receipts;
  expect(chinese.notes.store).toContain(`少了${fewer}张`);
  expect(english.notes.store).toContain(`${fewer} fewer receipts`);
  const visits = visitsByHour(storeOf('s01'));
  const busiest = [...openHours].sort((a, b) => (visits[b - 10] ?? 0) - (visits[a - 10] ?? 0)).slice(0, 2);
  expect(busiest.sort()).toEqual([18, 19]);
  // Head office is told the store with the lowest conversion of all.
  expect(byConversion(stores)[0]?.id).toBe('s02');
});

test('the estimate of one store starts with the day of the first sample store', () => {
  const {visits, receipts, sales} = storeOf('s01').now;
  const {fields} = oneStore;
  expect(fields.entries.start).toBe(visits);
  expect(fields.receipt.start).toBe(Math.round(sales / receipts));
  expect(fields.sales.start).toBe(sales * month);
});

test('an alert in a kitchen is of the store whose plan has one', () => {
  for (const {camera, store} of alerts) if (camera === 'kitchen') expect(store).toBe(ownStore);
  for (const {heat} of [chinese, english]) expect(heat.kitchen).not.toBe('');
});

test('dividing keeps the whole', () => {
  expect(divide(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(divide(0, [2, 3])).toEqual([0, 0]);
  expect(divide(5, [0, 0])).toEqual([5, 0]);
});

test('the second store has the most visits of its region and the lowest conversion, by its slow hours', () => {
  const own = storesOf('region');
  const top = storeOf('s02');
  expect(Math.max(...own.map(({now}) => now.visits))).toBe(top.now.visits);
  expect(byConversion(own)[0]?.id).toBe('s02');
  const rate = (hour: number) => {
    const index = openHours.indexOf(hour as (typeof openHours)[number]);
    return (receiptsByHour(top)[index] ?? 0) / (visitsByHour(top)[index] ?? 1);
  };
  for (const hour of top.slow) expect(rate(hour)).toBeLessThan(rate(14) * 0.75);
});

test('a store without data is at the end of the ranking', () => {
  expect(byConversion(stores).at(-1)?.silent).toBe(true);
});

test('roles see their stores, and the address names all but the first', () => {
  expect(roles.map((role) => storesOf(role).length)).toEqual([12, 4, 1]);
  const query = new URLSearchParams();
  roleCodec.write('region', query);
  expect(query.toString()).toBe('role=region');
  expect(roleCodec.read(query)).toBe('region');
  roleCodec.write('head', query);
  expect(query.toString()).toBe('');
  expect(roleCodec.read(new URLSearchParams('role=king'))).toBeUndefined();
});

test('the grid of stops is longest at the register and empty in places', () => {
  expect(heatCells).toHaveLength(heatColumns * heatRows);
  expect(heatCells.indexOf(heatMost)).toBe(4 * heatColumns + 9);
  expect(heatCells.some((seconds) => seconds === 0)).toBe(true);
});

test('only confirmed alerts become tickets', () => {
  const region = reduce(startState, {type: 'role', role: 'region'});
  expect(ticketsOf(region).map(({id}) => id)).toEqual(['a3', 'a4']);
  expect(openAlerts(region)).toBe(2);
  const decided = reduce(region, {type: 'decide', alert: 'a1', decision: 'confirmed'});
  expect(ticketsOf(decided).map(({id}) => id)).toContain('a1');
  expect(openAlerts(decided)).toBe(1);
  expect(ticketState(decided, 'a1')).toBe('open');
  const dismissed = reduce(region, {type: 'decide', alert: 'a1', decision: 'dismissed'});
  expect(ticketsOf(dismissed).map(({id}) => id)).not.toContain('a1');
});

test('head office sees confirmed alerts only, and decides about none', () => {
  expect(alertsOf('head').map(({id}) => id)).toEqual(['a3', 'a4']);
  expect(openAlerts(startState)).toBe(0);
  expect(reduce(startState, {type: 'decide', alert: 'a3', decision: 'open'})).toBe(startState);
  const region = reduce(startState, {type: 'role', role: 'region'});
  const decided = reduce(region, {type: 'decide', alert: 'a1', decision: 'confirmed'});
  expect(alertsOf('head', decided.decisions).map(({id}) => id)).toContain('a1');
  const none = {...startState, decisions: {...startState.decisions, a3: 'open' as const, a4: 'dismissed' as const}};
  expect(shownAlert(none)).toBeUndefined();
});

test('the store answers a ticket, and the area manager closes it once, after its second picture', () => {
  const manager = stateAt('kitchen', 0);
  expect(manager.role).toBe('store');
  expect(ticketState(manager, 'a3')).toBe('open');
  expect(reduce(manager, {type: 'close', alert: 'a3'})).toBe(manager);
  const answered = reduce(manager, {type: 'answer', alert: 'a3'});
  expect(ticketState(answered, 'a3')).toBe('seen');
  expect(reduce(answered, {type: 'close', alert: 'a3'})).toBe(answered);
  expect(reduce(startState, {type: 'close', alert: 'a3'})).toBe(startState);
  const region = reduce(answered, {type: 'role', role: 'region'});
  const closed = reduce(region, {type: 'close', alert: 'a3'});
  expect(ticketState(closed, 'a3')).toBe('closed');
  expect(reduce(closed, {type: 'close', alert: 'a3'})).toBe(closed);
  expect(reduce(region, {type: 'answer', alert: 'a3'})).toBe(region);
  for (const id of scriptIds) {
    const last = stateAt(id, 99);
    if (last.closed.length > startState.closed.length) expect(last.role).toBe('region');
  }
});

test('a role cannot open a store, or an alert, of somebody else', () => {
  const manager = reduce(startState, {type: 'role', role: 'store'});
  expect(manager.store).toBe('s01');
  expect(reduce(manager, {type: 'store', store: 's02'})).toBe(manager);
  expect(reduce(manager, {type: 'store', store: 'all'})).toBe(manager);
  expect(alertsOf('store').map(({id}) => id)).toContain(shownAlert(manager));
});

test('an alert brings its camera and its minute', () => {
  const {camera, minute} = reduce(startState, {type: 'alert', alert: 'a4'});
  expect([camera, minute]).toEqual(['storeroom', alertOf('a4').minute]);
});

test('the playhead stays within the day, and every alert is on the recording', () => {
  expect(playheadByKey(0, 'ArrowLeft')).toBe(0);
  expect(playheadByKey(lastMinute, 'PageUp')).toBe(lastMinute);
  expect(playheadByKey(600, 'PageDown')).toBe(540);
  expect(playheadByKey(600, 'Home')).toBe(0);
  expect(playheadByKey(600, 'a')).toBeUndefined();
  for (const {minute} of alerts) expect(isRecorded(minute)).toBe(true);
  const [first, second] = recorded;
  expect(isRecorded(first?.[1] ?? 0)).toBe(false);
  expect(isRecorded(second?.[0] ?? 0)).toBe(true);
});

test('every frame says that its screens are simplified', () => {
  for (const text of [chinese.badge, chinese.frame, chinese.app.frame, chinese.embed.frame])
    expect(text).toContain('有简化');
  for (const text of [english.badge, english.frame, english.app.frame, english.embed.frame])
    expect(text).toContain('simplified');
});

test.each(scriptIds)('the script "%s" has a caption for every step, and steps that change something', (id) => {
  const {steps} = scripts[id];
  expect(captionsOf(id)).toHaveLength(steps.length);
  expect(stateAt(id, -1)).toEqual(scriptStart(id));
  for (let step = 1; step < steps.length; step += 1) expect(stateAt(id, step)).not.toEqual(stateAt(id, step - 1));
  expect(stateAt(id, 99)).toEqual(stateAt(id, steps.length - 1));
});

test('the morning meeting ends with a ticket of the alert, within about twenty seconds', () => {
  const {length} = scripts.morning.steps;
  const end = stateAt('morning', length - 1);
  expect(end.tab).toBe('tickets');
  expect(ticketsOf(end).map(({id}) => id)).toContain('a1');
  expect(length * stepTime).toBeLessThanOrEqual(21_000);
});

test('a script plays to its end, can be paused and stepped, and starts again', () => {
  const length = 3;
  const idle = {step: null, playing: false};
  expect(progress(idle, 'tick', length)).toEqual(idle);
  expect(progress(idle, 'back', length)).toEqual(idle);
  const playing = progress(idle, 'play', length);
  expect(playing).toEqual({step: 0, playing: true});
  const second = progress(playing, 'tick', length);
  expect(second).toEqual({step: 1, playing: true});
  expect(progress(second, 'pause', length)).toEqual({step: 1, playing: false});
  expect(progress(second, 'tick', length)).toEqual({step: 2, playing: false});
  expect(progress({step: 2, playing: false}, 'play', length)).toEqual({step: 0, playing: true});
  expect(progress({step: 1, playing: true}, 'next', length)).toEqual({step: 2, playing: false});
  expect(progress({step: 0, playing: false}, 'back', length)).toEqual({step: 0, playing: false});
  expect(progress({step: 2, playing: false}, 'restart', length)).toEqual({step: 0, playing: false});
});

test('a problem has to be marked before it is sent, and then costs its item', () => {
  expect(sheet.reduce((all, {weight}) => all + weight, 0)).toBe(100);
  expect(scoreOf(startVisit)).toBe(88);
  expect(visitStep(startVisit, {type: 'send'})).toBe(startVisit);
  const sent = visitStep(visitStep(startVisit, {type: 'mark'}), {type: 'send'});
  expect(sent.tab).toBe('tickets');
  expect(scoreOf(sent)).toBe(73);
  expect(visitStep(sent, {type: 'again'})).toEqual(startVisit);
});

test('a call names the camera and the ten minutes, and lists recorded stretches alone', () => {
  expect(callText({kind: 'live', camera: 'entrance', minute: 0})).toContain('/v1/devices/SN0000000001/live');
  expect(callText({kind: 'playback', camera: 'till', minute: 665})).toContain('from=11:05&to=11:15');
  expect(callText({kind: 'playback', camera: 'till', minute: 200})).toContain('{"parts": []}');
  expect(callText({kind: 'playback', camera: 'till', minute: 187})).toContain('[{"from": "03:07", "to": "03:12"');
  expect(callText({kind: 'playback', camera: 'till', minute: 217})).toContain('[{"from": "03:40", "to": "03:47"');
  expect(callText({kind: 'snapshot', camera: 'till', minute: 61})).toContain('{"at": "01:01"}');
});
