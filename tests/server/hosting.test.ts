/** The same requests against the service, a real nginx with the exported configuration, and the rules for static hosts. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it, jest} from '@jest/globals';
import {floodLimits, nginxConfig, type NginxOptions} from '../../scripts/export/nginx-config';
import {headersFile, hosts, redirectsFile} from '../../scripts/export/static-host';
import {findNginx, startNginx, type Nginx} from '../../scripts/lib/nginx';
import {freePort} from '../../scripts/lib/ports';
import {loadSite, type Site} from '../../src/site/hosting/builtSite';
import {brand} from '../../src/site/brand';
import {resolveRedirect} from '../../src/site/redirects';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {errorPage} from '../../src/features/plain-pages/plainPages';
import {legacyTable, singleRedirects} from '../fixtures/legacy-redirects';
import {staticHost} from '../fixtures/static-host';
import {startService, type Service} from './harness';

// The first run on a machine without nginx installs it.
jest.setTimeout(120_000);

const hash = 'sha256-AbCdEf0123456789+/AbCdEf0123456789+/AbCdEf0=';
const page = (text: string, head = '') =>
  `<!doctype html><html><head>${head}<title>x</title></head><body>${text}</body></html>`;
const missing = '<meta name=x-status content=404>';

const files: Record<string, string | Buffer> = {
  'index.html': page('中文首页'),
  '404.html': page('没有这个页面'),
  'support.html': page('支持'),
  'about/contact.html': page('联系我们'),
  'support/model.html': page('参数异常', missing),
  'support/model/w3-e.html': page('W3-E'),
  'support/model/ul-8232nh.html': page('UL-8232NH'),
  'global/index.html': page('English home, short'),
  'global/home.html': page('English home'),
  'global/404.html': page('There is no such page'),
  'global/support/model.html': page('Wrong parameters', missing),
  '404/hardware.html': page('没有这个型号', missing),
  '404/app.html': page('Missing App Code', missing),
  'global/404/version.html': page('No such page for 5.x', missing),
  'global/404/hardware.html': page('There is no such model', missing),
  'global/404/archive.html': page('There is no such archive', missing),
  'global/support/5.x/model/w3-e.html': page('W3-E 5.x'),
  'global/support/manuals/e3-x.html': page('E3-X manual'),
  'assets/js/main.abc123.js': 'console.log(1)',
  'img/logo.svg': '<svg/>',
  'favicon.ico': readFileSync('static/favicon.ico'),
  'fonts/inter.woff2': 'woff2',
  'search/index-cfd3f5ad16.json': '{"a":1}',
  'search/terms-Zk3_x-9Q.bin': 'bytes',
  'search/manifest.json': '{"b":1}',
  'sitemap.xml': '<urlset/>',
  'media/tour.mp4': Buffer.from('0123456789'),
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  'error.html': errorPage('zh-CN'),
  // Redirect pages, as in the build.
  ...Object.fromEntries(
    ['case.html', 'solution.html', 'global/case.html'].map((name) => [
      name,
      createRedirectPageContent({toUrl: resolveRedirect(`/${name}`)!}),
    ]),
  ),
  '.env': 'SECRET',
  'site-manifest.json': JSON.stringify({version: 1, csp: {scriptHashes: [hash]}}),
};
const compressed = ['index.html', '404.html', 'assets/js/main.abc123.js'];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path unchanged; `fetch` would normalize it. */
const ask = (base: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const {hostname, port} = new URL(base);
    request({hostname, port, path, headers, method, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

const query = '?sp=qr-2019&q=a%20b';

/** Old addresses in all spellings that are in use or in print. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ...legacyTable(brand.slug).flatMap(([from, to, englishTo]) => [
    [from, to] as const,
    [`/global${from}`, `/global${englishTo ?? to}`] as const,
  ]),
  ...singleRedirects,
];
const isOldPath = (from: string): boolean => !from.endsWith('.html') && !from.endsWith('/');

/** Paths that our own servers normalize; static hosts have their own rules. */
const tidied: readonly (readonly [from: string, to: string])[] = [
  ...moved
    .filter(([from]) => isOldPath(from))
    .flatMap(([from, to]) => [[`${from}/`, to] as const, [`${from}.html`, to] as const, [`/${from}`, to] as const]),
  ['/about/contact/', '/about/contact'],
  ['/about/contact.html', '/about/contact'],
  ['/about//contact', '/about/contact'],
  ['/global/', '/global'],
  ['/global/index.html', '/global/home'],
  ['/support/model/w3-E.html', '/support/model/w3-e'],
];

const pages: readonly (readonly [url: string, status: number, text: string])[] = [
  ['/', 200, '中文首页'],
  ['/about/contact?a=1', 200, '联系我们'],
  ['/support', 200, '支持'],
  ['/support/model/w3-e', 200, 'W3-E'],
  ['/global', 200, 'English home, short'],
  ['/global/home', 200, 'English home'],
  ['/nothing', 404, '没有这个页面'],
  ['/globalisation', 404, '没有这个页面'],
  ['/global/nothing', 404, 'There is no such page'],
  ['/global/about/nothing?x=1', 404, 'There is no such page'],
  ['/site-manifest.json', 404, '没有这个页面'],
];
/** Paths with a wrong parameter, which have error pages of their own on our servers. */
const exceptional: typeof pages = [
  ['/products/hardware/cloud-camera/w9', 404, '没有这个型号'],
  ['/products/hardware/none?x=1', 404, '没有这个型号'],
  ['/global/products/hardware/none', 404, 'There is no such model'],
  ['/downloads/app', 404, 'Missing App Code'],
  ['/downloads/apps/unknown', 404, 'Missing App Code'],
  ['/global/support/5.x/troubleshooting/details/t0201', 404, 'No such page for 5.x'],
  ['/global/news/sports', 404, 'There is no such archive'],
  ['/global/news/product/gone', 404, 'There is no such page'],
  // The build has no page for this one.
  ['/news/sports', 404, '没有这个页面'],
  ['/404/hardware', 404, '没有这个型号'],
];
/** Error pages requested by their own path. Cloudflare cannot be configured to send them with 404. */
const wrong: typeof pages = [
  ['/support/model', 404, '参数异常'],
  ['/global/support/model', 404, 'Wrong parameters'],
];
const hidden: readonly string[] = [
  '/.env',
  '/error',
  '/global/error',
  '/.well-known/nothing',
  '/index.html.br',
  '/404',
  '/global/404',
  '/global/index',
  '/%0d%0aX-Injected:%201/',
  '/\\evil.example/',
  '/nothing%00.html',
];

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';
const kept: readonly (readonly [url: string, type: string, cache: string])[] = [
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/js/main.abc123.js', 'text/javascript; charset=utf-8', year],
  ['/search/index-cfd3f5ad16.json', 'application/json; charset=utf-8', year],
  ['/search/terms-Zk3_x-9Q.bin', 'application/octet-stream', year],
  ['/search/manifest.json', 'application/json; charset=utf-8', 'no-cache'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/img/logo.svg', 'image/svg+xml', hour],
  ['/favicon.ico', 'image/x-icon', hour],
  ['/fonts/inter.woff2', 'font/woff2', year],
  ['/media/tour.mp4', 'video/mp4', hour],
];

const security = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'content-security-policy',
] as const;

let folder: string;
let site: Site;
let service: Service;
let nginx: Nginx | undefined;
const program = findNginx();
const bases: Record<'service' | 'nginx', string> = {service: '', nginx: ''};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), content);
  }
  for (const name of compressed) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(files[name]!));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(files[name]!));
  }
  site = loadSite(folder)!;
  service = startService({app: {site, resolveRedirect}});
  bases.service = await service.app.listen({port: 0, host: '127.0.0.1'});
  if (program === undefined) return;
  const port = await freePort();
  const options: NginxOptions = {
    root: folder,
    serverName: 'localhost',
    listen: `127.0.0.1:${port}`,
    service: new URL(bases.service).host,
    brotli: false,
  };
  nginx = await startNginx(program, port, nginxConfig(site, options));
  bases.nginx = nginx.base;
});
afterAll(async () => {
  await nginx?.stop();
  await service.close();
  rmSync(folder, {recursive: true});
});

