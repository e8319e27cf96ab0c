import {createHmac} from 'node:crypto';

/** A message was not taken over. The text is safe for logs: a status or an error code, never what was sent or answered. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** Seconds the other side asked to be left alone. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Keyed signature (HMAC-SHA256, lower-case hex) that receivers compare with the `X-Signature` header. */
export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** What a failure may be called in a log: an error's own text can quote an address or a body. */
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

/**
 * Posts and gives the answer's text.
 * @throws {ProviderError} unless the answer is a 2xx that came in time.
 */
export async function post({url, body, headers, timeoutMs, signal}: PostOptions): Promise<string> {
  const signals = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  try {
    // A redirect would send personal data to an address nobody configured.
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.any(signals),
    });
    const answer = await response.text();
    if (response.ok) return answer;
    const retryAfter = Number(response.headers.get('retry-after'));
    throw new ProviderError(`HTTP ${response.status}`, retryAfter > 0 ? retryAfter : undefined);
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError(reasonOf(error));
  }
}
