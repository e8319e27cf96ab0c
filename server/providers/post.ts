import {createHmac} from 'node:crypto';
import {withDeadline} from '../deadline';

/** A message was not accepted. The text is safe to log: a status or error code, never request or response content. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** `Retry-After` of the receiver, in seconds. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** HMAC-SHA256 signature in lower-case hex, for the `X-Signature` header. */
export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Reason of a failure for the log; redacted, because an error's message can quote an address or a body. */
export function reasonOf(error: unknown): string {
  if (error instanceof ProviderError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  const {code} = (error.cause ?? error) as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.name;
}

interface PostOptions {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** Bytes of a response that are read: receivers answer in a few words, and nobody may fill our memory. */
const maxResponseBytes = 64 * 1024;

/** Text of a response, cut off at `maxResponseBytes`. */
async function readText({body}: Response, signal: AbortSignal): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  // Ends a read in progress, and with it the connection.
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, {once: true});
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; size < maxResponseBytes;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    text += decoder.decode(value, {stream: true});
  }
  cancel();
  return text.slice(0, maxResponseBytes);
}

/**
 * Posts and returns the response text, at most 64 KB of it.
 * @throws {ProviderError} unless the response is 2xx and arrives in time.
 */
export async function post({url, body, headers, timeoutMs, signal}: PostOptions): Promise<string> {
  const exchange = async (ended: AbortSignal): Promise<string> => {
    // Redirects are not followed: personal data must not reach a host that is not configured.
    const response = await fetch(url, {method: 'POST', body, headers, redirect: 'error', signal: ended});
    const answer = await readText(response, ended);
    if (response.ok) return answer;
    const retryAfter = Number(response.headers.get('retry-after'));
    throw new ProviderError(`HTTP ${response.status}`, retryAfter > 0 ? retryAfter : undefined);
  };
  try {
    return await withDeadline(exchange, timeoutMs, signal);
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError(reasonOf(error));
  }
}
