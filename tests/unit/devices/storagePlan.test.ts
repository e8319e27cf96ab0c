import {describe, expect, it} from '@jest/globals';
import {camerasOf} from '@site/src/facts/hardware/catalogue';
import {daysHeld, disksFor, terabytes} from '@site/src/facts/hardware/storage';
import {
  distribute,
  checkRecorder,
  planStorage,
  splitOver,
  storageCodec,
  storageStart,
  supplyBeside,
  totalMbit,
  upstreamMbit,
  type Source,
} from '@site/src/features/calculators/storagePlan';
import {modelsOfKind} from '@site/src/facts/models';
import {
  cameras as plannerCameras,
  freeCameras,
} from '@site/src/pages/products/cloud-video-recorder/_parts/plannerCameras';

const recorders = modelsOfKind('recorder');
const named = (id: string) => recorders.find((recorder) => recorder.id === id)!;
const [small, large] = [named('ul-8208nh'), named('ul-8232nh')];
const cameras = (count: number, mbit = 3, poe = true): Source[] =>
  Array.from({length: count}, () => ({name: 'E3-X', mbit, poe, powerW: 7}));
const wanted = {hours: 24, days: 7, powered: false};

describe('disk', () => {
  it('agrees with the article: 8 cameras of 3 Mbit/s fill 8 TB in 29 days', () => {
    expect(daysHeld(8, 24, 24)).toBe(29);
    expect(daysHeld(6, 24, 24)).toBe(21);
    expect(terabytes(48, 24, 30)).toBeCloseTo(16.37, 2);
  });

  it('takes the fewest terabytes that hold it', () => {
    expect(disksFor(small, 5)).toEqual([6]);
    expect(disksFor(small, 6)).toEqual([6]);
    expect(disksFor(small, 6.01)).toEqual([8]);
    expect(disksFor(small, 8.01)).toBeNull();
    expect(disksFor(large, 8)).toEqual([8]);
    expect(disksFor(large, 8.5)).toEqual([6, 6]);
    expect(disksFor(large, 13)).toEqual([8, 6]);
    expect(disksFor(large, 16)).toEqual([8, 8]);
    expect(disksFor(large, 16.01)).toBeNull();
  });

  it('holds for ever when nothing is recorded', () => {
    expect(daysHeld(8, 0, 24)).toBe(Infinity);
  });
});

describe('one recorder', () => {
  it('fits up to its last channel', () => {
    expect(checkRecorder(small, cameras(8), wanted).channels).toBe(true);
    expect(checkRecorder(small, cameras(9), wanted)).toMatchObject({channels: false, fits: false});
  });

  it('fits up to its incoming rate', () => {
    expect(checkRecorder(small, cameras(8, 10), {...wanted, days: 1}).rate).toBe(true);
    expect(checkRecorder(small, cameras(8, 10.1), {...wanted, days: 1})).toMatchObject({rate: false, fits: false});
  });

  it('needs a port for each camera it powers, and only for those', () => {
    expect(checkRecorder(small, cameras(8), {...wanted, powered: true}).fits).toBe(true);
    expect(checkRecorder(large, cameras(1), {...wanted, powered: true})).toMatchObject({ports: false, fits: false});
    expect(checkRecorder(large, cameras(1, 2, false), {...wanted, powered: true}).ports).toBe(true);
  });
});

describe('the plan', () => {
  it('names the smallest that fits', () => {
    expect(planStorage(recorders, cameras(8), wanted).best?.recorder.id).toBe('ul-8208nh');
    expect(planStorage(recorders, cameras(9), wanted).best?.recorder.id).toBe('ul-7016nh-h1');
    expect(planStorage(recorders, cameras(17), wanted).best?.recorder.id).toBe('ul-8232nh');
  });

  it('splits over two recorders when there are too many cameras', () => {
    const plan = planStorage(recorders, cameras(33), {...wanted, days: 5});
    expect(plan.best).toBeNull();
    expect(plan.split).toMatchObject({count: 2, recorder: {id: 'ul-8232nh'}});
    expect(plan.shorter).toBeNull();
  });

  it('says how long one recorder keeps when only the disks are short', () => {
    const plan = planStorage(recorders, cameras(16), {...wanted, days: 30});
    expect(plan.best).toBeNull();
    expect(plan.shorter).toMatchObject({recorder: {id: 'ul-8232nh'}, mostDays: 29});
    expect(plan.split).toMatchObject({count: 2, recorder: {id: 'ul-8232nh'}, disks: [6, 6]});
  });

  it('gives up beyond eight recorders', () => {
    expect(splitOver(small, cameras(64), wanted)?.count).toBe(8);
    expect(splitOver(small, cameras(65), wanted)).toBeNull();
    expect(planStorage(recorders, cameras(300), wanted)).toMatchObject({best: null, split: null, shorter: null});
  });

  it('deals heavy cameras out evenly', () => {
    const parts = distribute([...cameras(2, 12), ...cameras(4, 2)], 2);
    expect(parts.map(totalMbit)).toEqual([16, 16]);
    expect(parts.flat()).toHaveLength(6);
  });
});

