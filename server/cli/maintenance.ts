/** Commands on stored personal data: erasure, retention, key rotation, audit log. */
import {codeKey} from '../codes';
import {day} from '../../src/site/durations';
import {allForms, comparableContact, parseContact} from '../forms';
import {addKey, Keyring, loadKeyring, nextKeySettings} from '../keyring';
import {resealKeyCheck} from '../key-check';
import {openLead} from '../lead-body';
import {clockJump, sweep} from '../retention';
import {maskContact} from '../sender';
import type {Subject} from '../store/store';
import {actor, audit, counted, NotFoundError, UsageError, type CliContext} from './context';
import {renderTable, renderTime} from './render';

/** The data subject of a mobile number or e-mail address, normalized as any form would have stored it. */
function subjectOf(typed: string, keyring: Keyring): Subject & {readonly contact: string} {
  const found = allForms.flatMap((form) => {
    const {contact} = parseContact(form, typed);
    return contact === undefined ? [] : [{form, contact: comparableContact(contact)}];
  });
  const [first] = found;
  if (!first) throw new UsageError('erase needs a mobile number of mainland China or an e-mail address.');
  return {
    contact: first.contact,
    contactHmacs: [...new Set(found.map(({contact}) => keyring.digest('contact', contact)))],
    codeKeys: found.map(({form, contact}) => codeKey(keyring, form, contact)),
  };
}

const digits = (value: unknown): string => String(value ?? '').replace(/\D/g, '');

/** References of leads that contain the contact in a field other than the verified one. */
async function mentions(
  {store, keyring}: CliContext,
  contact: string,
  contactHmacs: readonly string[],
): Promise<string[]> {
  const holds = (value: unknown): boolean =>
    contact.includes('@')
      ? typeof value === 'string' && comparableContact(value).includes(contact)
      : digits(value).endsWith(digits(contact));
  const references: string[] = [];
  for await (const lead of store.leads()) {
    if (contactHmacs.includes(lead.contactHmac)) continue;
    if (Object.values(openLead(lead, keyring).fields).some(holds)) references.push(lead.reference);
  }
  return references;
}

/** Deletes all data of a person; without confirmation only lists it. */
export async function erase(context: CliContext, typed: string, isConfirmed: boolean): Promise<void> {
  const {contact, ...subject} = subjectOf(typed, context.keyring);
  const masked = maskContact(contact);
  if (isConfirmed) {
    const ids = await context.store.eraseSubject(subject, {at: Date.now(), actor: actor()});
    context.print(`${counted(ids.length, 'lead')} of ${masked} deleted, codes and deliveries with them.\n`);
  } else {
    const leads = (await Promise.all(subject.contactHmacs.map((hmac) => context.store.leadsOfContact(hmac)))).flat();
    const names = leads.map(({reference}) => reference).join(', ');
    context.print(
      leads.length === 0
        ? `There is no lead of ${masked}.\n`
        : `${counted(leads.length, 'lead')} of ${masked} would be deleted for good: ${names}. Repeat with --yes to do it.\n`,
    );
  }
  const others = await mentions(context, contact, subject.contactHmacs);
  if (others.length > 0)
    context.print(`Also named in leads of other contacts: ${others.join(', ')}. Look at them with show.\n`);
}

/**
 * Applies retention now instead of at the next sweep. With `isConfirmed` also what sweeps keep back: after a jump of the
 * clock, or when unusually many leads are due.
 */
export async function purge(context: CliContext, isConfirmed: boolean): Promise<void> {
  const {store, config, print} = context;
  const now = Date.now();
  const jump = await clockJump(store, now);
  if (jump !== undefined && !isConfirmed) {
    const {total, due} = await store.leadsDue(now);
    return print(
      `It is ${renderTime(now)} UTC by this clock, ${Math.round(jump / day)} days from the last sweep. ` +
        `${due} of ${counted(total, 'lead')} are past retention by it. If the clock is right, repeat with --yes.\n`,
    );
  }
  const {leads, heldBack} = await sweep({store, clock: () => now, retentionDays: config.retentionDays}, isConfirmed);
  if (heldBack > 0)
    return print(
      `${counted(heldBack, 'lead')} are past retention, more than a sweep may delete. Repeat with --yes to delete them.\n`,
    );
  await audit(context, 'purge', counted(leads, 'lead'));
  print(`${counted(leads, 'lead')} past retention deleted; old comments, expired codes and counters too.\n`);
}

