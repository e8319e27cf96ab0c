import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {parseConfig} from '../../server/config';
import {addKey, KeyError, Keyring, loadKeyring, nextKeySettings} from '../../server/keyring';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('key file', () => {
  it('is created once, readable by its owner only', () => {
    const first = loadKeyring(join(folder, 'data'));
    expect(statSync(join(folder, 'data/keys.json')).mode & 0o777).toBe(0o600);
    const text = readFileSync(join(folder, 'data/keys.json'), 'utf8');
    const second = loadKeyring(join(folder, 'data'));
    expect(readFileSync(join(folder, 'data/keys.json'), 'utf8')).toBe(text);
    expect(second.open(first.seal('secret', 'a'), 'a')).toBe('secret');
  });

  it('is created beside what a start that was cut off left behind', () => {
    for (const name of [`keys.json.${process.pid}`, 'keys.json.1']) writeFileSync(join(folder, name), '{');
    loadKeyring(folder);
    expect(readdirSync(folder).sort()).toEqual(['keys.json', 'keys.json.1', `keys.json.${process.pid}`].sort());
  });

  it('when damaged, fails the start and is not overwritten', () => {
    for (const content of ['', '{}', '{"version":1,"key":"c2hvcnQ=","createdAt":""}']) {
      writeFileSync(join(folder, 'keys.json'), content);
      expect(() => loadKeyring(folder)).toThrow(KeyError);
      expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe(content);
    }
  });
});

describe('key rotation', () => {
  it('decrypts old records, encrypts with the new key, keeps digests and challenges', () => {
    const before = loadKeyring(folder);
    const old = before.seal('secret', 'a');
    addKey(folder);
    const after = loadKeyring(folder);
    expect(after.id).not.toBe(before.id);
    expect(Keyring.keyOf(after.seal('x', 'a'))).toBe(after.id);
    expect(after.open(old, 'a')).toBe('secret');
    expect(after.digest('contact', 'x')).toBe(before.digest('contact', 'x'));
    expect(after.challengeKey).toBe(before.challengeKey);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
    addKey(folder);
    expect(loadKeyring(folder).open(old, 'a')).toBe('secret');
    expect(loadKeyring(folder).digest('contact', 'x')).toBe(before.digest('contact', 'x'));
  });

  it('is picked up by a running process', () => {
    const running = loadKeyring(folder);
    addKey(folder);
    const other = loadKeyring(folder);
    expect(running.open(other.seal('secret', 'a'), 'a')).toBe('secret');
    expect(running.id).toBe(other.id);
  });

  it('fails while another rotation is in progress', () => {
    loadKeyring(folder);
    writeFileSync(join(folder, 'keys.json.new'), '');
    expect(() => addKey(folder)).toThrow(/Another change of keys is under way/);
  });

  it('of keys from the environment returns the new settings', () => {
    const master = Buffer.alloc(32, 1);
    const before = loadKeyring(folder, {master, retired: []});
    const settings = nextKeySettings({master, retired: []});
    const {keys} = parseConfig(settings);
    const after = loadKeyring(folder, keys);
    expect(after.id).not.toBe(before.id);
    expect(after.open(before.seal('secret', 'a'), 'a')).toBe('secret');
    expect(after.digest('contact', 'x')).toBe(before.digest('contact', 'x'));
  });
});

describe('sealing', () => {
  const keyring = new Keyring({master: Buffer.alloc(32, 1), retired: []});
  const sealed = keyring.seal('张三 13800000000', 'lead-1');

  it('decrypts only with the same key and context', () => {
    expect(keyring.open(sealed, 'lead-1')).toBe('张三 13800000000');
    expect(() => keyring.open(sealed, 'lead-2')).toThrow(KeyError);
    expect(() => new Keyring({master: Buffer.alloc(32, 2), retired: []}).open(sealed, 'lead-1')).toThrow(
      /was sealed with key/,
    );
  });

  it('detects a modified byte', () => {
    const [id, payload = ''] = sealed.split(':');
    const bytes = Buffer.from(payload, 'base64');
    for (const index of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => keyring.open(`${id}:${changed.toString('base64')}`, 'lead-1')).toThrow(KeyError);
    }
  });

  it('uses a random nonce; digests are deterministic per purpose and split of values', () => {
    expect(keyring.seal('a', 'b')).not.toBe(keyring.seal('a', 'b'));
    expect(keyring.digest('x', 'a', 'b')).toBe(keyring.digest('x', 'a', 'b'));
    expect(keyring.digest('x', 'ab')).not.toBe(keyring.digest('x', 'a', 'b'));
    expect(keyring.digest('x', 'a')).not.toBe(keyring.digest('y', 'a'));
  });
});
