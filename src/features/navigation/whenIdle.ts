/** Milliseconds after which something waiting for idleness goes ahead anyway, from the specification. */
export const idleTimeout = 2000;

/**
 * Runs something once the page is loaded and the browser has nothing to do. What is loaded then competes with nothing
 * the visitor is waiting for.
 */
export function whenIdle(run: () => void): void {
  // Safari has no idle callback; a pause after loading is near enough.
  const wait = () =>
    window.requestIdleCallback ? window.requestIdleCallback(run, {timeout: idleTimeout}) : setTimeout(run, idleTimeout);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
}
