import {request as httpRequest} from 'node:http';
import {connect} from 'node:net';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {developmentOutbox, waitingCodes} from '../../server/outbox';
import {StoreUnavailable} from '../../server/store/store';
import {cnFields, globalFields, startService, type Service} from './harness';

let service: Service;
beforeEach(() => {
  service = startService();
});
afterEach(() => service.close());

const json = {'content-type': 'application/json'};

describe('malformed requests get an API error', () => {
  it.each<[name: string, payload: string, headers: Record<string, string>, status: number, code: number]>([
    ['cut JSON', '{"id":', json, 400, 700007],
    ['empty body', '', json, 400, 700007],
    ['null', 'null', json, 422, 700007],
    ['a list', '[]', json, 422, 700007],
    ['a number', '1', json, 422, 700007],
    ['a string', '"x"', json, 422, 700007],
    ['__proto__', '{"__proto__":{"x":1}}', json, 400, 700007],
    ['deep nesting', `{"fields":${'['.repeat(7000)}${']'.repeat(7000)}}`, json, 422, 700007],
    ['NUL bytes', '\0\0\0', json, 400, 700007],
    ['too large', `"${'x'.repeat(16 * 1024)}"`, json, 413, 413001],
    ['plain text', '{}', {'content-type': 'text/plain'}, 415, 415001],
    ['a form', 'a=b', {'content-type': 'application/x-www-form-urlencoded'}, 415, 415001],
    ['no content type', '{}', {'content-type': ''}, 415, 415001],
    ['nonsense content type', '{}', {'content-type': ';;;'}, 415, 415001],
  ])('%s', async (_name, payload, headers, status, code) => {
    for (const path of ['leads', 'codes', 'feedback', 'search-misses', 'opened-results']) {
      const response = await service.request({method: 'POST', url: `/api/v1/${path}`, payload, headers});
      expect([path, response.statusCode, response.json<{code: number}>().code]).toEqual([path, status, code]);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  it.each([
    ['GET', '/api', 404, 404001, undefined],
    ['GET', '/api/v1/nothing', 404, 404001, undefined],
    ['POST', '/api/v1/nothing', 404, 404001, undefined],
    ['GET', '/api/v1/leads?x=1', 405, 405001, 'POST'],
    ['DELETE', '/api/v1/leads', 405, 405001, 'POST'],
    ['PUT', '/api/v1/challenge', 405, 405001, 'GET, HEAD'],
    ['GET', '/%E0%A4%A', 400, 700007, undefined],
    ['GET', '/anything', 404, 404001, undefined],
  ] as const)('%s %s', async (method, url, status, code, allow) => {
    const response = await service.request({method, url});
    expect([response.statusCode, response.json<{code: number}>().code]).toEqual([status, code]);
    expect(response.headers.allow).toBe(allow);
  });

  it.each(['id', 'fields', 'contact', 'to', 'challenge', 'article', 'comment', 'reason', 'query', 'path', 'previous'])(
    'an object whose length cannot be compared, as %s',
    async (name) => {
      const odd = {length: {toString: 'x', valueOf: 1}};
      const bodies = {
        leads: await service.lead('free-cn', {verificationCode: '123456'}),
        codes: {channel: 'sms', to: '13800000000', form: 'free-cn', challenge: 'x'},
        feedback: {article: 't0001', edition: 'zh-CN', helpful: true},
        'search-misses': {edition: 'global', query: 'heat map'},
        'opened-results': {edition: 'global', query: 'heat map', path: '/x'},
      };
      for (const [path, body] of Object.entries(bodies)) {
        const changed = name === 'contact' ? {...body, fields: {...cnFields, contact: odd}} : {...body, [name]: odd};
        expect((await service.post(`/api/v1/${path}`, changed)).status).toBeLessThan(500);
      }
      const solution = Buffer.from(JSON.stringify({salt: odd, lot_number: odd})).toString('base64');
      expect((await service.post('/api/v1/codes', {...bodies.codes, challenge: solution})).status).toBeLessThan(500);
    },
  );

  it('an internal error is 500000 with a reference that is in the log', async () => {
    service.store.issueCode = () => Promise.reject(new TypeError('broken'));
    const reply = await service.requestCode();
    expect(reply).toMatchObject({status: 500, code: 500000});
    expect(service.log()).toContain(String(reply.data?.reference));
    expect(JSON.stringify(reply)).not.toContain('broken');
  });

  it('an unavailable store is 503 with Retry-After', async () => {
    service.store.submitLead = () => Promise.reject(new StoreUnavailable('SQLITE_BUSY'));
    const lead = await service.lead('free-cn', {verificationCode: '123456'});
    expect(await service.post('/api/v1/leads', lead)).toMatchObject({status: 503, code: 503001, data: {retryAfter: 2}});
    expect((await service.request({url: '/healthz'})).json()).toEqual({code: 0});
  });
});

describe('raw connections', () => {
  const listen = async (): Promise<number> => {
    await service.app.listen({port: 0, host: '127.0.0.1'});
    return (service.app.server.address() as {port: number}).port;
  };

  it('headers of more than 8 KiB are rejected', async () => {
    const port = await listen();
    const answer = await new Promise<{status?: number; body: string}>((resolve, reject) => {
      httpRequest({port, path: '/healthz', headers: {'x-long': 'x'.repeat(9000)}}, (response) => {
        response.setEncoding('utf8').once('data', (body: string) => resolve({status: response.statusCode, body}));
      })
        .on('error', reject)
        .end();
    });
    expect(answer.status).toBe(431);
    expect(JSON.parse(answer.body)).toMatchObject({code: 431001});
  });

  it('input that is not HTTP is rejected', async () => {
    const port = await listen();
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('HELLO\r\n\r\n'));
      socket
        .on('data', (chunk) => (text += chunk.toString()))
        .on('end', () => resolve(text))
        .on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({code: 700007});
  });

  it.each(['/healthz', '/nothing', '/api/v1/challenge'])('two Host headers are refused for %s', async (path) => {
    const port = await listen();
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: one.example\r\nhost: two.example\r\nConnection: close\r\n\r\n`),
      );
      socket
        .on('data', (chunk) => (text += chunk.toString()))
        .on('end', () => resolve(text))
        .on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({code: 700007});
  });

  it('slow requests time out', () => {
    // That of a picture; other bodies are cut after ten seconds (pictures.test.ts).
    expect(service.app.server.requestTimeout).toBe(120_000);
    expect(service.app.server.headersTimeout).toBeLessThanOrEqual(10_000);
  });
});

describe('requests that only look different', () => {
  it.each(['/%61pi/v1/search-misses', '/api/v1/search%2Dmisses', 'http://evil.example/api/v1/search-misses'])(
    'POST %s is refused from another site, and counted as the API',
    async (path) => {
      await service.app.listen({port: 0, host: '127.0.0.1'});
      const {port} = service.app.server.address() as {port: number};
      const payload = JSON.stringify({edition: 'global', query: 'heat map'});
      const status = (headers: Record<string, string>) =>
        new Promise<number | undefined>((resolve, reject) => {
          httpRequest({port, path, method: 'POST', headers: {...json, ...headers}, agent: false}, (response) => {
            response.resume().on('end', () => resolve(response.statusCode));
          })
            .on('error', reject)
            .end(payload);
        });
      expect(await status({'sec-fetch-site': 'cross-site'})).toBe(403);
      expect(await status({'sec-fetch-site': 'same-origin'})).toBe(202);
      expect(service.log()).toContain('"route":"/api/v1/search-misses","status":403');
    },
  );
});

describe('what proxies and their visitors say', () => {
  const search = {edition: 'global', query: 'heat map'};

  it('a proxy that is not in TRUST_PROXY is reported once an hour', async () => {
    const alarms = () => service.log().split('"alarm":"proxy-not-trusted"').length - 1;
    const from = (remoteAddress: string, headers: Record<string, string>) =>
      service.request({url: '/healthz', remoteAddress, headers});
    await from('10.0.0.1', {});
    await from('203.0.113.1', {'x-forwarded-for': '192.0.2.1'});
    expect(alarms()).toBe(0);
    for (const address of ['127.0.0.1', '::ffff:10.0.0.1', '::1', 'fd00::1', 'fe80::1%eth0'])
      await from(address, {'x-forwarded-for': '192.0.2.1'});
    expect(alarms()).toBe(1);
    expect(service.log()).toContain('"peer":"127.0.0.1"');
    expect(service.log()).not.toContain('192.0.2.1');
    service.advance(3_600_000);
    for (const address of ['::ffff:10.0.0.1', 'fe80::1%eth0']) await from(address, {'x-forwarded-for': '192.0.2.1'});
    expect(alarms()).toBe(2);
  });

  it('a proxy that is in TRUST_PROXY is not reported, another one is', async () => {
    const proxied = startService({settings: {TRUST_PROXY: '10.0.0.1'}});
    const from = (remoteAddress: string) =>
      proxied.request({url: '/healthz', remoteAddress, headers: {'x-forwarded-for': '192.0.2.1'}});
    await from('10.0.0.1');
    expect(proxied.log()).not.toContain('proxy-not-trusted');
    await from('10.0.0.2');
    expect(proxied.log()).toContain('"peer":"10.0.0.2","alarm":"proxy-not-trusted"');
    await proxied.close();
  });

  it('forged X-Forwarded-* give no address, no origin and no HTTPS', async () => {
    const strict = startService({settings: {LIMIT_FEEDBACK_PER_IP_10MIN: '1', TRUST_PROXY: '10.0.0.1'}});
    const send = (headers: Record<string, string>) =>
      strict.post('/api/v1/search-misses', search, {headers, remoteAddress: '203.0.113.1'});
    expect(await send({'x-forwarded-for': '192.0.2.1'})).toMatchObject({status: 202});
    const second = await send({'x-forwarded-for': '192.0.2.2', 'x-forwarded-proto': 'https'});
    expect(second).toMatchObject({status: 429});
    expect(second.headers).not.toHaveProperty('strict-transport-security');
    const forged = {origin: 'https://evil.example', host: 'site.example', 'x-forwarded-host': 'evil.example'};
    expect(await send(forged)).toMatchObject({status: 403});
    await strict.close();
  });
});

describe('origin of a POST', () => {
  it.each<[headers: Record<string, string>, accepted: boolean]>([
    [{}, true],
    [{'sec-fetch-site': 'same-origin', origin: 'http://localhost:80'}, true],
    [{'sec-fetch-site': 'none'}, true],
    [{'sec-fetch-site': 'cross-site', origin: 'https://evil.example'}, false],
    [{'sec-fetch-site': 'same-site', origin: 'https://other.example.com'}, false],
    [{origin: 'http://site.example', host: 'site.example'}, true],
    [{origin: 'https://www.example.com', host: 'internal:3000'}, true],
    [{origin: 'https://evil.example', host: 'site.example'}, false],
    [{origin: 'null', host: 'site.example'}, false],
  ])('%j accepted: %s', async (headers, accepted) => {
    const strict = startService({settings: {SITE_URL: 'https://www.example.com/'}});
    const payload = {edition: 'global', query: 'heat map'};
    const response = await strict.request({method: 'POST', url: '/api/v1/search-misses', payload, headers});
    expect([response.statusCode, response.json<{code: number}>().code]).toEqual(accepted ? [202, 0] : [403, 403001]);
    await strict.close();
  });
});

describe('headers', () => {
  it.each(['/healthz', '/api/v1/challenge', '/api/v1/nothing', '/nothing', '/%E0%A4%A'])('of %s', async (url) => {
    const {headers} = await service.request({url});
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('HSTS behind a trusted proxy with HTTPS', async () => {
    const proxied = startService({settings: {TRUST_PROXY: '10.0.0.0/8'}});
    const headers = {'x-forwarded-proto': 'https'};
    const from = async (remoteAddress: string) =>
      (await proxied.request({url: '/healthz', headers, remoteAddress})).headers;
    expect(await from('10.1.2.3')).toHaveProperty('strict-transport-security');
    expect(await from('192.168.0.1')).not.toHaveProperty('strict-transport-security');
    await proxied.close();
  });
});

describe('feedback, search misses and opened results', () => {
  const feedback = {
    article: 'troubleshooting/t0001',
    edition: 'zh-CN',
    helpful: false,
    reason: 'unclear',
    comment: 'Call me: 13800000000',
  };

  it('are stored', async () => {
    expect(await service.post('/api/v1/feedback', feedback)).toMatchObject({status: 202, code: 0});
    expect(await service.post('/api/v1/feedback', {...feedback, comment: undefined})).toMatchObject({status: 202});
    expect(await service.post('/api/v1/search-misses', {edition: 'global', query: ' Heat  MAP '})).toMatchObject({
      status: 202,
    });
    expect(service.rawData()).toContain('heat map');
    expect(service.rawData()).not.toContain('13800000000');
  });

  it.each([
    ['ana@example.com', undefined],
    ['138 0000 0000', undefined],
    ['call 0755-1234567', 'call [number]'],
    ['K3 １３８００００００００', 'k3 [number]'],
    ['一三八零零零零零零零零', undefined],
    ['掉线 ana＠example．com', '掉线 [address]'],
    ['微信号：anasilva', '微信号：[account]'],
  ])('of a query no contact is kept: %s', async (query, kept) => {
    expect(await service.post('/api/v1/search-misses', {edition: 'global', query})).toMatchObject({
      status: 202,
      code: 0,
    });
    expect(await service.post('/api/v1/opened-results', {edition: 'global', query, path: '/a'})).toMatchObject({
      status: 202,
      code: 0,
    });
    for (const rows of [await service.store.searchMisses(), await service.store.openedResults()])
      expect(rows.map((row) => row.query)).toEqual(kept === undefined ? [] : [kept]);
  });

  it('over the hourly limit of all clients are answered 503, with one alarm an hour', async () => {
    const strict = startService({
      settings: {LIMIT_FEEDBACK_HOUR: '1', LIMIT_SEARCH_MISSES_HOUR: '1', LIMIT_OPENED_RESULTS_HOUR: '1'},
    });
    for (const [path, body] of [
      ['feedback', feedback],
      ['search-misses', {edition: 'global', query: 'x'}],
      ['opened-results', {edition: 'global', query: 'x', path: '/a'}],
    ] as const) {
      const from = (remoteAddress: string) => strict.post(`/api/v1/${path}`, body, {remoteAddress});
      expect(await from('192.0.2.1')).toMatchObject({status: 202});
      for (const address of ['192.0.2.2', '192.0.2.3'])
        expect(await from(address)).toMatchObject({status: 503, code: 503001, headers: {'retry-after': '3600'}});
      expect(strict.log().split(`"alarm":"${path}-hourly-limit"`)).toHaveLength(2);
      strict.advance(3_600_000);
      expect(await from('192.0.2.2')).toMatchObject({status: 202});
      await from('192.0.2.3');
      expect(strict.log().split(`"alarm":"${path}-hourly-limit"`)).toHaveLength(3);
    }
    await strict.close();
  });

  it.each([
    ['feedback', {...feedback, helpful: 'yes'}, {helpful: 'required'}],
    ['feedback', {...feedback, comment: 'x'.repeat(1001)}, {comment: 'length'}],
    ['feedback', {...feedback, article: '13800000000'}, {article: 'format'}],
    ['feedback', {...feedback, article: '打我电话一三八零零零零零零零零'}, {article: 'format'}],
    ['feedback', {...feedback, reason: 'call ana@example.com'}, {reason: 'format'}],
    ['search-misses', {edition: 'en', query: 'x'}, {edition: 'option'}],
    ['search-misses', {edition: 'global', query: 'x'.repeat(101)}, {query: 'length'}],
    ['opened-results', {edition: 'global', query: 'x'.repeat(101), path: '/a'}, {query: 'length'}],
    ['opened-results', {edition: 'global', query: 'x', path: '/a?tel=1'}, {path: 'format'}],
    ['opened-results', {edition: 'global', query: 'x', path: '/13800000000'}, {path: 'format'}],
    ['opened-results', {edition: 'global', query: 'x', path: '/a', previous: '/ana@example.com'}, {previous: 'format'}],
  ])('%s rejects %j', async (path, body, fields) => {
    const reply = await service.post(`/api/v1/${path}`, body);
    expect(reply).toMatchObject({status: 422, code: 700007});
    expect(reply.fields).toEqual(fields);
  });

  it('are limited per address', async () => {
    const strict = startService({settings: {LIMIT_FEEDBACK_PER_IP_10MIN: '1'}});
    for (const [path, body] of [
      ['feedback', feedback],
      ['search-misses', {edition: 'global', query: 'x'}],
      ['opened-results', {edition: 'global', query: 'x', path: '/a'}],
    ] as const) {
      expect(await strict.post(`/api/v1/${path}`, body)).toMatchObject({status: 202});
      expect(await strict.post(`/api/v1/${path}`, body)).toMatchObject({
        status: 429,
        code: 429001,
        data: {retryAfter: 600},
      });
    }
    await strict.close();
  });
});

describe('privacy', () => {
  it('contacts and names are in no log and in no file of the data folder', async () => {
    const printed: string[] = [];
    const shown = startService();
    const outbox = developmentOutbox(shown.store, shown.keyring, (line) => printed.push(line));
    const sending: Promise<void>[] = [];
    shown.sent.push = (message) => sending.push(outbox.send(message));
    const cn = {...cnFields, contact: '金丝雀', mobile: '13912345678', companyName: '金丝雀公司'};
    const global = {
      ...globalFields,
      businessEmail: 'canary@example.com',
      lastName: 'Canarybird',
      requirements: 'Canary wish',
    };
    await shown.requestCode('free-cn', cn.mobile);
    await shown.requestCode('free-global', global.businessEmail);

    await Promise.all(sending);
    const [second, first] = await waitingCodes(shown.store, shown.keyring, shown.now());
    const codes = new Map([first, second].map((entry) => [entry?.form, entry?.code]));
    expect(first).toMatchObject({to: expect.stringContaining('***')});
    for (const [form, fields] of [
      ['free-cn', cn],
      ['free-global', global],
    ] as const) {
      const body = await shown.lead(form, {fields, verificationCode: codes.get(form)});
      expect(await shown.post('/api/v1/leads', {...body, verificationCode: 'x'})).toMatchObject({status: 422});
      expect(await shown.post('/api/v1/leads', body)).toMatchObject({status: 201});
      expect(await shown.post('/api/v1/leads', body)).toMatchObject({status: 200});
      expect(shown.log()).toContain(body.id);
    }

    expect(printed).toEqual([
      `[development outbox] code ${codes.get('free-cn')} for sms 139****5678`,
      `[development outbox] code ${codes.get('free-global')} for email c***@example.com`,
    ]);
    expect(await waitingCodes(shown.store, shown.keyring, shown.now())).toEqual([]);
    const traces = shown.log() + shown.rawData() + printed.join('\n');
    const canaries = [
      '13912345678',
      'canary@',
      'Canarybird',
      'Canary wish',
      '金丝雀',
      Buffer.from('金丝雀').toString('latin1'),
    ];
    for (const canary of canaries) expect(traces).not.toContain(canary);
    await shown.close();
  });
});
