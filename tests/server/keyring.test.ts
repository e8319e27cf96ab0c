import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
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

describe('a change of keys', () => {
  it('opens what was sealed before, seals with the new key, and keeps digests and challenges', () => {
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

  it('is taken over by a process that runs', () => {
    const running = loadKeyring(folder);
    addKey(folder);
    const other = loadKeyring(folder);
    expect(running.open(other.seal('secret', 'a'), 'a')).toBe('secret');
    expect(running.id).toBe(other.id);
  });

  it('refuses while another one is under way', () => {
    loadKeyring(folder);
    writeFileSync(join(folder, 'keys.json.new'), '');
    expect(() => addKey(folder)).toThrow(/Another change of keys is under way/);
  });

  it('of keys from the environment gives the settings to be made', () => {
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

  it('opens with the same key and context only', () => {
    expect(keyring.open(sealed, 'lead-1')).toBe('张三 13800000000');
    expect(() => keyring.open(sealed, 'lead-2')).toThrow(KeyError);
    expect(() => new Keyring({master: Buffer.alloc(32, 2), retired: []}).open(sealed, 'lead-1')).toThrow(
      /was sealed with key/,
    );
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
