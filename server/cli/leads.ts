/** Commands on single leads: show, set, find. */
import {randomUUID} from 'node:crypto';
import {normalizeLine, normalizeText} from '../../src/features/forms/fields';
import {summarizeLead, type LeadSummary} from '../lead-summary';
import {indentLines} from '../plain-text';
import {maskContact} from '../sender';
import {leadStates, type LeadState, type StoredLead} from '../store/store';
import {noteText, openNote, statusOf, textOf} from './columns';
import type {Arguments, OptionSpecs} from './command';
import {actor, audit, counted, NotFoundError, storedForm, UsageError, type CliContext} from './context';
import {renderAge, renderRows, renderTime} from './render';
import {commentsNaming, mentions, subjectOf} from './subject';

const cells = (values: object): [string, string][] =>
  Object.entries(values).map(([name, value]) => [name, textOf(value)]);

/** Leads by id or reference, in any letter case. */
export async function requireLeads({store}: CliContext, key: string): Promise<StoredLead[]> {
  const leads = await store.findLeads(storedForm(key));
  if (leads.length === 0) throw new NotFoundError(`There is no lead ${key}.`);
  return leads;
}

/** What pictures there are, one a line, and how to get them. */
const pictureRows = ({pictures, picturesCommand}: LeadSummary): string =>
  [
    ...pictures.map(({id, type, bytes, width, height}) => `${type}, ${width} x ${height}, ${bytes} bytes, ${id}`),
    ...(picturesCommand === null ? [] : [picturesCommand]),
  ].join('\n');

function summaryRows(
  summary: LeadSummary,
  {state, owner}: StoredLead,
  notes: readonly string[],
): (readonly [string, string])[] {
  const {source, contact, related} = summary;
  const time = (iso: string): string => `${renderTime(Date.parse(iso))} UTC`;
  const others = related.map(({reference, form, submittedAt, source: {page, button}, differs}) => {
    const differences = cells(differs).map(([name, value]) => `\n  ${name}: ${indentLines(value, '    ')}`);
    return [[time(submittedAt), form, reference, page, button].filter(Boolean).join('  '), ...differences].join('');
  });
  return [
    ['id', summary.id],
    ['reference', summary.reference],
    ['submitted', `${time(summary.submittedAt)}, ${renderAge(summary.ageSeconds)} ago`],
    ['form', `${summary.form} (${summary.edition})`],
    ['status', statusOf(summary)],
    ['state', state],
    ['owner', textOf(owner)],
    ...(summary.duplicateOf ? [['duplicateOf', summary.duplicateOf] as const] : []),
    ...cells(summary.fields),
    ...cells(summary.details),
    ['pictures', pictureRows(summary)],
    ['plan', summary.plan.join('\n')],
    ['page', [source.page, source.pageTitle].filter(Boolean).join('  ')],
    ['button', textOf(source.button)],
    ['sp', textOf(source.campaign)],
    ['device', textOf(source.device)],
    ['consentVersion', summary.consentVersion],
    ['kept until', time(summary.purgeAt)],
    ['history', contact.leads === 1 ? 'first lead' : `${contact.leads} leads since ${time(contact.firstAt)}`],
    ['other leads', others.join('\n')],
    ['notes', notes.join('\n')],
  ];
}

async function print(context: CliContext, lead: StoredLead, summary: LeadSummary): Promise<void> {
  const notes = (await context.store.notesOf([lead.id])).map((note) =>
    indentLines(noteText(openNote(note, context.keyring)), '  '),
  );
  await context.print(`${renderRows(summaryRows(summary, lead, notes).filter(([, value]) => value !== ''))}\n`);
}

const summarize = ({store, keyring}: CliContext, lead: StoredLead): Promise<LeadSummary> =>
  summarizeLead(lead, store, keyring, Date.now());

/** One lead with its summary, its notes and the contact's other leads. */
export async function show(context: CliContext, {operand}: Arguments): Promise<void> {
  for (const lead of await requireLeads(context, operand)) {
    const summary = await summarize(context, lead);
    for (const {id} of [lead, ...summary.related]) await audit(context, 'show', id);
    await print(context, lead, summary);
  }
}

/** States that people set; `quarantined` is only how a lead came in. */
const settableStates = leadStates.filter(
  (state): state is Exclude<LeadState, 'quarantined'> => state !== 'quarantined',
);

export const setOptions = {
  state: {value: '<state>', meaning: settableStates.join(', ')},
  owner: {value: '<name>', meaning: 'who works on it; "" for nobody'},
  note: {value: '<text>', meaning: 'adds a note, which is sealed as the lead is'},
} satisfies OptionSpecs;

const longestOwner = 60;
const longestNote = 4000;

/** State, owner and notes of a lead. */
export async function set(context: CliContext, args: Arguments): Promise<void> {
  const state = args.choice('state', settableStates);
  const [ownerTyped, noteTyped] = [args.text('owner'), args.text('note')];
  const owner = ownerTyped === undefined ? undefined : normalizeLine(ownerTyped);
  const text = noteTyped === undefined ? undefined : normalizeText(noteTyped);
  if (state === undefined && owner === undefined && text === undefined)
    throw new UsageError('set needs --state, --owner or --note.');
  if (text === '') throw new UsageError('--note needs a text.');
  if ((owner ?? '').length > longestOwner) throw new UsageError(`--owner may have ${longestOwner} characters.`);
  if ((text ?? '').length > longestNote) throw new UsageError(`--note may have ${longestNote} characters.`);
  const [lead, ...more] = await requireLeads(context, args.operand);
  if (more.length > 0) throw new UsageError(`${args.operand} is the reference of several leads; use an id of list.`);
  const noteId = randomUUID();
  const note = text === undefined ? undefined : {id: noteId, noteEnc: context.keyring.seal(text, noteId)};
  const changes = await context.store.workOnLead(lead!.id, {state, owner, note}, {at: Date.now(), actor: actor()});
  if (!changes) throw new NotFoundError(`There is no lead ${args.operand}.`);
  const told = changes.map((one) =>
    one.what === 'note' ? 'note added' : `${one.what}: ${one.from || '-'} to ${one.to || '-'}`,
  );
  await context.print(`${lead!.reference}  ${told.join(', ') || 'nothing changed'}\n`);
}

/** Everything of a person: leads with notes, comments that name the contact, and leads of others that do. */
export async function find(context: CliContext, {operand}: Arguments): Promise<void> {
  const {store, keyring} = context;
  const {contact, contactHmacs} = subjectOf('find', operand, keyring);
  const leads: StoredLead[] = [];
  for (const hmac of contactHmacs) for (const lead of await store.leadsOfContact(hmac)) leads.push(lead);
  const comments = await commentsNaming(context, contact);
  const others = await mentions(context, contact, contactHmacs);
  await audit(
    context,
    'find',
    `${counted(leads.length, 'lead')}, ${counted(comments.length, 'comment')}, named in ${counted(others.length, 'other lead')}`,
  );
  for (const {id} of leads) await audit(context, 'find', id);

  for (const lead of leads) {
    await print(context, lead, {...(await summarize(context, lead)), related: []});
    await context.print('\n');
  }
  for (const {createdAt, article, text} of comments)
    await context.print(`comment of ${renderTime(createdAt)} on ${article}\n  ${indentLines(text, '  ')}\n\n`);
  await context.print(
    `${counted(leads.length, 'lead')} and ${counted(comments.length, 'comment')} of ${maskContact(contact)}.\n`,
  );
  if (others.length > 0)
    await context.print(`Also named in leads of other contacts: ${others.join(', ')}. Look at them with show.\n`);
}
