/**
 * `npm run prove:deployment`: follows `.docs/operations.md` in a bare folder, without the project: install, take a lead, back
 * up, lose the data, restore, publish a second release, a broken one, and go back. systemd is replaced by `activator.mjs`.
 */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {freePort} from '../lib/ports';
import {installProduction, makeRelease, type ReleaseSource} from '../lib/release';
import {activate, type ActivatedService} from './activated';
import {
  command,
  connections,
  makeLeads,
  makeSite,
  postLead,
  ProofReport,
  send,
  serviceEnvironment,
  withTempFolder,
  type TestedProof,
} from './lib';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a compilation of a native package needs or leaves behind; a release drops it, and copying it takes seconds. */
const isSource = (file: string): boolean =>
  /better-sqlite3\/(deps|src|build\/(?!Release)[^/]+|build\/Release\/obj.*)$/.test(file);

/** Production packages from this checkout, as `npm ci --omit=dev -w server` would install them. */
function copyPackages(folder: string): void {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, {dependencies?: Record<string, string>}>;
  };
  const copy = (name: string): void => {
    const target = path.join(folder, 'node_modules', name);
    cpSync(path.join(root, 'node_modules', name), target, {
      recursive: true,
      dereference: true,
      filter: (file) => !isSource(file),
    });
    if (name === 'better-sqlite3') return ['bindings', 'file-uri-to-path'].forEach(copy);
  };
  Object.keys(lock.packages['server']?.dependencies ?? {}).forEach(copy);
}

/** Until a release is ready on a busy machine, and until one that never is is given up. */
const longestStartSeconds = 15;
const brokenStartSeconds = 3;

interface Deployed {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/** The server of the documents, as a folder. */
class Server {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly #adminPort: number;

  constructor(folder: string, adminPort: number) {
    this.folder = folder;
    this.#adminPort = adminPort;
    for (const name of ['bin', 'releases', 'backups', 'data']) mkdirSync(this.at(name), {mode: 0o700});
    symlinkSync(process.execPath, this.at('bin/node'));
    const {BUILD_DIR: _, HOME: __, ...settings} = serviceEnvironment({folder});
    this.env = {...settings, PATH: `${this.at('bin')}:/usr/bin:/bin`, ADMIN_PORT: String(adminPort)};
    const lines = Object.entries({...settings, ADMIN_PORT: adminPort}).filter(([name]) => name !== 'PATH');
    writeFileSync(this.at('leads.env'), lines.map(([name, value]) => `${name}=${value}\n`).join(''));
    // In place of "systemctl restart": ends the process, the activator starts the next one.
    writeFileSync(
      this.at('bin/restart'),
      '#!/bin/sh\npid=$(cat "$0.pid" 2>/dev/null) || exit 0\nkill "$pid" 2>/dev/null\nwhile kill -0 "$pid" 2>/dev/null; do sleep 0.05; done\nexit 0\n',
      {mode: 0o755},
    );
  }

  at(name: string): string {
    return path.join(this.folder, name);
  }

  get release(): string {
    return path.basename(readlinkSync(this.at('site')));
  }

  start(): Promise<ActivatedService> {
    rmSync(this.at('bin/restart.pid.stop'), {force: true});
    return activate(this.at('site'), ['node', 'server/dist/main.js'], this.env, this.at('bin/restart.pid'));
  }

  /** `deploy.sh …`, which stands beside the archives. Does not block: the activator's output is read meanwhile. */
  async deploy(...args: string[]): Promise<Deployed> {
    return this.deployWithin(longestStartSeconds, ...args);
  }

