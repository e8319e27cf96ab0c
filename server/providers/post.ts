import {createHmac} from 'node:crypto';

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

/**
 * Posts and returns the response text.
 * @throws {ProviderError} unless the response is 2xx and arrives in time.
 */
export async function post({url, body, headers, timeoutMs, signal}: PostOptions): Promise<string> {
  const signals = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  try {
    // Redirects are not followed: personal data must not reach a host that is not configured.
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
