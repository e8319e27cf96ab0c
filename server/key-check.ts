/** Refuses to run on data that was written with another key: new leads would be lost to whoever has the right one. */
import {KeyError, type Keyring} from './keyring';
import {openLead} from './lead-body';
import type {Store} from './store/store';

/** Name of the sealed check in the store, and the context it is sealed for. */
const checkName = 'key-check';
const digestName = 'digest-check';
const sentence = 'the key of this store';

/** Writes the check again with the current key, after a key rotation. */
export async function resealKeyCheck(store: Store, keyring: Keyring): Promise<void> {
  await store.setMeta(checkName, keyring.seal(sentence, checkName));
}

/** Whether the keys are those that the data were written with; changes nothing. */
export async function keysMatch(store: Store, keyring: Keyring): Promise<boolean> {
  try {
    const sealed = await store.meta(checkName);
    if (sealed !== undefined) keyring.open(sealed, checkName);
    else
      for await (const lead of store.leads()) {
        openLead(lead, keyring);
        break;
      }
  } catch (error) {
    if (error instanceof KeyError) return false;
    throw error;
  }
  return [undefined, keyring.digest(digestName, sentence)].includes(await store.meta(digestName));
}

/**
 * Compares the keys with those the data were written with, and records them on the first start. Two copies that start at
 * once with different keys: the second finds the record of the first.
 * @throws {KeyError} with a sentence for the operator
 */
export async function checkKeys(store: Store, keyring: Keyring): Promise<void> {
  try {
    // Data from before the check.
    if ((await store.meta(checkName)) === undefined)
      for await (const lead of store.leads()) {
        openLead(lead, keyring);
        break;
      }
    const sealed = await store.addMeta(checkName, keyring.seal(sentence, checkName));
    keyring.open(sealed, checkName);
    const digest = keyring.digest(digestName, sentence);
    if ((await store.addMeta(digestName, digest)) !== digest) throw new KeyError('The digest key is another one');
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    throw new KeyError(
      'The stored leads were written with another key. Restore LEAD_KEY, LEAD_KEYS_OLD and LEAD_DIGEST_KEY, or keys.json, ' +
        'from where they are kept: without them no stored lead can be read. Nothing was changed. A keys.json that was made ' +
        'by this start can be overwritten.',
    );
  }
}
