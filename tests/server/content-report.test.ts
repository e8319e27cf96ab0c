/** What to mend first, from a filled store of each kind to the list a writer reads. */
import {randomUUID} from 'node:crypto';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, jest} from '@jest/globals';
import {renderArticles} from '../../scripts/lib/report/articleList';
import {articleReport, maxSearchPoints, type ArticleReport} from '../../scripts/lib/report/articles';
import type {DocumentRow} from '../../scripts/lib/report/documents';
import {readService} from '../../scripts/lib/report/read';
import {hasPostgres, postgresMissing, startPostgres, type ThrowawayPostgres} from '../../scripts/lib/postgres';
import {openPostgresStore} from '../../server/store/postgres';
import {openSqliteStore} from '../../server/store/sqlite';
import type {LeadSubmission, Store} from '../../server/store/store';

// The first run on a machine without PostgreSQL installs it.
jest.setTimeout(300_000);

const day = 86_400_000;
const start = Date.UTC(2026, 10, 1);

const document = (id: string, zh: string[], en: string[], more: Partial<DocumentRow> = {}): DocumentRow => ({
  file: `docs/troubleshooting/${id}.md`,
  id,
  title: zh[0]!,
  englishTitle: en[0] ?? null,
  slug: `/troubleshooting/details/${id}`,
  type: 'article',
  version: '6.x',
  owner: 'a',
  updated: '2026-10-01',
  reviewBy: '2027-04-01',
  ageDays: 31,
  overdueDays: -150,
  translation: 'current',
  sourceUpdated: '2026-10-01',
  words: {'zh-CN': zh, en: en.map((word) => word.toLowerCase())},
  ...more,
});

const documents = [
  document('t0001', ['摄像机离线', '掉线'], ['Camera shows offline', 'camera dead']),
  document('t0001', ['摄像机离线（5.x）', '掉线'], ['Camera shows offline (5.x)'], {
    version: '5.x',
    file: 'versioned_docs/version-5.x/troubleshooting/t0001.md',
  }),
  document('t0002', ['换了路由器', '换网络'], ['New router']),
  document('t0003', ['计数不准', '人数不对'], ['Wrong count']),
  document('t0004', ['录像丢失', '没有录像'], ['Lost recording']),
];

function request(
  form: string,
  path: string | undefined,
  overrides: Partial<LeadSubmission['lead']> = {},
): LeadSubmission {
  const id = randomUUID();
  const edition = form.endsWith('cn') ? 'zh-CN' : 'global';
  return {
    lead: {
      id,
      reference: `L-${id.slice(0, 8)}`,
      // The forms of a service request are read by the beginning of their name.
      form: form as LeadSubmission['lead']['form'],
      edition,
      quarantine: undefined,
      bodyHash: id,
      bodyEnc: `sealed ${id}`,
      contactHmac: id,
      // The title differs with each visitor's tab; the page counts as one.
      tracking: {source_path: path, source_page_title: id},
      createdAt: start,
      purgeAt: start + 180 * day,
      ...overrides,
    },
    deliveries: [],
    limits: [],
    code: {key: id, holders: {lead: id, client: 'none'}, digest: 'right...', maxAttempts: 5},
    contactLimit: {max: 3, windowMs: day},
    duplicateWindowMs: day,
  };
}

async function send(store: Store, submission: LeadSubmission): Promise<void> {
  const {key, holders, digest} = submission.code;
  await store.issueCode({
    key,
    holder: holders.lead,
    digest,
    issuedAt: start,
    expiresAt: start + 300_000,
    challenge: {id: randomUUID(), expiresAt: start + 600_000},
    limits: [],
  });
  expect(await store.submitLead(submission)).toMatchObject({outcome: 'stored'});
}

