/** The pages and calls around review; on one's own computer there is only the history. */
import type {FastifyInstance, FastifyRequest} from 'fastify';
import type {Desk, Place} from './desk';
import {fromFile} from './format';
import {HostedWorkspace} from './hosted';
import {historyPage, reviewPage, reviewState, type Sent} from './review';
import {Refused} from './workspace';

const page = 'text/html; charset=utf-8';

function hosted({workspace}: Place): HostedWorkspace {
  if (!(workspace instanceof HostedWorkspace)) throw new Refused(404, '这台电脑上的写字台不送审');
  return workspace;
}

function titleIn({store}: Place, editorPath: string): string {
  const text = store.read(editorPath)?.toString();
  return text === undefined ? editorPath : String(fromFile(text).title ?? editorPath);
}

export interface ReviewOptions {
  /** `{branch}` stands for the branch; null where there are no previews or CI names them. */
  readonly previewUrl: string | null;
  /** Pull requests of all writers. */
  readonly sent: () => Promise<readonly Sent[]>;
}

export function addReviewRoutes(app: FastifyInstance, desk: Desk, {previewUrl, sent}: ReviewOptions): void {
  app.get<{Querystring: {path?: string}}>('/write/history', async (request, reply) => {
    const place = desk.of(request);
    const name = String(request.query.path ?? '').slice(0, 300);
    const revisions = await place.store.history(name);
    return reply.type(page).send(historyPage(name, titleIn(place, name), revisions));
  });

  const state = (request: FastifyRequest) => reviewState(hosted(desk.of(request)), previewUrl);

  app.get('/write/review', async (request, reply) => {
    const place = desk.of(request);
    const own = await state(request);
    const all = place.person.role === 'reviewer' ? await sent() : null;
    return reply.type(page).send(reviewPage(own, (name) => titleIn(place, name), all, place.token));
  });
  app.post('/write/review', async (request, reply) => {
    const place = desk.form(request);
    const workspace = hosted(place);
    await workspace.refresh();
    await workspace.ready();
    return reply.redirect('/write/review', 303);
  });

  app.get('/write/api/review', state);
  app.post('/write/api/review', async (request) => {
    const workspace = hosted(desk.of(request));
    await workspace.refresh();
    await workspace.ready();
    return state(request);
  });

  app.get('/write/api/conflicts', async (request) => {
    const workspace = hosted(desk.of(request));
    await workspace.refresh();
    return {conflicts: await workspace.conflicts()};
  });
  const text = {
    type: 'object',
    required: ['path', 'text'],
    properties: {path: {type: 'string', maxLength: 300}, text: {type: 'string', maxLength: 300_000}},
  };
  const schema = {
    body: {type: 'object', required: ['files'], properties: {files: {type: 'array', maxItems: 50, items: text}}},
  };
  app.post<{Body: {files: {path: string; text: string}[]}}>('/write/api/conflicts', {schema}, async (request) => {
    const place = desk.of(request);
    await hosted(place).resolve(place.store.filesOf(request.body.files));
    return state(request);
  });
}
