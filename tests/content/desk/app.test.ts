/** The server of the desk: who may use it, what it saves, what it refuses. */
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import type {FastifyInstance} from 'fastify';
import sharp from 'sharp';
import {deskApp} from '../../../scripts/desk/app';
import type {DeskProblem} from '../../../scripts/desk/checks';
import {localAccess} from '../../../scripts/desk/people';
import {blobSha, LocalWorkspace, type Conflict} from '../../../scripts/desk/workspace';

const repository = path.resolve(__dirname, '../../..');
const chinese = 'docs/troubleshooting/network/t0001.md';
const english = `i18n/en/docusaurus-plugin-content-docs/current/troubleshooting/network/t0001.md`;
const inEditor = (locale: string) => `desk/${locale}/docs/troubleshooting/network/t0001.md`;
const contents = '/write/api/v1/repos/desk/site/contents';

let root = '';
let app: FastifyInstance;

/** Folders of the documents of an edition. Most tests need one category: copying all takes longer than they do. */
const documents = ['docs', 'i18n/en/docusaurus-plugin-content-docs/current'];
const copy = (name: string) => cpSync(path.join(repository, name), path.join(root, name), {recursive: true});

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  for (const folder of documents) copy(`${folder}/troubleshooting/network`);
  copy('static/img');
  copy('scripts/desk/desk.css');
  mkdirSync(path.join(root, 'bundle/assets'), {recursive: true});
  writeFileSync(path.join(root, 'bundle/client.js'), 'export {};');
  const workspace = new LocalWorkspace(root);
  const access = localAccess(3003, 'secret');
  const site = 'https://www.example.com';
  app = deskApp({root, bundle: path.join(root, 'bundle'), access, workspaceOf: () => workspace, site});
});
afterEach(async () => {
  await app.close();
  rmSync(root, {recursive: true});
});

const headers = {host: '127.0.0.1:3003', origin: 'http://127.0.0.1:3003', authorization: 'token secret'};
const read = (file: string) => readFileSync(path.join(root, file));
const encoded = (text: string) => Buffer.from(text).toString('base64');

const save = (...files: object[]) => app.inject({method: 'POST', url: contents, headers, payload: {files}});
const edited = (text: string) => ({
  operation: 'update',
  path: inEditor('zh-CN'),
  content: encoded(text),
  sha: blobSha(read(chinese)),
});

