/** Why work on somebody else's answer was given up; named like the platform's own errors. */
const timedOut = (): DOMException => new DOMException('The operation timed out', 'TimeoutError');

/**
 * Runs work that may never end, such as reading a response that drips, and rejects when its time is up or `signal` aborts,
 * whatever the work does. Not left to `AbortSignal.timeout`: on Node 20 a signal that nothing else holds can be collected
 * with its timer, and `fetch` then reads for ever.
 * @param work gets a signal that aborts with the deadline, to release what it holds
 * @param timeoutMs milliseconds
 * @throws {DOMException} `TimeoutError`, or the reason of `signal`
 */
export async function withDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Result> {
  const controller = new AbortController();
  const onAbort = (): void => controller.abort(signal?.reason);
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), {once: true});
  });
  const timer = setTimeout(() => controller.abort(timedOut()), timeoutMs);
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort, {once: true});
  const result = work(controller.signal);
  // What it rejects with after the deadline is nobody's concern any more.
  result.catch(() => undefined);
  try {
    return await Promise.race([result, ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
