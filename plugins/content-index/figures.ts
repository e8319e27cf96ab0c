/**
 * Rehype plugin for pictures with a title, `![alt](/media/x.webp "caption")`: one that stands alone in its paragraph becomes a
 * figure, and the title its caption, which everybody reads and not only who points at it.
 */
interface Element {
  type: string;
  tagName?: string;
  /** Of an element of MDX. */
  name?: string;
  value?: string;
  properties?: Record<string, unknown>;
  attributes?: {type: string; name: string; value?: unknown}[];
  children?: Element[];
}

const isPicture = ({tagName, name}: Element): boolean => (tagName ?? name) === 'img';

/** Takes the title off a picture. */
function takeTitle(picture: Element): string {
  const fromProperties = picture.properties?.title;
  if (typeof fromProperties === 'string') {
    delete picture.properties!.title;
    return fromProperties;
  }
  const at = picture.attributes?.findIndex(({name}) => name === 'title') ?? -1;
  const value = at < 0 ? undefined : picture.attributes!.splice(at, 1)[0]!.value;
  return typeof value === 'string' ? value : '';
}

function asFigure(paragraph: Element): Element {
  const parts = (paragraph.children ?? []).filter(({type, value}) => type !== 'text' || value?.trim() !== '');
  const [picture] = parts;
  if (parts.length !== 1 || !picture || !isPicture(picture)) return paragraph;
  const caption = takeTitle(picture);
  if (caption === '') return paragraph;
  const words = {type: 'element', tagName: 'figcaption', properties: {}, children: [{type: 'text', value: caption}]};
  return {type: 'element', tagName: 'figure', properties: {}, children: [picture, words]};
}

export function figures() {
  return function change(node: Element): void {
    for (const child of node.children ?? []) change(child);
    if (node.children) node.children = node.children.map((child) => (child.tagName === 'p' ? asFigure(child) : child));
  };
}
