/** The service and the CLI as processes. */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout} from 'node:timers/promises';
import {solveChallenge} from 'altcha-lib';
import Database from 'better-sqlite3';
import {afterAll, beforeAll, describe, expect, it, jest} from '@jest/globals';
import {serviceFiles} from '../../server/build.mjs';
import {runCommand} from '../../server/cli/run';
import {loadKeyring} from '../../server/keyring';
import {openSqliteStore, sqlitePath} from '../../server/store/sqlite';
import {privacy} from '../../src/site/privacy';
import {cnFields, globalFields} from './harness';

// Each command is a process of its own, which takes a while on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'service-'));
const dataDir = join(folder, 'data');
const running = new Set<ChildProcessWithoutNullStreams>();

function run(
  script: keyof typeof serviceFiles,
  args: string[],
  settings: Record<string, string> = {},
): ChildProcessWithoutNullStreams {
  const {PATH = '', HOME = ''} = process.env;
  const env = {
    PATH,
    HOME,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    POW_MAX: '50',
    ...settings,
  };
  const child = spawn(process.execPath, [serviceFiles[script], ...args], {env, cwd: folder});
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

async function end(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, out, err};
}

/** Runs a CLI command in this process: a process for each would take most of a minute. */
async function leads(...args: string[]): Promise<Ended> {
  let [out, err] = ['', ''];
  const code = await runCommand(args, {
    environment: {DATA_DIR: dataDir},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return {code, out, err};
}

/** A started service: its lines so far, and the base of its addresses. */
async function startService(settings: Record<string, string> = {}) {
  const child = run('server/main.ts', [], {PORT: '0', ...settings});
  const lines: string[] = [];
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const reader = createInterface(child.stdout);
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The service did not start: ${errors.join('')}`)));
    reader.on('line', (line) => {
      lines.push(line);
      if (line.startsWith('Verification codes')) resolve();
    });
  });
  const base = /http:\/\/localhost:\d+/.exec(lines.join('\n'))?.[0].replace('localhost', '127.0.0.1') ?? '';
  return {child, lines, base};
}

async function call(base: string, path: string, body?: unknown) {
  const response = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && {body: JSON.stringify(body), headers: {'content-type': 'application/json'}}),
  });
  return {
    status: response.status,
    ...((await response.json()) as {code: number; data?: Record<string, string | number>}),
  };
}

async function solvedChallenge(base: string): Promise<string> {
  const {data = {}} = await call(base, '/api/v1/challenge');
  const {promise} = solveChallenge(String(data.challenge), String(data.salt), 'SHA-256', Number(data.maxnumber));
  const payload = {...data, maxnumber: undefined, number: (await promise)?.number};
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, {recursive: true});
});

/** The line with these words, which may come after the service answers; until then it waits, at most as long as the test may take. */
async function lineWith(lines: readonly string[], words: string): Promise<string> {
  for (;;) {
    const line = lines.find((one) => one.includes(words));
    if (line) return line;
    await setTimeout(10);
  }
}

async function metricsAddress(lines: readonly string[]): Promise<string> {
  const prefix = 'Metrics: ';
  return (await lineWith(lines, prefix)).slice(prefix.length);
}

describe('before the first start', () => {
  it('the CLI reports that there is no data', async () => {
    expect(await leads('list')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('start the service first'),
    });
  });

  it.each([
    [[], 'A command is missing.'],
    [['lst'], 'Unknown command lst. Did you mean list?'],
    [['show'], 'show needs the id or reference of a lead.'],
    [['list', 'x'], 'Too many arguments.'],
    [['export', '--fomat', 'csv'], 'export has no option --fomat. Did you mean --format?'],
    [['erase'], 'erase needs a mobile number or an e-mail address.'],
    [['list', '--yes'], 'list has no option --yes.'],
    [['resend', '--state', 'due'], 'resend has no option --state.'],
  ])('%j prints the usage', async (args, message) => {
    const {code, out, err} = await leads(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toContain('Usage: npm run --silent leads -- ');
  });

  it('the CLI process prints its output and sets the exit code', async () => {
    expect(await end(run('server/cli.ts', ['lst']))).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Unknown command lst.'),
    });
  });

  it('help exits with 0', async () => {
    expect(await leads('--help')).toMatchObject({code: 0, err: '', out: expect.stringContaining('Usage:')});
  });

  it('wrong settings stop the service with exit code 2', async () => {
    const {code, out, err} = await end(run('server/main.ts', [], {PORT: 'x', LIMIT_FOO: '1', LEAD_MODE: 'production'}));
    expect([code, out]).toEqual([2, '']);
    for (const name of ['PORT', 'LIMIT_FOO', 'LEAD_MODE']) expect(err).toContain(`  ${name} `);
  });

  it('what has nothing to do with the data is not blamed on it', async () => {
    const broken = join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'index.html'), '<title>x</title>');
    writeFileSync(join(broken, 'site-manifest.json'), '{');
    const {code, err} = await end(run('server/main.ts', [], {PORT: '0', BUILD_DIR: broken}));
    expect([code, err]).toEqual([1, expect.stringMatching(/^The service cannot start: .*JSON/)]);
    expect(await end(run('server/main.ts', [], {TRUST_PROXY: '0.0.0.0/0'}))).toMatchObject({
      code: 2,
      err: expect.stringContaining('  TRUST_PROXY must be'),
    });
  });

  it('a missing build stops the service where it was asked for', async () => {
    const {code, out, err} = await end(run('server/main.ts', [], {BUILD_DIR: join(folder, 'nowhere')}));
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(
      `BUILD_DIR ${join(folder, 'nowhere')} holds no built site (there is no index.html): put the build there, or unset BUILD_DIR to run the API alone.\n`,
    );
  });

  it('a port in use is reported', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const {port} = taken.address() as AddressInfo;
    const {code, err} = await end(run('server/main.ts', [], {PORT: String(port)}));
    expect([code, err]).toEqual([1, `Port ${port} is taken: stop the other program or set PORT to another one.\n`]);
    taken.close();
  });
});

describe('a running service and its CLI', () => {
  const ids = {cn: randomUUID(), global: randomUUID()};
  let service: Awaited<ReturnType<typeof startService>>;
  let references: Record<keyof typeof ids, string>;

  async function submit(form: 'free-cn' | 'free-global', id: string, fields: object, to: string): Promise<string> {
    const channel = form === 'free-cn' ? 'sms' : 'email';
    const challenge = await solvedChallenge(service.base);
    expect(await call(service.base, '/api/v1/codes', {channel, to, form, challenge})).toMatchObject({status: 202});
    const [, verificationCode] = /^(\d{6}) /m.exec((await leads('codes')).out) ?? [];
    const edition = form === 'free-cn' ? 'zh-CN' : 'global';
    const tracking = {component_id: 'hero', source_path: '/products/ai-box', sp: 'spring'};
    const reply = await call(service.base, '/api/v1/leads', {id, form, edition, fields, tracking, verificationCode});
    expect(reply).toMatchObject({status: 201, code: 0});
    return String(reply.data?.reference);
  }

  beforeAll(async () => {
    mkdirSync(join(folder, 'build'));
    writeFileSync(join(folder, 'build/index.html'), '<title>中文</title>');
    service = await startService({LIMIT_CODE_GAP_SECONDS: '1'});
    references = {
      cn: await submit(
        'free-cn',
        ids.cn,
        {...cnFields, companyName: '=HYPERLINK("http://evil.example","x")'},
        cnFields.mobile,
      ),
      global: await submit(
        'free-global',
        ids.global,
        {...globalFields, requirements: '- two\n- "three"'},
        globalFields.businessEmail,
      ),
    };
  });

  it('prints one line per address and where to find the codes', () => {
    const [chinese = '', english = '', codes = ''] = service.lines;
    expect(chinese).toMatch(/^Chinese: http:\/\/localhost:\d+\/$/);
    expect(english).toMatch(/^English: http:\/\/localhost:\d+\/global\/home$/);
    expect(codes).toContain('npm run leads -- codes');
    expect(service.lines.join('\n')).toMatch(/\[development outbox\] code \d{6} for sms 138\*\*\*\*0000/);
  });

  it('metrics are on the admin port, for this machine', async () => {
    const other = await startService({DATA_DIR: join(folder, 'other'), ADMIN_PORT: '0'});
    const address = await metricsAddress(other.lines);
    expect(address).toMatch(/^http:\/\/localhost:\d+\/metrics$/);
    const response = await fetch(address.replace('localhost', '127.0.0.1'));
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('leads_stored')]);
    expect((await fetch(`${other.base}/metrics`)).status).toBe(404);
    other.child.kill('SIGTERM');
    await once(other.child, 'exit');
  });

  it('the site and the legacy redirects are served', async () => {
    expect(await (await fetch(`${service.base}/`)).text()).toContain('中文');
    const {status, headers} = await fetch(`${service.base}/solution?a=1`, {redirect: 'manual'});
    expect([status, headers.get('location')]).toEqual([301, '/solutions/smart-store?a=1']);
  });

  it('list shows the leads without personal data', async () => {
    const {code, out} = await leads('list');
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^id {36}time \(UTC\) {11}form {9}state {2}owner {2}source_path {7}component$/);
    expect(out).toMatch(
      new RegExp(`${ids.cn} {2}\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d +free-cn +new +- +/products/ai-box +hero`),
    );
    for (const personal of [cnFields.mobile, cnFields.contact, globalFields.businessEmail, 'evil.example']) {
      expect(out).not.toContain(personal);
    }
  });

  it('show prints everything, by id and by reference, and the read is audited', async () => {
    const byId = await leads('show', ids.cn.toUpperCase());
    for (const text of [
      ids.cn,
      references.cn,
      cnFields.mobile,
      cnFields.contact,
      '深圳市',
      `privacy-zh-CN-${privacy.version}`,
      'spring',
    ]) {
      expect(byId.out).toContain(text);
    }
    expect((await leads('show', references.global.toLowerCase())).out).toMatch(/requirements +- two\n +- "three"/);
    expect(await leads('show', 'L-0000-0000')).toMatchObject({code: 1, err: 'There is no lead L-0000-0000.\n'});
    const db = new Database(sqlitePath(dataDir), {readonly: true});
    const reads = db.prepare("SELECT subject FROM audit WHERE action = 'show' ORDER BY id").pluck().all();
    db.close();
    expect(reads).toEqual([ids.cn, ids.global]);
  });

  it('export as CSV is safe to open in a spreadsheet', async () => {
    const {code, out} = await leads('export');
    expect(code).toBe(0);
    expect(
      out.startsWith(
        '\uFEFF"id","reference","createdAt","form","edition","status","duplicateOf","companyName","contact",',
      ),
    ).toBe(true);
    expect(out).toContain(`,"'=HYPERLINK(""http://evil.example"",""x"")","张三","13800000000","440300",`);
    expect(out).toContain(`,"'- two\n- ""three""",`);
    expect(out.trimEnd().split('\r\n')).toHaveLength(3);
  });

  it('export as NDJSON keeps the values as they are', async () => {
    const {out} = await leads('export', '--format', 'ndjson');
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    expect(rows.map(({id}) => id).sort()).toEqual([ids.cn, ids.global].sort());
    expect(rows.find(({id}) => id === ids.cn)).toMatchObject({
      companyName: '=HYPERLINK("http://evil.example","x")',
      city: '深圳市',
    });
    expect(await leads('export', '--format', 'xls')).toMatchObject({code: 2, out: ''});
  });

  it('a second copy with another key does not start', async () => {
    const {code, out, err} = await end(
      run('server/main.ts', [], {PORT: '0', LEAD_KEY: Buffer.alloc(32, 9).toString('base64')}),
    );
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('The stored leads were written with another key.');
  });

  it('resend, also by its former name replay, finds no deliveries when no channel is configured', async () => {
    expect(await leads('resend')).toMatchObject({code: 1, err: 'No delivery was abandoned.\n'});
    expect(await leads('replay', references.cn)).toMatchObject({
      code: 1,
      err: `There is nothing to send again for ${references.cn}.\n`,
    });
  });

  it('rotate re-encrypts everything while the service keeps reading and writing', async () => {
    const before = loadKeyring(dataDir).id;
    await call(service.base, '/api/v1/feedback', {
      article: 't0001',
      edition: 'global',
      helpful: false,
      comment: 'A comment.',
    });
    const {out} = await leads('rotate');
    const {id} = loadKeyring(dataDir);
    expect(id).not.toBe(before);
    expect(out).toContain(
      `2 leads, 0 notes, 0 pictures, 1 comment and 0 answers of receivers re-encrypted; the current key is ${id}.`,
    );
    expect((await leads('show', ids.cn)).out).toContain(cnFields.mobile);
    expect((await leads('comments')).out).toMatch(
      / global {2}t0001 {2}not helpful {2}[0-9a-f-]{36}\n {2}A comment\.\n/,
    );
    // The gap between two codes to one contact.
    await setTimeout(1000);
    const second = {...cnFields, numberOfStores: '11-50'};
    await submit('free-cn', randomUUID(), second, cnFields.mobile);
    expect((await leads('show', ids.cn)).out).toMatch(
      /history +2 leads since .*\nother leads +.* free-cn .*\n +companyName: .*\n +numberOfStores: 11-50/,
    );
  });

  it('erase lists the leads of a contact first, and deletes them with --yes', async () => {
    expect(await leads('erase', 'nobody')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^erase needs a mobile number/),
    });
    const asked = await leads('erase', '+86 138 0000 0000');
    expect(asked.out).toMatch(
      /^2 leads of 138\*\*\*\*0000 would be deleted for good: .*Repeat with --yes to do it\.\n$/,
    );
    expect((await leads('show', ids.cn)).code).toBe(0);
    expect(await leads('erase', '13800000000', '--yes')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^2 leads of 138\*\*\*\*0000 deleted/),
    });
    expect((await leads('show', ids.cn)).code).toBe(1);
    expect((await leads('show', ids.global)).code).toBe(0);
    expect(await leads('purge')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^0 leads past retention deleted/),
    });
  });

  it('audit shows who did what', async () => {
    const {out} = await leads('audit', '--size', '50');
    for (const action of ['show', 'export', 'comments', 'rotate', 'erase', 'purge'])
      expect(out).toMatch(new RegExp(`  ${action} +`));
    expect(out).toMatch(new RegExp(`  erase +${ids.cn}`));
    expect(out).not.toContain(cnFields.mobile);
  });

  it('used codes are deleted', async () => {
    expect(await leads('codes')).toMatchObject({code: 0, out: 'No codes are waiting.\n'});
  });

  it('stops on SIGTERM with exit code 0, keeps the leads, and starts again', async () => {
    service.child.kill('SIGTERM');
    const [code] = (await once(service.child, 'exit')) as [number | null];
    expect(code).toBe(0);
    const store = openSqliteStore(dataDir);
    expect(await store.findLeads(ids.global)).toHaveLength(1);
    await store.close();

    rmSync(join(folder, 'build'), {recursive: true});
    service = await startService();
    expect(service.lines[0]).toContain('No site in ./build');
    expect(await call(service.base, '/readyz')).toEqual({status: 200, code: 0});
    expect(service.lines.join('\n')).not.toContain('unclean-stop');
  });

  it('says that it was killed, and that the build is another one by its id', async () => {
    service.child.kill('SIGKILL');
    await once(service.child, 'exit');
    mkdirSync(join(folder, 'build'));
    writeFileSync(join(folder, 'build/index.html'), '<title>中文</title>');
    service = await startService({ADMIN_PORT: '0'});
    await lineWith(service.lines, '"alarm":"unclean-stop"');
    const address = (await metricsAddress(service.lines)).replace('localhost', '127.0.0.1');
    const metrics = await (await fetch(address)).text();
    expect(metrics).toMatch(/^build_info\{version="\d+\.\d+\.\d+",build="[0-9a-f]{12}"\} 1$/m);
    expect(metrics).toContain('alarms_total{alarm="unclean-stop"} 1');
    expect(metrics).toMatch(/^store_write_seconds_count\{outcome="stored"\} [1-9]/m);
    expect(metrics).toMatch(/^disk_free_bytes [1-9]/m);
  });
});
