/**
 * The server of the desk. It listens on this machine only, for the person who started it: a page elsewhere on the web must
 * reach nothing of it, so it looks at Host (a name that leads here is not ours) and Origin, and everything but the page
 * needs the token that only the page has.
 */
import {randomBytes, timingSafeEqual} from 'node:crypto';
import {createReadStream, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fastify, {type FastifyInstance, type FastifyReply, type FastifyRequest} from 'fastify';
import {placeholders} from '../lib/placeholder';
import {html} from '../lib/report/html';
import {loadReport} from '../lib/report/load';
import {loadDocuments} from '../checks/documents';
import {bundleBase} from './bundle';
import {checkDrafts, type Draft} from './checks';
import {deskConfig} from './config';
import {createDocument, deskPage, newDocumentPage} from './create';
import {fromFile} from './format';
import {placeOf, type Locale} from './paths';
import {savePicture} from './pictures';
import {queuePage} from './queue';
import {blobSha, DocumentStore, Refused, type Change} from './store';

export interface DeskOptions {
  /** The repository. */
  readonly root: string;
  readonly port: number;
  /** Folder of the editor's bundle. */
  readonly bundle: string;
  /** Development servers by edition. */
  readonly preview?: Readonly<Partial<Record<Locale, string>>>;
  readonly token?: string;
}

const repository = '/write/api/v1/repos/desk/site';
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

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

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The page: the editor takes its configuration and the token from it. */
function editorPage(handover: object): string {
  const data = JSON.stringify(handover).replaceAll('<', '\\u003c');
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
<a class="desk-queue" href="/write/queue">写什么</a>
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

/** Documents in which the scaffold's marks stand, both editions. */
const draftRows = (root: string) =>
  loadDocuments(root).documents.flatMap(({file, front, frontLines, body}) => {
    const open = [...frontLines, ...body].filter(({text}) => placeholders.some((mark) => text.includes(mark))).length;
    return open === 0 ? [] : [{file, title: String(front.title), open}];
  });

function addEditorApi(app: FastifyInstance, store: DocumentStore): void {
  app.get('/write/api/v1/version', () => ({version: '1.24.6'}));
  app.get('/write/api/v1/user', () => ({
    id: 1,
    login: 'writer',
    full_name: '',
    email: '',
    avatar_url: '',
    html_url: '',
  }));
  app.get('/write/api/v1/settings/api', () => ({default_paging_num: 50, max_response_items: 50}));
  app.get(repository, () => ({
    name: 'site',
    full_name: 'desk/site',
    default_branch: 'main',
    permissions: {admin: false, push: true, pull: true},
  }));
  // The version of the texts stands for a commit: the editor then notices what others saved.
  app.get(`${repository}/branches/main`, () => ({name: 'main', commit: {id: store.version(), message: ''}}));
  app.get<{Querystring: {page?: string}}>(`${repository}/git/trees/:id`, ({query}) => {
    const files = query.page === undefined || query.page === '1' ? store.list() : [];
    return {tree: files.map((file) => ({...file, type: 'blob', mode: '100644'})), truncated: false};
  });
  app.post<{Body: {files: string[]}}>(
    `${repository}/file-contents`,
    {
      schema: {
        body: {
          type: 'object',
          required: ['files'],
          properties: {files: {type: 'array', maxItems: 1000, items: {type: 'string'}}},
        },
      },
    },
    ({body}) =>
      body.files.map((name) => {
        const content = store.read(name);
        return (
          content && {
            path: name,
            sha: blobSha(content),
            size: content.length,
            encoding: 'base64',
            content: content.toString('base64'),
          }
        );
      }),
  );
  app.get(`${repository}/commits`, () => []);
  const change = {
    type: 'object',
    required: ['operation', 'path'],
    properties: {operation: {type: 'string'}, path: {type: 'string'}, content: {type: 'string'}, sha: {type: 'string'}},
  };
  app.post<{Body: {files: Change[]}}>(
    `${repository}/contents`,
    {
      schema: {
        body: {
          type: 'object',
          required: ['files'],
          properties: {files: {type: 'array', minItems: 1, maxItems: 20, items: change}},
        },
      },
    },
    async ({body}, reply) => {
      const files = store.save(body.files);
      return reply.code(201).send({commit: {sha: store.version(), created: new Date().toISOString()}, files});
    },
  );
}

/** The desk as an application; `listen` on 127.0.0.1 only. */
export function deskApp({
  root,
  port,
  bundle,
  preview = {},
  token = randomBytes(24).toString('base64url'),
}: DeskOptions): FastifyInstance {
  const app = fastify({bodyLimit, routerOptions: {ignoreTrailingSlash: true}});
  const store = new DocumentStore(root);
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const {host = '', origin, authorization = ''} = request.headers;
    if (!hosts.has(host)) return reply.code(421).send({message: '这个地址不是写字台的'});
    if (origin !== undefined && origin !== `http://${host}`)
      return reply.code(403).send({message: '只能从写字台的页面使用'});
    if (request.url.startsWith('/write/api/') && !sameText(authorization, `token ${token}`)) {
      return reply.code(401).send({message: '写字台重新启动过，请刷新页面'});
    }
    return undefined;
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
  app.setErrorHandler((error: Error & {statusCode?: number}, request, reply) => {
    const status = error instanceof Refused ? error.status : (error.statusCode ?? 500);
    if (status >= 500) console.error(error);
    const message =
      error instanceof Refused ? error.message : status === 413 ? '太大了，没有保存' : '请求不对，没有保存';
    // Forms without script are answered with a page.
    if (request.url === '/write/new') {
      const page = deskPage(
        '没有成功',
        html`<p>${message}</p>
          <p><a href="/write/new">退回去</a></p>`,
      );
      return reply.code(status).type('text/html; charset=utf-8').send(page);
    }
    return reply.code(status).send({message});
  });

  app.get('/', (_request, reply) => reply.redirect('/write'));
  app.get('/write', (request, reply) => {
    const page = editorPage({token, config: deskConfig(`http://${request.headers.host!}`), preview});
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/write/queue', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(queuePage(await loadReport(root), draftRows(root), token)),
  );
  app.get<{Querystring: {query?: string}}>('/write/new', ({query}, reply) =>
    reply.type('text/html; charset=utf-8').send(newDocumentPage(token, query.query)),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', {parseAs: 'string'}, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.post<{Body: URLSearchParams}>('/write/new', ({body}, reply) => {
    if (!(body instanceof URLSearchParams) || !sameText(body.get('token') ?? '', token)) {
      throw new Refused(403, '写字台重新启动过，请退回去刷新再试');
    }
    return reply.redirect(createDocument(root, body), 303);
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

  addEditorApi(app, store);
  app.post<{Body: {drafts: Draft[]}}>(
    '/write/api/check',
    {
      schema: {
        body: {
          type: 'object',
          required: ['drafts'],
          properties: {
            drafts: {
              type: 'array',
              maxItems: 2,
              items: {
                type: 'object',
                required: ['path', 'text'],
                properties: {path: {type: 'string'}, text: {type: 'string'}},
              },
            },
          },
        },
      },
    },
    ({body}) => ({
      problems: checkDrafts(root, path.join(root, '.cache/desk/check'), body.drafts),
      pages: Object.fromEntries(
        body.drafts.flatMap((draft) => pageOf(draft) ?? []).map(({locale, page}) => [locale, page]),
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
    async ({query, body}, reply) => {
      if (!Buffer.isBuffer(body)) throw new Refused(422, '这不是图片');
      return reply.code(201).send({path: await savePicture(root, query.name ?? '', body)});
    },
  );
  return app;
}