describe('who may use it', () => {
  it('only this machine by its own name', async () => {
    for (const host of ['evil.example:3003', '127.0.0.1:80', 'localhost', '']) {
      expect((await app.inject({url: '/write', headers: {host}})).statusCode).toBe(421);
    }
    expect((await app.inject({url: '/write', headers: {host: 'localhost:3003'}})).statusCode).toBe(200);
  });

  it('only the page of the desk', async () => {
    for (const origin of ['http://evil.example', 'null', 'http://127.0.0.1:3001', 'https://127.0.0.1:3003']) {
      const answer = await app.inject({
        method: 'POST',
        url: contents,
        headers: {...headers, origin},
        payload: {files: []},
      });
      expect(answer.statusCode).toBe(403);
    }
  });

  it.each(['', 'token', 'token wrong', 'Bearer secret', 'secret'])(
    'not with "%s" for the token',
    async (authorization) => {
      const urls = ['/write/api/v1/user', '/write/api/v1/version', '/write/api/v1/repos/desk/site/branches/main'];
      for (const url of urls) {
        expect((await app.inject({url, headers: {...headers, authorization}})).statusCode).toBe(401);
      }
      const answer = await app.inject({
        method: 'POST',
        url: contents,
        headers: {...headers, authorization},
        payload: {files: []},
      });
      expect(answer.statusCode).toBe(401);
    },
  );

  it('allows scripts of its own only, and no frame around it', async () => {
    const {headers: sent, body} = await app.inject({url: '/write', headers});
    const policy = String(sent['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(body).not.toMatch(/https?:\/\/(?!127\.0\.0\.1:3003)/);
  });

  it.each([
    '/write/lib/../../package.json',
    '/write/lib/%2e%2e/%2e%2e/package.json',
    '/write/lib/assets/..%2f..%2fx',
    '/write/lib//etc/passwd',
  ])('%s is no file of the editor', async (url) => {
    expect((await app.inject({url, headers})).statusCode).toBe(404);
  });
});

describe('saving', () => {
  it('writes the file as the repository has it, and nothing else', async () => {
    const text = read(chinese).toString();
    const others = read(english);
    const answer = await save(edited(text.replace('可以少查几步', '能少走一半路').replace(/\n+$/, '')), {
      operation: 'update',
      path: inEditor('en'),
      content: others.toString('base64'),
      sha: blobSha(others),
    });
    expect(answer.statusCode).toBe(201);
    expect(read(chinese).toString()).toBe(text.replace('可以少查几步', '能少走一半路'));
    expect(read(english).equals(others)).toBe(true);
    expect(answer.json<{files: {sha: string}[]}>().files[0]!.sha).toBe(blobSha(read(chinese)));
    expect(readdirSync(path.join(root, path.dirname(chinese))).filter((name) => name.includes('.new'))).toEqual([]);
  });

  it('refuses what was edited from an older version, and saves none of the files', async () => {
    const before = read(english);
    const stale = edited('---\nid: t0001\n---\n\n旧\n');
    writeFileSync(path.join(root, chinese), read(chinese).toString().replace('可以少查几步', '别人改过'));
    const kept = read(chinese);
    const answer = await save(
      {
        operation: 'update',
        path: inEditor('en'),
        content: encoded('---\nid: t0001\n---\n\nNew.\n'),
        sha: blobSha(before),
      },
      stale,
    );
    expect(answer.statusCode).toBe(409);
    const {message, conflicts} = answer.json<{message: string; conflicts: Conflict[]}>();
    expect(message).toContain('被别人改过');
    expect(conflicts).toEqual([
      {path: inEditor('zh-CN'), mine: '---\nid: t0001\n---\n\n旧\n', theirs: kept.toString(), sha: blobSha(kept)},
    ]);
    expect(read(chinese).equals(kept)).toBe(true);
    expect(read(english).equals(before)).toBe(true);
  });

  it('creates a translation, but not over one that is there, and gives a Chinese text no source', async () => {
    rmSync(path.join(root, english));
    const content = encoded('---\nid: t0001\nsource_updated: 2026-11-23\n---\n\nText.\n');
    expect((await save({operation: 'create', path: inEditor('en'), content})).statusCode).toBe(201);
    expect(read(english).toString()).toContain('source_updated: 2026-11-23');
    expect((await save({operation: 'create', path: inEditor('en'), content})).statusCode).toBe(409);
    expect((await save({...edited(''), content})).statusCode).toBe(201);
    expect(read(chinese).toString()).not.toContain('source_updated');
  });

  it.each([
    ['delete', {operation: 'delete'}, 403],
    ['a new name', {from_path: 'desk/zh-CN/docs/troubleshooting/network/t0002.md'}, 403],
    ['a move', {operation: 'move'}, 403],
    ['a path that climbs', {path: 'desk/zh-CN/docs/../../package.json'}, 403],
    ['another kind of file', {path: 'desk/zh-CN/docs/troubleshooting/_category_.json'}, 403],
    ['code', {path: 'scripts/write.ts'}, 403],
    ['front matter that is not YAML', {content: encoded('---\ntitle: [a\n---\n\nText\n')}, 422],
    ['no version', {sha: undefined}, 409],
    ['a file that is gone', {path: 'desk/zh-CN/docs/troubleshooting/network/t9999.md'}, 409],
  ])('refuses %s', async (_, change, status) => {
    const before = read(chinese);
    expect((await save({...edited('---\nid: t0001\n---\n\n字\n'), ...change})).statusCode).toBe(status);
    expect(read(chinese).equals(before)).toBe(true);
  });

  it('refuses a folder that leads out of the repository', async () => {
    const outside = mkdtempSync(path.join(os.tmpdir(), 'outside-'));
    symlinkSync(outside, path.join(root, 'docs/link'));
    const change = {operation: 'create', path: 'desk/zh-CN/docs/link/a.md', content: encoded('字')};
    expect((await save(change)).statusCode).toBe(403);
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, {recursive: true});
  });

  it('refuses more than a document', async () => {
    expect((await save(edited('字'.repeat(1_000_000)))).statusCode).toBe(413);
    expect((await save(...Array.from({length: 21}, () => edited('字')))).statusCode).toBe(400);
    expect((await save()).statusCode).toBe(400);
  });
});

describe('reading', () => {
  const post = (files: string[]) =>
    app.inject({method: 'POST', url: '/write/api/v1/repos/desk/site/file-contents', headers, payload: {files}});

  it('gives documents only', async () => {
    const names = [inEditor('zh-CN'), 'package.json', 'desk/zh-CN/docs/../../package.json', '../../../etc/passwd'];
    const [first, ...rest] = (await post(names)).json<({content: string} | null)[]>();
    expect(Buffer.from(first!.content, 'base64').equals(read(chinese))).toBe(true);
    expect(rest).toEqual([null, null, null]);
  });

  it('lists every document, and notices a change by somebody else', async () => {
    const branch = async () =>
      (await app.inject({url: '/write/api/v1/repos/desk/site/branches/main', headers})).json<{commit: {id: string}}>()
        .commit.id;
    const before = await branch();
    expect(await branch()).toBe(before);
    writeFileSync(path.join(root, chinese), `${read(chinese).toString()}\n另一句。\n`);
    expect(await branch()).not.toBe(before);
    const {tree} = (await app.inject({url: '/write/api/v1/repos/desk/site/git/trees/main', headers})).json<{
      tree: {path: string}[];
    }>();
    expect(tree.map((file) => file.path)).toContain(inEditor('en'));
    expect(tree.every((file) => file.path.endsWith('.md'))).toBe(true);
  });
});

describe('checks of what is not saved', () => {
  const check = async (text: string, locale = 'zh-CN') =>
    (
      await app.inject({
        method: 'POST',
        url: '/write/api/check',
        headers,
        payload: {
          drafts: [
            {path: inEditor(locale), text},
            {
              path: inEditor(locale === 'en' ? 'zh-CN' : 'en'),
              text: read(locale === 'en' ? chinese : english).toString(),
            },
          ],
        },
      })
    ).json<{problems: DeskProblem[]; pages: Record<string, string>}>();

  it('find nothing in a sound article, and know its page', async () => {
    documents.forEach(copy);
    expect(await check(read(chinese).toString())).toEqual({
      problems: [],
      pages: {'zh-CN': '/support/troubleshooting/details/t0001', en: '/global/support/troubleshooting/details/t0001'},
    });
  });

  it('name field and line in Chinese, and leave the file alone', async () => {
    const before = read(chinese);
    const text = before
      .toString()
      .replace(/^title: .*$/m, 'title: 离线')
      .replace(/^related: .*$/m, 'related: [t9998]')
      .replace('可以少查几步', '可以少查几步,点击');
    const {problems} = await check(text);
    expect(problems).toEqual(
      expect.arrayContaining([
        {locale: 'zh-CN', field: 'title', label: '标题', message: '要8到28个字，现在2个'},
        {locale: 'zh-CN', field: 'related', label: '没解决时接着试', message: expect.stringMatching(/^没有文章t9998/)},
        {locale: 'zh-CN', label: '正文', line: 1, message: '写“点”，不写“点击”'},
      ]),
    );
    expect(read(chinese).equals(before)).toBe(true);
  });

  it('compare the two languages as they are typed', async () => {
    const {problems} = await check(
      read(english)
        .toString()
        .replace(/^minutes: .*$/m, 'minutes: 99'),
      'en',
    );
    expect(problems).toContainEqual(expect.objectContaining({locale: 'en', field: 'minutes'}));
  });
});

describe('pictures', () => {
  const send = (content: Buffer, name = '灯 Photo.JPG') =>
    app.inject({
      method: 'POST',
      url: `/write/api/pictures?name=${encodeURIComponent(name)}`,
      headers: {...headers, 'content-type': 'application/octet-stream'},
      payload: content,
    });
  const picture = (width: number, height: number) => sharp({create: {width, height, channels: 3, background: '#c33'}});

  it('become WebP of at most 1600 pixels without what else was in the file, named by content', async () => {
    const jpeg = await picture(3000, 1000)
      .withExif({IFD0: {Copyright: 'secret'}})
      .jpeg()
      .toBuffer();
    const first = (await send(jpeg)).json<{path: string}>().path;
    expect(first).toMatch(/^\/media\/articles\/photo-[0-9a-f]{8}\.webp$/);
    const {width, height, format, exif} = await sharp(read(`static${first}`)).metadata();
    expect({width, height, format, exif}).toEqual({width: 1600, height: 533, format: 'webp', exif: undefined});
    expect((await send(jpeg)).json<{path: string}>().path).toBe(first);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('refuse %s', async (_, content) => expect((await send(content)).statusCode).toBe(422));

  it('refuse one with too many pixels, and a name that climbs', async () => {
    expect((await send(await picture(10_000, 7_000).png().toBuffer())).statusCode).toBe(422);
    const {path: address} = (await send(await picture(8, 8).png().toBuffer(), '../../../x.png')).json<{path: string}>();
    expect(address).toMatch(/^\/media\/articles\/x-[0-9a-f]{8}\.webp$/);
  });
});

it('the list of what to write links into the desk', async () => {
  writeFileSync(
    path.join(root, chinese),
    read(chinese)
      .toString()
      .replace('可以少查几步', '【待填写】')
      .replace(/^title: .*$/m, 'title: "<script>"'),
  );
  rmSync(path.join(root, english));
  const {body, statusCode} = await app.inject({url: '/write/queue', headers});
  expect(statusCode).toBe(200);
  expect(body).toContain('/write#/collections/articles/entries/network/t0001');
  expect(body).toMatch(/草稿（1）/);
  expect(body).toMatch(/要翻译（\d+）/);
  expect(body).not.toContain('<script>');
  expect(body).toMatch(/href="https:\/\/www\.example\.com\/support\/[\w/-]+#desk=on"/);
});

describe('from a page of the site', () => {
  beforeEach(() => documents.forEach(copy));

  const improve = (page: string) => app.inject({url: `/write/improve?page=${encodeURIComponent(page)}`, headers});

  it.each([
    ['/support/troubleshooting/details/t0001', '/write#/collections/articles/entries/network/t0001'],
    ['/global/support/troubleshooting/details/t0001', '/write#/collections/articles/entries/network/t0001'],
    ['/support/manuals/e3-x/', '/write#/collections/manuals/entries/e3-x'],
  ])('%s leads to its text', async (page, link) => {
    const {statusCode, headers: sent} = await improve(page);
    expect([statusCode, sent.location]).toEqual([302, link]);
  });

  it.each(['/products/ai-box', '//evil.example', 'https://evil.example/', ''])('"%s" leads nowhere', async (page) => {
    expect((await improve(page)).statusCode).toBe(404);
  });
});

it("on one's own computer there is no review, and a folder without git has no history", async () => {
  for (const url of ['/write/review', '/write/api/review', '/write/api/conflicts']) {
    expect((await app.inject({url, headers})).statusCode).toBe(404);
  }
  const {body} = await app.inject({url: `/write/history?path=${inEditor('zh-CN')}`, headers});
  expect(body).toContain('还没有提交过的历史');
});

describe('a new document', () => {
  const send = (fields: [string, string][], more: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/write/new',
      headers: {
        host: headers.host,
        origin: headers.origin,
        'content-type': 'application/x-www-form-urlencoded',
        ...more,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const article: [string, string][] = [
    ['token', 'secret'],
    ['kind', 'article'],
    ['catalogue', 'network'],
    ['title-zh', '摄像机连不上5 GHz的Wi-Fi'],
    ['title-en', 'Camera does not join a 5 GHz network'],
    ['models', 'w3-e'],
    ['models', 'w3-s'],
    ['query', '5G连不上'],
  ];

  it('comes from the scaffold, in both languages, and opens in the desk', async () => {
    const answer = await send(article);
    expect(answer.statusCode).toBe(303);
    const [, id] = /^\/write#\/collections\/articles\/entries\/network\/(t\d{4})$/.exec(
      String(answer.headers.location),
    )!;
    const text = read(`docs/troubleshooting/network/${id}.md`).toString();
    expect(text).toContain('models: [w3-e, w3-s]');
    expect(text).toContain('symptoms: [5G连不上,');
    expect(read(english.replace('t0001', id!)).toString()).toContain('title: Camera does not join a 5 GHz network');
  });

  it('may be the translation of a text that has none', async () => {
    rmSync(path.join(root, english));
    const fields: [string, string][] = [
      ['token', 'secret'],
      ['kind', 'translation'],
      ['file', chinese],
    ];
    expect((await send(fields)).statusCode).toBe(303);
    expect(read(english).toString()).toContain('source_updated:');
    expect((await send(fields)).statusCode).toBe(409);
  });

  it.each([
    ['without the token', article.slice(1), {}, 403],
    ['with another token', [['token', 'wrong'], ...article.slice(1)], {}, 403],
    ['from another page', article, {origin: 'http://evil.example'}, 403],
    ['of no kind', article.filter(([name]) => name !== 'kind'), {}, 422],
    ['of a device', article.map(([name, value]) => [name, name === 'kind' ? 'device' : value]), {}, 422],
    ['in no catalogue', article.map(([name, value]) => [name, name === 'catalogue' ? '../..' : value]), {}, 422],
    ['without title', article.filter(([name]) => name !== 'title-zh'), {}, 422],
    ['as JSON', article, {'content-type': 'application/json'}, 400],
  ])('is not made %s', async (_, fields, more, status) => {
    expect((await send(fields as [string, string][], more)).statusCode).toBe(status);
  });

  it('has forms with the choices of the registries', async () => {
    const {body} = await app.inject({url: '/write/new?query=%3Cb%3E%E7%81%AF', headers});
    expect(body).toContain('<option value="live-view">实时画面</option>');
    expect(body).toContain('value="&lt;b&gt;灯"');
  });
});
