import {describe, expect, it} from '@jest/globals';
import {
  bitrateCodec,
  bitrateStart,
  bitsPerPixel,
  cameraMbit,
  codecs,
  frameRates,
  groupMax,
  groupStart,
  incomingMbit,
  pictureIds,
  pictures,
  scenes,
  smoothMbit,
  sourcesOf,
  sums,
  uplinkMbit,
  type CameraGroup,
  type SceneMotion,
} from '@site/src/pages/support/planner/_parts/bitrate';
import {terabytes, usableShare} from '@site/src/facts/hardware/storage';
import {planStorage} from '@site/src/features/calculators/storagePlan';
import {models, modelsOfKind} from '@site/src/facts/models';

/** GB of so many Mbit/s before the allowance for the file index, which the published examples do not have. */
const gigabytes = (mbit: number, hours: number, days: number) => terabytes(mbit, hours, days) * usableShare * 1000;

/** Evaluates a formula as written on the page. */
function reckon(shown: string): number {
  const code = shown.replace(/,/g, '').replace(/×/g, '*').replace(/÷/g, '/');
  expect(code).toMatch(/^[\d\s.()*/+]+$/);
  return new Function(`return ${code}`)() as number;
}

describe('bitrate', () => {
  const cameras = models.filter((model) => 'mbit' in model);
  /** Where a model of the catalogue hangs when it is not simply a store; see the comment of the module. */
  const places: Record<string, SceneMotion> = {'w3-e': 'quiet', 'w3-s': 'quiet', 'p3-x-8': 'busy', 'u9-d': 'busy'};

  it.each(cameras.map((model) => [model.name, model] as const))(
    '%s: within 15 %% of the catalogue',
    (_name, {id, pixels, fps, mbit}) => {
      const picture = pictureIds.find((one) => pictures[one].join() === pixels.join());
      expect({pixels, picture}).toEqual({pixels, picture: expect.any(String)});
      expect(frameRates as readonly number[]).toContain(fps);
      const model = cameraMbit({picture: picture!, codec: 'h265', fps, scene: places[id] ?? 'medium'});
      expect(Math.abs(model / mbit - 1)).toBeLessThan(0.15);
    },
  );

  it('would miss the catalogue with one scene for every model', () => {
    const misses = cameras.filter(
      ({pixels: [width, height], fps, mbit}) =>
        Math.abs((width * height * fps * bitsPerPixel.h265.medium) / 1e6 / mbit - 1) >= 0.15,
    );
    expect(misses.map(({id}) => id)).toEqual(['w3-e', 'w3-s', 'p3-x-8', 'u9-d']);
  });

  it('lies near published bits per pixel: Key Digital NVR storage calculator, 0.064 for H.264 and half for H.265', () => {
    expect(Math.abs(bitsPerPixel.h264.medium / 0.064 - 1)).toBeLessThan(0.15);
    expect(Math.abs(bitsPerPixel.h265.medium / 0.032 - 1)).toBeLessThan(0.15);
  });

  it('saves what makers publish: Axis Zipstream 50 % on average, Hikvision H.265+ at most 67 % over H.265', () => {
    expect(bitsPerPixel.smart.medium / bitsPerPixel.h265.medium).toBe(0.5);
    for (const scene of scenes) {
      expect(1 - bitsPerPixel.smart[scene] / bitsPerPixel.h265[scene]).toBeLessThanOrEqual(0.67);
      expect(bitsPerPixel.h264[scene] / bitsPerPixel.h265[scene]).toBe(2);
    }
  });

  it('rises with motion in every codec', () => {
    for (const codec of codecs) {
      expect(bitsPerPixel[codec].quiet).toBeLessThan(bitsPerPixel[codec].medium);
      expect(bitsPerPixel[codec].medium).toBeLessThan(bitsPerPixel[codec].busy);
    }
  });

  it('falls by three or four tenths from 25 to 15 frames, as article t0302 says', () => {
    expect(cameraMbit({...groupStart, fps: 15}) / cameraMbit({...groupStart, fps: 25})).toBeCloseTo(0.6, 2);
  });
});

