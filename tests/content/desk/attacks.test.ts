/** What somebody may try against a desk on a server: each is refused, and nothing at the forge changes. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it, jest} from '@jest/globals';
import type {FastifyInstance} from 'fastify';
import sharp from 'sharp';
import {hostedDesk} from '../../../scripts/desk/hostedDesk';
import {hostedSettings} from '../../../scripts/desk/settings';
import {blobSha} from '../../../scripts/desk/workspace';
import {ForgeDouble, forgeToken} from '../../support/forge';

const root = path.resolve(__dirname, '../../..');
const contents = '/write/api/v1/repos/desk/site/contents';
const inEditor = 'desk/zh-CN/docs/troubleshooting/network/t0001.md';
const text = readFileSync(path.join(root, 'docs/troubleshooting/network/t0001.md'), 'utf8');
const origin = 'https://desk.example.com';

let forge: ForgeDouble;
let app: FastifyInstance;
let folder = '';
let token = '';

const settings = (more: Record<string, string> = {}) =>
  hostedSettings({
    WRITE_REMOTE: `${forge.url}/desk/site.git`,
    WRITE_FORGE: 'gitea',
    WRITE_TOKEN: forgeToken,
    WRITE_ORIGIN: origin,
    WRITE_TRUSTED: '10.1.0.0/16, 127.0.0.1',
    WRITE_USERS: JSON.stringify([{login: 'wang', name: '王编辑', email: 'wang@example.com', role: 'writer'}]),
    WRITE_DIR: folder,
    ...more,
  });

const signedIn = {host: 'desk.example.com', origin, 'x-forwarded-user': 'wang'};
const tokenIn = (body: string) => /"token":"([\w-]+)"/.exec(body)![1]!;

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = mkdtempSync(path.join(os.tmpdir(), 'desk-attacks-'));
  // A link in the repository that leads out of it.
  const source = mkdtempSync(path.join(os.tmpdir(), 'desk-source-'));
  mkdirSync(path.join(source, 'docs/troubleshooting/network'), {recursive: true});
  writeFileSync(path.join(source, 'docs/troubleshooting/network/t0001.md'), text);
  symlinkSync('/etc', path.join(source, 'docs/outside'));
  symlinkSync('/etc/passwd', path.join(source, 'docs/troubleshooting/network/t0099.md'));
  forge = new ForgeDouble('gitea');
  await forge.start(source, ['docs']);
  rmSync(source, {recursive: true});
  mkdirSync(path.join(folder, 'bundle'));
  app = hostedDesk({root, bundle: path.join(folder, 'bundle'), settings: settings(), site: null});
  const {body} = await app.inject({url: '/write', headers: signedIn});
  token = tokenIn(body);
}, 60_000);

afterAll(async () => {
  await app.close();
  await forge.stop();
  rmSync(folder, {recursive: true, force: true});
  jest.restoreAllMocks();
});

const headers = () => ({...signedIn, authorization: `token ${token}`});
const encoded = (value: string) => Buffer.from(value).toString('base64');
const bodyOf = (body: string) => text.replace(/\n---\n[\s\S]*$/, `\n---\n\n${body}\n`);
const save = (change: object, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: contents,
    headers: {...headers(), ...more},
    payload: {
      files: [
        {operation: 'update', path: inEditor, content: encoded(text), sha: blobSha(Buffer.from(text)), ...change},
      ],
    },
  });
const write = (body: string) => save({content: encoded(bodyOf(body))});
const create = (name: string) => save({operation: 'create', path: name, sha: undefined});
const send = (picture: Buffer, name = 'a.png') =>
  app.inject({
    method: 'POST',
    url: `/write/api/pictures?name=${encodeURIComponent(name)}`,
    headers: {...headers(), 'content-type': 'application/octet-stream'},
    payload: picture,
  });
const from = (remoteAddress: string, more: object = {}) =>
  app.inject({url: '/write', headers: {...signedIn, ...more}, remoteAddress});

/** A PNG of one color: its 100 million pixels are a few kilobytes. */
const bomb = () =>
  sharp({create: {width: 10_000, height: 10_000, channels: 3, background: '#fff'}, limitInputPixels: false})
    .png({compressionLevel: 9})
    .toBuffer();

type Attack = readonly [name: string, status: number, attempt: () => Promise<{statusCode: number; body: string}>];