/** Re-encrypts records that were sealed with an older key. */
async function resealAll(
  {store}: Pick<CliContext, 'store'>,
  keyring: Keyring,
): Promise<{leads: number; comments: number}> {
  const isOld = (sealed: string): boolean => Keyring.keyOf(sealed) !== keyring.id;
  const reseal = (sealed: string, id: string): string => keyring.seal(keyring.open(sealed, id), id);
  let [leads, comments] = [0, 0];
  for await (const {id, bodyEnc} of store.leads()) {
    if (isOld(bodyEnc) && (await store.resealLead(id, reseal(bodyEnc, id)))) leads += 1;
  }
  for (const {id, commentEnc} of await store.feedbackComments()) {
    if (isOld(commentEnc) && (await store.resealComment(id, reseal(commentEnc, id)))) comments += 1;
  }
  return {leads, comments};
}

/**
 * Creates a new key and re-encrypts everything with it. Keys from the environment cannot be changed here: the new
 * settings are printed, and `--reseal` re-encrypts once the service uses them.
 */
export async function rotate(context: CliContext, resealOnly: boolean): Promise<void> {
  const {dataDir, keys} = context.config;
  if (!resealOnly && keys) {
    await audit(context, 'rotate', 'settings for a new key');
    const settings = Object.entries(nextKeySettings(keys)).map(([name, value]) => `${name}=${value}`);
    context.print(`${settings.join('\n')}\n`);
    context.hint('Give these settings to every copy of the service, restart it, then run rotate --reseal.\n');
    return;
  }
  if (!resealOnly) addKey(dataDir);
  const keyring = loadKeyring(dataDir, keys);
  const {leads, comments} = await resealAll(context, keyring);
  await resealKeyCheck(context.store, keyring);
  await audit(context, 'rotate', keyring.id);
  context.print(
    `${counted(leads, 'lead')} and ${counted(comments, 'comment')} re-encrypted; the current key is ${keyring.id}.\n`,
  );
  if (!keys && !resealOnly)
    context.print(
      'A running service takes it over within ten minutes, at once after a restart; then run rotate --reseal.\n',
    );
}

/** The audit log, newest first. */
export async function auditLog(context: CliContext, limit: number): Promise<void> {
  const entries = await context.store.auditLog({limit});
  await audit(context, 'audit', `last ${limit}`);
  if (entries.length === 0) return context.print('Nobody has read anything yet.\n');
  const rows = entries.map((entry) => [renderTime(entry.at), entry.actor, entry.action, entry.subject]);
  context.print(`${renderTable(['time (UTC)', 'actor', 'action', 'subject'], rows)}\n`);
}

/** Comments of readers on documents. */
export async function comments(context: CliContext): Promise<void> {
  const all = await context.store.feedbackComments();
  await audit(context, 'comments', 'all');
  if (all.length === 0) return context.print('No comments yet.\n');
  for (const {id, edition, article, helpful, reason, commentEnc, createdAt} of all) {
    const verdict = [helpful ? 'helpful' : 'not helpful', reason].filter(Boolean).join(', ');
    const comment = context.keyring.open(commentEnc, id).replaceAll('\n', '\n  ');
    context.print(`${renderTime(createdAt)}  ${edition}  ${article}  ${verdict}\n  ${comment}\n`);
  }
}

/** Reschedules deliveries. */
export async function replay(context: CliContext, leadId: string | undefined): Promise<void> {
  const count = await context.store.replayDeliveries(leadId === undefined ? {} : {leadId}, Date.now());
  await audit(context, 'replay', leadId ?? 'all abandoned');
  if (count === 0)
    throw new NotFoundError(leadId ? 'This lead has no deliveries to replay.' : 'No delivery was abandoned.');
  context.print(
    `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due again; a running service takes them up within seconds.\n`,
  );
}

/** Searches without results or without an opened result. No personal data: the visitor is not recorded. */
export async function misses(context: CliContext): Promise<void> {
  const all = await context.store.searchMisses();
  if (all.length === 0) return context.print('No searches that helped nobody.\n');
  const rows = all.map(({query, edition, count, unopened, lastAt}) => [
    query,
    edition,
    String(count),
    String(unopened),
    renderTime(lastAt),
  ]);
  context.print(`${renderTable(['searched for', 'edition', 'times', 'found, not opened', 'last (UTC)'], rows)}\n`);
}