describe('around the recorder', () => {
  it('adds up the heaviest streams for the cloud', () => {
    expect(upstreamMbit([...cameras(3, 2), ...cameras(1, 8)], 2)).toBeCloseTo(13);
    expect(upstreamMbit(cameras(3), 0)).toBe(0);
  });

  const supply = (sources: readonly Source[], powered = false) =>
    supplyBeside(planStorage(recorders, sources, {hours: 24, days: 1, powered}), sources);

  it('asks for nothing where the recorder powers all', () => {
    expect(supply(cameras(8))).toBeNull();
    expect(supply([...cameras(8), ...cameras(1, 2, false)].slice(1))).toBeNull();
  });

  it('leaves to a switch what the recorder has no ports for', () => {
    expect(supply(cameras(9))).toEqual({kind: 'switch', ports: 9, poeClass: '802.3af', classPorts: 9, watts: 80});
  });

  it('asks for nothing where several recorders power all', () => {
    expect(supply(cameras(12), true)).toBeNull();
    expect(planStorage(recorders, cameras(12), {hours: 24, days: 1, powered: true}).split).toMatchObject({count: 2});
  });
});

describe('cameras that a port does not carry', () => {
  const powered = {hours: 24, days: 1, powered: true};
  const on8208 = (id: string, count: number) => checkRecorder(small, camerasOf([{id, count}]), powered);

  it('refuses eight P3-X-8 on 802.3af ports, with the switch that solves it', () => {
    expect(on8208('p3-x-8', 8)).toMatchObject({
      ports: false,
      fits: false,
      power: {
        onPorts: [],
        faults: [
          {why: 'class', models: ['P3-X-8'], powerW: 13, portW: 12.95},
          {why: 'budget', neededW: 124.8, budgetW: 90},
        ],
        supply: {kind: 'switch', poeClass: '802.3at', ports: 8, classPorts: 8, watts: 130},
      },
    });
  });

  it.each(['p3-x-8', 'u9-d'])('refuses a single %s, which an injector solves', (id) => {
    expect(on8208(id, 1)).toMatchObject({
      ports: false,
      power: {supply: {kind: 'injector', count: 1, poeClass: '802.3at', portW: 30}},
    });
  });

  it('takes six U8-D, and no seventh: the ports share 90 W', () => {
    expect(on8208('u8-d', 6).ports).toBe(true);
    expect(on8208('u8-d', 8)).toMatchObject({
      ports: false,
      power: {faults: [{why: 'budget', neededW: 105.6, budgetW: 90}], supply: {kind: 'injector', count: 2}},
    });
    expect(on8208('u8-d', 8).power.onPorts).toHaveLength(6);
  });

  it('says what powers them when a switch may', () => {
    const plan = planStorage(recorders, camerasOf([{id: 'u9-d', count: 3}]), {hours: 24, days: 5, powered: false});
    expect(supplyBeside(plan, camerasOf([{id: 'u9-d', count: 3}]))).toEqual({
      kind: 'switch',
      poeClass: '802.3at',
      ports: 3,
      classPorts: 3,
      watts: 60,
    });
  });
});

describe('the address of a plan', () => {
  const codec = storageCodec(['e3-x', 'w3-e']);

  it('keeps what was set', () => {
    const query = new URLSearchParams();
    const state = {rows: [{id: 'w3-e', count: 3}], hours: 12, days: 15, sending: 0, powered: true};
    codec.write(state, query);
    expect(decodeURIComponent(query.toString())).toBe('cams=w3-e*3&hours=12&days=15&cloud=0&poe=1');
    expect(codec.read(query)).toEqual(state);
    codec.write(storageStart, query);
    expect(query.toString()).toBe('');
  });

  it('drops unknown models, doubles and figures out of range', () => {
    const read = codec.read(new URLSearchParams('cams=e3-x*2,e3-x*5,zz-1*4,w3-e*0,w3-e*1.5&hours=25&days=0&cloud=-1'));
    expect(read).toMatchObject({rows: [{id: 'e3-x', count: 2}], hours: 24, days: 30, sending: 2});
    expect(codec.read(new URLSearchParams('cams=nonsense')).rows).toEqual(storageStart.rows);
  });
});

describe('cameras of the planner', () => {
  const [one, two] = plannerCameras;

  it('give one source each, and devices without a picture none', () => {
    const sources = camerasOf([
      {id: one!.id, count: 2},
      {id: 'b1', count: 4},
      {id: two!.id, count: 1},
    ]);
    expect(sources.map(({mbit}) => mbit)).toEqual([one!.mbit, one!.mbit, two!.mbit]);
    expect(sources[0]!.poe).toBe(one!.power.includes('poe'));
  });

  it('are offered until a row has them', () => {
    expect(freeCameras([])).toEqual(plannerCameras);
    expect(freeCameras([{id: one!.id, count: 1}])).toEqual(plannerCameras.slice(1));
  });
});
