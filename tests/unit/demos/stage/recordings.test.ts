/**
 * What the panels of the stage show before anybody plays. `RECORD=1 npx jest tests/unit/demos/stage/recordings`, then
 * Prettier, writes the file again; it is made by the simulation itself, so the numbers are ones that a visitor can see.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, jest, test} from '@jest/globals';
import en from '@site/i18n/en/copy/demos/stage';
import zh from '@site/i18n/zh-CN/copy/demos/stage';
import {stepSeconds} from '@site/src/features/stage/clock';
import type {Colors} from '@site/src/features/stage/colors';
import {figuresOf, noFigures} from '@site/src/features/stage/figures';
import {loadMode, worldSettings} from '@site/src/features/stage/modes';
import {barCount, type CheckoutReading, type CountReading, type Reading} from '@site/src/features/stage/reading';
import {recordingFor, recordings} from '@site/src/features/stage/recordings';
import {modeIds, starts, type ModeId} from '@site/src/features/stage/settings';
import {advance, createWorld} from '@site/src/features/stage/simulation';

jest.setTimeout(120_000);

const file = path.resolve(import.meta.dirname, '../../../../src/features/stage/recordings.json');

/**
 * Second of the run that is kept: late enough for a full chart, with something going on, and like the still beside it, which is
 * the first frame (`warmUp`). Where people are counted, one with nobody missed so far: figures that differ come later in a
 * run, when a visitor sees why.
 */
const moments: Readonly<Record<ModeId, number>> = {
  counting: 256,
  overhead: 72,
  heat: 63,
  journey: 26,
  checkout: 36.7,
  queue: 172,
  inspection: 25,
};

/** Two decimals: more would not be seen, and differ between processors. */
const rounded = (reading: Reading): Reading =>
  JSON.parse(
    JSON.stringify(reading, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)),
  ) as Reading;

async function record(mode: ModeId): Promise<Reading> {
  const start = await loadMode(mode);
  const world = createWorld(worldSettings(mode, starts[mode]));
  const running = start({world, labels: zh.labels, colors: {} as Colors}, starts[mode]);
  while (world.time < moments[mode] - stepSeconds / 2) advance(world, stepSeconds, running.step);
  return rounded(running.reading());
}

beforeAll(() => {
  // The heat map makes its tile at the start; nothing is drawn here.
  Object.assign(globalThis, {
    OffscreenCanvas: class {
      getContext = () => ({createImageData: () => ({data: new Uint8ClampedArray()})});
    },
  });
});

test('the recordings are runs of the simulation', async () => {
  const made = Object.fromEntries(await Promise.all(modeIds.map(async (mode) => [mode, await record(mode)] as const)));
  if (process.env.RECORD) writeFileSync(file, JSON.stringify(made));
  else expect(recordings).toEqual(made);
});

describe.each(modeIds)('at rest %s', (mode) => {
  const reading = recordings[mode];

  test('shows a number in every figure', () => {
    expect(figuresOf(reading).filter(({value}) => value.includes(noFigures))).toEqual([]);
  });

  test('fills its chart', () => {
    if (reading.mode === 'counting') expect(reading.bars).toHaveLength(barCount);
    if (reading.mode === 'queue') expect(reading.lengths).toHaveLength(60);
    if (reading.mode === 'checkout') expect(reading.items.length).toBeGreaterThan(1);
    if (reading.mode === 'inspection') expect(reading.tickets.length).toBeGreaterThan(0);
  });

  test('shows nothing that other settings would not give', () => {
    expect(recordingFor(mode, starts[mode])).toBe(reading);
    expect(recordingFor(mode, {...starts[mode], crowd: starts[mode].crowd + 2})).toBeNull();
  });
});

test.each(['counting', 'overhead'] as const)('at rest %s has missed nobody', (mode) => {
  const {count} = recordings[mode] as CountReading;
  expect([count.in.counted, count.out.counted, count.insideCounted]).toEqual([
    count.in.real,
    count.out.real,
    count.inside,
  ]);
});

test('at rest the list of the till holds every alert of its totals, and nothing of the sale in progress', () => {
  const reading = recordings.checkout as CheckoutReading;
  expect(reading.latest).toHaveLength(reading.alerts);
  expect(reading.latest.reduce((sum, {passed, scanned}) => sum + passed - scanned, 0)).toBe(
    reading.passed - reading.scanned,
  );
  expect(reading.latest.every(({number}) => number <= reading.sales)).toBe(true);
  // The moment of the still: one has just passed beside the scanner, others wait.
  expect(reading.items.map(({passed, scanned}) => passed && !scanned)).toContain(true);
  expect(reading.items.map(({passed}) => passed)).toContain(false);
});

test('both editions call it a simulation', () => {
  for (const {badge, honest} of [zh, en]) expect(`${badge} ${honest}`).toMatch(/模拟.*模拟|imulat.*imulat/);
});
