import {describe, expect, it} from '@jest/globals';
import {
  bitrateStart,
  cameraMbit,
  codecs,
  groupStart,
  incomingMbit,
  sourcesOf,
} from '@site/src/pages/support/planner/_parts/bitrate';
import {cents, codecNeeds, groupMbit} from '@site/src/pages/support/planner/_parts/planFigures';
import {formulaRows, planText} from '@site/src/pages/support/planner/_parts/planText';
import {terabytes} from '@site/src/facts/hardware/storage';
import {planStorage} from '@site/src/features/calculators/storagePlan';
import {modelsOfKind} from '@site/src/facts/models';

const plan = planStorage(modelsOfKind('recorder'), sourcesOf(bitrateStart.groups), {...bitrateStart, powered: false});

it('a group needs as much as its cameras together', () => {
  expect(groupMbit({...groupStart, count: 3})).toBe(cents(3 * cameraMbit(groupStart)));
  expect(groupMbit({...groupStart, count: 1})).toBe(cameraMbit(groupStart));
});

describe('what each codec needs', () => {
  it('is the disk with that codec throughout', () => {
    const needs = codecNeeds(bitrateStart);
    expect(needs.map(({codec}) => codec)).toEqual(codecs);
    const {groups, hours, days} = bitrateStart;
    expect(needs.find(({codec}) => codec === 'h265')?.tb).toBe(terabytes(incomingMbit(groups), hours, days));
    const [h264, h265, smart] = needs.map(({tb}) => tb);
    expect(h264!).toBeGreaterThan(h265!);
    expect(h265!).toBeGreaterThan(smart!);
  });

  it('marks the codec that all groups have, and none where they differ', () => {
    const chosen = (state: typeof bitrateStart) =>
      codecNeeds(state).flatMap((need) => (need.isChosen ? need.codec : []));
    expect(chosen(bitrateStart)).toEqual(['h265']);
    expect(chosen({...bitrateStart, groups: [groupStart, {...groupStart, codec: 'smart'}]})).toEqual([]);
  });
});

it('shows a sum for each group, then incoming, disk and uplink', () => {
  const rows = formulaRows(bitrateStart, plan.tb);
  expect(rows).toHaveLength(bitrateStart.groups.length + 3);
  expect(new Set(rows.map(({name}) => name)).size).toBe(rows.length);
  expect(rows.map(({result}) => result)).toEqual([
    '3.32 Mbit/s',
    '1.4 Mbit/s',
    '22.72 Mbit/s',
    `${cents(plan.tb)} TB`,
    expect.stringMatching(/^[\d.]+ Mbit\/s$/),
  ]);
});

it('the text names every group and ends with the address', () => {
  const lines = planText(bitrateStart, plan, 'https://www.example.com/support/planner#planner').split('\n');
  expect(lines.filter((line) => /2560×1440|1920×1080/.test(line))).toHaveLength(2);
  expect(lines.join()).toContain(plan.best!.recorder.name);
  expect(lines.at(-1)).toBe('https://www.example.com/support/planner#planner');
});
