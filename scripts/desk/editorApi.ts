/** The calls of Gitea's API that the editor makes, answered from the documents of the person who asks. */
import type {FastifyInstance} from 'fastify';
import type {Desk} from './desk';
import {blobSha} from './workspace';
import type {Change} from './store';

const repository = '/write/api/v1/repos/desk/site';

/** Characters of a path. */
const path = {type: 'string', maxLength: 300};

const list = (name: string, items: object, most: number) => ({
  schema: {
    body: {type: 'object', required: [name], properties: {[name]: {type: 'array', minItems: 1, maxItems: most, items}}},
  },
});

/** Base64; our longest document has a tenth of it. */
const content = {type: 'string', maxLength: 400_000};

export function addEditorApi(app: FastifyInstance, desk: Desk): void {
  app.get('/write/api/v1/version', () => ({version: '1.24.6'}));
  app.get('/write/api/v1/user', (request) => {
    const {login, name, email} = desk.of(request).person;
    return {id: 1, login, full_name: name, email, avatar_url: '', html_url: ''};
  });
  app.get('/write/api/v1/settings/api', () => ({default_paging_num: 50, max_response_items: 50}));
  app.get(repository, () => ({
    name: 'site',
    full_name: 'desk/site',
    default_branch: 'main',
    permissions: {admin: false, push: true, pull: true},
  }));
  // The version of the texts stands for a commit: a page that is loaded again reads what others saved.
  app.get(`${repository}/branches/main`, async (request) => {
    const {workspace, store} = desk.of(request);
    await workspace.refresh();
    return {name: 'main', commit: {id: store.version(), message: ''}};
  });
  app.get<{Querystring: {page?: string}}>(`${repository}/git/trees/:id`, (request) => {
    const {page = '1'} = request.query;
    const files = page === '1' ? desk.of(request).store.list() : [];
    return {tree: files.map((file) => ({...file, type: 'blob', mode: '100644'})), truncated: false};
  });
  app.post<{Body: {files: string[]}}>(`${repository}/file-contents`, list('files', path, 1000), (request) =>
    request.body.files.map((name) => {
      const text = desk.of(request).store.read(name);
      return (
        text && {
          path: name,
          sha: blobSha(text),
          size: text.length,
          encoding: 'base64',
          content: text.toString('base64'),
        }
      );
    }),
  );
  app.get<{Querystring: {path?: string}}>(`${repository}/commits`, async (request) => {
    const revisions = await desk.of(request).store.history(request.query.path ?? '');
    return revisions.map(({commit, name, email, when, what}) => ({
      sha: commit,
      created: when,
      commit: {message: what, author: {name, email, date: when}},
    }));
  });
  const change = {
    type: 'object',
    required: ['operation', 'path'],
    properties: {operation: {type: 'string'}, path, content, sha: {type: 'string', maxLength: 64}},
  };
  app.post<{Body: {files: Change[]}}>(`${repository}/contents`, list('files', change, 20), async (request, reply) => {
    const files = await desk.of(request).store.save(request.body.files);
    // Not the version: what others saved meanwhile is read when the page is loaded again.
    const sha = blobSha(Buffer.from(`${Date.now()}`));
    return reply.code(201).send({commit: {sha, created: new Date().toISOString()}, files});
  });
}
