/**
 * Ways through the menus of an app, which writers set in quotation marks (“设备→摄像机→回放”) or in bold (**Devices → camera → Playback**):
 * marked, so that the style sheet shows them as what is to be tapped. The marks of quotation would be a second frame around them.
 */
interface Node {
  type: string;
  value?: string;
  data?: object;
  children?: Node[];
  [key: string]: unknown;
}

const quoted = /“([^“”]*→[^“”]*)”/;
/** Their words are those of a page, or of code. */
const apart = new Set(['link', 'heading']);

/** Its words one by one, each with the arrow behind it: the style sheet keeps them whole. */
const marked = (way: string): Node => ({
  type: 'strong',
  data: {hProperties: {'data-path': ''}},
  children: way.split(/(?<=→)(\s*)/).flatMap((value, at): Node[] => {
    const text = {type: 'text', value};
    if (value === '') return [];
    return [at % 2 === 1 ? text : {type: 'emphasis', data: {hName: 'span'}, children: [text]}];
  }),
});

function partsOf(node: Node): Node[] {
  if (node.type === 'text' && node.value !== undefined)
    // What the group found has the odd places.
    return node.value
      .split(quoted)
      .flatMap((value, at): Node[] => (at % 2 === 1 ? [marked(value)] : value === '' ? [] : [{type: 'text', value}]));
  const [only, ...others] = node.children ?? [];
  if (node.type === 'strong' && others.length === 0 && only?.value?.includes('→')) return [marked(only.value)];
  if (!apart.has(node.type)) markMenuPaths(node);
  return [node];
}

/** What closes a sentence or a part of it stands close to what it follows. */
const closing = /^[，。；：、）,.;:)]/;

export function markMenuPaths(root: Node): void {
  if (!root.children) return;
  root.children = root.children.flatMap(partsOf);
  root.children.forEach(({data}, at, all) => {
    const way = (data as {hProperties?: Record<string, string>} | undefined)?.hProperties;
    if (way?.['data-path'] === '' && closing.test(all[at + 1]?.value ?? '')) way['data-path'] = 'closed';
  });
}
