/**
 * Saving without loss. The editor notices what others saved and then offers to replace it; here it does not notice while
 * somebody types, the server refuses the save, and the writer compares both texts. A save names the versions that its texts
 * began from: the editor names the newest that any window has read, which may be newer than a restored or still open text.
 */
import type {Conflict} from '../workspace';
import {compareTexts} from './compareDialog';
import {baseOf, dropDrafts, keepBases, type Versions} from './drafts';
import {reviewChanged} from './review';

interface SaveBody {
  readonly files: readonly {
    readonly operation: string;
    readonly path: string;
    readonly content?: string;
    readonly sha?: string;
  }[];
}

const encoded = (text: string): string => {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
};

/** The save with the texts that the writer chose, over the versions that they were compared with. */
function answered(body: SaveBody, conflicts: readonly Conflict[], texts: ReadonlyMap<string, string>): SaveBody {
  return {
    ...body,
    files: body.files.map((file) => {
      const conflict = conflicts.find(({path}) => path === file.path);
      if (!conflict) return file;
      const {sha} = conflict;
      const content = encoded(texts.get(file.path)!);
      return sha === null
        ? {operation: 'create', path: file.path, content}
        : {...file, operation: 'update', content, sha};
    }),
  };
}

/** The save over the versions that its texts began from. What was not there then cannot be meant to be deleted. */
function basedOn(body: SaveBody, versions: Versions): SaveBody {
  const files = body.files.flatMap(({sha: _, ...file}) => {
    const sha = (baseOf(file.path) ?? versions)[file.path];
    if (sha !== undefined) return [{...file, operation: file.operation === 'create' ? 'update' : file.operation, sha}];
    return file.operation === 'delete' ? [] : [{...file, operation: 'create'}];
  });
  return {...body, files};
}

interface SaveResult {
  readonly conflicts?: Conflict[];
  readonly commit?: {readonly sha: string};
  readonly files?: readonly {readonly path: string; readonly sha: string}[];
}

/**
 * The answer where a comparison made another text than the editor sent. The editor remembers what it sent under the version
 * that the answer names, and would show it after loading again and save it over the merged text; so no version is named.
 */
function withoutVersions(response: Response, result: SaveResult, paths: ReadonlySet<string>): Response {
  const files = result.files?.map((file) => (paths.has(file.path) ? {...file, sha: ''} : file));
  const headers = {'content-type': 'application/json'};
  return new Response(JSON.stringify({...result, files}), {status: response.status, headers});
}

export function guardSaves(): void {
  const original = window.fetch.bind(window);
  /** Differs each time the page is opened, so that the editor reads the list of files and does not rely on the last one. */
  const opened = Date.now().toString(36);
  /** Of the files as the editor shows them. */
  let versions: Versions | undefined;
  /** The version that the editor knows, while it must not learn of another. */
  let known: string | undefined;
  let typing = false;
  document.addEventListener('input', () => {
    typing = true;
  });

  async function version(response: Response): Promise<Response> {
    if (!response.ok) return response;
    const answer = (await response.json()) as {commit: {id: string}};
    if (!typing || known === undefined) known = `${answer.commit.id}-${opened}`;
    const body = JSON.stringify({...answer, commit: {...answer.commit, id: known}});
    return new Response(body, {headers: {'content-type': 'application/json'}});
  }

  async function listed(response: Response): Promise<void> {
    if (!response.ok || (typing && versions)) return;
    const {tree} = (await response.json()) as {tree: readonly {readonly path: string; readonly sha: string}[]};
    if (tree.length > 0) versions = Object.fromEntries(tree.map(({path, sha}) => [path, sha]));
  }

  async function save(send: (body: string) => Promise<Response>, sent: string): Promise<Response> {
    const whole = JSON.parse(sent) as SaveBody;
    let body = versions ? basedOn(whole, versions) : whole;
    let answer = await send(JSON.stringify(body));
    // The editor takes what it did not know for deleted.
    const merged = new Set(
      whole.files.map(({path}) => path).filter((name) => !body.files.some(({path}) => path === name)),
    );
    for (;;) {
      const result = (await answer.clone().json()) as SaveResult;
      if (answer.ok) {
        typing = false;
        versions = {...versions, ...Object.fromEntries((result.files ?? []).map(({path, sha}) => [path, sha]))};
        known = result.commit?.sha;
        reviewChanged();
        if (merged.size === 0) return answer;
        // The editor still shows what was typed; it must not offer it again over what is saved.
        setTimeout(() => void dropDrafts([...merged]).finally(() => location.reload()), 500);
        return withoutVersions(answer, result, merged);
      }
      // The editor shows the message.
      if (!result.conflicts) return answer;
      const texts = await compareTexts(result.conflicts);
      // The editor says that it was not saved, and keeps the text.
      if (!texts) return answer;
      body = answered(body, result.conflicts, texts);
      for (const {path} of result.conflicts) merged.add(path);
      answer = await send(JSON.stringify(body));
    }
  }

  keepBases(() => versions);
  window.fetch = async (input, init) => {
    const {pathname} = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (init?.method === 'POST' && pathname.endsWith('/contents') && typeof init.body === 'string') {
      return save((body) => original(input, {...init, body}), init.body);
    }
    const response = await original(input, init);
    if (pathname.endsWith('/branches/main')) return version(response);
    if (pathname.includes('/git/trees/')) await listed(response.clone());
    return response;
  };
}
