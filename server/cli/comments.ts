/** Comments of readers on documents: a list, an export, and the deletion of single ones. */
import {editions} from '../../src/features/forms/schema';
import {indentLines} from '../plain-text';
import type {FeedbackComment} from '../store/store';
import type {Arguments, OptionSpecs} from './command';
import {actor, audit, counted, NotFoundError, UsageError, type CliContext} from './context';
import {timeOf} from './filter';
import {destinationOf, outputOptions, write} from './output';
import {csvLine, renderTime} from './render';

export const commentOptions = {
  article: {value: '<id>', meaning: 'on one document'},
  edition: {value: '<edition>', meaning: `${editions.join(' or ')}`},
  since: {value: '<date>', meaning: 'on this day or later: 2026-11-01, or 7d for the last seven days'},
  format: {value: '<format>', meaning: 'text, csv or ndjson; text by default'},
  ...outputOptions,
  erase: {meaning: 'delete the text of the comment with this id; what was answered about the document stays'},
} satisfies OptionSpecs;

const columns = ['id', 'createdAt', 'edition', 'article', 'helpful', 'reason', 'comment'] as const;

type Row = Readonly<Record<(typeof columns)[number], string>>;

const rowOf = ({keyring}: CliContext, one: FeedbackComment): Row => ({
  id: one.id,
  createdAt: new Date(one.createdAt).toISOString(),
  edition: one.edition,
  article: one.article,
  helpful: one.helpful ? 'yes' : 'no',
  reason: one.reason ?? '',
  comment: keyring.open(one.commentEnc, one.id),
});

function textOf({id, createdAt, edition, article, helpful, reason, comment}: Row): string {
  const verdict = [helpful === 'yes' ? 'helpful' : 'not helpful', reason].filter(Boolean).join(', ');
  const head = [renderTime(Date.parse(createdAt)), edition, article, verdict, id].join('  ');
  return `${head}\n  ${indentLines(comment, '  ')}\n`;
}

type Format = 'text' | 'csv' | 'ndjson';

/** Opened one by one: there may be many. */
function* lines(context: CliContext, format: Format, found: readonly FeedbackComment[]): Generator<string> {
  // Without a byte order mark spreadsheet programs assume the local code page and garble Chinese.
  if (format === 'csv') yield `\uFEFF${csvLine(columns)}`;
  for (const one of found) {
    const row = rowOf(context, one);
    if (format === 'text') yield textOf(row);
    else yield format === 'csv' ? csvLine(columns.map((name) => row[name])) : `${JSON.stringify(row)}\n`;
  }
}

async function erase(context: CliContext, id: string): Promise<void> {
  const erased = await context.store.eraseComments([id], {at: Date.now(), actor: actor()});
  if (erased === 0) throw new NotFoundError(`There is no comment ${id}.`);
  await context.print(`The text of comment ${id} deleted.\n`);
}

/** Comments, newest first; with an id one of them. */
export async function comments(context: CliContext, args: Arguments): Promise<void> {
  const id = args.operand.toLowerCase();
  if (args.flag('erase')) {
    if (id === '') throw new UsageError('--erase needs the id of a comment.');
    return erase(context, id);
  }
  const [article, since] = [args.text('article'), args.text('since')];
  const edition = args.choice('edition', editions);
  const format = args.choice('format', ['text', 'csv', 'ndjson'] as const) ?? 'text';
  const destination = destinationOf(args);
  const from = since === undefined ? 0 : timeOf('since', since, Date.now()).at;
  const all = await context.store.feedbackComments();
  const found = all.filter(
    (one) =>
      (id === '' || one.id === id) &&
      (article === undefined || one.article === article) &&
      (edition === undefined || one.edition === edition) &&
      one.createdAt >= from,
  );
  await audit(context, 'comments', counted(found.length, 'comment'));
  if (id !== '' && found.length === 0) throw new NotFoundError(`There is no comment ${id}.`);
  if (found.length === 0 && format === 'text')
    return write(context, destination, [all.length === 0 ? 'No comments yet.\n' : 'No comments match.\n']);
  await write(context, destination, lines(context, format, found));
}
