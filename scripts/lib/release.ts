/** Makes the archive of a release: everything that a server needs besides Node, with its sums and its bill of materials. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from './process.mjs';

/** What a release is made of. */
export interface ReleaseSource {
  /** Commit, twelve digits. */
  readonly revision: string;
  /** Time of the commit in seconds; the time of every file of the archive. */
  readonly time: number;
  /** Folder of the built site. */
  readonly build: string;
  /** Folder that the archive is written to. */
  readonly out: string;
  /** gzip instead of zstd, for a server without the program `zstd`. */
  readonly gzip?: boolean;
  /** Installs the production packages into a folder. */
  readonly install: (folder: string) => void;
}

/** Besides the built pages. `deploy/containers` is for those who build images. */
const contents = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'server/package.json',
  'server/dist',
  'deploy/README.md',
  'deploy/deploy.sh',
  'deploy/leads.sh',
  'deploy/leads.env.example',
  'deploy/litestream.yml',
  'deploy/systemd',
  'deploy/prometheus',
  'deploy/grafana',
];

function run(command: string, args: readonly string[], cwd: string, env = process.env): string {
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}

/** Without the variables that npm sets for scripts of this checkout. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_(?!nodedir|cache|registry)|package|lifecycle)/i.test(name),
    ),
  );

/** Installs the packages of the service that are not bundled, as locked. */
export function installProduction(folder: string): void {
  run('npm', ['ci', '--omit=dev', '-w', 'server', '--prefer-offline'], folder, environment());
}

/** Leaves of a package with native parts only what is loaded: what a compilation leaves behind holds paths of this machine. */
function dropSources(folder: string): void {
  const native = path.join(folder, 'node_modules/better-sqlite3');
  const built = path.join(native, 'build');
  for (const name of ['deps', 'src', 'binding.gyp']) rmSync(path.join(native, name), {recursive: true, force: true});
  for (const name of readdirSync(built))
    if (name !== 'Release') rmSync(path.join(built, name), {recursive: true, force: true});
  for (const name of readdirSync(path.join(built, 'Release')))
    if (name !== 'better_sqlite3.node') rmSync(path.join(built, 'Release', name), {recursive: true, force: true});
}

interface PackageFacts {
  readonly version: string;
  readonly license?: string;
}

interface Component {
  readonly type: string;
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
}

interface Bom {
  serialNumber?: string;
  metadata: {timestamp?: string};
  components: Component[];
}

function componentOf(name: string, {version, license}: PackageFacts): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    ...{type: 'library', name, version, purl, 'bom-ref': purl},
    ...(typeof license === 'string' && {licenses: [{expression: license}]}),
  };
}

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** Packages below `node_modules`, also below those of packages. */
function installedComponents(folder: string): Component[] {
  return readdirSync(path.join(folder, 'node_modules'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /(^|node_modules\/)(@[^/]+\/)?[^/@]+\/package\.json$/.test(file))
    .map((file) => readJson<PackageFacts & {name: string}>(path.join(folder, 'node_modules', file)))
    .map((facts) => componentOf(facts.name, facts));
}

/** Packages in the bundles of the service. */
const bundledComponents = (folder: string): Component[] =>
  Object.entries(readJson<Record<string, PackageFacts>>(path.join(folder, 'server/dist/packages.json'))).map(
    ([name, facts]) => componentOf(name, facts),
  );

/**
 * Writes `sbom.cdx.json` (CycloneDX). npm counts the bundled packages as development packages, and leaves out those that the
 * site needs for its development too; both are added.
 */
function writeBom(folder: string, time: number): void {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '-w', 'server', '--package-lock-only'];
  const bom = JSON.parse(run('npm', args, folder, environment())) as Bom;
  // Random and of now: they would make each archive another one.
  delete bom.serialNumber;
  bom.metadata.timestamp = new Date(time * 1000).toISOString();
  const all = new Map([...installedComponents(folder), ...bundledComponents(folder)].map((one) => [one.purl, one]));
  bom.components = [...all.values()].sort((a, b) => ((a.purl ?? '') < (b.purl ?? '') ? -1 : 1));
  writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
}

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Writes `SHA256SUMS` of all files below the folder, in order of their names. */
function writeSums(folder: string): void {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const lines = files.map((file) => `${sha256(path.join(folder, file))}  ./${file}\n`);
  writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''));
}

/** `linux-x64-node20`: the native package runs on this platform and this version of Node. */
export const platform = `${process.platform}-${process.arch}-node${process.versions.node.split('.')[0]}`;

const hasZstd = (): boolean => spawnSync('zstd', ['--version']).status === 0;

/** Makes the archive and a file with its sum. @returns the path of the archive */
export function makeRelease({revision, time, build, out, gzip = !hasZstd(), install}: ReleaseSource): string {
  const {version} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {version: string};
  const name = `ukan-${version}-${revision}-${platform}`;
  const temporary = mkdtempSync(path.join(tmpdir(), 'release-'));
  const folder = path.join(temporary, name);
  try {
    for (const file of contents) cpSync(path.join(root, file), path.join(folder, file), {recursive: true});
    cpSync(build, path.join(folder, 'build'), {recursive: true});
    install(folder);
    dropSources(folder);
    writeBom(folder, time);
    const manifest = {name, version, revision, platform, node: process.versions.node, time};
    writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    writeSums(folder);
    mkdirSync(out, {recursive: true});
    const archive = path.join(path.resolve(out), `${name}.tar.${gzip ? 'gz' : 'zst'}`);
    // The same tree makes the same archive.
    const order = [
      '--sort=name',
      `--mtime=@${time}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
    ];
    const compress = gzip ? 'gzip -n -6' : 'zstd -T2 -6';
    rmSync(archive, {force: true});
    run(
      'tar',
      [
        '--create',
        '--format=posix',
        '--pax-option=delete=atime,delete=ctime',
        ...order,
        `--use-compress-program=${compress}`,
        '--file',
        archive,
        name,
      ],
      temporary,
    );
    writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${path.basename(archive)}\n`);
    return archive;
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}

/** Revision and time of the commit. @throws {Error} when files differ from it */
export function committed(repository = root): {revision: string; time: number} {
  const changes = run('git', ['status', '--porcelain'], repository).trim();
  if (changes !== '')
    throw new Error(`A release is made from a commit; commit or discard these changes first:\n${changes}`);
  const [revision = '', time = ''] = run('git', ['log', '-1', '--abbrev=12', '--format=%h %ct'], repository)
    .trim()
    .split(' ');
  return {revision, time: Number(time)};
}

/** @throws {Error} when there is no built site in the folder, or one of other inputs than `hash` */
export function requireBuild(build: string, hash: string): void {
  const file = path.join(build, '.build-hash');
  if (!existsSync(path.join(build, 'index.html'))) throw new Error(`There is no built site in ${build}.`);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== hash)
    throw new Error(
      `The site in ${build} was built from another revision or with other settings; pages and service must be the same version.`,
    );
}
