/** The page's own server, and what it handed over. */

export type Locale = 'zh-CN' | 'en';

/** What the page hands over. */
interface Handover {
  readonly token: string;
  readonly login: string;
  readonly config: {
    readonly collections: readonly {readonly name: string; readonly folder: string; readonly path: string}[];
  };
  /** Development servers by edition; without one there is no preview. */
  readonly preview: Readonly<Partial<Record<Locale, string>>>;
  /** Whether this desk sends to review. */
  readonly review: boolean;
}

export const handover = JSON.parse(document.getElementById('desk')!.textContent) as Handover;
const authorization = `token ${handover.token}`;

/** Before anything replaces it. */
const fetchAsItIs = window.fetch.bind(window);

/** Asks the server; the message of a refusal is in Chinese. */
export async function ask<Answer>(address: string, body?: BodyInit, type = 'application/json'): Promise<Answer> {
  const init = body === undefined ? {} : {method: 'POST', body};
  const headers = {authorization, ...(body !== undefined && {'content-type': type})};
  let response: Response;
  try {
    response = await fetchAsItIs(address, {...init, headers});
  } catch {
    throw new Error('写字台没有回应，请看看网络，再试一次');
  }
  const answer = (await response.json()) as Answer & {message?: string};
  if (!response.ok) throw new Error(answer.message ?? '没有成功，请再试一次');
  return answer;
}
