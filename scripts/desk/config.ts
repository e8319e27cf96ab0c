/** Configuration of the editor: a collection per kind of document, its fields from the schemas of the front matter. */
import * as z from 'zod';
import {articleSchema, guideSchema, manualSchema, modelDocSchema, newsSchema} from '../../src/facts/frontmatter';
import {wordFields} from '../checks/parity';
import {dateFields, deskField, fieldOrder} from './format';
import {choices, fieldTexts, type FieldName} from './labels';

/** The schemas of all documents. */
export const deskSchemas = {
  articles: articleSchema,
  models: modelDocSchema,
  manuals: manualSchema,
  guides: guideSchema,
  news: newsSchema,
} as const;
type Kind = keyof typeof deskSchemas;

/** Part of a JSON schema that decides on the field. */
interface FieldSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Docusaurus' own fields, which our schemas let pass. */
const siteFields: Readonly<Record<Kind, Partial<Record<FieldName, FieldSchema>>>> = (() => {
  const page = {title_meta: {type: 'string'}, sidebar_label: {type: 'string'}, sidebar_position: {type: 'integer'}};
  const news = {hide_table_of_contents: {type: 'boolean'}};
  return {articles: page, models: page, manuals: page, guides: page, news};
})();

/** A field of the editor; see the schema of Sveltia CMS. */
export type Field = Readonly<Record<string, unknown>> & {readonly name: string; readonly widget: string};

/** Each edition has its own; all others are the same in both, so the English side shows them locked. */
const ownDates: ReadonlySet<string> = new Set(['updated', 'source_updated', 'review_by']);
/** They follow from the file's name, and links rely on them. */
const fixed: ReadonlySet<string> = new Set(['id', 'slug', 'catalogue', 'archive', 'model', 'product', 'date']);
const longTexts: ReadonlySet<string> = new Set(['description', 'safety']);

function widgetOf(name: FieldName, schema: FieldSchema, kind: string): Record<string, unknown> {
  const {minItems: min, maxItems: max} = schema;
  const options = choices[name];
  if (dateFields.has(name)) {
    return {widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false};
  }
  if (name === 'related') {
    const fields = {value_field: 'id', search_fields: ['id', 'title'], display_fields: ['{{id}} {{title}}']};
    return {widget: 'relation', collection: kind, multiple: true, min, max, ...fields};
  }
  // One entry for each step: the same place may come again.
  if (name === 'places')
    return {widget: 'list', min, max, field: {name: 'place', label: '地方', widget: 'select', options}};
  // Long lists open on demand: seldom does somebody change the devices of an article.
  if (options)
    return {
      widget: 'select',
      options,
      dropdown_threshold: 6,
      ...(schema.type === 'array' && {multiple: true, min, max}),
    };
  switch (schema.type) {
    case 'array':
      return {widget: 'list', min, max};
    case 'integer':
      return {widget: 'number', value_type: 'int'};
    case 'boolean':
      return {widget: 'boolean'};
    default:
      return {
        widget: longTexts.has(name) ? 'text' : 'string',
        ...(schema.pattern !== undefined && {pattern: [schema.pattern, fieldTexts[name].hint ?? '格式不对']}),
        ...(schema.maxLength !== undefined && {maxlength: schema.maxLength}),
      };
  }
}

function fieldOf(name: FieldName, schema: FieldSchema, required: boolean, kind: string): Field {
  if (schema.const !== undefined)
    return {name, label: fieldTexts[name].label, widget: 'hidden', default: schema.const, i18n: 'duplicate'};
  return {
    name,
    ...fieldTexts[name],
    // Only a translation has a source.
    required: name === 'source_updated' ? ['en'] : required,
    i18n: wordFields.has(name) || ownDates.has(name) ? true : 'duplicate',
    ...(fixed.has(name) && {readonly: true}),
    ...widgetOf(name, schema, kind),
  } as unknown as Field;
}

/** What writers change most comes first; the file keeps its own order. */
const first: readonly string[] = ['title', 'description', deskField, 'body'];

