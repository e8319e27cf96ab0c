/**
 * Whether this device keeps a lead that is on its way, or news about one. Every page asks, so this is all of the queue
 * that stands in the first load; the rest comes when the answer is yes.
 */

/** localStorage key; holds no personal data. */
const key = 'lead.queue';

/** Event of the window when the queue has changed in this tab. */
export const queueEvent = 'lead-queue';

export function hasQueue(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Returns whether it could be written: a queue that no page would look into keeps nothing. */
export function setQueueFlag(isNeeded: boolean): boolean {
  try {
    if (isNeeded) window.localStorage.setItem(key, '1');
    else window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
