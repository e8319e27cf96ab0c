/**
 * Loads the navigation code that the first page load does without (`navigationTransitions.ts`) on the first interaction:
 * a visitor has to point at a link before following it. A click that comes before the code navigates without transition.
 */
type NavigationTransitions = typeof import('./navigationTransitions');

/** The module, once loaded. */
export let transitions: NavigationTransitions | undefined;

let loading: Promise<NavigationTransitions> | undefined;

export function loadTransitions(): Promise<NavigationTransitions> {
  loading ??= import('./navigationTransitions');
  loading.then(
    (loaded) => (transitions = loaded),
    // The next call retries.
    () => (loading = undefined),
  );
  return loading;
}

/** Opens a page by a full page load; offline only if the device has a saved copy. */
export function loadPage(href: string): void {
  if (!navigator.onLine && transitions) void transitions.loadCopy(href);
  // Replaces the history entry of an open overlay (`closeOnBack`), so that Back does not stop at it.
  else if (window.history.state?.overlay) window.location.replace(href);
  else window.location.assign(href);
}
