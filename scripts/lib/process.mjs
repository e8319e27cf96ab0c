/** Running other programs. Only `node:` imports: these files work before anything is installed. */
import {spawn} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {nodeProblem} from '../../src/site/nodeVersion.mjs';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Path of a program that a package installs, e.g. `eslint`; run it with `process.execPath`, no shell needed. */
export const bin = (packageName, file) => path.join(root, 'node_modules', packageName, file);

/**
 * Prints a problem the person can act on and ends the command.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Exits with a clear message on an unsupported version of Node, instead of a syntax error or crash later. */
export function requireNode() {
  const problem = nodeProblem(process.versions.node);
  if (problem) fail(problem);
}

const colors = /\u001b\[[0-9;]*m/g;

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, niceness?: number, onLine?: (line: string) => void}} [options]
 *   `cwd` is the repository unless given; `quiet` keeps the output back; `onLine` sees each line (without colors) as it comes.
 * @returns {Promise<{code: number, output: string, stdout: string}>}
 */
export function run(command, args, {cwd = root, env = {}, quiet = false, niceness = 0, onLine} = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (niceness > 0 && child.pid !== undefined) os.setPriority(child.pid, niceness);
    let output = '';
    let stdout = '';
    const listen = (stream, target) => {
      let rest = '';
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (target === process.stdout) stdout += text;
        if (!quiet) target.write(text);
        if (!onLine) return;
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) onLine(line.replace(colors, ''));
      });
      stream.on('end', () => {
        if (rest && onLine) onLine(rest.replace(colors, ''));
      });
    };
    listen(child.stdout, process.stdout);
    listen(child.stderr, process.stderr);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal) {
        // Without this nothing explains the missing results.
        const message = `${path.basename(command)} was ended by ${signal}.\n`;
        output += message;
        if (!quiet) process.stderr.write(message);
      }
      resolve({code: code ?? (signal ? 1 : 0), output: output.replace(colors, ''), stdout});
    });
  });
}

/**
 * A larger nursery: compilers, linters, tests and the build make many short-lived objects, and collecting them is up to a fifth
 * of their time. Children that Node forks from them inherit it.
 */
const nursery = '--max-semi-space-size=64';

/** `node <args>`, for tools. */
export const node = (args, options) => run(process.execPath, [nursery, ...args], options);

/**
 * Starts a long-running child on our own terminal and passes signals on.
 * A Ctrl-C on a terminal already reaches the whole process group, so SIGINT is only passed on without one.
 * @returns {import('node:child_process').ChildProcess}
 */
export function attach(args, env = {}) {
  const child = spawn(process.execPath, args, {cwd: root, env: {...process.env, ...env}, stdio: 'inherit'});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return child;
}
