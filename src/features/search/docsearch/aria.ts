/**
 * DocSearch 4.7 draws its dialog as a button that holds everything and its results as options that hold links; both
 * nest interactive elements, which screen readers cannot follow. This moves the roles to where they belong and keeps
 * them there: React writes an attribute again only when its value changes, and then the observer is called.
 */

function strip(element: Element, ...names: string[]): void {
  for (const name of names) if (element.hasAttribute(name)) element.removeAttribute(name);
}

function assign(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function move(from: Element, to: Element, name: string): void {
  const value = from.getAttribute(name);
  if (value === null) return;
  assign(to, name, value);
  from.removeAttribute(name);
}

function repair(root: Element): void {
  // The native dialog around it has the role, the name and the focus.
  const container = root.querySelector('.DocSearch-Container');
  if (container)
    strip(container, 'role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls');

  const input = root.querySelector('.DocSearch-Input');
  if (input) {
    assign(input, 'role', 'combobox');
    assign(input, 'aria-haspopup', 'listbox');
    assign(input, 'aria-autocomplete', 'list');
    assign(input, 'aria-expanded', String(Boolean(input.getAttribute('aria-controls'))));
  }

  root.querySelectorAll('.DocSearch-Hits').forEach((group) => {
    const list = group.querySelector('[role="listbox"]');
    if (!list) return;
    assign(list, 'aria-label', group.querySelector('.DocSearch-Hit-source')?.textContent ?? '');
    strip(list, 'aria-labelledby');
  });
  root.querySelectorAll('.DocSearch-Hit').forEach((item) => {
    const link = item.querySelector('a');
    if (!link) return;
    assign(item, 'role', 'presentation');
    assign(link, 'role', 'option');
    move(item, link, 'id');
    move(item, link, 'aria-selected');
  });
  // Visual hints only; screen readers announce the keys by the roles.
  const hints = root.querySelector('.DocSearch-Commands');
  if (hints) assign(hints, 'aria-hidden', 'true');
}

/** Repairs the roles below `root` now and after every change; returns a function to stop. */
export function keepRoles(root: Element): () => void {
  repair(root);
  const observer = new MutationObserver(() => repair(root));
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['id', 'role', 'aria-selected', 'aria-controls', 'aria-expanded', 'aria-labelledby'],
  });
  return () => observer.disconnect();
}
