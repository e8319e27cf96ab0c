/**
 * Whether this device holds a queued lead or a notice about one. Every page checks, so this is all of the queue that is in
 * the first load; the rest is loaded when there is one.
 */

/** localStorage key; its value holds no personal data. */
export const queueKey = 'lead.queue';

/** Event of the window when the queue has changed in this tab. */
export const queueEvent = 'lead-queue';

export function hasQueue(): boolean {
  try {
    return window.localStorage.getItem(queueKey) !== null;
  } catch {
    return false;
  }
}
