/** The desk on a server: real git over HTTP, and a double of each forge that knows only what its description has. */
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest} from '@jest/globals';
import type {FastifyInstance} from 'fastify';
import sharp from 'sharp';
import {hostedDesk} from '../../../scripts/desk/hostedDesk';
import type {ReviewState} from '../../../scripts/desk/review';
import {hostedSettings} from '../../../scripts/desk/settings';
import {blobSha, type Conflict} from '../../../scripts/desk/workspace';
import {ForgeDouble, forgeToken, type ForgeKind} from '../../support/forge';

const root = path.resolve(__dirname, '../../..');
const chinese = 'docs/troubleshooting/network/t0001.md';
const english = 'i18n/en/docusaurus-plugin-content-docs/current/troubleshooting/network/t0001.md';
const inEditor = 'desk/zh-CN/docs/troubleshooting/network/t0001.md';
const contents = '/write/api/v1/repos/desk/site/contents';
// Git runs some hundred times in the longest one: seconds, but a minute where everything else runs too.
jest.setTimeout(120_000);

const people = [
  {login: 'wang', name: '王编辑', email: 'wang@example.com', role: 'writer'},
  {login: 'zhao', name: '赵审稿', email: 'zhao@example.com', role: 'reviewer'},
];

/** A desk over a forge, with what a browser of a person sends. */
class Scene {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'desk-hosted-'));
  readonly forge: ForgeDouble;
  app!: FastifyInstance;

  constructor(private readonly kind: ForgeKind) {
    this.forge = new ForgeDouble(kind);
  }

  async start(): Promise<void> {
    await this.forge.start(root, ['docs/troubleshooting/network', english]);
    this.restart();
  }

  /** The desk begins again with its folder. */
  restart(): void {
    const settings = hostedSettings({
      WRITE_REMOTE: `${this.forge.url}/desk/site.git`,
      WRITE_FORGE: this.kind,
      WRITE_TOKEN: forgeToken,
      WRITE_ORIGIN: 'https://desk.example.com',
      WRITE_TRUSTED: '127.0.0.1',
      WRITE_USERS: JSON.stringify(people),
      WRITE_PREVIEW_URL: 'https://{branch}.preview.example.com/',
      WRITE_DIR: this.folder,
    });
    this.tokens.clear();
    this.app = hostedDesk({root, bundle: this.folder, settings, site: null});
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.forge.stop();
    rmSync(this.folder, {recursive: true, force: true});
  }

  private readonly common = {host: 'desk.example.com', origin: 'https://desk.example.com'};

  private readonly tokens = new Map<string, string>();

  private async token(login: string): Promise<string> {
    const known = this.tokens.get(login);
    if (known !== undefined) return known;
    const {body} = await this.app.inject({url: '/write', headers: {...this.common, 'x-forwarded-user': login}});
    const token = /"token":"([\w-]+)"/.exec(body)![1]!;
    this.tokens.set(login, token);
    return token;
  }

  async call<Answer>(login: string, url: string, payload?: object, method = payload ? 'POST' : 'GET') {
    const headers = {
      ...this.common,
      'x-forwarded-user': login,
      authorization: `token ${await this.token(login)}`,
      ...(Buffer.isBuffer(payload) && {'content-type': 'application/octet-stream'}),
    };
    const answer = await this.app.inject({method: method as 'GET', url, headers, ...(payload && {payload})});
    return {status: answer.statusCode, json: answer.json<Answer & {message?: string}>()};
  }

  async page(login: string, url: string, form?: Record<string, string>) {
    const headers = {
      ...this.common,
      'x-forwarded-user': login,
      ...(form && {'content-type': 'application/x-www-form-urlencoded'}),
    };
    const fields = form && {payload: new URLSearchParams({token: await this.token(login), ...form}).toString()};
    return this.app.inject({method: form ? 'POST' : 'GET', url, headers, ...fields});
  }

  /** Opens the document and saves it with another sentence. */
  async edit(login: string, from: string, to: string) {
    await this.call(login, '/write/api/v1/repos/desk/site/branches/main');
    const [file] = (
      await this.call<{content: string}[]>(login, '/write/api/v1/repos/desk/site/file-contents', {files: [inEditor]})
    ).json;
    const old = Buffer.from(file!.content, 'base64');
    return this.save(login, old.toString().replace(from, to), blobSha(old));
  }

  save(login: string, text: string, sha: string) {
    const content = Buffer.from(text).toString('base64');
    return this.call<{conflicts?: Conflict[]}>(login, contents, {
      files: [{operation: 'update', path: inEditor, content, sha}],
    });
  }

  review = async (login: string) => (await this.call<ReviewState>(login, '/write/api/review')).json;
}

