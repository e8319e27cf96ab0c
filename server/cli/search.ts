/** Search for a text in sealed leads: each one is opened, because the store knows no word of them. */
import {day} from '../../src/site/durations';
import {parseLead} from '../lead-body';
import {leadStates, type LeadFilter, type LeadOrder, type StoredLead} from '../store/store';
import {openNote} from './columns';
import type {CliContext} from './context';
import type {Selection} from './filter';

/** How far back a search goes unless `--since` says it. */
const defaultDays = 90;

/** Between two lines of progress, in ms. */
const progressEveryMs = 1000;

/** Compatibility forms and letter case do not matter: `ＡＣＭＥ` is `acme`. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A number is found however it is grouped: `6123 4567`, `61234567`. */
const phoneDigits = (folded: string): string | undefined =>
  /^[\d\s()+./-]+$/.test(folded) && digitsOf(folded).length >= 5 ? digitsOf(folded) : undefined;

/** Whether values contain the text. */
export function textMatcher(text: string): {
  /** Whether a sealed body, opened but not parsed, may contain it: parsing would cost as much as opening. */
  readonly mayHold: (json: string) => boolean;
  readonly holds: (value: unknown) => boolean;
} {
  const wanted = fold(text);
  const digits = phoneDigits(wanted);
  // In JSON these are written differently.
  const isEscaped = /["\\\p{Cc}]/u.test(wanted);
  return {
    mayHold: (json) =>
      isEscaped || fold(json).includes(wanted) || (digits !== undefined && digitsOf(json).includes(digits)),
    holds: (value) =>
      typeof value === 'string' &&
      (fold(value).includes(wanted) || (digits !== undefined && digitsOf(fold(value)).includes(digits))),
  };
}

/** What is kept of a match: a search over all leads may match them all. */
type Match = Pick<StoredLead, 'id' | 'createdAt' | 'state' | 'owner'>;

const newestFirst = (a: Match, b: Match): number => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/** The orders of the store, for what it cannot select. */
const comparisons: Readonly<Record<LeadOrder, (a: Match, b: Match) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => -newestFirst(a, b),
  state: (a, b) => leadStates.indexOf(a.state) - leadStates.indexOf(b.state) || newestFirst(a, b),
  owner: (a, b) =>
    Number(a.owner === null) - Number(b.owner === null) ||
    ((a.owner ?? '') < (b.owner ?? '') ? -1 : Number(a.owner !== b.owner)) ||
    newestFirst(a, b),
};

/** The selection with the start that a search has by default. */
export function boundSearch({filter, text}: Selection, now: number): Selection {
  if (text === undefined || filter.since !== undefined) return {filter, text};
  return {filter: {...filter, since: (filter.until ?? now) - defaultDays * day}, text};
}

async function* withProgress({store, hint}: CliContext, filter: LeadFilter): AsyncGenerator<StoredLead> {
  const number = (count: number): string => count.toLocaleString('en-US');
  // Counted when there is progress to tell: a page that is full at once does not wait for it.
  let total: string | undefined;
  let [count, toldAt] = [0, performance.now()];
  for await (const lead of store.leads(filter)) {
    yield lead;
    count += 1;
    if (performance.now() - toldAt < progressEveryMs) continue;
    total ??= number(await store.countLeads(filter));
    toldAt = performance.now();
    hint(`Searched ${number(count)} of ${total} leads.\n`);
  }
}

/**
 * Ids of the leads that contain the text, in order; of the newest first no more than `enough`, so that a page does not wait for
 * all others. The caller must write an audit entry.
 */
export async function searchLeads(
  context: CliContext,
  {filter, text}: {readonly filter: LeadFilter; readonly text: string},
  order: LeadOrder,
  enough = Infinity,
): Promise<string[]> {
  const {store, keyring} = context;
  const {mayHold, holds} = textMatcher(text);
  const noted = new Set<string>();
  for await (const note of store.notes()) if (holds(openNote(note, keyring).text)) noted.add(note.leadId);
  const matches: Match[] = [];
  for await (const lead of withProgress(context, filter)) {
    const {id, createdAt, state, owner} = lead;
    const json = keyring.open(lead.bodyEnc, id);
    if (!noted.has(id)) {
      if (!mayHold(json)) continue;
      const {fields, details} = parseLead(json);
      if (![...Object.values(fields), ...Object.values(details)].some(holds)) continue;
    }
    matches.push({id, createdAt, state, owner});
    // Leads come newest first.
    if (order === 'newest' && matches.length >= enough) break;
  }
  return matches.sort(comparisons[order]).map(({id}) => id);
}
