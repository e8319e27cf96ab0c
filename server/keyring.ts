import {createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes} from 'node:crypto';
import {closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync} from 'node:fs';
import {join} from 'node:path';
import {z} from 'zod';

const nonceBytes = 12;
const tagBytes = 16;

/** The master key's file is damaged, or a record was sealed with another key. */
export class KeyError extends Error {}

/**
 * Everything secret of the service, derived from one 32-byte master key (HKDF-SHA256): encryption of personal data,
 * keyed digests for look-ups without plain text, and the signature of challenges.
 */
export class Keyring {
  /** Short public name of the master key, stored with every sealed record. */
  readonly id: string;
  /** Signs proof-of-work challenges. */
  readonly challengeKey: string;
  readonly #sealKey: Buffer;
  readonly #digestKey: Buffer;

  constructor(master: Buffer) {
    const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', master, '', `lead-service/${purpose}`, 32));
    this.id = derive('id').toString('hex').slice(0, 8);
    this.challengeKey = derive('challenge').toString('hex');
    this.#sealKey = derive('seal');
    this.#digestKey = derive('digest');
  }

  /** Keyed digest (HMAC-SHA256, hex) of values for one purpose; digests of different purposes cannot be compared. */
  digest(purpose: string, ...values: string[]): string {
    return createHmac('sha256', this.#digestKey).update(JSON.stringify([purpose, ...values])).digest('hex');
  }

  /** Encrypts with AES-256-GCM as `keyId:base64(nonce, tag, ciphertext)`; `context` (a record's id) is authenticated. */
  seal(text: string, context: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#sealKey, nonce).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${this.id}:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')}`;
  }

  /**
   * Decrypts what {@link Keyring.seal} made.
   * @throws {KeyError} when it was sealed with another key or context, or was changed.
   */
  open(sealed: string, context: string): string {
    const [id, payload = ''] = sealed.split(':');
    if (id !== this.id) throw new KeyError(`Record ${context} was sealed with key ${id}, the key at hand is ${this.id}`);
    const bytes = Buffer.from(payload, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.#sealKey, bytes.subarray(0, nonceBytes), {authTagLength: tagBytes})
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    try {
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw new KeyError(`Record ${context} cannot be opened: it was changed or belongs elsewhere`);
    }
  }
}

const keyFile = z.object({version: z.literal(1), key: z.string(), createdAt: z.string()});

function readMaster(path: string): Buffer {
  const text = readFileSync(path, 'utf8');
  try {
    const master = Buffer.from(keyFile.parse(JSON.parse(text)).key, 'base64');
    if (master.length === 32) return master;
  } catch {
    // Told below in words that help; the parser's own message could quote the key.
  }
  throw new KeyError(`${path} is damaged; restore it from a backup, without it no stored lead can be read`);
}

/** Writes the file completely before it gets its name, so that a second process never sees half a key. */
function createMaster(path: string): void {
  const draft = `${path}.${process.pid}`;
  const content = {version: 1, key: randomBytes(32).toString('base64'), createdAt: new Date().toISOString()};
  const file = openSync(draft, 'wx', 0o600);
  writeSync(file, `${JSON.stringify(content, null, 2)}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}

/**
 * The keyring of a data folder: from `master` when given (environment), else from `keys.json`, which is made on the
 * first start with mode 600.
 * @throws {KeyError} when the file is damaged.
 */
export function loadKeyring(dataDir: string, master?: Buffer): Keyring {
  if (master) return new Keyring(master);
  const path = join(dataDir, 'keys.json');
  mkdirSync(dataDir, {recursive: true, mode: 0o700});
  try {
    return new Keyring(readMaster(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  createMaster(path);
  return new Keyring(readMaster(path));
}
