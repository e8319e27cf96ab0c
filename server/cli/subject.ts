/** The person whom a mobile number or an e-mail address belongs to, and where it is named. */
import {codeKey} from '../codes';
import {mentionsContact} from '../contact-mentions';
import {allForms, comparableContact, parseContact} from '../forms';
import type {Keyring} from '../keyring';
import {openLead} from '../lead-body';
import type {FeedbackComment, Subject} from '../store/store';
import {UsageError, type CliContext} from './context';

/**
 * The data subject of a mobile number or e-mail address, normalized as any form would have stored it.
 * @throws {UsageError} when no form takes it
 */
export function subjectOf(command: string, typed: string, keyring: Keyring): Subject & {readonly contact: string} {
  const found = allForms.flatMap((form) => {
    const {contact} = parseContact(form, typed);
    return contact === undefined ? [] : [{form, contact: comparableContact(contact)}];
  });
  const [first] = found;
  if (!first) throw new UsageError(`${command} needs a mobile number of mainland China or an e-mail address.`);
  return {
    contact: first.contact,
    contactHmacs: [...new Set(found.map(({contact}) => keyring.digest('contact', contact)))],
    codeKeys: found.map(({form, contact}) => codeKey(keyring, form, contact)),
  };
}

const holdsContact = (contact: string, value: unknown): boolean => mentionsContact(String(value ?? ''), contact);

/** A comment in the clear. */
export type OpenComment = Omit<FeedbackComment, 'commentEnc'> & {readonly text: string};

/** Comments whose text names the contact: readers ask to be called back. */
export async function commentsNaming({store, keyring}: CliContext, contact: string): Promise<OpenComment[]> {
  const all = await store.feedbackComments();
  return all
    .map(({commentEnc, ...comment}) => ({...comment, text: keyring.open(commentEnc, comment.id)}))
    .filter(({text}) => holdsContact(contact, text));
}

/** References of leads that contain the contact in a field other than the verified one, or in a note. */
export async function mentions(
  {store, keyring}: CliContext,
  contact: string,
  contactHmacs: readonly string[],
): Promise<string[]> {
  const noted = new Set<string>();
  for await (const {id, leadId, noteEnc} of store.notes())
    if (holdsContact(contact, keyring.open(noteEnc, id))) noted.add(leadId);
  const references: string[] = [];
  for await (const lead of store.leads()) {
    if (contactHmacs.includes(lead.contactHmac)) continue;
    const isNamed = Object.values(openLead(lead, keyring).fields).some((value) => holdsContact(contact, value));
    if (isNamed || noted.has(lead.id)) references.push(lead.reference);
  }
  return references;
}
