/** Click handler that opens matching links of this site by `open`, in place of the router and the browser. */
export const interceptClick =
  (matches: (link: HTMLAnchorElement) => boolean, open: (href: string) => void) => (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target || !matches(link)) return;
    // The router ignores a click whose default is prevented; other listeners still get it.
    event.preventDefault();
    open(link.href);
  };