const isMissing = program === undefined && !process.env.CI;
(isMissing ? it.skip : it)(
  `nginx is there to be asked${isMissing ? ': it is not on this machine and could not be installed, its rules are not proved' : ''}`,
  () => expect(program).toBeDefined(),
);

describe.each(['service', 'nginx'] as const)('%s', (name) => {
  const get = (url: string, headers?: Record<string, string>, method?: string) =>
    ask(bases[name], url, headers, method);
  const each = name === 'nginx' && program === undefined ? it.skip : it;

  each.each([...moved, ...tidied])('%s → %s, in one hop, with the query', async (from, to) => {
    const {status, headers} = await get(from + query);
    expect([status, headers.location, headers['cache-control']]).toEqual([301, to + query, 'no-cache']);
    expect((await get(to)).status).not.toBe(301);
  });

  each.each([...pages, ...wrong, ...exceptional])('%s is %i', async (url, status, text) => {
    const answer = await get(url);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      status,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(answer.body).toContain(text);
  });

  each.each(hidden)('%s is nobody’s address', async (url) => {
    const {status, headers, body} = await get(url);
    // An odd path may be normalized by a redirect, but only within this site.
    if (status === 301) expect(headers.location).toMatch(/^\/[\w%]/);
    else expect([400, 404]).toContain(status);
    expect(headers).not.toHaveProperty('x-injected');
    expect(body).not.toContain('SECRET');
  });

  each.each(kept)('%s: type and caching', async (url, type, cache) => {
    const {status, headers} = await get(url);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
    expect(headers.etag).toMatch(/^"[^"]+"$/);
    expect((await get(url, {'if-none-match': String(headers.etag)})).status).toBe(304);
  });

  each.each(['/', '/nothing', '/solution', '/img/logo.svg'])('%s carries the security headers, once', async (url) => {
    const {headers} = await get(url);
    const reference = await ask(bases.service, '/');
    expect(security.map((header) => headers[header])).toEqual(security.map((header) => reference.headers[header]));
    expect(headers['content-security-policy']).toContain(`'${hash}'`);
  });

  each('sends the compressed twin where it is accepted', async () => {
    const {headers} = await get('/assets/js/main.abc123.js', {'accept-encoding': 'gzip'});
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect((await get('/nothing', {'accept-encoding': 'gzip'})).headers['content-encoding']).toBe('gzip');
    expect((await get('/img/logo.svg', {'accept-encoding': 'gzip'})).headers['content-encoding']).toBeUndefined();
  });

  each('sends video in ranges', async () => {
    const {status, headers, body} = await get('/media/tour.mp4', {range: 'bytes=2-4'});
    expect([status, headers['content-range'], body]).toEqual([206, 'bytes 2-4/10', '234']);
  });

  each('takes no POST for a page, and says that an error occurred', async () => {
    const {status, headers, body} = await get('/about/contact', {accept: 'text/html'}, 'POST');
    expect([status, headers['content-type']]).toEqual([405, 'text/html; charset=utf-8']);
    expect(body).toMatch(/<h1>出错了<.*href="\/">回到首页/s);
    expect(body).not.toContain('<script');
  });

  each.each([
    ['GET', '/%E0%A4%A'],
    ['POST', '/products/%zz?x=%'],
  ])('answers %s %s, an undecodable path, with a page', async (method, path) => {
    for (const accept of ['text/html', '*/*']) {
      const {status, headers, body} = await get(path, {accept}, method);
      expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(body).toMatch(/<h1>出错了<.*href="\/">回到首页/s);
    }
    expect((await get(`/global${path}`, {accept: '*/*'}, method)).body).toMatch(/<h1>An error occurred/);
  });

  each('answers the API with the headers of the API alone', async () => {
    const {status, headers, body} = await get('/api/v1/challenge');
    expect([status, (JSON.parse(body) as {code: number}).code]).toEqual([200, 0]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/api/v1/nothing/')).status).toBe(404);
  });
});

describe.each(hosts)('rules for %s', (host) => {
  const ready = () =>
    staticHost(
      host,
      new Set(
        Object.keys(files).filter(
          (name) => name !== '.env' && !(host === 'cloudflare' && name === 'site-manifest.json'),
        ),
      ),
      redirectsFile(site, host, 'https://leads.example.com'),
      headersFile(site, host),
    );

  // Hosts normalize trailing slashes and endings of existing pages themselves.
  it.each(moved.filter(([from]) => !/^(\/global)?\/(support|home)\/$|^\/(index|support)\.html$/.test(from)))(
    '%s → %s',
    (from, to) => {
      const answer = ready()(from + query);
      expect([answer.status, answer.headers.location]).toEqual([301, to + query]);
      expect(ready()(to).status).not.toBe(301);
    },
  );

  it.each(host === 'netlify' ? [...pages, ...wrong] : pages)('%s is %i', (url, status, text) => {
    const answer = ready()(url);
    expect(answer.status).toBe(status);
    expect(readFileSync(join(folder, answer.file!), 'utf8')).toContain(text);
  });

  it.each(kept)('%s: %s, caching', (url, _type, cache) => {
    // The hosts' default for revalidation.
    expect(ready()(url).headers['cache-control']).toBe(
      cache === 'no-cache' ? 'public, max-age=0, must-revalidate' : cache,
    );
  });

  it.each(['/', '/nothing', '/img/logo.svg'])('%s carries the security headers, once', async (url) => {
    const reference = await ask(bases.service, '/');
    const {headers} = ready()(url);
    expect(security.map((header) => headers[header])).toEqual(security.map((header) => reference.headers[header]));
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });

  it('proxies the API to the service where the host supports it', () => {
    const text = redirectsFile(site, host, 'https://leads.example.com');
    expect(text.includes('/api/* https://leads.example.com/api/:splat 200')).toBe(host === 'netlify');
  });
});

it('the service answers an undecodable API path with JSON', async () => {
  const {status, headers} = await ask(bases.service, '/api/v1/%E0%A4%A', {accept: 'text/html, */*'}, 'POST');
  expect([status, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
});

(program === undefined ? it.skip : it)('nginx cuts a flood to the API off with JSON, and nothing else', async () => {
  // The service's own limits would be reached by other requests first; this one has none.
  const answers = await Promise.all(
    Array.from({length: 4 * floodLimits.burst}, () => ask(bases.nginx, '/api/v1/challenge')),
  );
  const refused = answers.filter(({status}) => status === 429);
  expect(answers.filter(({status}) => status === 200).length).toBeGreaterThanOrEqual(floodLimits.burst / 2);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({status}) => status !== 200 && status !== 429)).toEqual([]);
  const [{headers, body} = refused[0]!] = refused;
  expect(JSON.parse(body)).toMatchObject({code: 429001});
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '5',
    'cache-control': 'no-store',
  });
  expect((await ask(bases.nginx, '/')).status).toBe(200);
});

