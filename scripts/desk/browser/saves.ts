/**
 * Saving without loss. The editor notices what others saved and then offers to replace it; here it does not notice while
 * somebody types, the server refuses the save, and the writer compares both texts.
 */
import type {Conflict} from '../workspace';
import {compareTexts} from './compareDialog';
import {dropDrafts} from './drafts';
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
  /** The version that the editor knows, while it must not learn of another. */
  let known: string | undefined;
  let typing = false;
  document.addEventListener('input', () => {
    typing = true;
  });

  async function version(response: Response): Promise<Response> {
    if (!response.ok) return response;
    const answer = (await response.json()) as {commit: {id: string}};
    if (!typing || known === undefined) known = answer.commit.id;
    const body = JSON.stringify({...answer, commit: {...answer.commit, id: known}});
    return new Response(body, {headers: {'content-type': 'application/json'}});
  }

  async function save(response: Response, send: (body: string) => Promise<Response>, sent: string): Promise<Response> {
    let [answer, body] = [response, JSON.parse(sent) as SaveBody];
    const merged = new Set<string>();
    for (;;) {
      const result = (await answer.clone().json()) as SaveResult;
      if (answer.ok) {
        typing = false;
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

  window.fetch = async (input, init) => {
    const response = await original(input, init);
    const {pathname} = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (pathname.endsWith('/branches/main')) return version(response);
    if (init?.method === 'POST' && pathname.endsWith('/contents') && typeof init.body === 'string') {
      return save(response, (body) => original(input, {...init, body}), init.body);
    }
    return response;
  };
}
