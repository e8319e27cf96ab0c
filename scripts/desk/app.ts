/**
 * The server of the desk. A page elsewhere on the web must reach nothing of it, so it looks at Host (a name that leads here is
 * not ours) and Origin, and everything that acts needs the token that only the desk's own pages have.
 */
import {createReadStream, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastify, {type FastifyInstance, type FastifyReply, type FastifyRequest} from 'fastify';
import {placeholders} from '../lib/placeholder';
import {html} from '../lib/report/html';
import {loadReport} from '../lib/report/load';
import {loadDocuments} from '../checks/documents';
import {bundleBase} from './bundle';
import {checkDrafts, type Draft} from './checks';
import {deskConfig} from './config';
import {createDocument, deskPage, newDocumentPage} from './create';
import {addEditorApi} from './editorApi';
import {fromFile} from './format';
import {deskLink, placeOf, type Locale} from './paths';
import {deskOf, type Desk} from './desk';
import {ownPagesOnly, sameText, type Access, type Person} from './people';
import {drawPicture} from './pictures';
import {queuePage} from './queue';
import {addReviewRoutes, type ReviewOptions} from './reviewRoutes';
import {Refused, type Workspace} from './workspace';

export interface DeskOptions {
  /** The repository that the desk itself runs from. */
  readonly root: string;
  /** Folder of the editor's bundle. */
  readonly bundle: string;
  readonly access: Access;
  readonly workspaceOf: (person: Person) => Workspace;
  /** Development servers by edition. */
  readonly preview?: Readonly<Partial<Record<Locale, string>>>;
  /** Of a desk that sends to review. */
  readonly review?: ReviewOptions;
  /** Origin of the published site, for the link “改进这一页” there; null where the desk has none. */
  readonly site?: string | null;
  /** Requests per minute and person; the editor makes about ten when it opens, and one for each pause in typing. */
  readonly perMinute?: number;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};
const page = 'text/html; charset=utf-8';

/** Bytes of the texts of one save. */
const bodyLimit = 2 * 1024 * 1024;
/** Bytes of a picture as it comes from a phone. */
const pictureLimit = 25 * 1024 * 1024;

/** The editor sets styles from its script, and shows parts of itself from blobs; scripts are ours only. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline' blob:",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The page: the editor takes its configuration and the token from it. */
function editorPage(handover: object, hasReview: boolean): string {
  const data = JSON.stringify(handover).replaceAll('<', '\\u003c');
  const review = hasReview ? '<a href="/write/review">我的改动</a>' : '';
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>写字台</title>
<link rel="icon" href="/write/logo.svg">
<link rel="stylesheet" href="/write/desk.css">
</head>
<body>
<nav class="desk-pages" aria-label="写字台"><a href="/write/queue">写什么</a>${review}</nav>
<script type="application/json" id="desk">${data}</script>
<script type="module" src="${bundleBase}/client.js"></script>
</body>
</html>`;
}

/** Address of a document's page inside its edition's server. */
function pageOf(draft: Draft): {locale: Locale; page: string} | null {
  const place = placeOf(draft.path);
  const {slug} = place ? fromFile(draft.text) : {};
  if (!place || typeof slug !== 'string') return null;
  const version = draft.path.split('/')[2] === 'docs-5.x' ? '/5.x' : '';
  const inside =
    draft.path.split('/')[2] === 'news' ? `/news/${slug}` : `/support${version}/${slug.replace(/^\//, '')}`;
  return {locale: place.locale, page: place.locale === 'en' ? `/global${inside}` : inside};
}

/** Link into the desk to the document of a page of the site; null for other pages. */
function documentOf({list, read}: {list: () => {path: string}[]; read: (name: string) => Buffer | null}, at: string) {
  const found = list().find((file) => pageOf({path: file.path, text: read(file.path)?.toString() ?? ''})?.page === at);
  const place = found && placeOf(found.path);
  return place ? deskLink(place.file) : null;
}

/** Documents in which the scaffold's marks stand, both editions. */
const draftRows = (root: string) =>
  loadDocuments(root).documents.flatMap(({file, front, frontLines, body}) => {
    const open = [...frontLines, ...body].filter(({text}) => placeholders.some((mark) => text.includes(mark))).length;
    return open === 0 ? [] : [{file, title: String(front.title), open}];
  });

function answerErrors(error: Error & {statusCode?: number}, request: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof Refused ? error.status : (error.statusCode ?? 500);
  if (status >= 500 && !(error instanceof Refused)) console.error(error);
  const others: Readonly<Record<number, string>> = {413: '太大了，没有保存', 429: '操作太快，请过一分钟再试'};
  const message = error instanceof Refused ? error.message : (others[status] ?? '请求不对，没有保存');
  const conflicts = error instanceof Refused && error.conflicts.length > 0 ? {conflicts: error.conflicts} : {};
  // Pages and forms without script are answered with a page.
  if (!request.url.startsWith('/write/api/') && (request.headers.accept ?? 'text/html').includes('text/html')) {
    const back = request.method === 'POST' ? html`<p><a href="${request.url}">退回去</a></p>` : '';
    return reply
      .code(status)
      .type(page)
      .send(
        deskPage(
          '没有成功',
          html`<p>${message}</p>
            ${back}`,
        ),
      );
  }
  return reply.code(status).send({message, ...conflicts});
}

/** Everything but pages and forms. */
function addCalls(app: FastifyInstance, desk: Desk, root: string): void {
  addEditorApi(app, desk);
  const draft = {
    type: 'object',
    required: ['path', 'text'],
    properties: {path: {type: 'string', maxLength: 300}, text: {type: 'string', maxLength: 300_000}},
  };
  const drafts = {type: 'array', maxItems: 2, items: draft};
  app.post<{Body: {drafts: Draft[]}}>(
    '/write/api/check',
    {schema: {body: {type: 'object', required: ['drafts'], properties: {drafts}}}},
    (request) => ({
      problems: checkDrafts(desk.of(request).workspace.root, path.join(root, '.cache/desk/check'), request.body.drafts),
      pages: Object.fromEntries(
        request.body.drafts.flatMap((one) => pageOf(one) ?? []).map(({locale, page: at}) => [locale, at]),
      ),
    }),
  );
  app.addContentTypeParser(
    'application/octet-stream',
    {parseAs: 'buffer', bodyLimit: pictureLimit},
    (_request, body, done) => done(null, body),
  );
  app.post<{Querystring: {name?: string}; Body: Buffer}>(
    '/write/api/pictures',
    {bodyLimit: pictureLimit},
    async (request, reply) => {
      const {query, body} = request;
      if (!Buffer.isBuffer(body)) throw new Refused(422, '这不是图片');
      const {file, content, address} = await drawPicture(String(query.name ?? ''), body);
      await desk.of(request).workspace.change(() => ({files: [{file, content}], message: '加一张图'}));
      return reply.code(201).send({path: address});
    },
  );
}

function addPages(app: FastifyInstance, desk: Desk, {root, bundle, access, preview = {}, review, site}: DeskOptions) {
  app.get('/', (_request, reply) => reply.redirect('/write'));
  app.get('/write', (request, reply) => {
    const {token, person} = desk.of(request);
    const config = deskConfig(access.origin(request));
    const hasReview = review !== undefined;
    return reply
      .type(page)
      .send(editorPage({token, login: person.login, config, preview, review: hasReview}, hasReview));
  });
  app.get('/write/queue', async (request, reply) => {
    const {workspace, token, store} = desk.of(request);
    await workspace.refresh();
    const report = await loadReport(workspace.root);
    // Any document will do: it keeps the wish for all.
    const first = store.list()[0];
    const at = first && pageOf({path: first.path, text: store.read(first.path)?.toString() ?? ''})?.page;
    const switchOn = site && at ? `${site}${at}#desk=on` : null;
    return reply.type(page).send(queuePage(report, draftRows(workspace.root), token, switchOn));
  });
  app.get<{Querystring: {query?: string}}>('/write/new', (request, reply) =>
    reply.type(page).send(newDocumentPage(desk.of(request).token, String(request.query.query ?? '').slice(0, 200))),
  );
  app.post('/write/new', async (request, reply) =>
    reply.redirect(await createDocument(desk.form(request).workspace, request.body as URLSearchParams), 303),
  );
  // From the site: “改进这一页”.
  app.get<{Querystring: {page?: string}}>('/write/improve', async (request, reply) => {
    const {workspace, store} = desk.of(request);
    await workspace.refresh();
    const at = String(request.query.page ?? '').replace(/\/$/, '');
    const link = documentOf({list: () => store.list(), read: (name) => store.read(name)}, at);
    if (link === null) throw new Refused(404, '这一页不是文章，写字台改不了');
    return reply.redirect(link);
  });
  app.get('/write/logo.svg', (_request, reply) =>
    reply.type('image/svg+xml').send(readFileSync(path.join(root, 'static/img/favicon.svg'))),
  );
  app.get('/write/desk.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(readFileSync(path.join(root, 'scripts/desk/desk.css'))),
  );
  app.get<{Params: {'*': string}}>(`${bundleBase}/*`, (request, reply) => {
    const name = request.params['*'];
    const file = path.join(bundle, name);
    const known = /^(?:[\w-]+\/)?[\w.-]+$/.test(name) && !name.includes('..') && existsSync(file);
    if (!known) return reply.code(404).send({message: 'not found'});
    return reply.type(types[path.extname(file)] ?? 'application/octet-stream').send(createReadStream(file));
  });
}

/** The desk as an application. */
export function deskApp(options: DeskOptions): FastifyInstance {
  const {access, root, review = {previewUrl: null, sent: async () => []}, perMinute = 1200} = options;
  const app = fastify({bodyLimit, routerOptions: {ignoreTrailingSlash: true, maxParamLength: 300}});
  const desk = deskOf(access, options.workspaceOf);

  app.addHook('onRequest', async (request: FastifyRequest) => {
    ownPagesOnly(request, access.origin(request));
    const {token} = desk.of(request);
    // Of the route, because an address may spell it in other ways.
    const isCall = (request.routeOptions.url ?? '').startsWith('/write/api/');
    if (isCall && !sameText(request.headers.authorization ?? '', `token ${token}`)) {
      throw new Refused(401, '写字台重新启动过，请刷新页面');
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      // Without it the forms would come from nowhere (Origin: null).
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });
  app.setErrorHandler(answerErrors);
  app.addContentTypeParser('application/x-www-form-urlencoded', {parseAs: 'string'}, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  // Counted after it is known who asks.
  app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    hook: 'preHandler',
    keyGenerator: (request) => desk.of(request).person.login,
  });
  app.register(async (scope) => {
    addPages(scope, desk, options);
    addCalls(scope, desk, root);
    addReviewRoutes(scope, desk, review);
  });
  return app;
}
