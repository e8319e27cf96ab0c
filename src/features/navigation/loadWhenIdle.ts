/** Loads heavy, animated parts when the page is idle; with reduced motion, data saver or on a phone only on request. */

/** Narrower windows are phones: loading unasked would cost data and battery. */
const phones = '(max-width: 767px)';

/** Whether parts may load and animate without a request: not with reduced motion, data saver, or on a phone. */
export function allowsAutoLoad(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return !matchMedia(`(prefers-reduced-motion: reduce), ${phones}`).matches && !connection?.saveData;
}

/** Delay after the `load` event, in which the largest picture is painted; milliseconds. */
export const settleMs = 1200;
/** Longest wait for an idle callback after that, milliseconds. */
const idleTimeout = 4000;

/** Whether an element is the free trial, which has nothing to do with the part beside it. */
const isTrial = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest('[data-trial]') !== null;

/**
 * Loads once the page is loaded, painted and idle, or at once when a control in the part's section is used; without
 * `allowsAutoLoad` only then. The free trial is no such control: its form would wait for the part. `part` is the part's
 * selector; one that is not in the page is loaded at once.
 */
export function loadWhenIdle<T>(part: string, load: () => Promise<T>): Promise<T> {
  const section = typeof document === 'undefined' ? null : document.querySelector(part)?.closest('section');
  if (!section) return load();
  const {activeElement} = document;
  if (section.contains(activeElement) && !isTrial(activeElement)) return load();
  return new Promise((resolve) => {
    const go = () => {
      for (const intent of ['click', 'focusin']) section.removeEventListener(intent, onIntent);
      resolve(load());
    };
    const onIntent = ({target}: Event) => {
      if (!isTrial(target)) go();
    };
    for (const intent of ['click', 'focusin']) section.addEventListener(intent, onIntent);
    if (!allowsAutoLoad()) return;
    const waitForIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(go, {timeout: idleTimeout});
      else go();
    };
    const wait = () => setTimeout(waitForIdle, settleMs);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, {once: true});
  });
}
