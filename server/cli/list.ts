/** Commands that read many leads: list, export. */
import {idBatch} from '../store/leadSteps';
import {leadOrders, type LeadOrder, type StoredLead} from '../store/store';
import {arePersonal, commonColumns, exportColumns, parseColumns, rowsOf} from './columns';
import type {Arguments, OptionSpecs} from './command';
import {audit, counted, NotFoundError, type CliContext} from './context';
import {describe, filterOptions, selectionOf, type Selection} from './filter';
import {destinationOf, outputOptions, write} from './output';
import {writePictures} from './pictures';
import {csvLine, renderTable, renderTime} from './render';
import {boundSearch, searchLeads} from './search';

const largestPage = 1000;

export const listOptions = {
  ...filterOptions,
  sort: {value: '<order>', meaning: `${leadOrders.join(', ')}; newest by default`},
  page: {value: '<number>', meaning: 'which page, the first by default'},
  size: {value: '<number>', meaning: `leads on a page, 50 by default, at most ${largestPage}`},
  format: {value: '<format>', meaning: 'table, csv or ndjson; table by default'},
  columns: {value: '<names>', meaning: 'columns, separated by commas; personal ones open the leads (recorded)'},
  fields: {meaning: `adds ${commonColumns.join(', ')} (recorded)`},
  ...outputOptions,
} satisfies OptionSpecs;

export const exportOptions = {
  ...filterOptions,
  format: {value: '<format>', meaning: 'csv or ndjson; csv by default'},
  columns: {value: '<names>', meaning: 'columns, separated by commas; all by default'},
  pictures: {value: '<folder>', meaning: 'also write the pictures of these leads into files there'},
  ...outputOptions,
} satisfies OptionSpecs;

const listColumns = ['id', 'createdAt', 'form', 'state', 'owner', 'source_path', 'component_id'];

/** Headings of a table that differ from the names of the columns. */
const headings: Readonly<Record<string, string>> = {createdAt: 'time (UTC)', component_id: 'component'};

type Format = 'table' | 'csv' | 'ndjson';
type Row = Readonly<Record<string, string>>;

/** A value on one line: what visitors typed must neither break the table nor steer the terminal. */
const tableCell = (column: string, value: string): string =>
  column === 'createdAt' ? renderTime(Date.parse(value)) : value.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim() || '-';

async function* lines(format: Format, columns: readonly string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  if (format === 'table') {
    const cells: string[][] = [];
    for await (const row of rows) cells.push(columns.map((column) => tableCell(column, row[column] ?? '')));
    yield `${renderTable(
      columns.map((column) => headings[column] ?? column),
      cells,
    )}\n`;
    return;
  }
  // Without a byte order mark spreadsheet programs assume the local code page and garble Chinese.
  if (format === 'csv') yield `\uFEFF${csvLine(columns)}`;
  for await (const row of rows)
    yield format === 'csv' ? csvLine(columns.map((column) => row[column] ?? '')) : `${JSON.stringify(row)}\n`;
}

/** Which leads a list is of, how they are sorted and which of them are on its page. */
interface Page {
  readonly leads: readonly StoredLead[];
  readonly total: number;
  /** Further leads follow that were not counted, because counting them would mean to open them. */
  readonly isCut?: boolean;
}

interface PageRequest {
  readonly selection: Selection;
  readonly order: LeadOrder;
  readonly page: number;
  readonly size: number;
}

/** Orders that are each other backwards. */
const backwards: Readonly<Partial<Record<LeadOrder, LeadOrder>>> = {newest: 'oldest', oldest: 'newest'};

/** A page of the store. The last pages are read from the end: a database counts every row that it skips. */
async function storedPage({store}: CliContext, {selection, order, page, size}: PageRequest): Promise<Page> {
  const {filter} = selection;
  const total = await store.countLeads(filter);
  const offset = (page - 1) * size;
  const reverse = backwards[order];
  if (!reverse || offset < total / 2 || offset >= total)
    return {total, leads: await store.leadPage(filter, {order, offset, size})};
  const length = Math.min(size, total - offset);
  const leads = await store.leadPage(filter, {order: reverse, offset: total - offset - length, size: length});
  return {total, leads: leads.reverse()};
}

async function pageOf(context: CliContext, request: PageRequest): Promise<Page> {
  const {selection, order, page, size} = request;
  const {filter, text} = selection;
  if (text === undefined) return storedPage(context, request);
  const offset = (page - 1) * size;
  const ids = await searchLeads(context, {filter, text}, order, offset + size + 1);
  const isCut = order === 'newest' && ids.length > offset + size;
  const leads = await context.store.leadsWithIds(ids.slice(offset, offset + size));
  return {total: isCut ? offset + size : ids.length, leads, isCut};
}