const attacks: readonly Attack[] = [
  ['a path that climbs', 403, () => create('desk/zh-CN/docs/../../package.md')],
  ['a path that climbs, percent-encoded', 403, () => create('desk/zh-CN/docs/%2e%2e/%2e%2e/package.md')],
  ['a path that climbs, encoded twice', 403, () => create('desk/zh-CN/docs/%252e%252e/package.md')],
  ['a path that climbs by backslashes', 403, () => create('desk/zh-CN/docs/..\\..\\package.md')],
  ['a path that climbs by full-width dots', 403, () => create('desk/zh-CN/docs/．．/package.md')],
  ['a path with a zero byte', 403, () => create('desk/zh-CN/docs/a.md\0.ts')],
  ['an absolute path', 403, () => create('/etc/cron.d/a.md')],
  ['a link in the repository: what it leads to is not written', 403, () => create('desk/zh-CN/docs/.git/a.md')],
  ['a configuration file', 403, () => create('desk/zh-CN/docs/_category_.json')],
  ['a component instead of a document', 403, () => create('desk/zh-CN/docs/a.mdx')],
  ['a workflow of the CI', 403, () => create('.github/workflows/a.yml')],
  ['a document deleted', 403, () => save({operation: 'delete'})],
  ['an import', 422, () => write("import {execSync} from 'node:child_process';")],
  ['an export', 422, () => write('export const a = process.env;')],
  ['an expression', 422, () => write('先看{process.env.WRITE_TOKEN}。')],
  ['an expression in a heading', 422, () => write('## 看灯 {#light} {process.exit()}')],
  ['a script', 422, () => write('看<script>alert(1)</script>')],
  ['a script where Markdown sees code', 422, () => write('    <script>alert(1)</script>')],
  ['a picture with an event handler', 422, () => write('<img src="x" onerror="alert(1)">')],
  ['a component', 422, () => write('<Iframe src="https://evil.example" />')],
  ['code that hides in the end of a box', 422, () => write(':::note\n\n```\n:::\n<script>alert(1)</script>\n```')],
  ['code that hides in a comment', 422, () => write('<!-- */ process.exit() /* -->')],
  ['a link that runs', 422, () => write('[看这里](javascript:alert(1))')],
  ['a link that runs, disguised', 422, () => write('[看这里](java&#115;cript:alert(1))')],
  ['a definition of a link that runs', 422, () => write('[看这里][a]\n\n[a]: data:text/html,<b>')],
  [
    'front matter in another language',
    422,
    () => save({content: encoded(`---js\n{title: process.exit()}\n---\n\n字\n`)}),
  ],
  ['front matter that is not YAML', 422, () => save({content: encoded('---\ntitle: [a\n---\n\n字\n')})],
  [
    'a field of a megabyte',
    400,
    () => save({content: encoded(text.replace(/^title: .*/m, `title: ${'字'.repeat(120_000)}`))}),
  ],
  [
    'a field that is too long',
    422,
    () => save({content: encoded(text.replace(/^title: .*/m, `title: ${'字'.repeat(3000)}`))}),
  ],
  ['more than a document', 413, () => save({content: 'A'.repeat(3_000_000)})],
  [
    'a body that is compressed',
    400,
    () =>
      app.inject({
        method: 'POST',
        url: contents,
        headers: {...headers(), 'content-type': 'application/json', 'content-encoding': 'gzip'},
        payload: gzipSync(
          JSON.stringify({files: Array.from({length: 1000}, () => ({operation: 'update', path: 'a'}))}),
        ),
      }),
  ],
  ['a picture too large to open', 422, async () => send(await bomb())],
  ['a picture of 26 MB', 413, () => send(Buffer.alloc(26 * 1024 * 1024))],
  [
    'a drawing with a script',
    422,
    () => send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'a.svg'),
  ],
  ['a page as a picture', 422, () => send(Buffer.from('<html><script>alert(1)</script>'))],
  ['a compressed file as a picture', 422, () => send(gzipSync(Buffer.alloc(50_000_000)))],
  ['half a picture', 422, () => send(Buffer.from('89504e470d0a1a0a0000', 'hex'))],
  ['a login from an address that is not the proxy', 403, () => from('203.0.113.9')],
  [
    'a login from such an address that claims to be another',
    403,
    () => from('203.0.113.9', {'x-forwarded-for': '10.1.0.1'}),
  ],
  ['a login from a network beside the proxy', 403, () => from('10.2.0.1')],
  ['a login that nobody has', 403, () => from('10.1.0.1', {'x-forwarded-user': 'root'})],
  ['a login that is another branch', 403, () => from('10.1.0.1', {'x-forwarded-user': 'wang/../main'})],
  ['two logins', 403, () => from('10.1.0.1', {'x-forwarded-user': 'wang, root'})],
  ['no login', 401, () => from('10.1.0.1', {'x-forwarded-user': ''})],
  ['a save from another site', 403, () => save({}, {origin: 'https://evil.example'})],
  ['a save from a page without origin', 403, () => save({}, {origin: 'null'})],
  ['a save without the token', 401, () => save({}, {authorization: ''})],
  ['a save with the token of another start', 401, () => save({}, {authorization: `token ${'A'.repeat(43)}`})],
  [
    'a call without the token, its address spelled in another way',
    401,
    () => app.inject({url: '/write/%61pi/v1/user', headers: signedIn}),
  ],
  [
    'a form without the token',
    403,
    () =>
      app.inject({
        method: 'POST',
        url: '/write/review',
        headers: {...signedIn, 'content-type': 'application/x-www-form-urlencoded'},
        payload: 'token=',
      }),
  ],
  [
    'a form as JSON',
    403,
    () => app.inject({method: 'POST', url: '/write/review', headers: signedIn, payload: {token}}),
  ],
  ['another name of this host', 421, () => from('10.1.0.1', {host: 'evil.example'})],
  [
    'a file of the server as a part of the editor',
    404,
    () => app.inject({url: '/write/lib/..%2f..%2fetc%2fpasswd', headers: signedIn}),
  ],
];

