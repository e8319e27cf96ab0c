import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import {join} from 'node:path';
import {z} from 'zod';

const nonceBytes = 12;
const tagBytes = 16;

/** Random bytes for nonces, asked for many at a time: each call to the system costs as much as the encryption of a lead. */
const pool = {bytes: Buffer.alloc(0), used: 0};

/** A nonce that was never handed out. */
function freshNonce(): Buffer {
  if (pool.used + nonceBytes > pool.bytes.length) [pool.bytes, pool.used] = [randomBytes(256 * nonceBytes), 0];
  pool.used += nonceBytes;
  return pool.bytes.subarray(pool.used - nonceBytes, pool.used);
}

/** The key file is damaged, or a record was sealed with an unknown key. */
export class KeyError extends Error {}

/** Keys of a keyring, 32 bytes each. */
interface KeyMaterial {
  /** The current key: encrypts and decrypts. */
  readonly master: Buffer;
  /** Former master keys, for decryption only. */
  readonly retired: readonly Buffer[];
  /** Key of the digests, unchanged by key rotation; derived from the master key when absent. */
  readonly digest?: Buffer | undefined;
}

/** HKDF-SHA256, 32 bytes; keys derived for different purposes are independent. */
const derive = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `lead-service/${purpose}`, 32));

/** Non-secret id of a master key. */
const idOf = (master: Buffer): string => derive(master, 'id').toString('hex').slice(0, 8);

/**
 * All cryptography of the service: encryption of personal data, keyed digests for lookups without plain text, and the
 * signing of challenges. Key rotation changes encryption only; digests stay stable, so that contacts still match.
 */
export class Keyring {
  /** Signs proof-of-work challenges. */
  readonly challengeKey: string;
  readonly #digestKey: KeyObject;
  readonly #reload: (() => KeyMaterial) | undefined;
  #id = '';
  #sealKeys: ReadonlyMap<string, KeyObject> = new Map();

  /** @param reload reads the keys again, for a process that is running during a key rotation. */
  constructor(material: KeyMaterial, reload?: () => KeyMaterial) {
    this.#reload = reload;
    const digestKey = digestKeyOf(material);
    this.#digestKey = createSecretKey(digestKey);
    this.challengeKey = derive(digestKey, 'challenge').toString('hex');
    this.#use(material);
  }

  /** Id of the current key, stored with every sealed record. */
  get id(): string {
    return this.#id;
  }

  /** Id of the key that sealed a record. */
  static keyOf(sealed: string): string {
    return sealed.slice(0, sealed.indexOf(':'));
  }