let scene: Scene;
const original = readFileSync(path.join(root, chinese), 'utf8');
const [sentence, mine, theirs] = ['可以少查几步', '能少走很多路', '别人改过这句'];

beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => void jest.restoreAllMocks());

describe.each(['gitea', 'gitlab', 'github'] as const)('%s', (kind) => {
  beforeEach(async () => {
    scene = new Scene(kind);
    await scene.start();
  });
  afterEach(async () => {
    expect(scene.forge.unknown).toEqual([]);
    await scene.stop();
  });

  it('takes a sentence from the desk over review to the main branch', async () => {
    expect((await scene.review('wang')).text).toBe('');
    expect((await scene.edit('wang', sentence, mine)).status).toBe(201);
    expect(scene.forge.read('write/wang', chinese)).toBe(original.replace(sentence, mine));
    expect(scene.forge.git('log', '-1', '--format=%an <%ae>', 'write/wang')).toBe('王编辑 <wang@example.com>');
    expect(scene.forge.read('main', chinese)).toBe(original);
    expect(await scene.review('wang')).toMatchObject({
      text: '还没送审，还没有自动检查',
      canSend: true,
      changed: [inEditor],
      preview: 'https://write-wang.preview.example.com',
    });

    // A second save is a second commit of the same request.
    expect((await scene.edit('wang', mine, `${mine}，先看灯`)).status).toBe(201);
    expect(scene.forge.pulls).toHaveLength(1);

    const sent = await scene.call<ReviewState>('wang', '/write/api/review', {});
    expect(sent.json).toMatchObject({text: '已送审，等人看，还没有自动检查', canSend: false});
    scene.forge.job('write/wang', {name: 'build', state: 'running', url: 'https://ci.example.com/1'});
    expect((await scene.review('wang')).text).toBe('已送审，等人看，自动检查正在进行');
    scene.forge.job('write/wang', {name: 'build', state: 'failed', url: 'https://ci.example.com/1'});
    scene.forge.pulls[0]!.reviews.push({who: 'zhao', state: 'changes'});
    expect(await scene.review('wang')).toMatchObject({
      text: '要修改，改好保存就行，自动检查没通过',
      checks: 'https://ci.example.com/1',
    });
    scene.forge.pulls[0]!.reviews = [{who: 'zhao', state: 'approved'}];
    scene.forge.job('write/wang', {name: 'build', state: 'passed', url: 'https://ci.example.com/1'});
    scene.forge.job('write/wang', {name: 'deploy preview', state: 'passed', url: 'https://p1.example.com/'});
    expect(await scene.review('wang')).toMatchObject({
      text: '已通过，等合并，自动检查通过',
      preview: 'https://p1.example.com',
    });

    scene.forge.merge('write/wang', 'merge');
    expect(await scene.review('wang')).toMatchObject({text: '已合并', canSend: false, preview: null, changed: []});
  });

  it('says in Chinese what the forge refuses, and that it does not answer', async () => {
    await scene.edit('wang', sentence, mine);
    for (const [answer, words] of [
      [401, '不认识写字台的令牌'],
      [403, '令牌权限不够'],
      [404, '没有找到这个仓库'],
      [429, '请求太多'],
      [502, '出错（502）'],
    ] as const) {
      scene.forge.broken = answer;
      const {status, json} = await scene.call('wang', '/write/api/review', {});
      expect([status, json.message]).toEqual([503, expect.stringContaining(words)]);
    }
  });
});

