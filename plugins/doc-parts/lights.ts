/**
 * The table of lights on a model page: each row gets the light as it shines, and its meaning leads on to the place in a
 * symptom tree where that light is an answer. Writers keep a plain table; the words in it are the glossary's.
 */
import type {Led} from '../../src/facts/models.schema';

interface Node {
  type: string;
  value?: string;
  depth?: number;
  data?: {id?: string; hProperties?: {id?: string}};
  children?: Node[];
  [key: string]: unknown;
}

const colors: Readonly<Record<string, Led['color']>> = {
  无: 'none',
  红: 'red',
  橙: 'amber',
  绿: 'green',
  蓝: 'blue',
  None: 'none',
  Red: 'red',
  Amber: 'amber',
  Green: 'green',
  Blue: 'blue',
};
const patterns: Readonly<Record<string, Led['pattern']>> = {
  不亮: 'off',
  常亮: 'steady',
  慢闪: 'slow',
  快闪: 'fast',
  Off: 'off',
  Steady: 'steady',
  'Slow blink': 'slow',
  'Fast blink': 'fast',
};

/** Columns after the color: how, meaning, what to do. Before it stands the name of the light, where a device has several. */
const columnsFromColor = 4;

const textOf = ({value, children}: Node): string => value ?? (children ?? []).map(textOf).join('');
const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});

/** Which light a row is about; null for the row of headings. */
export function lightOf(cells: readonly string[]): Pick<Led, 'label' | 'color' | 'pattern'> | null {
  const at = cells.length - columnsFromColor;
  const [color, pattern] = [colors[cells[at] ?? ''], patterns[cells[at + 1] ?? '']];
  return at >= 0 && color && pattern ? {label: at > 0 ? cells[0]! : null, color, pattern} : null;
}

/**
 * @param links attribute with the lights of the model and where they lead
 * @throws {Error} when a row names no light
 */
export function drawLights(root: Node, links: object, file: string): void {
  const tables = (root.children ?? []).filter((node, index, all) => {
    const heading = all.slice(0, index).findLast(({type, depth}) => type === 'heading' && depth === 2);
    return node.type === 'table' && (heading?.data?.id ?? heading?.data?.hProperties?.id) === 'leds';
  });
  for (const row of tables.flatMap(({children = []}) => children.slice(1))) {
    const cells = row.children ?? [];
    const light = lightOf(cells.map((cell) => textOf(cell).trim()));
    if (!light) throw new Error(`${file}: the row “${cells.map(textOf).join(' | ')}” names no light.`);
    const attributes = [
      ...(light.label ? [attribute('label', light.label)] : []),
      attribute('color', light.color),
      attribute('pattern', light.pattern),
    ];
    const [first, meaning] = [cells[0]!, cells.at(-2)!];
    first.children = [{type: 'mdxJsxTextElement', name: 'TableLight', attributes, children: []}, ...first.children!];
    meaning.children = [
      {type: 'mdxJsxTextElement', name: 'LightLink', attributes: [...attributes, links], children: meaning.children},
    ];
  }
}
