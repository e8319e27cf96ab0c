/**
 * Lights in tables, drawn as they shine. On a model page each row of the table of lights gets its light, and its meaning
 * leads on to the place in a symptom tree where that light is an answer. In other documents a light is drawn where a cell
 * begins with its name, or where a row of a color meets a column of a pattern. Writers keep plain tables; the words in them
 * are the glossary's.
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
    first.children = [{type: 'mdxJsxTextElement', name: 'TableLight', attributes, children: first.children!}];
    meaning.children = [
      {type: 'mdxJsxTextElement', name: 'LightLink', attributes: [...attributes, links], children: meaning.children},
    ];
  }
}

type Look = Pick<Led, 'color' | 'pattern'>;

/** "橙灯慢闪", "橙色：慢闪／快闪", "Amber, slow blink"; what follows may say more, but name no other light. */
const spoken =
  /^(?<color>[红橙绿蓝](?=[灯色，：])|(?:Red|Amber|Green|Blue)(?=[,:]))[灯色]?[，：,:]?\s*(?<first>常亮|慢闪|快闪|steady|slow blink|fast blink|slow|fast)(?:\s*[／/]\s*(?<second>常亮|慢闪|快闪|steady|slow|fast))?(?![^]*(?:[红橙绿蓝]灯|[红橙绿蓝]色|\b(?:red|amber|green|blue)\b))/;
const spokenPatterns: Readonly<Record<string, Led['pattern']>> = {
  ...patterns,
  steady: 'steady',
  slow: 'slow',
  'slow blink': 'slow',
  fast: 'fast',
  'fast blink': 'fast',
};
const off = /^(?:不亮|Off)$/;
/** Where a row of a color meets a column of a pattern that the device does not use. */
const unused = /^(?:没有这种|Not used)?$/;

/** The words at the start of a text that name lights, and those lights; null where it begins otherwise. */
export function spokenLights(text: string): {readonly words: string; readonly lights: readonly Look[]} | null {
  const found = spoken.exec(text);
  if (!found) return null;
  const {color, first, second} = found.groups!;
  const named = [first, second].filter((pattern) => pattern !== undefined);
  return {
    words: found[0],
    lights: named.map((pattern) => ({color: colors[color!]!, pattern: spokenPatterns[pattern]!})),
  };
}

const lightElement = ({color, pattern}: Look, children: Node[] = []): Node => ({
  type: 'mdxJsxTextElement',
  name: 'TableLight',
  attributes: [attribute('color', color), attribute('pattern', pattern)],
  children,
});

/** What follows the name of a light; a short bracket in one: （每秒两三下）. */
function whole(value: string): Node {
  const text = {type: 'text', value};
  if (!/^（[^（）]{1,8}）$/.test(value)) return text;
  return {type: 'mdxJsxTextElement', name: 'span', attributes: [attribute('className', 'nb')], children: [text]};
}

/** Puts the lights before the words that name them; the last one keeps those words beside it. */
function drawCell(cell: Node): boolean {
  const [first, ...rest] = cell.children ?? [];
  const found = first?.type === 'text' ? spokenLights(first.value!) : null;
  if (!found) return false;
  const words = {type: 'text', value: found.words};
  const after = first!.value!.slice(found.words.length);
  cell.children = [
    ...found.lights.slice(0, -1).map((light) => lightElement(light)),
    lightElement(found.lights.at(-1)!, [words]),
    ...(after ? [whole(after)] : []),
    ...rest,
  ];
  return true;
}

/** A table with a column for each pattern and a row for each color. */
function drawGrid([head, ...rows]: readonly Node[]): void {
  const columns = (head?.children ?? []).map((cell) => patterns[textOf(cell).trim()]);
  if (columns.filter(Boolean).length < 2) return;
  for (const {children: cells = []} of rows) {
    const color = colors[textOf(cells[0]!).trim()];
    if (!color) continue;
    cells.forEach((cell, index) => {
      const pattern = columns[index];
      if (pattern && !unused.test(textOf(cell).trim()))
        cell.children = [lightElement({color, pattern}), ...cell.children!];
    });
  }
}

/** Whether a table says of lights what they mean, and nothing else: there is room for the device that they are on. */
const isOfLights = ([head, ...rows]: readonly Node[]): boolean =>
  head?.children?.length === 2 &&
  rows.every(({children: [cell] = []}) => spokenLights(textOf(cell!))?.lights.length === 1);

/**
 * Draws the lights in the tables of an article, a manual or a guide.
 * @param onCamera whether they are those of cameras, on whose front they are drawn where there is room
 */
export function drawSpokenLights(root: Node, onCamera = false): void {
  for (const {type, children: rows = []} of root.children ?? []) {
    if (type !== 'table') continue;
    drawGrid(rows);
    const isOnFace = onCamera && isOfLights(rows);
    const cells = rows.slice(1).flatMap(({children = []}) => children);
    // "Off" alone may be a switch: it is a light where other lights are.
    if (cells.filter(drawCell).length === 0) continue;
    for (const cell of cells)
      if (off.test(textOf(cell).trim()))
        cell.children = [lightElement({color: 'none', pattern: 'off'}, cell.children!)];
    if (isOnFace)
      for (const [light] of cells.flatMap(({children = []}) => (children[0]?.name === 'TableLight' ? [children] : [])))
        light!.attributes = [...(light!.attributes as unknown[]), attribute('face', '')];
  }
}