  #use({master, retired}: KeyMaterial): void {
    this.#id = idOf(master);
    this.#sealKeys = new Map([master, ...retired].map((key) => [idOf(key), createSecretKey(derive(key, 'seal'))]));
  }

  /** Loads keys that were added since; no effect on keys from the environment. */
  refresh(): void {
    if (this.#reload) this.#use(this.#reload());
  }

  /** Keyed digest (HMAC-SHA256, hex) of values, with domain separation by purpose. */
  digest(purpose: string, ...values: string[]): string {
    return createHmac('sha256', this.#digestKey)
      .update(JSON.stringify([purpose, ...values]))
      .digest('hex');
  }

  /** Encrypts with AES-256-GCM as `keyId:base64(nonce, tag, ciphertext)`; `context` (a record's id) is authenticated. */
  seal(content: string | Buffer, context: string): string {
    const nonce = freshNonce();
    const cipher = createCipheriv('aes-256-gcm', this.#sealKeys.get(this.#id)!, nonce).setAAD(Buffer.from(context));
    const body = Buffer.concat([
      cipher.update(typeof content === 'string' ? Buffer.from(content) : content),
      cipher.final(),
    ]);
    return `${this.#id}:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')}`;
  }

  /** As {@link Keyring.openBytes}, for text. */
  open(sealed: string, context: string): string {
    return this.openBytes(sealed, context).toString('utf8');
  }

  /**
   * Decrypts what {@link Keyring.seal} made.
   * @throws {KeyError} when the key is unknown, the context differs, or the record was modified.
   */
  openBytes(sealed: string, context: string): Buffer {
    const [id = '', payload = ''] = sealed.split(':');
    if (!this.#sealKeys.has(id)) this.refresh();
    const key = this.#sealKeys.get(id);
    if (!key) throw new KeyError(`Record ${context} was sealed with key ${id}, the key at hand is ${this.#id}`);
    const bytes = Buffer.from(payload, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {authTagLength: tagBytes})
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    } catch {
      throw new KeyError(`Record ${context} cannot be opened: it was changed or belongs elsewhere`);
    }
  }
}

/** The explicit digest key, else the one derived from the master key. */
const digestKeyOf = ({master, digest}: KeyMaterial): Buffer => digest ?? derive(master, 'digest');

const key = z
  .base64()
  .transform((encoded) => Buffer.from(encoded, 'base64'))
  .refine(({length}) => length === 32);
const storedKey = z.object({key, createdAt: z.string()});

/** `keys.json`; version 1 is written on first start. The newest key comes first. */
const keyFile = z.union([
  storedKey.extend({version: z.literal(1)}).transform((file) => ({digestKey: undefined, keys: [file]})),
  z.object({version: z.literal(2), digestKey: key, keys: z.array(storedKey).min(1)}),
]);
type KeyFile = z.output<typeof keyFile>;

/** Path of the key file in a data folder. */
export const keyPath = (dataDir: string): string => join(dataDir, 'keys.json');

function readKeyFile(path: string): KeyFile {
  const content = readFileSync(path, 'utf8');
  try {
    return keyFile.parse(JSON.parse(content));
  } catch {
    // The parser's message could quote the key.
    throw new KeyError(`${path} is damaged; restore it from a backup, without it no stored lead can be read`);
  }
}

function materialOf({keys, digestKey}: KeyFile): KeyMaterial {
  const [newest, ...older] = keys.map((stored) => stored.key);
  return {master: newest!, retired: older, digest: digestKey};
}

function writeDraft(draft: string, content: object): void {
  const file = openSync(draft, 'wx', 0o600);
  writeSync(file, `${JSON.stringify(content, null, 2)}\n`);
  fsyncSync(file);
  closeSync(file);
}

const text = (bytes: Buffer): string => bytes.toString('base64');

const newKey = (): {key: string; createdAt: string} => ({
  key: text(randomBytes(32)),
  createdAt: new Date().toISOString(),
});

/** Creates the key file atomically (write, then link), so that a concurrent process never reads a partial key. */
function createKeyFile(path: string): void {
  // Not by the process id: in a container it is always 1, and what a crash left there would block every start.
  const draft = `${path}.${randomUUID()}`;
  try {
    writeDraft(draft, {version: 1, ...newKey()});
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, {force: true});
  }
}

/**
 * The keyring of a service: from `given` (environment), else from `keys.json` in the data folder, created on first start
 * with mode 600.
 * @throws {KeyError} when the file is damaged.
 */
export function loadKeyring(dataDir: string, given?: KeyMaterial): Keyring {
  if (given) return new Keyring(given);
  const path = keyPath(dataDir);
  mkdirSync(dataDir, {recursive: true, mode: 0o700});
  const read = (): KeyMaterial => materialOf(readKeyFile(path));
  try {
    return new Keyring(read(), read);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  createKeyFile(path);
  return new Keyring(read(), read);
}

/**
 * Adds a new current key to `keys.json`; former keys stay for decryption.
 * @throws {KeyError} when the file is damaged, or another rotation is in progress.
 */
export function addKey(dataDir: string): void {
  const path = keyPath(dataDir);
  const file = readKeyFile(path);
  const keys = file.keys.map((stored) => ({key: text(stored.key), createdAt: stored.createdAt}));
  const draft = `${path}.new`;
  try {
    writeDraft(draft, {version: 2, digestKey: text(digestKeyOf(materialOf(file))), keys: [newKey(), ...keys]});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new KeyError(`Another change of keys is under way; if none is, delete ${draft}`);
  }
  renameSync(draft, path);
}

/** The settings that add a new current key to those from the environment. */
export function nextKeySettings(
  material: KeyMaterial,
): Record<'LEAD_KEY' | 'LEAD_KEYS_OLD' | 'LEAD_DIGEST_KEY', string> {
  return {
    LEAD_KEY: newKey().key,
    LEAD_KEYS_OLD: [material.master, ...material.retired].map(text).join(','),
    LEAD_DIGEST_KEY: text(digestKeyOf(material)),
  };
}
