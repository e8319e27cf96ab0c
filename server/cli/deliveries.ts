/** Commands about deliveries to the CRM and to sales: look at them, send again, and test the way there. */
import {randomUUID} from 'node:crypto';
import {answerContext} from '../delivery/attempt';
import {excerptOf} from '../delivery/excerpt';
import type {Receipt} from '../delivery/channel';
import {smtpMailer} from '../providers/mail';
import {exchange, ProviderError} from '../providers/post';
import {testNotice} from '../providers/sales-mail';
import {webhookRequest, webhookTimeoutMs} from '../providers/webhook';
import type {Delivery, DeliveryAttempt, DeliveryFilter, DeliveryState, ListedDelivery} from '../store/store';
import type {Arguments, OptionSpecs} from './command';
import {audit, FailedError, NotFoundError, storedForm, UsageError, type CliContext} from './context';
import {renderRows, renderTable, renderTime} from './render';

const largestPage = 1000;

const states: readonly DeliveryState[] = ['waiting', 'due', 'failing', 'delivered', 'abandoned'];
const kinds: readonly Delivery['kind'][] = ['crm', 'sales-mail'];

export const resendOptions = {
  kind: {value: '<kind>', meaning: kinds.join(' or ')},
} satisfies OptionSpecs;

export const deliveryOptions = {
  state: {value: '<state>', meaning: states.join(', ')},
  ...resendOptions,
  lead: {value: '<id or reference>', meaning: 'about this lead, also one that was erased'},
  page: {value: '<number>', meaning: 'which page, the first by default'},
  size: {value: '<number>', meaning: `deliveries on a page, 50 by default, at most ${largestPage}`},
} satisfies OptionSpecs;

/** Without the parts that were not given. */
function filterOf(args: Arguments): DeliveryFilter {
  const [state, kind, lead] = [args.choice('state', states), args.choice('kind', kinds), args.text('lead')];
  return {...(state && {state}), ...(kind && {kind}), ...(lead !== undefined && {lead: storedForm(lead)})};
}

function stateOf({deliveredAt, abandonedAt, leaseUntil, lastError}: Delivery, now: number): string {
  if (deliveredAt !== null) return 'delivered';
  if (abandonedAt !== null) return 'abandoned';
  if (leaseUntil !== null && leaseUntil > now) return 'being sent';
  return lastError === null ? 'waiting' : 'failing';
}

const isOver = ({deliveredAt, abandonedAt}: Delivery): boolean => deliveredAt !== null || abandonedAt !== null;

function listRow(delivery: ListedDelivery, now: number): string[] {
  const {id, reference, kind, event, totalAttempts, nextAt, lastError} = delivery;
  const next = isOver(delivery) ? '' : renderTime(nextAt);
  return [id, reference, kind, event, stateOf(delivery, now), String(totalAttempts), next, lastError ?? ''];
}

/** A page of deliveries, newest first, without personal data. */
async function list({store, print, hint}: CliContext, args: Arguments): Promise<void> {
  const now = Date.now();
  const [page, size] = [args.count('page', 1), args.count('size', 50, largestPage)];
  const {rows, total} = await store.deliveries(filterOf(args), now, {offset: (page - 1) * size, size});
  if (total === 0) return print('No deliveries.\n');
  const pages = Math.ceil(total / size);
  if (page > pages) throw new NotFoundError(`There is no page ${page}: the last is ${pages}.`);
  const header = ['id', 'lead', 'kind', 'event', 'state', 'attempts', 'next try (UTC)', 'last error'];
  const lines = rows.map((row) => listRow(row, now));
  await print(`${renderTable(header, lines)}\n`);
  hint(`${total.toLocaleString('en-US')} ${total === 1 ? 'delivery' : 'deliveries'}, page ${page} of ${pages}\n`);
}

/** One delivery with its attempts and what the receiver answered, which may quote personal data. */
async function show(context: CliContext, id: string): Promise<void> {
  const found = await context.store.delivery(storedForm(id));
  if (!found) throw new NotFoundError(`There is no delivery ${id}.`);
  const {delivery, attempts} = found;
  await audit(context, 'deliveries', delivery.id);
  const time = (at: number | null): string => (at === null ? '' : `${renderTime(at)} UTC`);
  const rows: [string, string][] = [
    ['id', delivery.id],
    ['lead', `${delivery.reference}  ${delivery.leadId}`],
    ['kind', delivery.kind],
    ['event', [delivery.event, delivery.erasedReason].filter(Boolean).join(', ')],
    ['state', stateOf(delivery, Date.now())],
    ['made', time(delivery.createdAt)],
    ['next try', isOver(delivery) ? '' : time(delivery.nextAt)],
    ['delivered', time(delivery.deliveredAt)],
    ['abandoned', time(delivery.abandonedAt)],
    ['last error', delivery.lastError ?? ''],
    ['attempts', String(delivery.totalAttempts)],
  ];
  context.print(`${renderRows(rows.filter(([, value]) => value !== ''))}\n`);
  if (attempts.length === 0) return;
  const answerOf = ({answerEnc, number}: DeliveryAttempt): string =>
    answerEnc === null ? '' : context.keyring.open(answerEnc, answerContext(delivery.id, number));
  const table = attempts.map((attempt) => [
    String(attempt.number),
    renderTime(attempt.at),
    `${attempt.durationMs} ms`,
    attempt.outcome,
    attempt.result,
    answerOf(attempt),
  ]);
  context.print(`\n${renderTable(['attempt', 'time (UTC)', 'took', 'outcome', 'result', 'answer'], table)}\n`);
}

