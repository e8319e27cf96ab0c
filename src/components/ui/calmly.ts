/** For what moves and weighs: not before the page is at rest, and never unasked where the visitor wants neither. */

/** May things load and move that nobody asked for? Not with reduced motion, not with data saver. */
export function isWelcome(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
}

/** Longest wait for an idle moment once the page has loaded, milliseconds. */
const patience = 4000;

/** Goes once the page has loaded and the browser has a moment; not at all where it is not welcome. */
export function calmly(go: () => void): void {
  if (!isWelcome()) return;
  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(go, {timeout: patience});
    else setTimeout(go, patience / 2);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, {once: true});
}
