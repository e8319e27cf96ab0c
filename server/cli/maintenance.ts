/** Commands on stored personal data: erasure, retention, key rotation, audit log. */
import {answerContext} from '../delivery/attempt';
import {day} from '../../src/site/durations';
import {addKey, Keyring, loadKeyring, nextKeySettings} from '../keyring';
import {resealKeyCheck} from '../key-check';
import {clockJump, sweep, sweptText} from '../retention';
import {leadReference} from '../reference';
import {maskContact} from '../sender';
import type {Subject} from '../store/store';
import type {Arguments, OptionSpecs} from './command';
import {actor, audit, counted, NotFoundError, type CliContext} from './context';
import {timeOf} from './filter';
import {renderTable, renderTime} from './render';
import {commentsNaming, mentions, subjectOf} from './subject';

const largestPage = 1000;

/** What is left to do after an erasure, where copies are that the service cannot reach. */
function printCopies({config, print}: CliContext, ids: readonly string[]): void {
  if (ids.length === 0) return;
  if (config.crm) print('The CRM is told of each lead that it got (lead.erased).\n');
  const references = ids.map(leadReference).join(', ');
  print(`E-mails to sales cannot be called back: delete in that mailbox what mentions ${references}.\n`);
}

/** What `erase` deletes of a person. */
interface Erasure {
  readonly subject: Subject;
  readonly masked: string;
  /** Ids of comments that name the contact. */
  readonly named: readonly string[];
}

async function previewErasure(context: CliContext, {subject, masked, named}: Erasure): Promise<void> {
  const leads = (await Promise.all(subject.contactHmacs.map((hmac) => context.store.leadsOfContact(hmac)))).flat();
  await audit(context, 'find', `${counted(leads.length, 'lead')}, ${counted(named.length, 'comment')}, before erase`);
  const names = leads.map(({reference}) => reference).join(', ');
  context.print(
    leads.length === 0
      ? `There is no lead of ${masked}.\n`
      : `${counted(leads.length, 'lead')} of ${masked} would be deleted for good: ${names}. Repeat with --yes to do it.\n`,
  );
  if (named.length > 0)
    context.print(`${counted(named.length, 'comment')} with ${masked} would lose the text; --yes does it.\n`);
}

async function doErasure(context: CliContext, {subject, masked, named}: Erasure): Promise<void> {
  const by = {at: Date.now(), actor: actor()};
  const ids = await context.store.eraseSubject(subject, by);
  const erased = await context.store.eraseComments(named, by);
  context.print(`${counted(ids.length, 'lead')} of ${masked} deleted, codes and deliveries with them.\n`);
  if (erased > 0) context.print(`The text of ${counted(erased, 'comment')} with ${masked} deleted.\n`);
  printCopies(context, ids);
}

/** Deletes all data of a person; without confirmation only lists it. */
export async function erase(context: CliContext, typed: string, isConfirmed: boolean): Promise<void> {
  const {contact, ...subject} = subjectOf('erase', typed, context.keyring);
  const named = (await commentsNaming(context, contact)).map(({id}) => id);
  const erasure = {subject, masked: maskContact(contact), named};
  await (isConfirmed ? doErasure(context, erasure) : previewErasure(context, erasure));
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
  const {retentionDays, limits} = config;
  const retention = {store, clock: () => now, retentionDays, maxWaitingBytes: limits.picturesWaitingBytes};
  const result = await sweep(retention, isConfirmed);
  const deleted = sweptText(result) || '0 leads';
  await audit(context, 'purge', deleted);
  if (result.heldBack > 0)
    return print(
      `${counted(result.heldBack, 'lead')} are past retention, more than a sweep may delete. Repeat with --yes to delete them.\n`,
    );
  print(`${deleted} past retention deleted; expired codes and counters too.\n`);
}

