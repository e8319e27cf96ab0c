/** The writers' report: each list has what belongs on it and nothing else. */
import {describe, expect, it} from '@jest/globals';
import type {FeedbackCount, SearchMissCount} from '../../../server/store/store';
import type {Claim} from '../../../src/facts/claims.schema';
import type {SourceDocument} from '../../../scripts/checks/documents';
import {claimPairs, oldClaims} from '../../../scripts/lib/report/claims';
import {documentRows, ownerRows} from '../../../scripts/lib/report/documents';
import {renderReport} from '../../../scripts/lib/report/html';
import {buildReport, type ReportInput} from '../../../scripts/lib/report/report';
import {feedbackRows, missRows, shellWord} from '../../../scripts/lib/report/service';

const now = new Date('2026-11-20T10:00:00Z');

function source(file: string, front: Record<string, unknown>): SourceDocument {
  const isEnglish = file.startsWith('i18n/');
  const set = file.includes('version-5.x') ? 'docs/5.x' : 'docs/current';
  const key = file.replace(/^.*?(?:current|version-5\.x|docs)\/(?=[a-z]+\/)/, '');
  return {
    file,
    kind: 'doc',
    locale: isEnglish ? 'en' : 'zh-CN',
    set,
    key,
    front,
    frontLines: [],
    body: [],
    headings: [],
  };
}

const en = 'i18n/en/docusaurus-plugin-content-docs/current';
const documents = [
  source('docs/network/t0001.md', {
    id: 't0001',
    title: '摄像机离线',
    type: 'article',
    owner: 'a',
    updated: new Date('2026-11-01'),
    review_by: '2027-05-01',
    symptoms: ['掉线'],
  }),
  source(`${en}/network/t0001.md`, {
    id: 't0001',
    title: 'Camera shows offline',
    updated: '2026-11-02',
    source_updated: '2026-11-01',
  }),
  source('docs/network/t0002.md', {
    id: 't0002',
    title: '换了路由器',
    type: 'article',
    owner: 'a',
    updated: '2026-05-10',
    review_by: '2026-11-10',
  }),
  source(`${en}/network/t0002.md`, {
    id: 't0002',
    title: 'New router',
    updated: '2026-04-01',
    source_updated: '2026-04-01',
  }),
  source('docs/models/k3.md', {
    id: 'model-k3',
    title: 'K3',
    type: 'model',
    owner: 'b',
    updated: '2026-06-10',
    review_by: '2026-12-10',
  }),
  source('docs/models/e3-x.md', {
    id: 'model-e3-x',
    title: 'E3-X',
    type: 'model',
    owner: 'b',
    updated: '2026-10-10',
    review_by: '2027-04-10',
  }),
  source(`${en}/models/e3-x.md`, {id: 'model-e3-x', title: 'E3-X', updated: '2026-10-10'}),
  source('versioned_docs/version-5.x/models/k3.md', {
    id: 'model-k3',
    title: 'K3 5.x',
    type: 'model',
    owner: 'b',
    updated: '2026-10-10',
    review_by: '2027-04-10',
  }),
];
const rows = documentRows(documents, now);
const row = (file: string) => rows.find((one) => one.file === file)!;

describe('documents', () => {
  it('are Chinese files, the oldest first, with age and review in days', () => {
    expect(rows.map(({file}) => file)).toEqual([
      'docs/network/t0002.md',
      'docs/models/k3.md',
      'docs/models/e3-x.md',
      'versioned_docs/version-5.x/models/k3.md',
      'docs/network/t0001.md',
    ]);
    expect(row('docs/network/t0002.md')).toMatchObject({
      ageDays: 194,
      overdueDays: 10,
      version: '6.x',
      updated: '2026-05-10',
    });
    expect(row('versioned_docs/version-5.x/models/k3.md').version).toBe('5.x');
  });

  it('tell a current translation from a stale and a missing one; one without the date of its source is stale', () => {
    expect(rows.map(({file, translation}) => [file, translation])).toEqual([
      ['docs/network/t0002.md', 'stale'],
      ['docs/models/k3.md', 'missing'],
      ['docs/models/e3-x.md', 'stale'],
      ['versioned_docs/version-5.x/models/k3.md', 'missing'],
      ['docs/network/t0001.md', 'current'],
    ]);
  });

  it('are counted by owner', () => {
    expect(ownerRows(rows)).toEqual([
      {owner: 'a', documents: 2, oldest: '2026-05-10', medianAgeDays: 19, overdue: 1, dueSoon: 0, missing: 0, stale: 1},
      {owner: 'b', documents: 3, oldest: '2026-06-10', medianAgeDays: 41, overdue: 0, dueSoon: 1, missing: 2, stale: 1},
    ]);
  });
});

