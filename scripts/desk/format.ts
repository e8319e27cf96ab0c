/**
 * Markdown files as the repository writes them. The desk, `npm run new` and the test of all files use this module, so that
 * saving a document without an edit changes no byte. It runs in the browser too: no Node modules here.
 */
import {Document, parse, visit} from 'yaml';

/** Values of the front matter by field, and the text under it as `body`. Dates are texts, `models: all` is a list. */
export type DeskEntry = Readonly<Record<string, unknown>>;

/** The fields of all kinds of documents, in the order in which a file has them. */
export const fieldOrder = [
  'id',
  'slug',
  'title',
  'description',
  'sidebar_label',
  'title_meta',
  'type',
  'group',
  'catalogue',
  'date',
  'archive',
  'image',
  'figure',
  'figure_caption',
  'model',
  'product',
  'products',
  'models',
  'platforms',
  'successor',
  'end_of_sale',
  'end_of_support',
  'demo',
  'featured',
  'firmware',
  'minutes',
  'verify_days',
  'places',
  'updated',
  'source_updated',
  'review_by',
  'owner',
  'symptoms',
  'codes',
  'popular',
  'safety',
  'safety_step',
  'video_step',
  'related',
  'keywords',
  'source',
  'hide_table_of_contents',
  'sidebar_position',
  'words',
] as const;

/** Fields that hold a day. They are plain in the file, while other texts that look like one are quoted. */
export const dateFields: ReadonlySet<string> = new Set([
  'date',
  'updated',
  'source_updated',
  'review_by',
  'end_of_sale',
  'end_of_support',
]);

/** Part of the editor's form that is in no file: what the checks say. */
export const deskField = 'desk_check';

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** A file without front matter is all body. Throws where the front matter is not YAML. */
export function fromFile(text: string): DeskEntry {
  const match = fence.exec(text);
  const body = text.slice(match?.[0].length ?? 0).replace(/\r\n/g, '\n');
  const front = match ? ((parse(match[1]!, {schema: 'core'}) as Record<string, unknown> | null) ?? {}) : {};
  return {
    ...front,
    // The field is a choice of several; `all` is one more of its options.
    ...(front.models === 'all' && {models: ['all']}),
    body: body.replace(/^\n+/, '').trimEnd(),
  };
}

/** Editors fill in fields that nobody filled; absent and false mean the same for our flags. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length);

const place = (field: string): number => {
  const at = (fieldOrder as readonly string[]).indexOf(field);
  return at < 0 ? fieldOrder.length : at;
};

/** A field's value as YAML has to see it to write it the way the files have it. */
function written(field: string, value: unknown): unknown {
  if (dateFields.has(field) && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) {
    return new Date(`${value.slice(0, 10)}T00:00:00Z`);
  }
  return field === 'models' && Array.isArray(value) && value.includes('all') ? 'all' : value;
}

/** The front matter with its two lines `---`. Texts are quoted where the reader of the build (YAML 1.1) would misread them. */
export function frontMatter(front: DeskEntry): string {
  const fields = Object.entries(front)
    .filter(([field, value]) => field !== deskField && !isEmpty(value))
    .map(([field, value]): [string, unknown] => [field, written(field, value)])
    .sort(([a], [b]) => place(a) - place(b));
  const document = new Document(Object.fromEntries(fields), {version: '1.1'});
  visit(document, {
    Seq: (_, node) => {
      node.flow = true;
    },
    // A version is always quoted: 6.0 is a number, and 6.2.1 beside it should look alike.
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && /^[\d.]+$/.test(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  return `---\n${document.toString({lineWidth: 0, flowCollectionPadding: false, singleQuote: false})}---\n`;
}

/** The file of an entry: front matter, an empty line, the body and one line end. */
export function toFile({body = '', ...front}: DeskEntry): string {
  return `${frontMatter(front)}\n${String(body).replace(/\r\n/g, '\n').replace(/^\n+/, '').trimEnd()}\n`;
}
