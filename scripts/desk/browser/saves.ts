/**
 * Saving without loss. The editor notices what others saved and then offers to replace it; here it does not notice while
 * somebody types, the server refuses the save, and the writer compares both texts.
 */
import type {Conflict} from '../workspace';
import {compareTexts} from './compareDialog';
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
    let isAnswered = false;
    for (;;) {
      const result = (await answer.clone().json()) as {
        conflicts?: Conflict[];
        commit?: {sha: string};
      };
      if (answer.ok) {
        typing = false;
        known = result.commit?.sha;
        reviewChanged();
        // The editor still shows what was typed.
        if (isAnswered) setTimeout(() => location.reload(), 500);
        return answer;
      }
      // The editor shows the message.
      if (!result.conflicts) return answer;
      const texts = await compareTexts(result.conflicts);
      // The editor says that it was not saved, and keeps the text.
      if (!texts) return answer;
      body = answered(body, result.conflicts, texts);
      isAnswered = true;
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
