/**
 * Rehype plugin for names with hyphens, P3-X-8 or NET-4: each is wrapped in a `<span class="nb">` against line
 * breaks, and so are in English a step of a way through menus with the arrow behind it, the number of a step, and a figure with its unit (for Chinese,
 * `src/site/lineBreaks.ts`). The text itself is unchanged, for search and copying.
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
const name = String.raw`(?<![\w-])[A-Z][A-Za-z0-9]*(?:-[A-Z0-9]+)+(?![\w-])`;
const names = new RegExp(`(${name})`);

/** Names, arrows with the word before them, numbers of steps, and figures with their unit. */
const namesAndFigures = new RegExp(
  String.raw`(${name}|\S+ →|\bsteps? \d+|(?<![\w.,-])−?\d[\d.,]* (?:Mbit/s|[MGT]B|dBm)\b)`,
);

const han = /\p{Script=Han}/u;

/** Code is left as it is. */
const isCode = (node: Element): boolean => ['code', 'pre'].includes(node.tagName ?? node.name ?? '');

/** A text cut at what stays whole. */
function parts(node: Element): Element[] {
  const {value: whole = ''} = node;
  const pieces = whole.split(han.test(whole) ? names : namesAndFigures);
  if (pieces.length === 1) return [node];
  // Every second piece is one.
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
