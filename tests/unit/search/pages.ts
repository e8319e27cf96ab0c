/** A small site for the search tests: HTML as the build writes it, the index made of it, and a host that serves it. */
import {recordsOf} from '@site/plugins/search/records';
import type {SearchRecord} from '@site/src/features/search/model/schema';
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {createIndexFiles} from '@site/plugins/search/writer';
import {createClient, type SearchClient} from '@site/src/features/search/client';

export interface PageParts {
  readonly title: string;
  readonly head?: string;
  readonly main: string;
  readonly around?: string;
}

export const pageHtml = ({title, head = '', main, around = ''}: PageParts) =>
  `<!doctype html><html><head><title>${title} | 优瞰</title>${head}</head><body><header>页眉</header>${around}<main>${main}</main><footer>页脚</footer></body></html>`;

export const records = (path: string, parts: PageParts): SearchRecord[] =>
  recordsOf({html: pageHtml(parts), pathname: path, path, siteTitle: '优瞰', words: () => []});

const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;

export const site: Record<string, PageParts> = {
  '/support/troubleshooting/details/t0001': {
    title: '摄像机离线，怎么一步步查',
    head:
      meta('x-symptoms', '摄像机离线,设备不在线,画面灰色,橙灯慢闪') +
      meta('x-codes', 'NET-1') +
      meta('description', '先看灯，再查供电口和路由器。'),
    main: '<h1>摄像机离线，怎么一步步查</h1><p>画面是灰的。</p><h2 id="light">看摄像机上的灯</h2><p>橙灯慢闪是在等配网。</p><h2 id="router">查路由器和网关</h2><p>断电10秒再开。</p><h2 id="port">查PoE口和网线</h2><p>摄像机插在交换机上。</p><h2 id="setup">复位后重新配网</h2><p>按住摄像机的复位键5秒。</p>',
  },
  '/support/troubleshooting/details/t0101': {
    title: '录像断断续续',
    head: meta('x-symptoms', '录像断档,回放缺一段') + meta('x-codes', 'REC-1'),
    main: '<h1>录像断断续续</h1><p>先看UL-8232NH的硬盘灯。网络离线也会断档。</p>',
  },
  '/support/model/ul-8232nh': {title: 'UL-8232NH', main: '<h1>UL-8232NH</h1><p>32路录像机，指示灯和复位键。</p>'},
  '/support/model/p3-x-8': {title: 'P3-X-8', main: '<h1>P3-X-8</h1><p>云台摄像机。</p>'},
  '/support/manuals/ul-8232nh': {
    title: 'UL-8232NH说明书',
    main: '<h1>UL-8232NH说明书</h1><h2 id="disk">装硬盘</h2><p>断电后打开机盖。</p>',
  },
  '/news/product/recorder': {
    title: 'UL-8232NH固件更新',
    main: '<h1>UL-8232NH固件更新</h1><p>UL-8232NH、UL-8232NH，录像机UL-8232NH，还是UL-8232NH。摄像机离线的提示更快。</p>',
  },
  '/products/heat-map': {
    title: '热区分析',
    main: '<h1>哪里有人停下</h1><h2>一眼看出冷热</h2><p>货架前停留多久。Camera recorder settings and a flashing light.</p>',
  },
};

export const siteRecords = (): SearchRecord[] => Object.entries(site).flatMap(([path, parts]) => records(path, parts));

/** What a host answers for a file: its bytes, or a status; `Error` when it cannot be reached. */
export type Answer = Uint8Array | string | number | Error;

export interface Host {
  readonly fetch: typeof globalThis.fetch;
  /** Names of the files asked for, in order. */
  readonly asked: string[];
}

/** A host of the folder `<base>search/`; files it does not know are missing. */
export function host(answer: (file: string) => Answer | undefined): Host {
  const asked: string[] = [];
  const fetch = (url: unknown) => {
    const file = String(url).split('/search/')[1] ?? '';
    asked.push(file);
    const given = answer(file) ?? 404;
    if (given instanceof Error) return Promise.reject(given);
    return Promise.resolve(
      typeof given === 'number' ? new Response('', {status: given}) : new Response(given as BodyInit),
    );
  };
  return {fetch: fetch as typeof globalThis.fetch, asked};
}

/** A client of an index of these records, and the files it asks for. */
export function clientOf(
  all: readonly SearchRecord[],
  language: SearchLanguage = 'zh',
  version?: string,
): Host & {readonly client: SearchClient} {
  const files = createIndexFiles(all);
  const served = host((file) => files.get(file));
  return {...served, client: createClient({baseUrl: '/', language, version, fetch: served.fetch})};
}