async function fill(store: Store): Promise<void> {
  for (const [form, path] of [
    ['service-cn', '/support/troubleshooting/details/t0003'],
    ['service-cn', '/support/troubleshooting/details/t0003/?from=search#2'],
    ['service-cn', '/support/5.x/troubleshooting/details/t0001'],
    ['service-global', '/global/support/troubleshooting/details/t0001'],
    ['service-cn', '/products/cloud-camera'],
    ['service-cn', undefined],
    // Another form is no service request.
    ['inquiry-cn', '/support/troubleshooting/details/t0004'],
  ] as const)
    await send(store, request(form, path));
  const robot = request('service-cn', '/support/troubleshooting/details/t0004', {quarantine: 'honeypot'});
  await send(store, robot);
  const spam = request('service-cn', '/support/troubleshooting/details/t0004');
  await send(store, spam);
  await store.workOnLead(spam.lead.id, {state: 'spam'}, {at: start, actor: 'anna'});

  const vote = (article: string, helpful: boolean, reason?: string, commentEnc?: string) =>
    store.addFeedback({id: randomUUID(), edition: 'zh-CN', article, helpful, reason, commentEnc, createdAt: start}, []);
  await vote('t0003', false, 'stuck', 'sealed');
  await vote('t0003', false, 'stuck');
  await vote('t0003', true);
  for (let reader = 0; reader < 5; reader += 1) await vote('t0004', true);
  await vote('t0001', false, 'translate');
  await vote('gone', false);

  const search = async (query: string, times: number, unopened: 0 | 1 = 0) => {
    for (let time = 0; time < times; time += 1)
      await store.addSearchMiss({edition: 'zh-CN', query, unopened, at: start}, []);
  };
  await search('掉线', 2, 1);
  await search('摄像机掉线了', 1);
  await search('换网络', maxSearchPoints + 5);
  await search('=hyperlink 没有录像', 1);
  // Too short to be about anything.
  await search('线', 9);

  const open = (query: string, path: string, previous?: string) =>
    store.addOpenedResult({edition: 'zh-CN', path, query, previous, at: start}, []);
  const details = '/support/troubleshooting/details';
  for (let visitor = 0; visitor < 3; visitor += 1) await open('画面卡', `${details}/t0004`);
  await open('=1+1', `${details}/t0004/`);
  await open('画面卡', `${details}/t0002`, `${details}/t0004`);
  await open('画面卡', '/products/cloud-camera', `${details}/t0004`);
}

