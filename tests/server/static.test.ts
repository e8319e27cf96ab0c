import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request as httpRequest} from 'node:http';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {createMetrics} from '../../server/metrics';
import {loadSite} from '../../src/site/hosting/builtSite';
import {startService, type Service} from './harness';

const hash = 'sha256-AbCdEf0123456789+/AbCdEf0123456789+/AbCdEf0=';
const page = (text: string, head = '') =>
  `<!doctype html><html><head>${head}<title>x</title></head><body>${text}</body></html>`;

const files: Record<string, string | Buffer> = {
  'index.html': page('中文首页'),
  'index.html.br': 'br-home',
  'index.html.gz': gzipSync('gz-home'),
  '404.html': page('没有这个页面'),
  '404.html.br': 'br-404',
  'about/contact.html': page('联系我们'),
  'about/history/index.html': page('历程'),
  'support/model.html': page('参数异常', '<meta data-rh=true name=x-status content=404>'),
  'support/quoted.html': page('参数异常', '<meta content="404" name="x-status" data-rh="true"/>'),
  'support/innocent.html': page('x', '<meta name="description" content="404"><meta name="x-status" content="200">'),
  'global/index.html': page('English home, short'),
  'global/home.html': page('English home'),
  'global/404.html': page('There is no such page'),
  'global/about/contact.html': page('Contact us'),
  'assets/js/main.abc123.js': 'console.log(1)',
  'assets/js/main.abc123.js.gz': gzipSync('console.log(1)'),
  'global/assets/css/styles.def456.css': 'a{}',
  'img/shop.avif': 'avif',
  'fonts/inter.woff2': 'woff2',
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'data.json': '{}',
  noext: 'bytes',
  'search/index-cfd3f5ad16.json': '{}',
  'search/page-7-aB_.bin': 'bytes',
  'search/manifest.json': '{}',
  'offline-worker.js': '//',
  'media/shop-20261121.webp': 'webp',
  'media/shop-facade.webp': 'webp',
  '新闻/文章.html': page('文章'),
  'video/tour.mp4': Buffer.from('0123456789'),
  'video/tour.webm': Buffer.from('abc'),
  '.env': 'SECRET',
  '.git/config': 'SECRET',
  'site-manifest.json': JSON.stringify({
    version: 1,
    csp: {scriptHashes: [hash], connect: ['https://app1-dsn.algolia.net'], thirdParties: ['https://stats.example.com']},
  }),
};

let folder: string;
let service: Service;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'secret.txt'), 'SECRET');
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'build', name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, content);
  }
  const redirects: Record<string, string> = {
    '/solution': '/solutions/smart-store',
    '/case.html': '/',
    '/with-query': '/about/contact?tab=1#map',
    '/outside': '//evil.example/',
    '/back': '/\\evil.example',
    '/chinese': '/新闻/文章',
  };
  service = startService({
    app: {site: loadSite(join(folder, 'build')), resolveRedirect: (path) => redirects[path] ?? null},
  });
  await service.app.listen({port: 0, host: '127.0.0.1'});
});
afterAll(async () => {
  await service.close();
  rmSync(folder, {recursive: true});
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  service.request({method, url, headers});

/** A request over a socket: `inject` would normalize the path. */
const getRaw = (path: string) =>
  new Promise<{statusCode: number | undefined; body: string; location: string | undefined}>((resolve, reject) => {
    const {port} = service.app.server.address() as {port: number};
    httpRequest({port, path, agent: false}, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({statusCode: response.statusCode, body, location: response.headers.location}));
    })
      .on('error', reject)
      .end();
  });

