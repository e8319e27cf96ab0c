/** Longest wait for an idle callback in milliseconds, from the specification. */
export const idleTimeout = 2000;

/**
 * Runs a callback once the page is loaded and the browser is idle, so that it does not compete with anything the visitor is
 * waiting for.
 */
export function whenIdle(run: () => void): void {
  // Safari has no `requestIdleCallback`; a delay after load is close enough.
  const wait = () =>
    window.requestIdleCallback ? window.requestIdleCallback(run, {timeout: idleTimeout}) : setTimeout(run, idleTimeout);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
}
