/**
 * The way to what navigation does beyond leading to the next page (`conduct.ts`): the first load of a page carries none
 * of it. It comes at the first sign of a visitor, who has to point at a link before following it; whoever is quicker gets
 * the next page without.
 */
type Conduct = typeof import('./conduct');

/** What has come of it. */
export let conduct: Conduct | undefined;

let loading: Promise<Conduct> | undefined;

export function loadConduct(): Promise<Conduct> {
  loading ??= import('./conduct');
  loading.then(
    (loaded) => (conduct = loaded),
    // The next call tries again.
    () => (loading = undefined),
  );
  return loading;
}

/** Opens a page by a full load; without a network only if the device has a copy of it. */
export function loadPage(href: string): void {
  if (!navigator.onLine && conduct) void conduct.loadCopy(href);
  // The entry of what lies over the page (`useBackCloses`) is no step that Back should take.
  else if (window.history.state?.overlay) window.location.replace(href);
  else window.location.assign(href);
}
