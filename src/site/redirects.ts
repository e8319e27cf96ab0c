/**
 * Legacy and normalizing redirects, one table for both editions (the English edition has the same paths under
 * `/global`). The service answers them as single-hop 301s; exports for nginx and static hosts read the same table.
 */
import {brand} from './brand';
import {editions, joinPath, splitPath, type Edition} from './editions';

interface LegacyRedirect {
  /** Edition-relative path, or a pattern for a family of paths. */
  readonly from: string | RegExp;
  /** Edition-relative target. */
  readonly to: string;
  /** Only in this edition; both when absent. */
  readonly edition?: Edition;
}

const industries = '/solutions/industries';

export const legacyRedirects: readonly LegacyRedirect[] = [
  {from: '/home', to: '/', edition: 'zh-CN'},
  {from: '/about', to: `/about-${brand.slug}`},
  // What visitors guess.
  ...['/about-us', '/about/us', '/about/company', '/company'].map((from) => ({from, to: `/about-${brand.slug}`})),
  {from: '/contact', to: '/about/contact'},
  {from: '/contact-us', to: '/about/contact'},
  {from: '/anyan', to: `/${brand.slug}-home`},
  {from: '/about/investors', to: '/about/investor'},
  {from: '/service/system', to: '/service-system'},
  {from: '/app_start.html', to: '/downloads'},
  {from: '/service/download', to: '/downloads'},
  {from: '/service/download-app', to: '/downloads'},
  {from: /^\/download\/[^/]+\.html$/, to: '/downloads'},
  {from: '/downloads/app', to: '/downloads', edition: 'global'},
  {from: '/case.html', to: '/'},
  {from: '/mall.html', to: '/'},
  {from: '/product_face.html', to: '/'},
  {from: '/product-detail.html', to: '/'},
  {from: '/solution', to: '/solutions/smart-store'},
  {from: '/solution/more', to: '/solutions/smart-store'},
  {from: '/solution/automobile', to: `${industries}/automobile`},
  {from: '/solution/fmcg', to: `${industries}/fmcg`},
  {from: '/solution/health_care', to: `${industries}/medicine`},
  {from: '/solution/repast', to: `${industries}/catering`},
  {from: '/solution/shoes_and_clothing', to: `${industries}/shoes-clothing`},
  {from: `${industries}/government/smart-city`, to: '/solutions/government/smart-city'},
  {from: '/account/register', to: '/experience'},
  {from: '/core-technologies/edge-computing', to: '/technology/edge-computing'},
  {from: '/core-technologies/platform-capabilities', to: '/technology/platform-capabilities'},
  {from: '/platform-capabilities', to: '/technology/platform-capabilities'},
  {from: '/product/yougou', to: '/products/intelligent-shopping'},
  {from: '/product/youqin', to: '/products/intelligent-attendance'},
  {from: '/product/huidian/coa', to: '/products/cash-lost-prevention'},
  {from: '/product/huidian/hot-zone-analysis', to: '/products/heat-map-analysis'},
  {from: '/products/cross-camera-route-analysis', to: '/products/cross-lens-analysis'},
  {from: '/technology/ai', to: '/technology/ai-technology/behavior-analysis', edition: 'zh-CN'},
  {from: '/technology/ai', to: '/technology/ai-technology/face-recognition', edition: 'global'},
  {
    from: '/technology/ai-technology/face-recognition',
    to: '/technology/ai-technology/behavior-analysis',
    edition: 'zh-CN',
  },
];

/** An old address that ended in `.html` is known without the ending as well, as every address of the site is. */
function legacyTarget(path: string, edition: Edition): string | undefined {
  return legacyRedirects.find(
    (rule) =>
      (rule.edition === undefined || rule.edition === edition) &&
      (typeof rule.from === 'string' ? rule.from === path || rule.from === `${path}.html` : rule.from.test(path)),
  )?.to;
}

/** Model names are printed in capitals on labels; their routes, edition-relative paths in these folders, are lower case. */
export const caseInsensitive = /^\/(support(\/5\.x)?\/(model|manuals)|products\/hardware)\//i;

/** One edition-relative path to its final form: no trailing slash, no `.html`, legacy rules applied. */
function settle(path: string, edition: Edition): string {
  let current = caseInsensitive.test(path) ? path.toLowerCase() : path;
  for (;;) {
    const legacy = legacyTarget(current, edition);
    if (legacy !== undefined) return legacy;
    const shorter = current.replace(/(.)\/$/, '$1').replace(/(\/index)?\.html$/, '') || '/';
    if (shorter === current) return current;
    current = shorter;
  }
}

/**
 * Where a request for `pathname` has to be sent, or null when it is already canonical.
 * Always a single hop; the caller keeps the query string.
 */
export function resolveRedirect(pathname: string): string | null {
  // `/global` answers with the home page itself, so that the short address printed on paper needs no hop.
  if (pathname === '/global' || pathname === editions.en.home) return null;
  const clean = pathname.replace(/\/{2,}/g, '/');
  if (/^\/(global\/)?index__global(\.html)?\/?$/.test(clean)) return editions.en.home;
  if (clean === '/global/') return '/global';
  const {locale, path} = splitPath(clean);
  const target = joinPath(locale, settle(path, editions[locale].edition));
  return target === pathname ? null : target;
}