describe('claims', () => {
  const count = (value: number, asOf = '2026-06'): Claim => ({value, qualifier: 'exact', unit: 'count', asOf});
  const accuracy = (value: number, key: string): Claim => ({
    value,
    qualifier: 'exact',
    unit: 'percent',
    asOf: '2026-06',
    condition: {algorithm: 'counting', key},
  });

  it('conflict where one condition has two figures, and sound alike where their names share a word', () => {
    const pairs = claimPairs({
      serviceOutlets: count(2300),
      servicePoints: count(3180),
      'accuracy.door': accuracy(98, 'evenLight'),
      'accuracy.entrance': accuracy(97, 'evenLight'),
      'accuracy.night': accuracy(90, 'night'),
      storesConnected: count(1_655_000),
      devicesConnected: count(100_000_000),
      founded: {...count(2009), unit: 'year'},
    });
    expect(pairs).toEqual([
      {ids: ['accuracy.door', 'accuracy.entrance'], values: [98, 97], kind: 'conflict', shared: 'counting, evenLight'},
      {ids: ['serviceOutlets', 'servicePoints'], values: [2300, 3180], kind: 'alike', shared: 'service'},
    ]);
  });

  it.each([
    ['2025-11', [12]],
    ['2025-12', []],
    ['2024-01', [34]],
  ])('of %s are %j months old', (asOf, months) => {
    expect(oldClaims({stores: count(1, asOf)}, now).map((claim) => claim.months)).toEqual(months);
  });
});

const answer = (
  article: string,
  helpful: boolean,
  count: number,
  more: Partial<FeedbackCount> = {},
): FeedbackCount => ({
  edition: 'zh-CN',
  article,
  helpful,
  reason: null,
  count,
  comments: 0,
  lastAt: 0,
  ...more,
});
const feedback = [
  answer('t0001', true, 9),
  answer('t0002', false, 3, {reason: 'stuck', comments: 2}),
  answer('t0002', false, 1),
  answer('t0002', true, 1),
  answer('model-k3', false, 5, {reason: 'translate', edition: 'global'}),
  answer('gone', false, 1),
];
const miss = (query: string, more: Partial<SearchMissCount> = {}): SearchMissCount => ({
  edition: 'zh-CN',
  query,
  count: 1,
  unopened: 0,
  firstAt: 0,
  lastAt: 0,
  ...more,
});

describe('readers', () => {
  it('who found a page least helpful come first, with their reasons; votes for a translation are no verdict', () => {
    expect(feedbackRows(feedback, rows)).toEqual([
      {
        article: 't0002',
        title: '换了路由器',
        edition: 'zh-CN',
        notHelpful: 4,
        helpful: 1,
        comments: 2,
        reasons: [
          {reason: 'stuck', count: 3},
          {reason: 'none given', count: 1},
        ],
      },
      {
        article: 'gone',
        title: null,
        edition: 'zh-CN',
        notHelpful: 1,
        helpful: 0,
        comments: 0,
        reasons: [{reason: 'none given', count: 1}],
      },
      {article: 't0001', title: '摄像机离线', edition: 'zh-CN', notHelpful: 0, helpful: 9, comments: 0, reasons: []},
    ]);
  });

  it('who searched in vain get a command, or the document that has the words by now in their language', () => {
    expect(missRows([miss('网线多长'), miss('掉线'), miss('掉线', {edition: 'global'})], rows)).toMatchObject([
      {command: "npm run new -- article --from-search='网线多长'", foundIn: null},
      {foundIn: 'docs/network/t0001.md'},
      {foundIn: null},
    ]);
  });

  it.each([
    ['$(rm -rf /)', "'$(rm -rf /)'"],
    ["it's `x`", "'it'\\''s `x`'"],
    ['a\n; reboot', "'a ; reboot'"],
  ])('cannot make a shell run %j', (query, word) => {
    expect(shellWord(query)).toBe(word);
  });
});

describe('the page', () => {
  const input: ReportInput = {
    now,
    documents,
    claims: {},
    claimProblems: [],
    demo: ['config/owner.ts siteUrl'],
    service: {
      feedback,
      misses: [miss('<script>alert(1)</script>')],
      opened: [
        {
          edition: 'zh-CN',
          path: `/support${rows.find(({id}) => id === 't0001')!.slug}`,
          query: '<i>离线',
          count: 7,
          away: 0,
          lastAt: 0,
        },
      ],
      sources: [],
    },
  };

  it('has every list, Chinese titles as they are, and what visitors typed as text', () => {
    const page = renderReport(buildReport(input));
    for (const words of [
      '换了路由器',
      'config/owner.ts siteUrl',
      'npm run new -- translation --file docs/models/k3.md',
      '&lt;script&gt;alert(1)',
      '<td class="">7<small>&lt;i&gt;离线: 7</small></td>',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/(?:src|href)="(?!#)/);
    expect(page).toContain('@media print');
  });

  it('puts what readers asked for in English first among the missing', () => {
    expect(buildReport(input).missing.map(({file, votes}) => [file, votes])).toEqual([
      ['docs/models/k3.md', 5],
      ['versioned_docs/version-5.x/models/k3.md', 5],
    ]);
  });

  it('says so when the service was never started', () => {
    const report = buildReport({...input, service: null});
    expect(report).toMatchObject({articles: null, feedback: null, misses: null});
    expect(renderReport(report)).toContain('No service data yet');
  });
});