describe('when the error page itself is missing', () => {
  it('the service shows details and a link home, in the language of the edition', async () => {
    const without404 = new Map([...site.files].filter(([path]) => !path.endsWith('/404')));
    const broken = startService({app: {site: {...site, files: without404}, resolveRedirect}});
    const base = await broken.app.listen({port: 0, host: '127.0.0.1'});
    for (const [path, title, home] of [
      ['/nothing?<script>', '显示错误页面时又出错了', '/'],
      ['/global/nothing', 'An error occurred while showing the error page', '/global/home'],
    ] as const) {
      const {status, headers, body} = await ask(base, path, {accept: 'text/html'});
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).toContain(`<a href="${home}">`);
      expect(body).toMatch(/404 · <code>GET \/(global\/)?nothing/);
      expect(body).not.toContain('<script');
    }
    // Clients that do not ask for HTML get JSON.
    expect((await ask(base, '/nothing')).headers['content-type']).toContain('application/json');
    await broken.close();
  });

  (program === undefined ? it.skip : it)('nginx says so', async () => {
    const {status, headers, body} = await ask(bases.nginx, '/global/home', {accept: 'text/html'}, 'POST');
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(body).toMatch(
      /<h1>An error occurred while showing the error page<.*<code>[0-9a-f]{32}<.*href="\/global\/home"/s,
    );
    expect(body).not.toContain('<script');
  });
});

describe('an export', () => {
  it('fails when a redirect would hide a page', () => {
    const files404 = new Map([...site.files, ['/solution', site.files.get('/about/contact')!]]);
    expect(() =>
      nginxConfig(
        {...site, files: files404},
        {root: '/x', serverName: 'x', listen: '80', service: 'x:1', brotli: true},
      ),
    ).toThrow('/solution');
  });

  it('enables brotli when nginx supports it', () => {
    const text = nginxConfig(site, {root: '/x', serverName: 'x', listen: '80', service: 'x:1', brotli: true});
    expect(text).toMatch(/^ {4}brotli_static on;$/m);
  });

  it('uses wildcards when single files exceed the limits of Cloudflare', () => {
    const shards = Array.from(
      {length: 200},
      (_, index) => [`/search/page-${index}-aB_.bin`, site.files.get('/search/terms-Zk3_x-9Q.bin')!] as const,
    );
    const text = headersFile({...site, files: new Map([...site.files, ...shards])}, 'cloudflare');
    expect(text).toContain(`/search/*.bin\n  Cache-Control: ${year}`);
  });
});
