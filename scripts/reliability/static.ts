/**
 * `npm run prove:static`: compares the throughput of the home page from the service and from nginx, one process each,
 * alternating in the same run. nginx has the exported configuration, so that both send the same response; a minimal nginx
 * configuration without redirects and headers is measured for reference.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {loadSite} from '../../src/site/hosting/builtSite';
import {nginxConfig} from '../export/nginx-config';
import {installPackages} from '../lib/debian.mjs';
import {findNginx, startNginx} from '../lib/nginx';
import {freePort} from '../lib/ports';
import {command, withTempFolder, ProofReport, startService, type Proof} from './lib';

/**
 * Promised throughput as a share of nginx's. What remains is the cost of Node's HTTP parser and response, which no way of
 * the framework avoids: sites that need more put nginx or a CDN in front (`.docs/hosting.md`).
 */
const promisedShare = 0.4;

/**
 * Share required by the short form, which runs next to other tests and only detects that files are no longer prepared
 * (about 0.25).
 */
const shareBesideTests = 0.3;

/** JIT warm-up. */
const warmUpSeconds = 4;

const width = 64;

/** `wrk`: a load generator in C, so that the client is not the bottleneck. */
const findWrk = (): string | undefined => {
  if (!existsSync('/usr/bin/wrk')) installPackages('wrk');
  return existsSync('/usr/bin/wrk') ? '/usr/bin/wrk' : undefined;
};

/** Requests per second; every response must be a success. */
function load(wrk: string, url: string, seconds: number): number {
  const {stdout} = spawnSync(wrk, ['-t1', `-c${width}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url], {
    encoding: 'utf8',
  });
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (Number.isNaN(rate) || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url} was not answered as it should be:\n${stdout}`);
  return rate;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Minimal nginx configuration for this page with its compressed sibling. */
const bareConfig = (root: string, port: number): string => `server {
    listen 127.0.0.1:${port};
    root ${root};
    sendfile on;
    tcp_nopush on;
    keepalive_requests 1000000;
    open_file_cache max=1000 inactive=1h;
    types { text/html html; }
    gzip_static on;
    location / { try_files $uri $uri.html $uri/index.html =404; }
}`;

/** The built site, or a page of similar size when there is no build. */
function siteFolder(folder: string): string {
  const built = path.resolve(process.env.BUILD_DIR ?? 'build');
  if (existsSync(path.join(built, 'index.html.gz'))) return built;
  const made = path.join(folder, 'build');
  mkdirSync(made, {recursive: true});
  const text = Array.from({length: 4000}, (_, index) => `<p>${(index * 7919).toString(36)}</p>`).join('\n');
  const page = `<!doctype html><title>home</title>${text}`;
  writeFileSync(path.join(made, 'index.html'), page);
  writeFileSync(path.join(made, '404.html'), page);
  writeFileSync(path.join(made, 'index.html.gz'), gzipSync(page));
  return made;
}

async function measure(
  report: ProofReport,
  programs: {nginx: string; wrk: string},
  {rounds, seconds, least}: {rounds: number; seconds: number; least: number},
): Promise<void> {
  await withTempFolder(async (folder) => {
    const root = siteFolder(folder);
    const service = await startService({folder}, {BUILD_DIR: root});
    const [barePort, exportPort] = [await freePort(), await freePort()];
    const exported = nginxConfig(loadSite(root)!, {
      root,
      serverName: 'localhost',
      listen: `127.0.0.1:${exportPort}`,
      service: new URL(service.base).host,
      brotli: false,
    });
    const servers = [
      await startNginx(programs.nginx, barePort, bareConfig(root, barePort)),
      await startNginx(programs.nginx, exportPort, exported),
    ] as const;
    const rates = {service: [] as number[], bare: [] as number[], exported: [] as number[]};
    try {
      load(programs.wrk, `${service.base}/`, warmUpSeconds);
      for (let round = 0; round < rounds; round += 1) {
        rates.service.push(load(programs.wrk, `${service.base}/`, seconds));
        rates.exported.push(load(programs.wrk, `${servers[1].base}/`, seconds));
        rates.bare.push(load(programs.wrk, `${servers[0].base}/`, seconds));
      }
    } finally {
      await Promise.all([service.end('SIGTERM'), ...servers.map((server) => server.stop())]);
    }
    const share = median(rates.service) / median(rates.exported);
    const perSecond = (values: readonly number[]): string => `${Math.round(median(values))}/s`;
    report.expect(share >= least, `the service serves ${share.toFixed(2)} times the requests of nginx`);
    report.figure(
      `home page, gzip, ${width} connections: service ${perSecond(rates.service)}, nginx with the exported file ${perSecond(rates.exported)}: ` +
        `${share.toFixed(2)} times (at least ${least}); nginx without redirects and headers ${perSecond(rates.bare)}; medians of ${rounds} rounds of ${seconds} s by turns`,
    );
  });
}

export const proof: Proof = {
  name: 'static',
  promise: 'static: at least 0.4 times the requests a second of nginx on the same page in the same run',
  async run(options) {
    const report = new ProofReport(options);
    const [nginx, wrk] = [findNginx(), findWrk()];
    if (nginx === undefined || wrk === undefined) {
      const sentence = `${nginx === undefined ? 'nginx' : 'wrk'} is not installed and could not be, so the service was not measured beside nginx.`;
      if (process.env.CI) report.expect(false, sentence);
      else report.cannotProve(sentence);
      return report;
    }
    await measure(
      report,
      {nginx, wrk},
      options.short ? {rounds: 3, seconds: 1, least: shareBesideTests} : {rounds: 11, seconds: 3, least: promisedShare},
    );
    return report;
  },
};

command(import.meta.url, proof);
