/** A plan in words: its sums row by row, and the text that is copied or sent along with an inquiry. */
import copy from '@copy/demos/bitrate';
import {answerText, short} from '@site/src/features/calculators/StorageAnswer';
import type {StoragePlan} from '@site/src/features/calculators/storagePlan';
import {cameraMbit, incomingMbit, pictures, sums, uplinkMbit, type BitrateState} from './bitrate';

/** One sum of the plan, with its numbers in. */
export interface FormulaRow {
  readonly name: string;
  readonly sum: string;
  readonly result: string;
}

/** The sums from one camera to the uplink; `tb` is the disk space they lead to. */
export function formulaRows(state: BitrateState, tb: number): FormulaRow[] {
  const {groups, main, smooth} = state;
  return [
    ...groups.map((group, index) => ({
      name: copy.names.camera(index + 1),
      sum: sums.camera(group),
      result: `${cameraMbit(group)} Mbit/s`,
    })),
    {name: copy.names.incoming, sum: sums.incoming(groups), result: `${incomingMbit(groups)} Mbit/s`},
    {name: copy.names.disk, sum: sums.disk(state), result: `${short(tb)} TB`},
    {
      name: copy.names.uplink,
      sum: sums.uplink(groups, main, smooth),
      result: `${short(uplinkMbit(groups, main, smooth))} Mbit/s`,
    },
  ];
}

/** The plan as lines of text; `address` opens it again. */
export function planText(state: BitrateState, plan: StoragePlan, address: string): string {
  const {groups, hours, days, main, smooth} = state;
  return [
    copy.label,
    ...groups.map((group) =>
      copy.summary.group(
        group.count,
        pictures[group.picture].join('×'),
        copy.codecs[group.codec],
        group.fps,
        copy.scenes[group.scene],
        cameraMbit(group),
      ),
    ),
    copy.summary.wanted(hours, days),
    copy.summary.disk(short(plan.tb)),
    copy.summary.uplink(main, smooth, short(uplinkMbit(groups, main, smooth))),
    answerText(plan),
    address,
  ].join('\n');
}