/** The fields of a kind of document, for the collection of that name. */
export function fieldsOf(kind: Kind, collection: string = kind): Field[] {
  const {properties = {}, required = []} = z.toJSONSchema(deskSchemas[kind]) as {
    properties?: Record<string, FieldSchema>;
    required?: string[];
  };
  const schemas: Partial<Record<FieldName, FieldSchema>> = {...properties, ...siteFields[kind]};
  const fields = fieldOrder.flatMap((name) => {
    const schema = schemas[name];
    return schema === undefined ? [] : [fieldOf(name, schema, required.includes(name), collection)];
  });
  // Source mode only: the other one damages aligned tables, nested lists and comments.
  const body = {name: 'body', ...fieldTexts.body, widget: 'richtext', i18n: true, required: true, modes: ['raw']};
  const check = {name: deskField, label: '检查', widget: 'desk-check', i18n: true, required: false};
  const all = [...fields, body as Field, check as Field];
  return [
    ...first.flatMap((name) => all.filter((one) => one.name === name)),
    ...all.filter(({name}) => !first.includes(name)),
  ];
}

/** Name, icon and place of each kind. */
const kinds: Readonly<Record<Kind, {label: string; icon: string; path: string; sort: string; group?: FieldName}>> = {
  articles: {label: '排障文章', icon: 'build', path: '{{catalogue}}/{{slug}}', sort: 'id', group: 'catalogue'},
  models: {label: '型号页', icon: 'videocam', path: '{{slug}}', sort: 'title'},
  manuals: {label: '说明书', icon: 'menu_book', path: '{{slug}}', sort: 'title'},
  guides: {label: '指南', icon: 'explore', path: '{{slug}}', sort: 'title', group: 'group'},
  news: {label: '新闻', icon: 'campaign', path: '{{archive}}/{{slug}}', sort: 'date', group: 'archive'},
};

function collectionOf(kind: Kind, shelf: string, suffix = '', prefix = '') {
  const {label, icon, path, sort, group} = kinds[kind];
  const folders = {articles: '/troubleshooting', models: '/models', manuals: '/manuals', guides: '/guides', news: ''};
  return {
    name: kind + suffix,
    label: prefix + label,
    icon,
    folder: `desk/{{locale}}/${shelf}${folders[kind]}`,
    path,
    slug: '{{slug}}',
    format: 'document',
    i18n: true,
    // New documents come from the scaffold, which gives them free numbers and both files.
    create: false,
    duplicate: false,
    delete: false,
    thumbnail: false,
    identifier_field: 'title',
    summary: kind === 'articles' ? '{{id}} {{title}}' : kind === 'news' ? '{{date}} {{title}}' : '{{title}}',
    sortable_fields: {
      fields: kind === 'news' ? ['date', 'title'] : ['id', 'title', 'updated', 'review_by'],
      default: {field: sort, direction: kind === 'news' ? 'descending' : 'ascending'},
    },
    // Both languages side by side; the site's own page is the preview.
    editor: {preview: false},
    ...(group && {
      view_filters: (choices[group] ?? []).map(({label: name, value}) => ({
        label: name,
        field: group,
        pattern: `^${value}$`,
      })),
    }),
    fields: fieldsOf(kind, kind + suffix),
  };
}

/** For the desk at `origin`, whose API is its own server. */
export function deskConfig(origin: string) {
  return {
    load_config_file: false,
    backend: {
      name: 'gitea',
      repo: 'desk/site',
      branch: 'main',
      base_url: `${origin}/write`,
      api_root: `${origin}/write/api/v1`,
      auth_methods: ['token'],
    },
    app_title: '写文章',
    logo: {src: '/write/logo.svg'},
    site_url: origin,
    media_folder: 'static/media/articles',
    public_folder: '/media/articles',
    i18n: {structure: 'multiple_root_folders', locales: ['zh-CN', 'en'], default_locale: 'zh-CN'},
    output: {omit_empty_optional_fields: true},
    show_preview_links: false,
    collections: [
      ...(Object.keys(kinds) as Kind[]).map((kind) => collectionOf(kind, kind === 'news' ? 'news' : 'docs')),
      ...(['articles', 'models', 'manuals'] as const).map((kind) => collectionOf(kind, 'docs-5.x', '-5x', '5.x ')),
    ],
  };
}
