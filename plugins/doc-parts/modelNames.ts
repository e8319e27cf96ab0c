/**
 * Rehype plugin for names with hyphens, P3-X-8 or NET-4: each is wrapped in a `<span class="nb">` against line
 * breaks. The text itself is unchanged, for search and copying.
 */
interface Element {
  type: string;
  tagName?: string;
  /** Of an element of MDX. */
  name?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
}

/** Capitals and digits joined by hyphens; the first part may go on in small letters (Fmix-D). No dates, no Wi-Fi. */
const names = /(?<![\w-])([A-Z][A-Za-z0-9]*(?:-[A-Z0-9]+)+)(?![\w-])/;

/** Code is left as it is. */
const isCode = (node: Element): boolean => ['code', 'pre'].includes(node.tagName ?? node.name ?? '');

/** A text cut at its names. */
function parts(node: Element): Element[] {
  const pieces = (node.value ?? '').split(names);
  if (pieces.length === 1) return [node];
  // Every second piece is a name.
  return pieces
    .map((value, index): Element => {
      const text = {type: 'text', value};
      return index % 2 === 0
        ? text
        : {type: 'element', tagName: 'span', properties: {className: ['nb']}, children: [text]};
    })
    .filter(({value}) => value !== '');
}

export function keepNames() {
  return function keep(node: Element): void {
    if (isCode(node)) return;
    for (const child of node.children ?? []) keep(child);
    if (node.children)
      node.children = node.children.flatMap((child) => (child.type === 'text' ? parts(child) : [child]));
  };
}
