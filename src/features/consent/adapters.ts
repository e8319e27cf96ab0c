/**
 * Third parties behind one interface. Creating an adapter has no side effects, so that the build can read its hosts as
 * well; `load` is called once consent allows it.
 */
import type {Purpose, ThirdPartyKind, ThirdPartySettings} from '@site/config/third-parties.schema';

export interface ThirdParty {
  readonly id: ThirdPartyKind;
  readonly purpose: Purpose;
  /** Origins it loads from and reports to. */
  readonly hosts: readonly string[];
  /** Names of the cookies it sets on our domain, removed when consent is withdrawn. */
  readonly cookies: RegExp;
  /** Adds its script to the page. A script that fails to load or throws does not affect the page. */
  load(): void;
  /** Reports a client-side navigation: the pathname with its query. Absent where the script detects it by itself. */
  visit?(path: string): void;
}

/** Globals that the scripts expect on `window`: queues they process once loaded. */
declare global {
  interface Window {
    dataLayer?: object[];
    _agl?: unknown[];
    uetq?: unknown;
    UET?: new (options: object) => {push(event: string): void};
    _hmt?: unknown[];
    _paq?: unknown[];
  }
}

function addScript(src: string, prepare?: (script: HTMLScriptElement) => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  prepare?.(script);
  document.head.append(script);
}

const gtmHost = 'https://www.googletagmanager.com';
const baiduAdsHost = 'https://fxgate.baidu.com';
const bingHost = 'https://bat.bing.com';
const baiduHost = 'https://hm.baidu.com';

/** The adapter of a third party with its settings. */
export function adapterOf(settings: ThirdPartySettings): ThirdParty {
  const {kind: id, hosts: more} = settings;
  switch (settings.kind) {
    case 'google-tag-manager':
      return {
        id,
        purpose: settings.purpose,
        hosts: [gtmHost, ...more],
        cookies: /^_(ga|gid|gat|gcl|gac)/,
        load() {
          (window.dataLayer ??= []).push({'gtm.start': Date.now(), event: 'gtm.js'});
          addScript(`${gtmHost}/gtm.js?id=${settings.container}`);
        },
      };
    case 'baidu-ads':
      return {
        id,
        purpose: 'advertising',
        hosts: [baiduAdsHost, ...more],
        cookies: /^(_agl|bd_vid)/,
        load() {
          (window._agl ??= []).push(['production', settings.token]);
          addScript(`${baiduAdsHost}/angelia/fcagl.js?production=${settings.token}`);
        },
      };
    case 'bing-ads':
      return {
        id,
        purpose: 'advertising',
        hosts: [bingHost, ...more],
        cookies: /^_uet/,
        load: () =>
          addScript(`${bingHost}/bat.js`, (script) => {
            script.onload = () => {
              if (!window.UET) return;
              const queue = new window.UET({ti: settings.tag, q: window.uetq ?? [], enableAutoSpaTracking: true});
              window.uetq = queue;
              queue.push('pageLoad');
            };
          }),
      };
    case 'baidu-statistics':
      return {
        id,
        purpose: 'statistics',
        hosts: [baiduHost, ...more],
        cookies: /^Hm_/,
        load() {
          window._hmt ??= [];
          addScript(`${baiduHost}/hm.js?${settings.site}`);
        },
        visit: (path) => void window._hmt?.push(['_trackPageview', path]),
      };
    case 'matomo':
      return {
        id,
        purpose: 'statistics',
        hosts: [settings.host, ...more],
        cookies: /^_pk_/,
        load() {
          (window._paq ??= []).push(
            ['setTrackerUrl', `${settings.host}/matomo.php`],
            ['setSiteId', String(settings.site)],
            ['trackPageView'],
            ['enableLinkTracking'],
          );
          addScript(`${settings.host}/matomo.js`);
        },
        visit: (path) =>
          void window._paq?.push(['setCustomUrl', path], ['setDocumentTitle', document.title], ['trackPageView']),
      };
    case 'plausible':
      return {
        id,
        purpose: 'statistics',
        hosts: [settings.host, ...more],
        cookies: /^plausible/,
        load: () => addScript(`${settings.host}/js/script.js`, (script) => (script.dataset.domain = settings.domain)),
      };
  }
}