describe('disk, against published examples', () => {
  it.each([
    ['4 Mbit/s, 24 h, 30 days (the usual rule: Mbit/s × 3600 × hours × days ÷ 8 ÷ 1000)', 4, 24, 30, 1296],
    ['16 cameras of 2 Mbit/s, 24 h, 7 days (same rule)', 16 * 2, 24, 7, 2419.2],
    ['bbs.qianjia.com, table of recording sizes: 2 Mbit/s, 240 hours', 2, 24, 10, 216],
    ['CCTV calculation (pdfcoffee.com): 10 cameras of 2048 kbit/s, 30 days', 10 * 2.048, 24, 30, 6635],
    ['genba-dentaku.com: 1 Mbit/s is 0.45 GB an hour', 1, 1, 1, 0.45],
  ])('%s', (_source, mbit, hours, days, gb) => {
    expect(gigabytes(mbit, hours, days) / gb).toBeCloseTo(1, 3);
  });

  it.each([
    ['Huawei EKB1100008314: 100 cameras of 2 Mbit/s, 30 days are 61.8 T', 100 * 2, 61.8],
    ['xvraid.com: 32 channels of 4096 kbit/s, 30 days are 39.56 TB', (32 * 4096) / 1024, 39.56],
  ])('%s, in units of 1024', (_source, mbit, tb) => {
    expect((gigabytes(mbit, 24, 30) * 1000) / 1024 ** 2 / tb).toBeCloseTo(1, 2);
  });

  it('notices a wrong sum', () => {
    expect(gigabytes(4, 24, 31) / 1296).not.toBeCloseTo(1, 3);
  });
});

describe('plan', () => {
  const group = (count: number, rest: Partial<CameraGroup> = {}): CameraGroup => ({...groupStart, count, ...rest});

  it('counts each camera', () => {
    expect(sourcesOf([group(3), group(2, {picture: '4mp'})]).map(({mbit}) => mbit)).toEqual([
      1.87, 1.87, 1.87, 3.32, 3.32,
    ]);
    expect(incomingMbit(bitrateStart.groups)).toBe(22.72);
  });

  it('names the recorder for what the page starts with', () => {
    const plan = planStorage(modelsOfKind('recorder'), sourcesOf(bitrateStart.groups), {
      ...bitrateStart,
      powered: false,
    });
    expect(plan.best).toMatchObject({recorder: {id: 'ul-8208nh'}, disks: [8]});
  });

  it('sends the heaviest main streams and the smooth ones, with the reserve', () => {
    const groups = [group(3), group(2, {picture: '4mp'})];
    expect(uplinkMbit(groups, 0, 0)).toBe(0);
    expect(uplinkMbit(groups, 1, 0)).toBeCloseTo(3.32 * 1.3, 6);
    expect(uplinkMbit(groups, 3, 4)).toBeCloseTo((3.32 + 3.32 + 1.87 + 4 * smoothMbit) * 1.3, 6);
    // Article t0308: four smooth pictures are about 3.6 Mbit/s.
    expect(uplinkMbit(groups, 0, 4)).toBeCloseTo(3.64, 6);
  });

  it('shows sums that give the figures', () => {
    const state = {
      groups: [group(3, {codec: 'h264', scene: 'busy'}), group(5, {picture: '8mp', codec: 'smart', fps: 12})],
      hours: 10,
      days: 45,
    };
    for (const one of state.groups) expect(Math.abs(reckon(sums.camera(one)) - cameraMbit(one))).toBeLessThan(0.0051);
    expect(reckon(sums.incoming(state.groups))).toBeCloseTo(incomingMbit(state.groups), 6);
    expect(reckon(sums.disk(state))).toBeCloseTo(terabytes(incomingMbit(state.groups), 10, 45), 6);
    expect(reckon(sums.uplink(state.groups, 2, 3))).toBeCloseTo(uplinkMbit(state.groups, 2, 3), 6);
  });
});

describe('address', () => {
  const write = (state: typeof bitrateStart, before = '') => {
    const query = new URLSearchParams(before);
    bitrateCodec.write(state, query);
    return query;
  };

  it('stays empty for the start and leaves others alone', () => {
    expect(write(bitrateStart, 'sp=x').toString()).toBe('sp=x');
  });

  it('brings back what was set', () => {
    const state = {
      groups: [{count: 12, picture: '8mp', codec: 'smart', fps: 15, scene: 'busy'}],
      hours: 10,
      days: 90,
      main: 0,
      smooth: 9,
    } as const;
    const query = write(state);
    expect(query.get('cams')).toBe('12*8mp*smart*15*busy');
    expect(bitrateCodec.read(query)).toEqual(state);
  });

  it.each([
    '0*4mp*h265*25*medium',
    '4*9mp*h265*25*medium',
    '4*4mp*av1*25*medium',
    '4*4mp*h265*24*medium',
    '4*4mp*h265*25*wild',
    '4*4mp',
    '',
    ',',
  ])('drops %j', (cams) => {
    expect(bitrateCodec.read(new URLSearchParams({cams, hours: '25', days: '0', main: '-1', smooth: 'x'}))).toEqual(
      bitrateStart,
    );
  });

  it('takes no more groups than the form', () => {
    const cams = Array.from({length: groupMax + 3}, () => '1*4mp*h265*25*medium').join(',');
    expect(bitrateCodec.read(new URLSearchParams({cams})).groups).toHaveLength(groupMax);
  });
});