const searchedSince = (context: CliContext, typed: Selection, {filter, text}: Selection): void => {
  if (text === undefined || typed.filter.since !== undefined) return;
  context.hint(
    `Searched leads since ${renderTime(filter.since!).slice(0, 10)}; --since with a day goes further back.\n`,
  );
};

/** A page of leads, without personal data unless it is asked for. */
export async function list(context: CliContext, args: Arguments): Promise<void> {
  const now = Date.now();
  const typed = selectionOf(args, now);
  const selection = boundSearch(typed, now);
  const [page, size] = [args.count('page', 1), args.count('size', 50, largestPage)];
  const order = args.choice('sort', leadOrders) ?? 'newest';
  const format = args.choice('format', ['table', 'csv', 'ndjson'] as const) ?? 'table';
  const chosen = args.text('columns');
  const columns = [
    ...new Set([
      ...(chosen === undefined ? listColumns : parseColumns(chosen)),
      ...(args.flag('fields') ? commonColumns : []),
    ]),
  ];
  const destination = destinationOf(args);

  const {leads, total, isCut} = await pageOf(context, {selection, order, page, size});
  const pages = Math.max(1, Math.ceil(total / size));
  const place = isCut ? `page ${page}` : `page ${page} of ${pages}`;
  if (arePersonal(columns) || selection.text !== undefined)
    await audit(
      context,
      'list',
      `${counted(leads.length, 'lead')}, ${place}, ${arePersonal(columns) ? columns.join(' ') : 'no personal columns'}; ${describe(selection)}`,
    );
  searchedSince(context, typed, selection);
  if (page > pages)
    throw new NotFoundError(`There is no page ${page}: ${counted(total, 'lead')} fill ${counted(pages, 'page')}.`);
  if (total === 0 && format === 'table') {
    const isFiltered = describe(selection) !== 'all';
    await write(context, destination, [isFiltered ? 'No leads match.\n' : 'No leads yet.\n']);
    return;
  }
  await write(context, destination, lines(format, columns, rowsOf(leads, columns, context)));
  context.hint(
    isCut
      ? `Page ${page}; more leads match, see --page ${page + 1}. Sorted otherwise they are counted too.\n`
      : `${total.toLocaleString('en-US')} ${total === 1 ? 'lead' : 'leads'}, ${place}\n`,
  );
}

/** The leads with these ids, read in batches. */
async function* leadsOf({store}: CliContext, ids: readonly string[]): AsyncGenerator<StoredLead> {
  for (let first = 0; first < ids.length; first += idBatch)
    yield* await store.leadsWithIds(ids.slice(first, first + idBatch));
}

/** All leads of a filter with personal data, as CSV or NDJSON, newest first. */
export async function exportLeads(context: CliContext, args: Arguments): Promise<void> {
  const now = Date.now();
  const format = args.choice('format', ['csv', 'ndjson'] as const) ?? 'csv';
  const typed = selectionOf(args, now);
  const selection = boundSearch(typed, now);
  const chosen = args.text('columns');
  const columns = chosen === undefined ? exportColumns : parseColumns(chosen);
  const destination = destinationOf(args);
  const ids =
    selection.text === undefined
      ? undefined
      : await searchLeads(context, {filter: selection.filter, text: selection.text}, 'newest');
  const folder = args.text('pictures');
  const count = ids ? ids.length : await context.store.countLeads(selection.filter);
  await audit(
    context,
    'export',
    `${format}, ${counted(count, 'lead')}${chosen === undefined ? '' : `, ${columns.join(' ')}`}${folder === undefined ? '' : ', pictures'}; ${describe(selection)}`,
  );
  searchedSince(context, typed, selection);
  const leads = (): AsyncIterable<StoredLead> => (ids ? leadsOf(context, ids) : context.store.leads(selection.filter));
  await write(context, destination, lines(format, columns, rowsOf(leads(), columns, context)));
  if (folder !== undefined) {
    let written = 0;
    for await (const lead of leads())
      written += (await writePictures(context, [lead], {folder, isForced: destination.isForced})).length;
    context.hint(`${counted(written, 'picture')} in ${folder}.\n`);
  }
  context.hint(`${count.toLocaleString('en-US')} ${count === 1 ? 'lead' : 'leads'}\n`);
}
