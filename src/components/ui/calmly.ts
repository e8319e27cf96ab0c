/** For what moves and weighs: not before the page is at rest, and never unasked where the visitor wants neither. */

/** Windows narrower than this are phones: what nobody asked for would cost their data and their battery. */
const phones = '(max-width: 767px)';

/** May things load and move that nobody asked for? Not with reduced motion, not with data saver, not on a phone. */
export function isWelcome(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return !matchMedia(`(prefers-reduced-motion: reduce), ${phones}`).matches && !connection?.saveData;
}

/** After the page has loaded: its largest picture is painted by then, milliseconds. */
export const settled = 1200;
/** Longest wait for an idle moment after that, milliseconds. */
const patience = 4000;

/**
 * Loads once the page has loaded, is painted, and the browser has a moment, or at once when somebody uses a control beside
 * the part; where it is not welcome only then. `part` finds the part in the page; one that is not there is loaded at once.
 */
export function calmly<T>(part: string, load: () => Promise<T>): Promise<T> {
  const still = typeof document === 'undefined' ? null : document.querySelector(part)?.closest('section');
  if (!still || still.contains(document.activeElement)) return load();
  return new Promise((resolve) => {
    const go = () => {
      for (const intent of ['click', 'focusin']) still.removeEventListener(intent, go);
      resolve(load());
    };
    for (const intent of ['click', 'focusin']) still.addEventListener(intent, go);
    if (!isWelcome()) return;
    const rest = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(go, {timeout: patience});
      else go();
    };
    const wait = () => setTimeout(rest, settled);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, {once: true});
  });
}
