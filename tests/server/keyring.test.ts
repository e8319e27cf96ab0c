import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {KeyError, Keyring, loadKeyring} from '../../server/keyring';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('key file', () => {
  it('is made once, readable by its owner only', () => {
    const first = loadKeyring(join(folder, 'data'));
    expect(statSync(join(folder, 'data/keys.json')).mode & 0o777).toBe(0o600);
    const text = readFileSync(join(folder, 'data/keys.json'), 'utf8');
    const second = loadKeyring(join(folder, 'data'));
    expect(readFileSync(join(folder, 'data/keys.json'), 'utf8')).toBe(text);
    expect(second.open(first.seal('secret', 'a'), 'a')).toBe('secret');
  });

  it('that is damaged stops the start and is left alone', () => {
    for (const content of ['', '{}', '{"version":1,"key":"c2hvcnQ=","createdAt":""}']) {
      writeFileSync(join(folder, 'keys.json'), content);
      expect(() => loadKeyring(folder)).toThrow(KeyError);
      expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe(content);
    }
  });
});

describe('sealing', () => {
  const keyring = new Keyring(Buffer.alloc(32, 1));
  const sealed = keyring.seal('张三 13800000000', 'lead-1');

  it('opens with the same key and context only', () => {
    expect(keyring.open(sealed, 'lead-1')).toBe('张三 13800000000');
    expect(() => keyring.open(sealed, 'lead-2')).toThrow(KeyError);
    expect(() => new Keyring(Buffer.alloc(32, 2)).open(sealed, 'lead-1')).toThrow(/was sealed with key/);
  });

  it('notices a changed byte', () => {
    const [id, payload = ''] = sealed.split(':');
    const bytes = Buffer.from(payload, 'base64');
    for (const index of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => keyring.open(`${id}:${changed.toString('base64')}`, 'lead-1')).toThrow(KeyError);
    }
  });

  it('is different every time; digests are the same, but not across purposes or splits', () => {
    expect(keyring.seal('a', 'b')).not.toBe(keyring.seal('a', 'b'));
    expect(keyring.digest('x', 'a', 'b')).toBe(keyring.digest('x', 'a', 'b'));
    expect(keyring.digest('x', 'ab')).not.toBe(keyring.digest('x', 'a', 'b'));
    expect(keyring.digest('x', 'a')).not.toBe(keyring.digest('y', 'a'));
  });
});
