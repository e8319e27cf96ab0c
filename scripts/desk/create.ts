/** New documents from the desk: the questions of `npm run new` as forms without script, answered by the same scaffold. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {html, type Markup} from '../lib/report/html';
import {defaultOwner, questions, wantedFrom, type Type} from '../lib/newDocument';
import {scaffold, scaffoldTranslation, type ScaffoldFile} from '../lib/scaffold';
import {choices, type FieldName} from './labels';
import {deskLink} from './paths';
import {Refused, type Workspace} from './workspace';

/** Kinds that a writer makes; a device also needs figures and pictures, so an engineer makes it. */
const kinds = {article: '排障文章', news: '新闻', guide: '指南', manual: '说明书', translation: '英文稿'} as const;
type Kind = keyof typeof kinds;

/** The questions in Chinese, and the field whose choices they have. */
const asked: Readonly<Record<string, {readonly label: string; readonly field?: FieldName; readonly many?: boolean}>> = {
  catalogue: {label: '目录', field: 'catalogue'},
  archive: {label: '栏目', field: 'archive'},
  slug: {label: '网址里的词，例如heat-map-before-after'},
  name: {label: '网址里的词，例如debugging-tools'},
  model: {label: '型号或应用', field: 'model'},
  models: {label: '适用型号', field: 'models', many: true},
  products: {label: '说的是哪些产品页', field: 'products', many: true},
  'title-zh': {label: '中文标题'},
  'title-en': {label: '英文标题'},
  file: {label: '中文稿'},
};

/** A page of the desk beside the editor. */
export const deskPage = (title: string, content: Markup): string =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/write/logo.svg" />
        <link rel="stylesheet" href="/write/desk.css" />
      </head>
      <body class="desk-page">
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;

/** A form that makes a document. The token says that a page of the desk sent it. */
export const newDocumentForm = (
  token: string,
  kind: Kind,
  fields: Markup | readonly Markup[],
  button: string,
): Markup =>
  html`<form method="post" action="/write/new">
    <input type="hidden" name="token" value="${token}" /><input type="hidden" name="kind" value="${kind}" />
    ${fields}<button>${button}</button>
  </form>`;

function control(flag: string, suggested: string): Markup {
  const {label, field, many = false} = asked[flag]!;
  const options = [
    ...((field && choices[field]) ?? []),
    // A manual is for a device or for an app.
    ...((field === 'model' && choices.product) || []),
  ];
  if (options.length === 0) {
    return html`<label>${label}<input name="${flag}" value="${suggested}" required /></label>`;
  }
  const list = options.map((one) => html`<option value="${one.value}">${one.label}</option>`);
  return many
    ? html`<label
        >${label}（按住Ctrl可以多选）<select name="${flag}" multiple size="6">
          ${list}
        </select></label
      >`
    : html`<label
        >${label}<select name="${flag}" required>
          ${list}
        </select></label
      >`;
}

/** The forms, one for each kind. A search that found nothing is the suggested title of an article. */
export function newDocumentPage(token: string, query = ''): string {
  const forms = (['article', 'news', 'guide', 'manual'] as const).map((kind) => {
    const fields = questions[kind].map(({flag}) =>
      control(
        flag,
        flag === (/\p{Script=Han}/u.test(query) ? 'title-zh' : 'title-en') && kind === 'article' ? query : '',
      ),
    );
    const searched =
      kind === 'article' && query !== '' ? [html`<input type="hidden" name="query" value="${query}" />`] : [];
    return html`<details ${kind === 'article' ? 'open' : ''}>
      <summary>${kinds[kind]}</summary>
      ${newDocumentForm(token, kind, [...fields, ...searched], '新建')}
    </details>`;
  });
  return deskPage(
    '新建',
    html`<p><a href="/write/queue">写什么</a></p>
      ${forms}`,
  );
}

function filesOf(root: string, kind: Kind, form: URLSearchParams): readonly ScaffoldFile[] {
  const answers: Record<string, string> = {};
  for (const {flag, problem} of questions[kind satisfies Type]) {
    answers[flag] = form.getAll(flag).join(',').trim().slice(0, 200);
    if (problem(answers[flag], answers) !== null) throw new Refused(422, `“${asked[flag]!.label}”没有填对，没有新建`);
  }
  if (kind !== 'translation') {
    const query =
      form
        .get('query')
        ?.replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, 100) || undefined;
    return scaffold(root, wantedFrom(kind, answers, defaultOwner[kind], query), new Date()).files;
  }
  const made = scaffoldTranslation(root, answers.file!, new Date());
  if (!made) throw new Refused(404, '没有这篇中文稿');
  return [made];
}

/** Writes the files of a new document and returns its place in the desk. @throws {Refused} */
export async function createDocument(workspace: Workspace, form: URLSearchParams): Promise<string> {
  const kind = (Object.keys(kinds) as Kind[]).find((name) => name === form.get('kind'));
  if (kind === undefined) throw new Refused(422, '不知道要新建什么');
  const {link} = await workspace.change(() => {
    const files = filesOf(workspace.root, kind, form);
    const place = deskLink(files[0]!.file);
    const taken = files.find(({file}) => existsSync(path.join(workspace.root, file)));
    if (taken) throw new Refused(409, `${taken.file}已经有了，没有新建`);
    if (place === null) throw new Refused(403, '不能建在这里');
    return {
      files: files.map(({file, text}) => ({file, content: Buffer.from(text)})),
      message: `新建${kinds[kind]}${form.get('title-zh') ?? ''}`.trim().slice(0, 120),
      link: place,
    };
  });
  return link;
}
