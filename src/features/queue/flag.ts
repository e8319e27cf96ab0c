/**
 * Whether this device keeps a lead that is on its way, or news about one. Every page asks, so this is all of the queue
 * that stands in the first load; the rest comes when the answer is yes.
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
