/** `npm run prove:installation`: runs the service in a folder that contains only its bundle and the built pages. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {
  command,
  connections,
  withTempFolder,
  makeLeads,
  ProofReport,
  postLead,
  send,
  startService,
  withStore,
  type TestedProof,
} from './lib';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What npm needs to install the packages of the service. */
const packageFiles = ['package.json', 'package-lock.json', '.npmrc', 'server/package.json'];

/** Without the variables that npm sets for scripts of this checkout. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_(?!nodedir|cache|registry)|package|lifecycle)/i.test(name),
    ),
  );

/** Installs the packages as documented (`.docs/operations.md`). */
function install(folder: string): void {
  const {status, stdout, stderr} = spawnSync('npm', ['ci', '--omit=dev', '-w', 'server', '--prefer-offline'], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ci failed:\n${stdout}${stderr}`);
}

/** Links the packages with native parts from this checkout, one by one, so that no others can be resolved. */
function linkDependencies(folder: string): void {
  const {dependencies} = JSON.parse(readFileSync(path.join(root, 'server/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of Object.keys(dependencies))
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
}

/** Bytes of all files below a folder. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

export const proof: TestedProof = {
  name: 'installation',
  promise:
    'installation: `npm ci --omit=dev -w server` beside the bundle and the built pages is all that a machine needs to serve pages and take leads',
  shortPromise: 'the bundle serves a page and takes a lead with its native packages and nothing else of the site',
  async run(options) {
    const report = new ProofReport(options);
    await withTempFolder(async (folder) => {
      for (const file of packageFiles) cpSync(path.join(root, file), path.join(folder, file), {recursive: true});
      cpSync(path.join(root, 'server/dist'), path.join(folder, 'server/dist'), {recursive: true});
      const started = performance.now();
      if (options.short) linkDependencies(folder);
      else install(folder);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);

      const service = await startService({folder}, {}, [], path.join(folder, 'server/dist/main.js'));
      const agent = connections(1);
      const page = await send(agent, `${service.base}/`);
      report.expect(page.status === 200, `the home page was answered with ${page.status}`);
      const [lead] = await makeLeads({folder}, 1);
      const answer = await postLead(agent, service, lead);
      report.expect(answer.status === 201, `a lead was answered with ${answer.status}`);
      agent.destroy();
      await service.end('SIGTERM');
      await withStore({folder}, async (store) => {
        let stored = 0;
        for await (const _ of store.leads()) stored += 1;
        report.expect(stored === 1, `${stored} leads are stored instead of one`);
      });
      const bundle = `bundle ${megabytes(sizeOf(path.join(folder, 'server/dist')))}`;
      const packages = `packages ${megabytes(sizeOf(path.join(folder, 'node_modules')))}, installed in ${seconds} s`;
      report.figure(`${options.short ? bundle : `${bundle}, ${packages}`}; a page served and a lead taken`);
    });
    return report;
  },
};

command(import.meta.url, proof);