/** `deliveries`: one by its id, otherwise a page of those that match. @throws {UsageError} for an id with options. */
export async function deliveries(context: CliContext, args: Arguments): Promise<void> {
  if (args.operand === '') return list(context, args);
  if (Object.keys(deliveryOptions).some((name) => args.text(name) !== undefined))
    throw new UsageError('deliveries takes an id or options, not both.');
  return show(context, args.operand);
}

const nothingToResend = (typed: string): string =>
  typed === '' ? 'No delivery was abandoned.' : `There is nothing to send again for ${typed}.`;

/** `resend`: a delivery, those of a lead, or all that were abandoned are due now. */
export async function resend(context: CliContext, args: Arguments): Promise<void> {
  const {store, print} = context;
  const typed = args.operand;
  const kind = args.choice('kind', kinds);
  const key = storedForm(typed);
  const isDelivery = typed !== '' && (await store.delivery(key)) !== undefined;
  const which = typed === '' ? {} : isDelivery ? {id: key} : {lead: key};
  const count = await store.resendDeliveries({...(kind && {kind}), ...which}, Date.now());
  if (count === 0) throw new NotFoundError(nothingToResend(typed));
  await audit(context, 'resend', [typed === '' ? 'all abandoned' : key, kind].filter(Boolean).join(', '));
  const due = `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due`;
  await print(`${due}; a running service takes them up within seconds.\n`);
}

/** Sends, and prints result, time and answer. @throws {FailedError} when the receiver did not accept it. */
async function attempt({print}: CliContext, send: () => Promise<Receipt>): Promise<void> {
  const started = performance.now();
  const tell = (result: string, answer = ''): string => {
    const excerpt = excerptOf(answer);
    const took = `${result} after ${Math.round(performance.now() - started)} ms\n`;
    return excerpt === '' ? took : `${took}answer: ${excerpt}\n`;
  };
  try {
    const {result, answer} = await send();
    print(tell(result, answer));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    print(tell(error.message, error.answer));
    throw new FailedError('It was not accepted.');
  }
}

/** Without a password or a token of the query. */
function addressOf(url: string): string {
  const {origin, pathname, search} = new URL(url);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}

/** `test-webhook`: sends a signed event `{id, type: "test", occurredAt}` to the CRM. */
export async function testWebhook(context: CliContext): Promise<void> {
  const {crm} = context.config;
  if (!crm) throw new NotFoundError('CRM_WEBHOOK_URL is not set: there is no CRM to test.');
  const now = Date.now();
  const event = {id: randomUUID(), type: 'test', occurredAt: new Date(now).toISOString()} as const;
  const request = webhookRequest(crm, event, now);
  await audit(context, 'test', 'webhook');
  context.print(`POST ${addressOf(request.url)}\n`);
  for (const [name, value] of Object.entries(request.headers)) context.print(`${name}: ${value}\n`);
  context.print(`\n${request.body}\n\n`);
  await attempt(context, async () => {
    const {status, text} = await exchange({...request, timeoutMs: webhookTimeoutMs});
    return {result: `HTTP ${status}`, answer: text};
  });
}

/** `test-mail`: sends a test to the addresses that get the e-mails about leads. */
export async function testMail(context: CliContext): Promise<void> {
  const {mail, salesMailTo} = context.config;
  if (!mail || salesMailTo.length === 0)
    throw new NotFoundError('SALES_MAIL_TO is not set: there is nobody to write to.');
  await audit(context, 'test', 'mail');
  const mailer = smtpMailer(mail);
  context.print(`To ${salesMailTo.join(', ')}\n`);
  try {
    const to = salesMailTo.map((address) => ({name: '', address}));
    await attempt(context, () => mailer.send({to, ...testNotice(new Date().toISOString())}));
  } finally {
    mailer.close();
  }
}
