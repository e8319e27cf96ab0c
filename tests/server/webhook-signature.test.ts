/** The code samples for receivers in `.docs/operations.md` accept our signatures and nothing else. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {webhookRequest, webhookSignature} from '../../server/providers/webhook';

const manual = readFileSync(join(__dirname, '../../.docs/operations.md'), 'utf8');

/** The only code block of a language. */
function sample(language: string): string {
  const blocks = [...manual.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))];
  expect(blocks).toHaveLength(1);
  return blocks[0]![1]!;
}

interface Case {
  readonly header: string;
  readonly body: string;
  readonly now: number;
}

const body = '{"id":"1","lead":{"city":"深圳市"}}';
const now = 1_700_000_000;
const header = webhookSignature(['new', 'old'], body, now);
const [time, first, second] = header.split(',');

/** Every case with the secret `new`, and whether it is genuine. */
const cases: readonly (readonly [name: string, one: Case, isGenuine: boolean])[] = [
  ['two signatures', {header, body, now}, true],
  ['ours alone', {header: `${time},${first}`, body, now}, true],
  ['ours second', {header: `${time},${second},${first}`, body, now}, true],
  ['a later version beside ours', {header: `${time},v2=ab,${first}`, body, now}, true],
  ['a clock that is a bit off', {header, body, now: now - 200}, true],
  ['another secret', {header: `${time},${second}`, body, now}, false],
  ['another body', {header, body: body.replace('1', '2'), now}, false],
  ['another time', {header: header.replace(`t=${now}`, `t=${now + 1}`), body, now}, false],
  ['a repetition after six minutes', {header, body, now: now + 360}, false],
  ['no time', {header: `${first}`, body, now}, false],
  ['a later version alone', {header: `${time},${first!.replace('v1', 'v2')}`, body, now}, false],
  ['half a signature', {header: `${time},${first!.slice(0, 20)}`, body, now}, false],
  ['nothing', {header: '', body, now}, false],
  ['rubbish', {header: 't=x,v1=é,=,v1', body, now}, false],
];

function verdicts(command: string, args: string[], program: string): boolean[] {
  const {stdout, stderr, status} = spawnSync(command, args, {
    input: program,
    env: {...process.env, CASES: JSON.stringify(cases.map(([, one]) => one)), PYTHONIOENCODING: 'utf-8'},
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as boolean[];
}

const wanted = cases.map(([name, , isGenuine]) => [name, isGenuine]);
const named = (found: readonly boolean[]) => cases.map(([name], index) => [name, found[index]]);

describe('the sample for receivers', () => {
  it('in Node', () => {
    const program = `${sample('js')}
      const cases = JSON.parse(process.env.CASES);
      console.log(JSON.stringify(cases.map(({header, body, now}) => isGenuine(header, Buffer.from(body), 'new', now))));`;
    expect(named(verdicts(process.execPath, ['--input-type=module', '-'], program))).toEqual(wanted);
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  (python ? it : it.skip)('in Python', () => {
    const program = `${sample('python')}
import json, os
cases = json.loads(os.environ["CASES"])
print(json.dumps([is_genuine(one["header"], one["body"].encode(), "new", one["now"]) for one in cases]))`;
    expect(named(verdicts('python3', ['-'], program))).toEqual(wanted);
  });
});

it('a request carries a signature of its own time over its body', () => {
  const event = {id: '1', type: 'test', occurredAt: ''} as const;
  const {headers, body: sent} = webhookRequest(
    {url: 'https://crm.example.com', secrets: ['new']},
    event,
    now * 1000 + 999,
  );
  expect(JSON.parse(sent)).toEqual(event);
  expect(headers['x-signature']).toBe(webhookSignature(['new'], sent, now));
});
