/**
 * What `npm run new -- device` writes: a catalogue entry with the figures of a similar model as placeholders; the texts of
 * its page in both editions; a placeholder entry in every table of its kind; and its support page.
 */
import type {ModelCopy} from '../../src/facts/modelCopy';
import {readText} from '../checks/files';
import {
  catalogueFile,
  catalogueOf,
  modelCopyFiles,
  modelTables,
  overviewFiles,
  pictureFiles,
  picturesFile,
  type CatalogueEntry,
} from './devices';
import {placeholder} from './placeholder';
import {scaffold, type Locale, type ScaffoldFile} from './scaffold';

/** User input about a new device. */
export interface WantedDevice {
  readonly id: string;
  /** Name as it is written, e.g. "E3-X". */
  readonly name: string;
  /** A model of the same kind, whose figures serve as placeholders. */
  readonly like: string;
  /** Team that answers for the support page. */
  readonly owner: string;
}

export interface DeviceScaffold {
  readonly files: readonly ScaffoldFile[];
  /** Files that exist, with their new text. */
  readonly edits: readonly ScaffoldFile[];
  /** Pictures that have to be made. */
  readonly pictures: readonly string[];
}

/** A key as TypeScript writes it: quoted where it has to be. */
const keyOf = (id: string): string => (/^[a-z_]\w*$/i.test(id) ? id : `'${id}'`);

/** A value as a TypeScript literal in the code style. */
function literal(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`;
  if (typeof value === 'object' && value !== null)
    return `{\n${Object.entries(value)
      .map(([key, item]) => `${inner}${keyOf(key)}: ${literal(item, inner)},\n`)
      .join('')}${indent}}`;
  return `'${String(value).replace(/[\\']/g, '\\$&')}'`;
}

/** The texts of a device page as placeholders. */
function sentences(name: string, locale: Locale): ModelCopy {
  const ask = (zh: string, en: string) =>
    locale === 'en' ? `${placeholder.en} ${en}` : `${placeholder['zh-CN']}${zh}`;
  const times = (count: number, zh: string, en: string) =>
    Array.from({length: count}, (_, index) => ask(`${zh}，第${index + 1}条`, `${en}, number ${index + 1}`));
  return {
    meta: {
      title: ask(`${name}加上它是什么`, `${name} and what it is`),
      description: ask('一两句话：是什么、给谁用', 'one or two sentences: what it is and for whom'),
    },
    alt: ask('图上看得到什么', 'what the picture shows'),
    line: ask('一句话：是什么、装在哪里', 'one sentence: what it is and where it belongs'),
    overview: {
      title: ask('选它的理由，写成一句话', 'the argument for it as a sentence'),
      blocks: times(2, '理由的小标题', 'title of a reason').map((title) => ({
        title,
        text: ask('这条理由', 'the reason'),
      })),
      places: times(2, '适合装在哪里', 'where it belongs'),
      notFor: times(2, '哪里换别的型号更好', 'where another model does better, and which'),
      uses: [],
    },
    drawing: ask('怎么固定，线从哪里出', 'how it is fixed and where the cable leaves'),
    survey: {
      lead: ask('下单前到现场要弄清什么', 'what to find out on site before ordering'),
      checks: times(3, '只有它要查的', 'a check that only it needs'),
    },
    faq: times(4, '买的人会问的', 'what a buyer asks').map((question) => ({
      question,
      answer: ask('回答', 'the answer'),
    })),
    reading: [],
    inquiry: {
      title: ask('页尾那一栏的标题', 'title of the bar that closes the page'),
      text: ask('请他告诉我们什么', 'what to tell us'),
    },
  };
}

const sentencesFile = (file: string, name: string): ScaffoldFile => ({
  file,
  text: `import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = ${literal(sentences(name, file.startsWith('i18n/en/') ? 'en' : 'zh-CN'))} satisfies ModelCopy;

export default copy;
`,
});

/** Copies the similar model's entry with the new names and marks every figure for replacement. */
function entryOf({id, name}: WantedDevice, like: CatalogueEntry): string {
  const own: Record<string, string> = {id, name, media: id};
  return like.text
    .split('\n')
    .map((line) => {
      const field = /^ {4}(\w+):/.exec(line)?.[1];
      if (field === undefined || field === 'kind' || field === 'leds') return line;
      return field in own
        ? `    ${field}: '${own[field]}',`
        : `${line} // ${placeholder.en} its own; this is what ${like.name} has`;
    })
    .join('\n');
}

/** Pending file contents, so that several edits of one file accumulate. */
class Edits {
  private readonly texts = new Map<string, string>();
  constructor(private readonly root: string) {}

  edit(file: string, change: (text: string) => string): void {
    this.texts.set(file, change(this.texts.get(file) ?? readText(this.root, file)));
  }

  files(): ScaffoldFile[] {
    return [...this.texts].map(([file, text]) => ({file, text}));
  }
}

/** Adds the model to every table of its kind; last table first, so that offsets stay valid. */
function editTables(root: string, edits: Edits, id: string, kind: string): void {
  const tables = modelTables(root).filter((table) => table.kind === undefined || table.kind === kind);
  for (const {file, end} of tables.sort((one, other) => other.end - one.end)) {
    const words =
      file === picturesFile
        ? `[{detail: [50, 42, 1.8]}, {scene: 'store'}], // ${placeholder.en} the point of the cut-out to enlarge, and the scene`
        : `'${file.startsWith('i18n/en/') ? `${placeholder.en} what it is for` : `${placeholder['zh-CN']}它用在哪里`}',`;
    edits.edit(file, (text) => `${text.slice(0, end)}  ${keyOf(id)}: ${words}\n${text.slice(end)}`);
  }
}

/** Inserts the model after the similar one in the list of all devices by purpose. */
function editOverview(edits: Edits, file: string, id: string, like: string): void {
  const words = file.startsWith('i18n/en/') ? `${placeholder.en} what it is for` : `${placeholder['zh-CN']}它用在哪里`;
  const item = new RegExp(`^([^\\n]*)\\{id: '${like}', text: '[^'\\n]*'\\}`, 'm');
  edits.edit(file, (text) =>
    text.replace(item, (found, before: string) => {
      const separator = before.trim() === '' ? `,\n${before}` : ', ';
      return `${found}${separator}{id: '${id}', text: '${words}'}`;
    }),
  );
}

/** All files for a new device. Pure: nothing is written here. */
export function scaffoldDevice(root: string, wanted: WantedDevice, today: Date): DeviceScaffold {
  const catalogue = catalogueOf(root);
  const like = catalogue.find(({id}) => id === wanted.like);
  if (!like) throw new Error(`There is no model "${wanted.like}" in ${catalogueFile}.`);
  const last = catalogue.filter(({kind}) => kind === like.kind).at(-1) ?? like;
  const edits = new Edits(root);
  edits.edit(catalogueFile, (text) => text.replace(last.text, () => last.text + entryOf(wanted, like)));
  editTables(root, edits, wanted.id, like.kind);
  for (const file of overviewFiles) editOverview(edits, file, wanted.id, like.id);
  const {name, owner} = wanted;
  const titles = {'zh-CN': `${name}：指示灯、复位与常见问题`, en: name};
  const support = scaffold(root, {type: 'model', model: wanted.id, label: name, titles, owner}, today);
  return {
    files: [...modelCopyFiles(wanted.id).map((file) => sentencesFile(file, name)), ...support.files],
    edits: edits.files(),
    pictures: pictureFiles(wanted.id).flatMap(({folder, names}) => names.map((file) => `${folder}/${file}`)),
  };
}
