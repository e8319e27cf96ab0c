/**
 * Sites measured for comparison, served by the same nginx: the classic template of Docusaurus, the Starlight template of
 * Astro, and our own pages without script, the lower bound given by their pictures and styles.
 */
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {installPackages} from '../../lib/debian.mjs';
import {findNginx, startNginx} from '../../lib/nginx';
import {freePort} from '../../lib/ports';
import {root, run} from '../../lib/process.mjs';
import {withLatency} from './latency';

/** Peers are built once and cached; the version is part of their folder's name. */
const peersDir = path.join(root, '.cache/peers');

export const versions = {
  docusaurus: '3.10.2',
  astro: '5.18.2',
  starlight: '0.37.7',
  sharp: '0.34.5',
  lighthouse: '12.8.2',
};

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Runs npm without the settings of this checkout. */
async function npm(cwd: string, ...args: string[]): Promise<void> {
  const env = Object.fromEntries(
    Object.keys(process.env).flatMap((name) => (/^npm_/i.test(name) ? [[name, undefined]] : [])),
  );
  const {code, output} = await run('npm', args, {cwd, env: {...env, CI: 'true'}, quiet: true});
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output.split('\n').slice(-30).join('\n')}`);
}

const text = /\.(html|js|css|svg|json|xml|txt)$/;
/** As for our own files: smaller ones are not worth compressing. */
const minBytes = 512;

/** Writes the compressed siblings of a site's files, at the quality of ours. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !text.test(file)) continue;
    const data = readFileSync(file);
    if (data.length < minBytes) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(data));
    writeFileSync(`${file}.gz`, gzipSync(data, {level: 9}));
  }
}

/** Lighthouse's command, installed when it is first asked for. */
export async function lighthouseCommand(): Promise<string> {
  const folder = path.join(peersDir, `lighthouse-${versions.lighthouse}`);
  const command = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(command)) {
    console.log('Installing Lighthouse…');
    mkdirSync(folder, {recursive: true});
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({private: true, dependencies: {lighthouse: versions.lighthouse}}),
    );
    await npm(folder, 'install', '--no-audit', '--no-fund', '--omit=dev');
  }
  return command;
}

/** Makes a peer in a folder of its own, or finds the one made before. */
async function peer(name: string, make: (folder: string) => Promise<string>): Promise<string> {
  const site = path.join(peersDir, name);
  if (existsSync(path.join(site, 'index.html'))) return site;
  console.log(`Making ${name} to measure beside ours…`);
  const folder = path.join(peersDir, `${name}.tmp`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const built = await make(folder);
  compress(built);
  cpSync(built, site, {recursive: true});
  rmSync(folder, {recursive: true, force: true});
  return site;
}

const classic = () =>
  peer(`classic-${versions.docusaurus}`, async (folder) => {
    const created = [
      'create-docusaurus',
      'site',
      'classic',
      '--javascript',
      '--skip-install',
      '--package-manager',
      'npm',
    ];
    await npm(folder, 'exec', '--yes', `--package=create-docusaurus@${versions.docusaurus}`, '--', ...created);
    const site = path.join(folder, 'site');
    await npm(site, 'install', '--no-audit', '--no-fund', '--omit=dev');
    await npm(site, 'run', 'build');
    return path.join(site, 'build');
  });

const starlight = () =>
  peer(`starlight-${versions.starlight}`, async (folder) => {
    // Astro's own command takes its templates from GitHub; these few files are what the template consists of.
    cpSync(path.join(root, 'scripts/bench/paint/starlight'), folder, {recursive: true});
    const {astro, starlight: theme, sharp} = versions;
    const dependencies = {astro, '@astrojs/starlight': theme, sharp};
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({private: true, type: 'module', dependencies}));
    await npm(folder, 'install', '--no-audit', '--no-fund');
    await npm(folder, 'exec', '--', 'astro', 'build');
    return path.join(folder, 'dist');
  });

/** Our pages without script; what else they load comes from the build. */
function withoutScript(buildDir: string, files: readonly string[]): string {
  const folder = path.join(peersDir, 'limit');
  rmSync(folder, {recursive: true, force: true});
  for (const file of files) {
    const html = readFileSync(path.join(buildDir, file), 'utf8')
      .replace(/<noscript data-sheets>[\s\S]*?<\/noscript>/g, '')
      .replace(/<script\b[\s\S]*?<\/script>/g, '');
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), html);
  }
  compress(folder);
  return folder;
}

export interface Sites {
  readonly ours: string;
  readonly limit: string;
  readonly classic: string;
  readonly starlight: string;
  /** Another build of ours, if there is one. */
  readonly beside: string | undefined;
  stop(): Promise<void>;
}

/** @param rest folder of the files that the first one lacks */
const server = (port: number, folder: string, rest?: string): string => `server {
    listen 127.0.0.1:${port};
    root ${folder};
    absolute_redirect off;
    error_page 404 /404.html;
    location / { try_files $uri $uri.html $uri/index.html ${rest ? '@rest' : '=404'}; }
    location ~ ^/(global/)?(assets|_astro|fonts|media)/ { expires 1y; try_files $uri ${rest ? '@rest' : '=404'}; }
    ${rest ? `location @rest { root ${rest}; }` : ''}
}`;

/**
 * Starts all of them, with brotli and gzip from files, each behind the same latency.
 * @param buildDir our built site
 * @param limitFiles files of it that are served without script as well
 * @param besideDir another build, such as one from before a change
 */
export async function startSites(buildDir: string, limitFiles: readonly string[], besideDir?: string): Promise<Sites> {
  const program = findNginx();
  if (!existsSync(brotliModule)) installPackages('libnginx-mod-http-brotli-static');
  if (!program || !existsSync(brotliModule))
    throw new Error(
      'nginx and its module for brotli are needed: apt-get install nginx-light libnginx-mod-http-brotli-static',
    );
  const folders = {
    ours: buildDir,
    limit: withoutScript(buildDir, limitFiles),
    classic: await classic(),
    starlight: await starlight(),
  };
  const ports = {
    ours: await freePort(),
    limit: await freePort(),
    classic: await freePort(),
    starlight: await freePort(),
    beside: await freePort(),
  };
  const config = [
    'include /etc/nginx/mime.types; charset utf-8; sendfile on; gzip_static on; brotli_static on;',
    server(ports.ours, folders.ours),
    server(ports.limit, folders.limit, buildDir),
    server(ports.classic, folders.classic),
    server(ports.starlight, folders.starlight),
    ...(besideDir ? [server(ports.beside, path.resolve(besideDir))] : []),
  ];
  const nginx = await startNginx(program, ports.ours, config.join('\n'), [brotliModule]);
  const lines = {
    ours: await withLatency(ports.ours),
    limit: await withLatency(ports.limit),
    classic: await withLatency(ports.classic),
    starlight: await withLatency(ports.starlight),
    beside: await withLatency(ports.beside),
  };
  const at = (name: keyof typeof lines): string => `http://127.0.0.1:${lines[name].port}`;
  return {
    ours: at('ours'),
    limit: at('limit'),
    classic: at('classic'),
    starlight: at('starlight'),
    beside: besideDir && at('beside'),
    async stop() {
      for (const line of Object.values(lines)) line.stop();
      await nginx.stop();
    },
  };
}