describe('the branch', () => {
  beforeEach(async () => {
    scene = new Scene('gitea');
    await scene.start();
  });
  afterEach(() => scene.stop());

  it.each(['nothing', 'the same sentence'])(
    'begins anew after it was merged as one commit, and %s since',
    async (since) => {
      await scene.edit('wang', sentence, mine);
      scene.forge.merge('write/wang', 'squash');
      const published = since === 'nothing' ? mine : theirs;
      scene.forge.write('main', chinese, original.replace(sentence, published));
      expect((await scene.edit('wang', published, '第二次改')).status).toBe(201);
      expect(scene.forge.pulls.map(({state}) => state)).toEqual(['merged', 'open']);
      expect(scene.forge.git('rev-list', '--count', 'main..write/wang')).toBe('1');
      expect(scene.forge.read('write/wang', chinese)).toContain('第二次改');
    },
  );

  it('takes in what was published meanwhile, where nobody touched the same lines', async () => {
    await scene.edit('wang', sentence, mine);
    scene.forge.write('main', chinese, `${original}\n新的一段。\n`);
    expect((await scene.edit('wang', mine, `${mine}，先看灯`)).status).toBe(201);
    const merged = scene.forge.read('write/wang', chinese);
    expect(merged).toContain(`${mine}，先看灯`);
    expect(merged).toContain('新的一段。');
    expect(scene.forge.git('merge-base', 'main', 'write/wang')).toBe(scene.forge.git('rev-parse', 'main'));
  });

  it('refuses a save from an older version with both texts, and loses neither', async () => {
    scene.forge.write('main', chinese, original.replace(sentence, theirs));
    const {status, json} = await scene.save('wang', original.replace(sentence, mine), blobSha(Buffer.from(original)));
    expect(status).toBe(409);
    const [conflict] = json.conflicts!;
    expect(conflict).toMatchObject({path: inEditor});
    expect(conflict!.mine).toContain(mine);
    expect(conflict!.theirs).toContain(theirs);
    const answer = await scene.save('wang', original.replace(sentence, `${theirs}，${mine}`), conflict!.sha!);
    expect(answer.status).toBe(201);
    expect(scene.forge.read('write/wang', chinese)).toContain(`${theirs}，${mine}`);
  });

  it('with a conflict is not sent before the writer compared both texts', async () => {
    await scene.edit('wang', sentence, mine);
    scene.forge.write('main', chinese, original.replace(sentence, theirs));
    expect(await scene.review('wang')).toMatchObject({conflicts: 1, canSend: false});
    expect((await scene.call('wang', '/write/api/review', {})).status).toBe(409);
    const {conflicts} = (await scene.call<{conflicts: Conflict[]}>('wang', '/write/api/conflicts')).json;
    expect(conflicts).toEqual([
      {
        path: inEditor,
        mine: original.replace(sentence, mine),
        theirs: original.replace(sentence, theirs),
        sha: blobSha(Buffer.from(original.replace(sentence, theirs))),
      },
    ]);
    expect((await scene.call('wang', '/write/api/conflicts', {files: []})).status).toBe(409);
    const files = [{path: inEditor, text: original.replace(sentence, `${mine}，${theirs}`)}];
    expect((await scene.call<ReviewState>('wang', '/write/api/conflicts', {files})).json).toMatchObject({
      conflicts: 0,
      canSend: true,
    });
    expect(scene.forge.read('write/wang', chinese)).toContain(`${mine}，${theirs}`);
    scene.forge.merge('write/wang', 'merge');
    expect(scene.forge.read('main', chinese)).toContain(`${mine}，${theirs}`);
  });

  it('keeps a push of somebody else to it', async () => {
    await scene.edit('wang', sentence, mine);
    scene.forge.write('write/wang', chinese, original.replace(sentence, '审稿的人改的'));
    expect((await scene.save('wang', original, blobSha(Buffer.from(original.replace(sentence, mine))))).status).toBe(
      409,
    );
    expect(scene.forge.read('write/wang', chinese)).toContain('审稿的人改的');
  });

  it('has saves at the same moment one after the other', async () => {
    const picture = await sharp({create: {width: 9, height: 9, channels: 3, background: '#c33'}})
      .png()
      .toBuffer();
    const names = ['a', 'b', 'c'];
    const answers = await Promise.all(
      names.map((name) => scene.call('wang', `/write/api/pictures?name=${name}`, picture)),
    );
    expect(answers.map(({status}) => status)).toEqual([201, 201, 201]);
    expect(scene.forge.git('rev-list', '--count', 'main..write/wang')).toBe('3');
    expect(scene.forge.pulls).toHaveLength(1);
  });

  it('saves nothing while the forge does not answer, and goes on after a restart', async () => {
    await scene.edit('wang', sentence, mine);
    scene.forge.isGitBroken = true;
    const refused = await scene.save('wang', original, blobSha(Buffer.from(original.replace(sentence, mine))));
    expect([refused.status, refused.json.message]).toEqual([503, expect.stringContaining('没有保存')]);
    scene.forge.isGitBroken = false;
    await scene.app.close();
    scene.restart();
    expect((await scene.edit('wang', mine, '重启以后')).status).toBe(201);
    expect(scene.forge.read('write/wang', chinese)).toContain('重启以后');
  });

  it('keeps a save after which the forge did not answer, and asks for the review later', async () => {
    scene.forge.broken = 502;
    expect((await scene.edit('wang', sentence, mine)).status).toBe(201);
    scene.forge.broken = null;
    expect(scene.forge.pulls).toHaveLength(0);
    expect(await scene.review('wang')).toMatchObject({canSend: true});
    expect(scene.forge.pulls).toHaveLength(1);
  });

  it('is one for each writer, and reviewers see what was sent', async () => {
    await scene.edit('wang', sentence, mine);
    await scene.page('wang', '/write/review', {});
    expect((await scene.page('wang', '/write/review')).body).not.toContain('等您审的');
    const {body} = await scene.page('zhao', '/write/review');
    expect(body).toContain('等您审的（1）');
    expect(body).toContain('王编辑，已送审');
    expect((await scene.edit('zhao', sentence, '赵的一句')).status).toBe(201);
    expect(scene.forge.read('write/wang', chinese)).toContain(mine);
  });

  it('shows who changed a document, when and what', async () => {
    await scene.edit('wang', sentence, mine);
    const {body} = await scene.page('wang', `/write/history?path=${inEditor}`);
    expect(body).toMatch(/<time datetime="2\d{3}-[^"]+">[^<]+<\/time> 王编辑<small>改摄像机/);
    const {json} = await scene.call<{commit: {author: {name: string}}}[]>(
      'wang',
      `/write/api/v1/repos/desk/site/commits?path=${inEditor}`,
    );
    expect(json[0]!.commit.author.name).toBe('王编辑');
  });

  it('takes new documents from the scaffold', async () => {
    const make = async (login: string) => {
      const answer = await scene.page(login, '/write/new', {
        kind: 'article',
        catalogue: 'network',
        'title-zh': '摄像机连不上5 GHz的Wi-Fi',
        'title-en': 'Camera does not join a 5 GHz network',
        models: 'w3-e',
      });
      expect(answer.statusCode).toBe(303);
      return /(t\d{4})$/.exec(String(answer.headers.location))![1];
    };
    const id = await make('wang');
    expect(scene.forge.read('write/wang', `docs/troubleshooting/network/${id}.md`)).toContain('models: [w3-e]');
    expect(scene.forge.read('write/wang', english.replace('t0001', id!))).toContain('Camera does not join');
    expect(existsSync(path.join(root, `docs/troubleshooting/network/${id}.md`))).toBe(false);
    // Once it is published, the next one of anybody has the next number, and the list of drafts knows it.
    scene.forge.merge('write/wang', 'squash');
    expect((await scene.page('zhao', '/write/queue')).body).toContain(`entries/network/${id}"`);
    expect(await make('zhao')).not.toBe(id);
  });
});