describe('pages', () => {
  it.each([
    ['/', 200, '中文首页'],
    ['/about/contact', 200, '联系我们'],
    ['/about/contact?component_id=hero&x=%E4%B8', 200, '联系我们'],
    ['/about/history', 200, '历程'],
    ['/%E6%96%B0%E9%97%BB/%E6%96%87%E7%AB%A0', 200, '文章'],
    ['/global', 200, 'English home, short'],
    ['/global/home', 200, 'English home'],
    ['/global/about/contact', 200, 'Contact us'],
    ['/nothing', 404, '没有这个页面'],
    ['/about', 404, '没有这个页面'],
    ['/globalisation', 404, '没有这个页面'],
    ['/global/nothing', 404, 'There is no such page'],
    ['/global/about/nothing?x=1', 404, 'There is no such page'],
    ['/404', 404, '没有这个页面'],
    ['/global/404', 404, 'There is no such page'],
    ['/support/model', 404, '参数异常'],
    ['/support/quoted', 404, '参数异常'],
    ['/support/innocent', 200, 'x'],
    [`/${'a'.repeat(3000)}`, 404, '没有这个页面'],
  ])('%s → %s', async (url, status, text) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(text);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it('have a content security policy that allows inline scripts by hash only', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    // The third parties of the build may be loaded, by their origins.
    expect(policy).toContain(`script-src 'self' '${hash}' https://stats.example.com;`);
    expect(policy).toContain("img-src 'self' data: blob: https://stats.example.com;");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("connect-src 'self' https://app1-dsn.algolia.net https://stats.example.com;");
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
  });
});

describe('redirects', () => {
  it.each([
    ['/solution', '/solutions/smart-store'],
    ['/solution?a=1&b=%20', '/solutions/smart-store?a=1&b=%20'],
    ['/case.html', '/'],
    ['/with-query?x=1', '/about/contact?tab=1&x=1#map'],
    ['/chinese', '/%E6%96%B0%E9%97%BB/%E6%96%87%E7%AB%A0'],
    ['/about/contact/', '/about/contact'],
    ['/about/contact.html?x=1', '/about/contact?x=1'],
    ['/about/history/index.html', '/about/history'],
    ['/index.html', '/'],
    ['/global/', '/global'],
    ['/global/home/', '/global/home'],
    ['/outside', '/evil.example/'],
    ['/back', '/evil.example'],
  ])('%s → %s', async (url, location) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/nothing/',
    '//about/contact/',
    '/%2F/evil.example/',
    'http://evil.example/',
  ])('%s does not redirect', async (path) => {
    expect(await getRaw(path)).toMatchObject({statusCode: 404, location: undefined});
  });
});

describe('files that are never served', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/site-manifest.json',
    '/index.html.br',
    '/index.html.gz',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/img/%00shop.avif',
    '/img/shop.avif%00.html',
  ])('%s', async (url) => {
    const response = await getRaw(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('SECRET');
  });
});

describe('content types and caching', () => {
  const year = 'public, max-age=31536000, immutable';
  const hour = 'public, max-age=3600';
  it.each([
    ['/assets/js/main.abc123.js', 'text/javascript; charset=utf-8', year],
    ['/global/assets/css/styles.def456.css', 'text/css; charset=utf-8', year],
    ['/img/shop.avif', 'image/avif', hour],
    ['/fonts/inter.woff2', 'font/woff2', year],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/data.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/noext', 'application/octet-stream', 'no-cache'],
    ['/search/index-cfd3f5ad16.json', 'application/json; charset=utf-8', year],
    ['/search/page-7-aB_.bin', 'application/octet-stream', year],
    ['/search/manifest.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/offline-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/media/shop-20261121.webp', 'image/webp', hour],
    ['/media/shop-facade.webp', 'image/webp', hour],
  ])('%s', async (url, type, cache) => {
    const {statusCode, headers} = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/);
  });
});

