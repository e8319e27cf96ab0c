/**
 * One moment of a run of each mode, for the panel before anybody plays: with reduced motion, without script, and until the
 * stage has loaded. Made by the simulation (`tests/unit/demos/stage/recordings.test.ts`).
 */
import type {Reading} from './reading';
import json from './recordings.json';
import {settingsOf, starts, type ModeId, type StageSettings} from './settings';

// JSON has no tuples and no literal types; the test compares it with what the simulation reads.
export const recordings = json as unknown as Readonly<Record<ModeId, Reading>>;

/** The recording, as long as the settings are those of its run. */
export const recordingFor = (mode: ModeId, settings: StageSettings): Reading | null =>
  settingsOf[mode].every((name) => String(settings[name]) === String(starts[mode][name])) ? recordings[mode] : null;
