/** The command line on a store with leads, run in this process. */
import {chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {commands} from '../../server/cli/commands';
import {documentation} from '../../server/cli/help';
import {runCommand} from '../../server/cli/run';
import {parseArguments, type Command} from '../../server/cli/command';
import {selectionOf, timeOf} from '../../server/cli/filter';
import {textMatcher} from '../../server/cli/search';
import {day} from '../../src/site/durations';
import {cnFields, globalFields, startService, type Service} from './harness';

let service: Service;
const references: string[] = [];

/** Runs a command; standard output and standard error as they were written. */
async function leads(...args: string[]) {
  let [out, err] = ['', ''];
  const code = await runCommand(args, {
    environment: {DATA_DIR: service.dataDir},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return {code, out, err};
}

const ndjson = async (...args: string[]) =>
  (await leads(...args, '--format', 'ndjson')).out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, string>);

const lastAudit = async () => (await service.store.auditLog({limit: 1}))[0];

/** Places of the listed leads in the order in which they were submitted. */
const listed = async (...args: string[]) =>
  (await ndjson('list', '--columns', 'reference', ...args)).map(({reference}) => references.indexOf(reference!));

beforeAll(async () => {
  service = startService();
  const made = [
    ['free-cn', {fields: {...cnFields, companyName: '示例ＡＣＭＥ公司'}}],
    ['free-global', {fields: {...globalFields, requirements: 'Say "hi"\nto Acme.'}}],
    ['inquiry-cn', {}],
  ] as const;
  for (const [index, [form, overrides]] of made.entries()) {
    const lead = await service.lead(form, overrides);
    const reply = await service.post('/api/v1/leads', lead);
    expect(reply.status).toBe(201);
    references[index] = String(reply.data!.reference);
    service.advance(day);
  }
  await service.post('/api/v1/feedback', {
    article: 't1',
    edition: 'zh-CN',
    helpful: false,
    comment: 'Call 138 0000 0000.',
  });
});
afterAll(() => service.close());

describe('list', () => {
  it('tells the total and the page on standard error', async () => {
    expect(await leads('list', '--size', '2')).toMatchObject({code: 0, err: '3 leads, page 1 of 2\n'});
    expect(await listed('--size', '2')).toEqual([2, 1]);
    expect(await listed('--size', '2', '--page', '2')).toEqual([0]);
    expect(await listed('--size', '1', '--page', '3')).toEqual([0]);
    expect(await listed('--size', '1', '--page', '3', '--sort', 'oldest')).toEqual([2]);
    expect(await leads('list', '--page', '2')).toMatchObject({
      code: 1,
      out: '',
      err: 'There is no page 2: 3 leads fill 1 page.\n',
    });
  });

  it('filters and sorts', async () => {
    expect(await listed('--form', 'free-global')).toEqual([1]);
    expect(await listed('--edition', 'zh-CN', '--sort', 'oldest')).toEqual([0, 2]);
    expect(await listed('--since', '2025-01-02')).toEqual([2, 1]);
    expect(await listed('--since', '2025-01-02', '--until', '2025-01-02')).toEqual([1]);
    expect(await listed('--until', '1d')).toEqual([2, 1, 0]);
    expect((await leads('list', '--owner', 'nobody')).out).toBe('No leads match.\n');
  });

  it('shows no personal data unless it is asked for, and then the read is recorded', async () => {
    const before = await lastAudit();
    for (const format of ['table', 'csv', 'ndjson']) {
      const {out} = await leads('list', '--format', format);
      for (const personal of [cnFields.mobile, cnFields.contact, 'example.com', 'ＡＣＭＥ'])
        expect(out).not.toContain(personal);
    }
    expect(await lastAudit()).toEqual(before);
    const {out} = await leads('list', '--fields', '--form', 'free-cn');
    expect(out).toMatch(/ {2}张三 +示例ＡＣＭＥ公司 +13800000000 +-\n$/);
    expect(await lastAudit()).toMatchObject({
      action: 'list',
      subject: expect.stringMatching(/^1 lead, page 1 of 1, id .* person organization telephone email; form=free-cn$/),
    });
    expect((await ndjson('list', '--columns', 'person,city'))[0]).toEqual({person: '张三', city: '深圳市'});
    expect(await lastAudit()).toMatchObject({subject: '3 leads, page 1 of 1, person city; all'});
  });

  it('keeps what visitors typed on one line', async () => {
    const {out} = await leads('list', '--columns', 'requirements', '--form', 'free-global');
    expect(out).toBe('requirements\nSay "hi" to Acme.\n');
  });

  it('searches opened fields without regard to case and width, and records the search without its text', async () => {
    const since = ['--since', '2024-01-01'];
    expect(await listed('--text', 'acme', ...since)).toEqual([1, 0]);
    expect(await listed('--text', 'Ａcme公司', ...since)).toEqual([0]);
    expect(await listed('--text', '"HI"\nto', ...since)).toEqual([1]);
    expect(await listed('--text', '61234567', ...since)).toEqual([1]);
    expect(await listed('--text', '+1 (380) 000-0000', ...since)).toEqual([2, 0]);
    expect(await listed('--text', 'acme', '--form', 'free-cn', ...since)).toEqual([0]);
    expect(await listed('--text', 'acme', '--sort', 'oldest', '--size', '1', '--page', '2', ...since)).toEqual([1]);
    // Newest first, the older ones are not opened.
    expect(await listed('--text', 'acme', '--size', '1', ...since)).toEqual([1]);
    expect((await leads('list', '--text', 'acme', '--size', '1', ...since)).err).toContain(
      'more leads match, see --page 2',
    );
    expect(await listed('--text', 'acme', '--size', '1', '--page', '2', ...since)).toEqual([0]);
    expect(await lastAudit()).toMatchObject({
      action: 'list',
      subject: '1 lead, page 2 of 2, no personal columns; since=2024-01-01T00:00Z, text of 4 characters',
    });
    // These leads are of 2025: the last 90 days have none.
    const {out, err} = await leads('list', '--text', 'acme');
    expect([out, err]).toEqual([
      'No leads match.\n',
      expect.stringMatching(/^Searched leads since 20\d\d-\d\d-\d\d; --since with a day goes further back\.\n$/),
    ]);
  });
});

describe('a file', () => {
  const files = () => readdirSync(service.dataDir).filter((name) => name.includes('out'));

  it('is written whole, for its owner alone, and not over another', async () => {
    const file = join(service.dataDir, 'out.csv');
    expect(await leads('export', '--out', file)).toMatchObject({code: 0, out: ''});
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('\uFEFF"id","reference",')).toBe(true);
    expect(text.split('\r\n').length).toBe(5);
    const {length} = await service.store.auditLog({limit: 1000});
    expect(await leads('export', '--out', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining('exists; choose another name or add --force.'),
    });
    expect(await service.store.auditLog({limit: 1000})).toHaveLength(length);
    expect((await leads('list', '--out', file, '--force')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/^id /);
    expect(files()).toEqual(['out.csv']);
  });

  it('that cannot be written is no file', async () => {
    const nowhere = join(service.dataDir, 'nowhere/out.csv');
    expect(await leads('export', '--out', nowhere)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${nowhere} cannot be written (ENOENT).`),
    });
    expect(await leads('list', '--force')).toMatchObject({code: 2, err: expect.stringContaining('belongs to --out')});
  });

  it('is not there when the export fails in the middle', async () => {
    const [, , third] = references;
    const [lead] = await service.store.findLeads(references[0]!);
    await service.store.resealLead(lead!.id, 'unknown:AAAA');
    const file = join(service.dataDir, 'broken-out.csv');
    expect(await leads('export', '--out', file)).toMatchObject({code: 1, err: expect.stringContaining('was sealed')});
    await service.store.resealLead(lead!.id, lead!.bodyEnc);
    expect([existsSync(file), third !== undefined]).toEqual([false, true]);
    expect(files()).toEqual(['out.csv']);
  });

  it('of another is replaced by force, with the mode of a new one', async () => {
    const file = join(service.dataDir, 'open-out.csv');
    writeFileSync(file, 'x');
    chmodSync(file, 0o644);
    expect((await leads('export', '--form', 'free-cn', '--out', file, '--force')).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('export', () => {
  it('takes filters and columns, and records the number of leads', async () => {
    const {out, err} = await leads('export', '--form', 'free-cn', '--columns', 'reference,mobile');
    expect([out, err]).toEqual([`\uFEFF"reference","mobile"\r\n"${references[0]}","13800000000"\r\n`, '1 lead\n']);
    expect(await lastAudit()).toMatchObject({
      action: 'export',
      subject: 'csv, 1 lead, reference mobile; form=free-cn',
    });
    expect(await ndjson('export', '--text', 'acme', '--since', '2024-01-01')).toHaveLength(2);
    expect(await lastAudit()).toMatchObject({
      subject: 'ndjson, 2 leads; since=2024-01-01T00:00Z, text of 4 characters',
    });
  });
});

describe('work on a lead', () => {
  it('is set, shown, listed, exported and searched', async () => {
    const [reference] = references as [string];
    expect(
      await leads('set', reference, '--state', 'contacted', '--owner', ' anna ', '--note', '打过电话\nwants 3 stores'),
    ).toMatchObject({code: 0, out: `${reference}  state: new to contacted, owner: - to anna, note added\n`});
    await leads('set', reference, '--note', 'second call');
    expect(await leads('set', reference, '--owner', 'anna')).toMatchObject({out: `${reference}  nothing changed\n`});

    const {out} = await leads('show', reference);
    expect(out).toMatch(/^status +new$/m);
    expect(out).toMatch(/^state +contacted$/m);
    expect(out).toMatch(/^owner +anna$/m);
    expect(out).toMatch(/^notes +\d{4}.*: 打过电话\n +wants 3 stores\n +\d{4}.*: second call$/m);
    expect(await listed('--state', 'contacted', '--owner', 'anna')).toEqual([0]);
    expect(await listed('--owner', '')).toEqual([2, 1]);
    expect(await listed('--sort', 'owner')).toEqual([0, 2, 1]);
    expect(await listed('--text', '打过电话', '--since', '2024-01-01')).toEqual([0]);
    expect((await ndjson('export', '--owner', 'anna'))[0]).toMatchObject({
      state: 'contacted',
      owner: 'anna',
      notes: expect.stringMatching(/打过电话\nwants 3 stores\n.*second call$/),
    });
  });

  it('leaves no text of a note in the audit log or the files', async () => {
    const {out} = await leads('audit');
    expect(out).toMatch(/ set +\S{36} state new to contacted\n/);
    expect(out).toMatch(/ set +\S{36} owner - to anna\n/);
    expect(out).not.toContain('second call');
    expect(service.rawData()).not.toContain('second call');
  });

  it.each([
    [['set', 'L-0000-0000', '--state', 'won'], 1, 'There is no lead L-0000-0000.'],
    [['set', 'x'], 2, 'set needs --state, --owner or --note.'],
    [['set', 'x', '--note', ' '], 2, '--note needs a text.'],
    [['set', 'x', '--state', 'wonn'], 2, 'Did you mean won?'],
    [['set', 'x', '--state', 'quarantined'], 2, '--state must be one of new, contacted, '],
    [['set', 'x', '--owner', 'a'.repeat(61)], 2, '--owner may have 60 characters.'],
  ])('%j is refused', async (args, code, message) => {
    expect(await leads(...args)).toMatchObject({code, out: '', err: expect.stringContaining(message)});
  });

  it('is re-encrypted by rotate', async () => {
    expect((await leads('rotate')).out).toContain(
      '3 leads, 2 notes, 0 pictures, 1 comment and 0 answers of receivers re-encrypted',
    );
    expect((await leads('show', references[0]!)).out).toContain('second call');
  });
});

describe('find', () => {
  it('shows all of a person, and is recorded without the contact', async () => {
    const before = (await service.store.auditLog({limit: 1000})).length;
    const {code, out} = await leads('find', '+86 138 0000 0000');
    expect(code).toBe(0);
    for (const text of [references[0]!, references[2]!, 'second call', 'Call 138 0000 0000.', 'K3'])
      expect(out).toContain(text);
    expect(out).not.toContain(references[1]);
    expect(out).toMatch(/2 leads and 1 comment of 138\*\*\*\*0000\.\n$/);
    const entries = await service.store.auditLog({limit: 1000});
    const found = entries.slice(0, entries.length - before);
    expect(found.map(({action}) => action)).toEqual(['find', 'find', 'find']);
    expect(found.at(-1)).toMatchObject({subject: '2 leads, 1 comment, named in 0 other leads'});
    expect(JSON.stringify(found)).not.toContain('0000 0000');
    expect(await leads('find', 'nobody')).toMatchObject({code: 2, err: expect.stringMatching(/^find needs a mobile/)});
    expect((await leads('find', 'other@example.com')).out).toBe('0 leads and 0 comments of o***@example.com.\n');
  });
});

describe('audit', () => {
  it('is read by page, time and person, with the total', async () => {
    const {out, err} = await leads('audit', '--size', '2', '--page', '2');
    expect(out.trimEnd().split('\n')).toHaveLength(3);
    expect(err).toMatch(/^\d+ entries, page 2 of \d+\n$/);
    expect(await lastAudit()).toMatchObject({
      action: 'audit',
      subject: expect.stringMatching(/^2 entries, page 2 of \d+; all$/),
    });
    expect((await leads('audit', '--actor', 'somebody else')).out).toBe('No entries match.\n');
    expect((await leads('audit', '--since', '1d')).code).toBe(0);
    await leads('comments');
    expect(await lastAudit()).toMatchObject({action: 'comments', subject: '1 comment'});
  });
});

describe('a search text', () => {
  it.each([
    ['ACME', 'ａｃｍｅ ltd', true],
    ['a"b', 'A"B', true],
    ['12345', '+1 23-45', true],
    ['1234', '1 2 3 4', false],
    ['acme', 'acne', false],
  ])('%j in %j: %s', (text, value, isFound) => {
    const {holds, mayHold} = textMatcher(text);
    expect(holds(value)).toBe(isFound);
    if (isFound) expect(mayHold(JSON.stringify({fields: {value}}))).toBe(true);
  });
});

describe('arguments', () => {
  const now = Date.UTC(2025, 5, 15, 12);

  it('dates are days in UTC, or a time ago', () => {
    expect(timeOf('since', '2025-06-01', now)).toEqual({at: Date.UTC(2025, 5, 1), isDay: true});
    expect(timeOf('since', '7d', now)).toEqual({at: now - 7 * day, isDay: false});
    for (const wrong of ['2025-02-30', '2025-6-1', '7', 'd7', '-7d', ''])
      expect(() => timeOf('since', wrong, now)).toThrow('--since must be a day');
    const list = commands.find(({name}) => name === 'list')!;
    const args = parseArguments(list, ['--until', '2025-06-01', '--since=2025-06-01']);
    expect(args !== 'help' && selectionOf(args, now).filter).toMatchObject({
      since: Date.UTC(2025, 5, 1),
      until: Date.UTC(2025, 5, 2),
    });
  });

  it.each([
    [['list', '--since', '2025-06-02', '--until', '2025-06-01'], '--since must be before --until.'],
    [['list', '--page', '0'], '--page must be a whole number of at least 1.'],
    [['list', '--size', '5000'], '--size must be a whole number from 1 to 1000.'],
    [['list', '--sort', 'newst'], '--sort must be one of newest, oldest, state, owner. Did you mean newest?'],
    [['list', '--columns', 'id,referense'], 'There is no column referense. Did you mean reference?'],
    [['list', '--form', 'free'], '--form must be one of free-cn,'],
    [['list', '--text', ' '], '--text needs something to look for.'],
    [['list', '--sinse', '7d'], 'list has no option --sinse. Did you mean --since?'],
    [['list', '--since'], "Option '--since <value>' argument missing"],
    [['fnd', 'x'], 'Unknown command fnd. Did you mean find?'],
    [['--page', '2'], 'The command comes first.'],
  ])('%j is refused with exit code 2', async (args, message) => {
    const {code, out, err} = await leads(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toContain('Usage: npm run --silent leads -- ');
  });

  it('every command has help of its own, which names its options', async () => {
    for (const command of commands) {
      const asked = await Promise.all([leads(command.name, '--help'), leads('help', command.name)]);
      const [{code, out}] = asked as [Awaited<ReturnType<typeof leads>>, unknown];
      expect(asked[1]).toEqual(asked[0]);
      expect(code).toBe(0);
      expect(out).toContain(command.summary);
      for (const option of Object.keys(command.options ?? {})) expect(out).toContain(`--${option}`);
      expect((await leads('--help')).out).toContain(`  ${command.name}`);
    }
  });

  it('the documentation has every command with its options, as the table has them', () => {
    const readme = readFileSync('server/README.md', 'utf8');
    // Written by `npm run --silent leads -- help --markdown`.
    expect(readme).toContain(documentation(commands));
  });

  it('a command without an option takes none', () => {
    const bare: Command = {name: 'bare', summary: '', run: () => Promise.resolve()};
    expect(() => parseArguments(bare, ['-x'])).toThrow('bare has no option -x.');
    expect(() => parseArguments(bare, ['x'])).toThrow('Too many arguments.');
    expect(parseArguments(bare, ['-h'])).toBe('help');
  });
});

describe('comments', () => {
  it('are listed with their ids, exported, and erased one by one, each recorded', async () => {
    const {out} = await leads('comments', '--article', 't1');
    const [, id = ''] = /not helpful {2}([0-9a-f-]{36})\n {2}Call 138 0000 0000\.\n$/.exec(out) ?? [];
    expect(id).not.toBe('');
    expect((await leads('comments', '--article', 't2')).out).toBe('No comments match.\n');
    expect((await leads('comments', '--edition', 'global')).out).toBe('No comments match.\n');
    expect((await leads('comments', id)).out).toBe(out);
    expect(await ndjson('comments')).toMatchObject([
      {id, article: 't1', helpful: 'no', comment: 'Call 138 0000 0000.'},
    ]);
    expect((await leads('comments', '--format', 'csv')).out).toContain(`"${id}",`);
    expect(await lastAudit()).toMatchObject({action: 'comments', subject: '1 comment'});
    expect(await leads('comments', '--erase')).toMatchObject({code: 2});
    expect(await leads('comments', id, '--erase')).toMatchObject({code: 0});
    expect(await lastAudit()).toMatchObject({action: 'erase', subject: `comment ${id}`});
    expect(await leads('comments', id, '--erase')).toMatchObject({code: 1});
    expect((await leads('comments')).out).toBe('No comments yet.\n');
  });
});