/** Re-encrypts records that were sealed with an older key. */
async function resealAll(
  {store}: Pick<CliContext, 'store'>,
  keyring: Keyring,
): Promise<Readonly<Record<'lead' | 'note' | 'picture' | 'comment' | 'answer', number>>> {
  const isOld = (sealed: string): boolean => Keyring.keyOf(sealed) !== keyring.id;
  const reseal = (sealed: string, id: string): string => keyring.seal(keyring.open(sealed, id), id);
  const done = {lead: 0, note: 0, picture: 0, comment: 0, answer: 0};
  for await (const {id, bodyEnc} of store.leads()) {
    if (isOld(bodyEnc) && (await store.resealLead(id, reseal(bodyEnc, id)))) done.lead += 1;
  }
  for (const {id, commentEnc} of await store.feedbackComments()) {
    if (isOld(commentEnc) && (await store.resealComment(id, reseal(commentEnc, id)))) done.comment += 1;
  }
  for await (const {id, noteEnc} of store.notes()) {
    if (isOld(noteEnc) && (await store.resealNote(id, reseal(noteEnc, id)))) done.note += 1;
  }
  for await (const {id, bodyEnc} of store.pictures()) {
    if (isOld(bodyEnc) && (await store.resealPicture(id, keyring.seal(keyring.openBytes(bodyEnc, id), id))))
      done.picture += 1;
  }
  for await (const {deliveryId, number, answerEnc} of store.sealedAnswers()) {
    if (!isOld(answerEnc)) continue;
    const sealed = reseal(answerEnc, answerContext(deliveryId, number));
    if (await store.resealAnswer({deliveryId, number, answerEnc: sealed})) done.answer += 1;
  }
  return done;
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
  const done = await resealAll(context, keyring);
  await resealKeyCheck(context.store, keyring);
  await audit(context, 'rotate', keyring.id);
  context.print(
    `${counted(done.lead, 'lead')}, ${counted(done.note, 'note')}, ${counted(done.picture, 'picture')}, ${counted(done.comment, 'comment')} and ` +
      `${counted(done.answer, 'answer')} of receivers re-encrypted; the current key is ${keyring.id}.\n`,
  );
  if (!keys && !resealOnly)
    context.print(
      'A running service takes it over within ten minutes, at once after a restart; then run rotate --reseal.\n',
    );
}

export const auditOptions = {
  since: {value: '<date>', meaning: 'on this day or later: 2026-11-01, or 7d for the last seven days'},
  actor: {value: '<name>', meaning: 'of this person, or part of the name'},
  page: {value: '<number>', meaning: 'which page, the first by default'},
  size: {value: '<number>', meaning: `entries on a page, 100 by default, at most ${largestPage}`},
} satisfies OptionSpecs;

/** A page of the audit log, newest first. */
export async function auditLog(context: CliContext, args: Arguments): Promise<void> {
  const [since, actorTyped] = [args.text('since'), args.text('actor')];
  const [page, size] = [args.count('page', 1), args.count('size', 100, largestPage)];
  const filter = {since: since === undefined ? undefined : timeOf('since', since, Date.now()).at, actor: actorTyped};
  const total = await context.store.countAudit(filter);
  const entries = await context.store.auditLog({...filter, limit: size, offset: (page - 1) * size});
  const pages = Math.max(1, Math.ceil(total / size));
  const asked = [since && `since=${since}`, actorTyped && `actor=${actorTyped}`].filter(Boolean).join(', ') || 'all';
  await audit(context, 'audit', `${entries.length} entries, page ${page} of ${pages}; ${asked}`);
  if (total === 0) return context.print(asked === 'all' ? 'Nobody has read anything yet.\n' : 'No entries match.\n');
  if (page > pages) throw new NotFoundError(`There is no page ${page}: the last is ${pages}.`);
  const rows = entries.map((entry) => [renderTime(entry.at), entry.actor, entry.action, entry.subject]);
  await context.print(`${renderTable(['time (UTC)', 'actor', 'action', 'subject'], rows)}\n`);
  context.hint(`${total.toLocaleString('en-US')} ${total === 1 ? 'entry' : 'entries'}, page ${page} of ${pages}\n`);
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

/** Search results that were opened, the most frequent first. No personal data either. */
export async function opened(context: CliContext): Promise<void> {
  const all = await context.store.openedResults();
  if (all.length === 0) return context.print('No search result was opened.\n');
  const rows = all.map(({query, path, edition, count, away, lastAt}) => [
    query,
    path,
    edition,
    String(count),
    String(away),
    renderTime(lastAt),
  ]);
  context.print(
    `${renderTable(['searched for', 'opened', 'edition', 'times', 'left for another', 'last (UTC)'], rows)}\n`,
  );
}
