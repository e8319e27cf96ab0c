/**
 * What a service remembers over a restart, in `run.json` of its data folder: whether it was stopped, and of which alarms
 * people were told. A hint, never needed: where it cannot be written, an alarm may come twice.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {z} from 'zod';
import type {AlarmMemories} from './alarms';

const content = z.object({
  /** Of the service while it runs; absent after a stop. */
  pid: z.number().optional(),
  alarms: z.record(z.string(), z.object({at: z.number(), since: z.number().optional()})).default({}),
});

export interface RunFile {
  /** Whether the last run ended without a stop. */
  readonly wasKilled: boolean;
  readonly memories: AlarmMemories;
  remember(memories: AlarmMemories): void;
  /** Marks the service as running, and as stopped. */
  started(): void;
  stopped(): void;
}

/** The command line of a process; undefined where there is none, as for one that has ended and was not waited for. */
function commandOf(pid: number | 'self'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/** Whether another copy of the service has this process id; the id alone may be anybody's after a restart of the machine. */
const isCopy = (pid: number): boolean => pid !== process.pid && commandOf(pid) === commandOf('self');

function readContent(path: string): z.output<typeof content> {
  try {
    return content.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {alarms: {}};
  }
}

/** Opens the file of a data folder; with no folder (PostgreSQL) nothing is remembered. */
export function openRunFile(dataDir: string): RunFile {
  const path = join(dataDir, 'run.json');
  const last = readContent(path);
  let current: {pid?: number; alarms: AlarmMemories} = {alarms: last.alarms};
  const write = (change: typeof current): void => {
    current = change;
    if (!existsSync(dataDir)) return;
    try {
      writeFileSync(path, JSON.stringify(current), {mode: 0o600});
    } catch {
      // A full disk, which has an alarm of its own.
    }
  };
  return {
    wasKilled: last.pid !== undefined && !isCopy(last.pid),
    memories: current.alarms,
    remember: (alarms) => write({...current, alarms}),
    started: () => write({...current, pid: process.pid}),
    stopped: () => write({alarms: current.alarms}),
  };
}
