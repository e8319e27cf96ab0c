import {waitingCodes} from '../outbox';
import {audit, counted, type CliContext} from './context';
import {renderTable, renderTime} from './render';

/** Verification codes that wait in the development outbox. */
export async function codes(context: CliContext): Promise<void> {
  const now = Date.now();
  const waiting = await waitingCodes(context.store, context.keyring, now);
  await audit(context, 'codes', counted(waiting.length, 'code'));
  if (waiting.length === 0) return context.print('No codes are waiting.\n');
  const rows = waiting.map(({code, channel, to, form, issuedAt, expiresAt}) => [
    code,
    channel,
    to,
    form,
    renderTime(issuedAt),
    `${Math.ceil((expiresAt - now) / 1000)} s`,
  ]);
  return context.print(`${renderTable(['code', 'channel', 'to', 'form', 'sent (UTC)', 'valid for'], rows)}\n`);
}