it('is a list of at least twenty', () => expect(attacks.length).toBeGreaterThanOrEqual(20));

describe('refused, in Chinese, without a trace at the forge', () => {
  it.each(attacks)('%s', async (_, status, attempt) => {
    const before = forge.git('for-each-ref');
    const {statusCode, body} = await attempt();
    expect({statusCode, body}).toEqual({statusCode: status, body: expect.anything()});
    if (status !== 404) expect(body).toMatch(/\p{Script=Han}/u);
    expect(body).not.toContain(forgeToken);
    expect(forge.git('for-each-ref')).toBe(before);
    expect(forge.pulls).toEqual([]);
  });
});

it('a link in the repository is a file with its target as text, and reads nothing else', async () => {
  const {statusCode, body} = await app.inject({
    method: 'POST',
    url: '/write/api/v1/repos/desk/site/file-contents',
    headers: headers(),
    payload: {files: ['desk/zh-CN/docs/troubleshooting/network/t0099.md', 'desk/zh-CN/docs/outside/passwd.md']},
  });
  expect(statusCode).toBe(200);
  const [first, second] = JSON.parse(body) as ({content: string} | null)[];
  expect(Buffer.from(first!.content, 'base64').toString()).toBe('/etc/passwd');
  expect(second).toBeNull();
});

it('a person who asks too much waits, and others do not', async () => {
  const many = hostedDesk({root, bundle: folder, settings: settings(), site: null});
  let last = 200;
  for (let count = 0; count < 301; count += 1)
    last = (await many.inject({url: '/write/new', headers: signedIn})).statusCode;
  expect(last).toBe(429);
  await many.close();
});

it('the token of the forge is in no command line and in no file of the desk', () => {
  const found = execFileSync('sh', ['-c', `grep -rl ${forgeToken} ${folder} || true`], {encoding: 'utf8'});
  expect(found).toBe('');
});

it('a name and a mail address of a writer do not break a commit', () => {
  const people = (more: object) => ({
    WRITE_USERS: JSON.stringify([{login: 'wang', name: '王', email: 'w@example.com', role: 'writer', ...more}]),
  });
  for (const wrong of [
    {login: '../main'},
    {login: 'wang.lock'},
    {login: 'a..b'},
    {login: '-wang'},
    {login: 'wang main'},
    {login: 'Wang'},
    {name: 'a\nb'},
    {name: 'a <b>'},
    {email: 'nobody'},
    {role: 'admin'},
  ]) {
    expect(() => settings(people(wrong))).toThrow('WRITE_USERS');
  }
});