  /** `deploy.sh …`, which gives a new release so many seconds to be ready. */
  async deployWithin(waitSeconds: number, ...args: string[]): Promise<Deployed> {
    const {PATH} = this.env;
    const started = performance.now();
    const child = spawn('/bin/sh', [this.at('deploy.sh'), ...args], {
      cwd: this.folder,
      env: {
        PATH,
        LEADS_RELEASES: this.at('releases'),
        LEADS_LINK: this.at('site'),
        LEADS_ENV: this.at('leads.env'),
        LEADS_RESTART: this.at('bin/restart'),
        LEADS_READY: `http://127.0.0.1:${this.#adminPort}/readyz`,
        LEADS_WAIT: String(waitSeconds),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code] = (await once(child, 'close')) as [number];
    return {code, output, seconds: (performance.now() - started) / 1000};
  }

  /** `leads …` */
  leads(...args: string[]): string {
    const {status, stdout, stderr} = spawnSync(this.at('bin/node'), ['server/dist/cli.js', ...args], {
      cwd: this.at('site'),
      env: this.env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`leads ${args[0]} failed: ${stderr}`);
    return stdout;
  }
}

/** An archive made from another by a change to its files; with or without new sums. */
function changedArchive(server: Server, archive: string, revision: string, script: string): string {
  const name = path.basename(archive).replace(/\.tar\..*/, '');
  const other = name.replace(/-[^-]{12}-/, `-${revision}-`);
  const {status, stderr} = spawnSync(
    '/bin/sh',
    [
      '-euc',
      `mkdir work; cd work; tar -xf "$1"; mv "$2" "$3"; cd "$3"; ${script}; cd ..; tar -c "$3" | gzip -1 > "../$3.tar.gz"; cd ..; rm -r work`,
      'sh',
      archive,
      name,
      other,
    ],
    {cwd: server.folder, encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(stderr);
  return server.at(`${other}.tar.gz`);
}

const newSums = 'find . -type f ! -name SHA256SUMS -exec sha256sum {} + > ../sums; mv ../sums SHA256SUMS';
const neverReady = `echo 'if (process.argv.includes("--check")) process.exit(0); setInterval(() => {}, 1000)' > server/dist/main.js; ${newSums}`;

async function follow(server: Server, archives: readonly [string, string], report: ProofReport): Promise<void> {
  const [first, second] = archives;
  const bill = spawnSync('tar', ['-xOf', first, '--wildcards', '*/sbom.cdx.json'], {encoding: 'utf8'}).stdout;
  for (const name of ['better-sqlite3', 'fastify', 'pg', 'zod'])
    report.expect(bill.includes(`pkg:npm/${name}@`), `the bill of materials does not name ${name}`);
  const nameOf = (archive: string): string => path.basename(archive).replace(/\.tar\..*/, '');
  const isIn = (archive: string): boolean => server.release === nameOf(archive);
  spawnSync('tar', ['-xf', first, '--strip-components=2', `${nameOf(first)}/deploy/deploy.sh`], {cwd: server.folder});
  let service = await server.start();
  const agent = connections(1);

  const installed = await server.deploy(first);
  report.expect(installed.code === 0 && isIn(first), `the first release was not installed: ${installed.output}`);
  const page = await send(agent, `${service.base}/`);
  report.expect(page.status === 200, `the home page was answered with ${page.status}`);
  const [lead, later] = await makeLeads({folder: server.folder}, 2);
  const answer = await postLead(agent, service, lead);
  report.expect(answer.status === 201, `a lead was answered with ${answer.status}`);

  server.leads('backup', '--to', server.at('backups'), '--keep', '48');
  await service.stop();
  for (const name of readdirSync(server.at('data'))) rmSync(server.at(`data/${name}`));
  const started = performance.now();
  const backup = server.at(`backups/${readdirSync(server.at('backups'))[0]}`);
  server.leads('restore', '--check', backup);
  server.leads('restore', backup);
  service = await server.start();
  const again = await postLead(agent, service, lead);
  const recovery = (performance.now() - started) / 1000;
  report.expect(again.status === 200, `after the restore the lead is not there: ${again.status} instead of 200`);
  report.expect(server.leads('list').includes(lead!.id), 'the restored lead is not listed');

  const published = await server.deploy(second);
  report.expect(published.code === 0 && isIn(second), `the second release was not published: ${published.output}`);
  const damaged = changedArchive(server, second, 'ddddddddddd3', 'echo x >> build/index.html');
  const refused = await server.deploy(damaged);
  report.expect(refused.code === 1 && isIn(second), `a changed archive was installed: ${refused.output}`);
  const never = changedArchive(server, second, 'bbbbbbbbbbb4', neverReady);
  const broken = await server.deployWithin(brokenStartSeconds, never);
  report.expect(
    broken.code === 1 && isIn(second) && broken.output.includes('is in use again'),
    `a release that is never ready was kept: ${broken.output}`,
  );
  const stored = await postLead(agent, service, later);
  report.expect(stored.status === 201, `after the way back a lead was answered with ${stored.status}`);
  const back = await server.deploy('--back');
  report.expect(back.code === 0 && isIn(first), `the way back failed: ${back.output}`);
  report.expect((await send(agent, `${service.base}/`)).status === 200, 'after the way back no page is served');
  agent.destroy();
  await service.stop();
  report.figure(
    `a release in use after ${installed.seconds.toFixed(1)} s, the second after ${published.seconds.toFixed(1)} s, ` +
      `back after ${back.seconds.toFixed(1)} s; restored and running in ${recovery.toFixed(1)} s; ` +
      'a changed archive refused, a release that is never ready taken back',
  );
}

export const proof: TestedProof = {
  name: 'deployment',
  promise:
    'deployment: the archive of `npm run release` and `deploy.sh` are all that a server needs to install, publish, go back, back up and restore',
  shortPromise:
    'an archive with one page is installed, backed up, restored, replaced, and taken back where it is broken',
  async run(options) {
    const report = new ProofReport(options);
    await withTempFolder(async (folder) => {
      const build = options.short ? path.join(folder, 'build') : (process.env.BUILD_DIR ?? path.join(root, 'build'));
      if (options.short) makeSite({folder});
      const source = (revision: string): ReleaseSource => ({
        revision,
        time: 1_700_000_000,
        build,
        out: path.join(folder, 'archives'),
        install: options.short ? copyPackages : installProduction,
      });
      const first = makeRelease(source('aaaaaaaaaaa1'));
      if (options.short) {
        const bytes = readFileSync(first);
        const isSame = readFileSync(makeRelease(source('aaaaaaaaaaa1'))).equals(bytes);
        report.expect(isSame, 'the same tree makes another archive');
      }
      const second = makeRelease(source('aaaaaaaaaaa2'));
      mkdirSync(path.join(folder, 'server'));
      await follow(new Server(path.join(folder, 'server'), await freePort()), [first, second], report);
    });
    return report;
  },
};

command(import.meta.url, proof);
