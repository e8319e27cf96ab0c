/** The real service on a free port with a data folder of its own, and its command line. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {serviceFiles} from '../../server/build.mjs';

export interface Service {
  /** Origin, without a trailing slash. */
  readonly base: string;
  /** Runs `npm run leads -- <args>` on the service's data; returns standard output. */
  leads(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  readonly buildDir?: string;
  /** Environment variables of the service, see `server/README.md`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The build under test. */
export const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');

/** No child process may outlive a run that is interrupted. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

async function firstAddress(child: ChildProcess): Promise<string> {
  const errors: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The service ended with ${code} before it was ready:\n${errors.join('')}`)),
    );
    createInterface(child.stdout!).on('line', (line) => {
      const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

/** Starts the service. The proof of work is small and the limits high: they have tests of their own. */
export async function startService({buildDir: dir = buildDir, settings = {}}: Options = {}): Promise<Service> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'site-e2e-'));
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    BUILD_DIR: dir,
    POW_MAX: '500',
    LIMIT_CODES_PER_IP_HOUR: '1000',
    LIMIT_FORM_CODES_PER_IP_HOUR: '1000',
    LIMIT_CODES_PER_NETWORK_HOUR: '1000',
    LIMIT_CODES_PER_WIDE_NETWORK_HOUR: '1000',
    LIMIT_SMS_CODES_PER_RANGE_HOUR: '1000',
    LIMIT_LEADS_PER_IP_10MIN: '1000',
    // Tests fill forms faster than people and would be taken for robots.
    LIMIT_FILL_SECONDS: '0',
    ...settings,
  };
  const child = spawn(process.execPath, [serviceFiles['server/main.ts']], {env, stdio: ['ignore', 'pipe', 'pipe']});
  running.add(child);
  child.once('exit', () => running.delete(child));
  const base = await firstAddress(child);

  return {
    base,
    async leads(...args) {
      const cli = spawn(process.execPath, [serviceFiles['server/cli.ts'], ...args], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let out = '';
      // Counts of a list, and what is wrong.
      let hints = '';
      cli.stderr.setEncoding('utf8').on('data', (text: string) => (hints += text));
      cli.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
      const [code] = (await once(cli, 'close')) as [number];
      if (code !== 0) throw new Error(`npm run leads -- ${args.join(' ')} ended with ${code}: ${out}${hints}`);
      return out;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(dataDir, {recursive: true, force: true});
    },
  };
}