function contract(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    let report: ArticleReport;
    beforeAll(async () => {
      store = await open();
      await fill(store);
      report = articleReport({documents, ...(await readService(store))});
    });
    afterAll(() => store.close());

    it('counts service requests by page: no other form, quarantined lead or spam, whatever the title of the tab', async () => {
      const found = (await store.leadSources('service-')).map(({form, path, count}) => `${form} ${path} ${count}`);
      expect(found.sort()).toEqual([
        'service-cn  1',
        'service-cn /products/cloud-camera 1',
        'service-cn /support/5.x/troubleshooting/details/t0001 1',
        'service-cn /support/troubleshooting/details/t0003 1',
        'service-cn /support/troubleshooting/details/t0003/?from=search#2 1',
        'service-global /global/support/troubleshooting/details/t0001 1',
      ]);
    });

    it('puts first what failed most readers, by the points that are written down', () => {
      expect(report.rows.map(({article, edition, points}) => [article, edition, points])).toEqual([
        ['t0002', 'zh-CN', maxSearchPoints],
        ['t0003', 'zh-CN', 2 * 5 + 2 * 3 + 1],
        ['t0001', 'zh-CN', 5 + 3],
        ['t0001', 'global', 5],
        ['t0004', 'zh-CN', 1 + 2],
      ]);
      expect(report.otherRequests).toBe(2);
    });

    it('says why, the heaviest reason first, and what to begin with', () => {
      const [, count, offline, english, recording] = report.rows;
      expect(count).toMatchObject({
        because:
          '2 customers sent a service request from this page; 2 of 3 readers said that it did not help, most often “I got stuck at a step” (2); 1 comment',
        begin: expect.stringContaining('service engineers'),
      });
      expect(offline).toMatchObject({
        title: '摄像机离线',
        olderRequests: 1,
        searches: [
          {query: '掉线', count: 2, unopened: 2},
          {query: '摄像机掉线了', count: 1, unopened: 0},
        ],
        because:
          '1 customer sent a service request from this page, all from version 5.x; 3 searches with its words ended without an opened page (“掉线” 2, “摄像机掉线了” 1)',
      });
      expect(english?.title).toBe('Camera shows offline');
      expect(recording).toMatchObject({
        helpful: 5,
        requests: 0,
        opened: 4,
        away: 2,
        visits: [
          {query: '画面卡', count: 3, away: 2},
          {query: '=1+1', count: 1, away: 0},
        ],
        because: expect.stringMatching(
          /^2 of 4 visitors from a search left it for another result \(“画面卡” 2\); 1 search with its words/,
        ),
        begin: expect.stringContaining('Answer these searches'),
      });
    });

    it('is a table, Markdown and CSV that a writer reads without knowing the points', () => {
      expect(renderArticles(report, 'table')).toMatch(
        /1\. t0002 zh-CN – mend first because 25 searches with its words/,
      );
      expect(renderArticles(report, 'md')).toContain(
        '2. **计数不准** (t0003, zh-CN, 17 points): mend first because 2 customers',
      );
      const csv = renderArticles(report, 'csv').split('\r\n');
      expect(csv).toHaveLength(report.rows.length + 2);
      expect(csv[0]).toContain('"opened from search","left for another result","searches that led there",');
      expect(csv[0]).toContain('"mend first because","begin with"');
      expect(csv.find((line) => line.includes('"t0004"'))).toContain('"4","2","画面卡: 3; =1+1: 1",');
      expect(renderArticles(report, 'md')).toContain('| 4 | 2 | 画面卡: 3; =1+1: 1 |');
      expect(renderArticles(report, 'table')).toMatch(
        /^points .* opened from search +left for another result +searches/,
      );
      // What a visitor typed is no formula for a spreadsheet.
      expect(renderArticles(report, 'csv')).toContain(`"'=hyperlink 没有录像: 1`);
    });

    it('tells of no person: neither what is sealed nor who sent it', () => {
      const all =
        JSON.stringify(report) +
        (['table', 'md', 'csv'] as const).map((format) => renderArticles(report, format)).join();
      expect(all).not.toMatch(/sealed|L-[0-9a-f]{8}|[0-9a-f]{8}-[0-9a-f]{4}/);
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'content-report-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));
contract('SQLite', () => Promise.resolve(openSqliteStore(folder)));

const hasServer = hasPostgres();
(hasServer ? describe : describe.skip)(hasServer ? 'with a server' : postgresMissing, () => {
  let postgres: ThrowawayPostgres | undefined;
  contract('PostgreSQL', async () => {
    postgres = await startPostgres();
    return openPostgresStore(await postgres!.database());
  });
  afterAll(() => postgres?.remove());
});

describe('an article of the report', () => {
  const empty = {documents, feedback: [], misses: [], opened: [], sources: []};

  it('has nothing from a search whose words many documents have', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => document(id, ['摄像机离线'], []));
    const miss = {edition: 'zh-CN', query: '离线', count: 3, unopened: 0, firstAt: 0, lastAt: 0} as const;
    expect(articleReport({...empty, documents: many, misses: [miss]}).rows).toEqual([]);
    expect(articleReport({...empty, documents: many.slice(1), misses: [miss]}).rows).toHaveLength(5);
  });

  it('is mended first for no more visitors who left than for searches', () => {
    const visit = {edition: 'zh-CN', path: '/support/troubleshooting/details/t0002', query: '卡', lastAt: 0} as const;
    const opened = [{...visit, count: 999, away: 900}];
    expect(articleReport({...empty, opened}).rows).toMatchObject([{article: 't0002', points: maxSearchPoints}]);
    expect(articleReport({...empty, opened: [{...visit, count: 9, away: 0}]}).rows).toMatchObject([
      {points: 0, opened: 9, because: '', begin: ''},
    ]);
  });

  it('of equal points comes first with the larger share of “no”', () => {
    const answer = (article: string, helpful: boolean, count: number) =>
      ({edition: 'zh-CN', article, helpful, reason: null, count, comments: 0, lastAt: 0}) as const;
    const feedback = [answer('t0001', false, 2), answer('t0001', true, 9), answer('t0002', false, 2)];
    expect(articleReport({...empty, feedback}).rows.map(({article}) => article)).toEqual(['t0002', 't0001']);
  });
});
