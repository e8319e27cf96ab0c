/** A service whose port is held by somebody else while it restarts, as by `leads.socket` of systemd. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';

const activator = fileURLToPath(new URL('activator.mjs', import.meta.url));

/** Whether a process exists and is no zombie. */
function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

export interface ActivatedService {
  /** `http://127.0.0.1:port`. */
  readonly base: string;
  /** File with the process id of the running service. */
  readonly pidFile: string;
  /** Everything that was printed so far, by all processes. */
  readonly output: () => string;
  /** Ends the running process with a signal and waits until it is gone; another one is started then. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a program under the activator: `folder` is its working folder, resolved anew at each start. */
export async function activate(
  folder: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  pidFile: string,
): Promise<ActivatedService> {
  const child = spawn(process.execPath, [activator, '0', pidFile, folder, ...command], {
    env,
    cwd: path.dirname(pidFile),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const pidOf = (): number => Number(existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : 0);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    while (pidOf() === 0) await sleep(10);
    const pid = pidOf();
    if (isRunning(pid)) process.kill(pid, signal);
    while (isRunning(pid)) await sleep(5);
  };
  return {
    base: `http://127.0.0.1:${line.trim()}`,
    pidFile,
    output: () => output,
    restart: () => end('SIGTERM'),
    async stop() {
      writeFileSync(`${pidFile}.stop`, '');
      await end('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