describe('encodings', () => {
  it.each([
    ['/', 'br, gzip', 'br'],
    ['/', 'gzip, deflate, br', 'br'],
    ['/', 'gzip', 'gzip'],
    ['/', 'br;q=0, gzip', 'gzip'],
    ['/', 'br;q=0.5, gzip;q=0.8', 'gzip'],
    ['/', '*', 'br'],
    ['/', 'identity', undefined],
    ['/', 'br;q=x', undefined],
    ['/', '', undefined],
    ['/assets/js/main.abc123.js', 'br, gzip', 'gzip'],
    ['/nothing', 'br', 'br'],
  ])('%s for "%s" is %s', async (url, accept, encoding) => {
    const {headers} = await get(url, {'accept-encoding': accept});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('files without compressed siblings have no Vary', async () => {
    const {headers} = await get('/img/shop.avif', {'accept-encoding': 'br'});
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });

  it('each has its own body, length and ETag', async () => {
    const br = await get('/', {'accept-encoding': 'br'});
    const plain = await get('/');
    expect(br.body).toBe('br-home');
    expect(br.headers['content-length']).toBe('7');
    expect(br.headers.etag).not.toBe(plain.headers.etag);
  });
});

describe('conditional requests', () => {
  it.each([
    ['the tag', (tag: string) => tag, 304],
    ['the weak tag', (tag: string) => `W/${tag}`, 304],
    ['a list with the tag', (tag: string) => `"old", ${tag}`, 304],
    ['a star', () => '*', 304],
    ['another tag', () => '"other"', 200],
  ])('%s', async (_name, header, status) => {
    const first = await get('/', {'accept-encoding': 'br'});
    const again = await get('/', {'accept-encoding': 'br', 'if-none-match': header(String(first.headers.etag))});
    expect(again.statusCode).toBe(status);
    expect(again.headers).toMatchObject({
      etag: first.headers.etag,
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
    if (status === 304) expect([again.body, again.headers['content-encoding']]).toEqual(['', undefined]);
  });

  it('a 404 is never "not modified"', async () => {
    expect((await get('/nothing', {'if-none-match': '*'})).statusCode).toBe(404);
  });
});

describe('HEAD', () => {
  it.each(['/', '/nothing', '/video/tour.mp4'])('%s has the headers of GET and no body', async (url) => {
    const [head, full] = [await get(url, {}, 'HEAD'), await get(url)];
    expect([head.statusCode, head.body]).toEqual([full.statusCode, '']);
    for (const name of ['content-length', 'content-type', 'etag'] as const)
      expect(head.headers[name]).toBe(full.headers[name]);
  });
});

describe('range requests', () => {
  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=-30', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=5-2', 200, undefined, '0123456789'],
    ['bytes=0-1,3-4', 200, undefined, '0123456789'],
    ['lines=1-2', 200, undefined, '0123456789'],
  ])('%s → %s', async (range, status, contentRange, body) => {
    const response = await get('/video/tour.mp4', {range});
    expect([response.statusCode, response.headers['content-range'], response.body]).toEqual([
      status,
      contentRange,
      body,
    ]);
    expect(response.headers['accept-ranges']).toBe('bytes');
  });

  it('If-Range requires the same version', async () => {
    const {headers} = await get('/video/tour.webm');
    const ask = (tag: string) => get('/video/tour.webm', {range: 'bytes=0-0', 'if-range': tag});
    expect((await ask(String(headers.etag))).statusCode).toBe(206);
    expect((await ask('"old"')).statusCode).toBe(200);
  });

  it('are ignored for other files', async () => {
    const response = await get('/sitemap.xml', {range: 'bytes=0-1'});
    expect([response.statusCode, response.headers['accept-ranges']]).toEqual([200, undefined]);
  });
});

describe('prepared responses for whole files', () => {
  const portOfService = () => (service.app.server.address() as {port: number}).port;
  const overSocket = async (url: string, headers: Record<string, string>, port = portOfService()) =>
    new Promise<{status: number | undefined; headers: Record<string, unknown>; body: string}>((resolve, reject) => {
      httpRequest({port, path: url, headers, agent: false}, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  // Removes connection headers, which differ between requests.
  const own = ({date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers}: Record<string, unknown>) =>
    headers;

  it.each(['', 'gzip', 'br, gzip', 'br;q=0'])('equal those of the routes, for "%s"', async (accepted) => {
    for (const name of Object.keys(files).filter((file) => /^[\w/.-]+$/.test(file) && !/\.(br|gz)$/.test(file))) {
      const url = `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}?x=1`;
      const headers = {'accept-encoding': accepted};
      const [direct, long] = [await overSocket(url, headers), await service.request({url, headers})];
      expect([url, direct.status, own(direct.headers)]).toEqual([url, long.statusCode, own(long.headers)]);
      expect(direct.body).toBe(long.rawPayload.toString('latin1'));
    }
  });

  it('do not end after many values of Accept-Encoding', async () => {
    const fresh = startService({app: {site: loadSite(join(folder, 'build'))}});
    let routed = 0;
    fresh.app.addHook('onRequest', async () => void (routed += 1));
    await fresh.app.listen({port: 0, host: '127.0.0.1'});
    const {port} = fresh.app.server.address() as {port: number};
    const ask = (path: string, accepted: string) =>
      overSocket(path, {'accept-encoding': accepted}, port).then(({headers}) => headers['content-encoding']);
    for (let odd = 0; odd < 60; odd += 1) expect(await ask('/', `gzip;q=0.${odd + 1}, x-${odd}`)).toBe('gzip');
    expect([await ask('/', 'br, x-new'), await ask('/', 'x-new'), routed]).toEqual(['br', undefined, 0]);
    await ask('/nothing', '');
    expect(routed).toBe(1);
    await fresh.close();
  });

  it('leave conditional and proxied requests to the routes', async () => {
    const {headers} = await overSocket('/', {});
    expect((await overSocket('/', {'if-none-match': String(headers.etag)})).status).toBe(304);
    expect((await overSocket('/video/tour.mp4', {range: 'bytes=0-1'})).status).toBe(206);
    const behindProxy = startService({
      settings: {TRUST_PROXY: '127.0.0.1'},
      app: {site: loadSite(join(folder, 'build'))},
    });
    const base = await behindProxy.app.listen({port: 0, host: '127.0.0.1'});
    const secure = await fetch(base, {headers: {'x-forwarded-proto': 'https'}});
    expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=/);
    await behindProxy.close();
  });
});

it('a prepared response is counted in the metrics', async () => {
  const metrics = createMetrics();
  const counted = startService({app: {site: loadSite(join(folder, 'build')), metrics}});
  const base = await counted.app.listen({port: 0, host: '127.0.0.1'});
  await (await fetch(`${base}/`)).text();
  await (await fetch(`${base}/nothing-here`)).text();
  const lines = (await metrics.registry.metrics()).split('\n');
  const count = (status: number) =>
    lines.find(
      (line) => line.includes('_count{') && line.includes('route="site"') && line.includes(`status="${status}"`),
    );
  expect([count(200), count(404)]).toEqual([expect.stringMatching(/ 1$/), expect.stringMatching(/ 1$/)]);
  await counted.close();
});

describe('next to the API', () => {
  it('other methods are 405 with Allow', async () => {
    const response = await service.request({method: 'POST', url: '/about/contact', payload: {}});
    expect([response.statusCode, response.headers.allow, response.json<{code: number}>().code]).toEqual([
      405,
      'GET, HEAD',
      405001,
    ]);
  });

  it('an unknown API path is JSON, not a page', async () => {
    expect((await get('/api/v1/nothing')).json()).toMatchObject({code: 404001});
  });
});

describe('loading', () => {
  it('without a build there is no site', () => {
    expect(loadSite(join(folder, 'nowhere'))).toBeUndefined();
  });

  it.each([
    ['a hash', {scriptHashes: ["x'; script-src *"]}],
    ['an origin', {scriptHashes: [], connect: ['https://x; script-src *']}],
    ['a third party', {scriptHashes: [], thirdParties: ["https://x 'unsafe-inline'"]}],
  ])('%s that could inject policy directives is rejected', (_what, csp) => {
    const other = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(other, 'index.html'), page('x'));
    writeFileSync(join(other, 'site-manifest.json'), JSON.stringify({version: 1, csp}));
    expect(() => loadSite(other)).toThrow();
    rmSync(other, {recursive: true});
  });
});
