import {createHmac} from 'node:crypto';
import {withDeadline} from '../deadline';
import {StoreUnavailable} from '../store/store';

interface Refusal {
  /** HTTP status. */
  readonly status?: number;
  /** `Retry-After` of the receiver, in seconds. */
  readonly retryAfter?: number | undefined;
  /** What the receiver answered, which may quote personal data. */
  readonly answer?: string | undefined;
}

/** A message was not accepted. The text is safe to log: a status or error code, never request or response content. */
export class ProviderError extends Error {
  readonly status: number | undefined;
  /** `Retry-After` of the receiver, in seconds. */
  readonly retryAfter: number | undefined;
  // Private, because loggers and inspection write the properties of an error.
  readonly #answer: string | undefined;

  constructor(message: string, {status, retryAfter, answer}: Refusal = {}) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.#answer = answer;
  }

  /** What the receiver answered, which may quote personal data: never log it. */
  get answer(): string | undefined {
    return this.#answer;
  }
}

/** HMAC-SHA256 signature in lower-case hex. */
export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Reason of a failure for the log; redacted, because an error's message can quote an address or a body. */
export function reasonOf(error: unknown): string {
  if (error instanceof ProviderError || error instanceof StoreUnavailable) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  const {code} = (error.cause ?? error) as NodeJS.ErrnoException;
  // The mail client has timers of its own beside ours; whichever ends first, the reason is the same.
  if (code === 'ETIMEDOUT') return 'timeout';
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

/** Seconds that a `Retry-After` asks for, as a number of seconds or as a date; undefined when it asks for none. */
export function retryAfterSeconds(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const asked = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return asked > 0 ? asked : undefined;
}

/** A response of status 2xx. */
export interface PostAnswer {
  readonly status: number;
  /** At most 64 KB. */
  readonly text: string;
}

/**
 * Posts and returns the response. Connection, headers and body together take `timeoutMs` at most.
 * @throws {ProviderError} unless the response is 2xx and arrives in time.
 */
export async function exchange({url, body, headers, timeoutMs, signal}: PostOptions): Promise<PostAnswer> {
  const work = async (ended: AbortSignal): Promise<PostAnswer> => {
    // Redirects are not followed: personal data must not reach a host that is not configured.
    const response = await fetch(url, {method: 'POST', body, headers, redirect: 'error', signal: ended});
    const text = await readText(response, ended);
    const {status} = response;
    if (response.ok) return {status, text};
    const retryAfter = retryAfterSeconds(response.headers.get('retry-after'));
    throw new ProviderError(`HTTP ${status}`, {status, retryAfter, answer: text});
  };
  try {
    return await withDeadline(work, timeoutMs, signal);
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError(reasonOf(error));
  }
}

/** As {@link exchange}, with the text of the response alone. */
export const post = async (options: PostOptions): Promise<string> => (await exchange(options)).text;
