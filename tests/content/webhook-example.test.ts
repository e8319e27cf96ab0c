/** The worked example of a webhook signature is right: readers compare their own result with it, digit by digit. */
import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';

const article = 'troubleshooting/app/t0711.md';
const folders = {zh: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current'};

describe.each(Object.entries(folders))('in the %s article', (_, folder) => {
  const text = readFileSync(`${folder}/${article}`, 'utf8');
  const constant = (name: string) => new RegExp(`^const ${name} = '(.*)';$`, 'm').exec(text)?.[1] ?? '';
  const [secret, timestamp, body] = ['secret', 'timestamp', 'rawBody'].map(constant) as [string, string, string];
  const sign = (message: string, key = secret) => createHmac('sha256', key).update(message).digest('hex');

  it('the code gives the signature that is printed below it', () => {
    expect(text).toContain(`\`${sign(`${timestamp}.${body}`)}\``);
    expect(Buffer.byteLength(body)).toBe(65);
    expect(Number(timestamp)).toBe(Date.parse('2026-06-01T10:42:07+08:00') / 1000);
  });

  it('each mistake gives the first digits of its row, in the order of the table', () => {
    const spaced = body.replaceAll(':', ': ').replaceAll(',', ', ');
    const mistakes = [
      sign(`${timestamp}.${body}`),
      sign(`${timestamp}${body}`),
      sign(body),
      sign(`${timestamp}.${spaced}`),
      sign(`${timestamp}.${body}\n`),
      sign(`${timestamp}.${body}`, `${secret}\n`),
      sign(`${timestamp}000.${body}`),
    ];
    const rows = [...text.matchAll(/^\| `([0-9a-f]{8})` \|/gm)].map(([, digits]) => digits);
    expect(rows).toEqual(mistakes.map((signature) => signature.slice(0, 8)));
  });
});
