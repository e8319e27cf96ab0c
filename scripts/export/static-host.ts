/**
 * `_redirects` and `_headers` for static hosts: Netlify and Cloudflare Pages. Both use the same formats, with differences
 * that limit what is possible:
 *
 * - Netlify takes a path with and without a trailing slash as one, serves an existing file before a rule unless the rule
 *   is forced by "!", can answer with 404 and can proxy `/api` to another origin.
 * - Cloudflare follows a rule whatever files there are, joins a header that two rules set, finds the nearest `404.html`
 *   itself, and allows 2,000 rules without and 100 with a wildcard, and 100 rules of headers.
 */
import {cacheControlOf, hourly, immutable, revalidated} from '../../src/site/hosting/cacheRules';
import {pagePolicy, securityHeaders, transportSecurity} from '../../src/site/hosting/headers';
import type {Site} from '../../src/site/hosting/builtSite';
import {missingPages, movedHomes, movedPaths, pagesInCapitals, requireStablePages} from './rules';
import {editions} from '../../src/site/editions';

export const hosts = ['netlify', 'cloudflare'] as const;
export type Host = (typeof hosts)[number];

const cloudflareLimits = {plain: 2000, wildcard: 100, headers: 100};

/** Pages that are always asked for again need no rule: both hosts send their pages so. */
const needsRule = (cacheControl: string): boolean => cacheControl === immutable || cacheControl === hourly;

/** A path and its variants; hosts normalize the paths of existing files only, not those of redirects. */
function spellings(from: string): string[] {
  const bare = from.replace(/\.html$/, '');
  return [from, ...[bare, `${bare}/`, `${bare}.html`].filter((spelling) => spelling !== from)];
}

/** How a model's page is written on a label: the last part in capitals. */
const inCapitals = (path: string): string => path.replace(/[^/]+$/, (name) => name.toUpperCase());

/** `/download/[^/]+\.html` as a host wildcard: everything below the folder. */
function wildcardOf(pattern: string, site: Site): string {
  const folder = pattern.replaceAll('\\', '').replace(/\[.*$/, '');
  const inTheWay = [...site.files.keys()].find((path) => path.startsWith(folder));
  if (inTheWay !== undefined) throw new Error(`A rule for ${folder}* would hide ${inTheWay}.`);
  return `${folder}*`;
}

/** Text of `_redirects`. `service` is the origin of the lead service, for hosts that can pass `/api` on. */
export function redirectsFile(site: Site, host: Host, service: string | undefined): string {
  requireStablePages(site);
  const plain = [
    ...movedHomes.flatMap(spellings).map((from) => [from, editions.en.home]),
    ...movedPaths
      .filter(({isPattern}) => !isPattern)
      .flatMap(({from, to}) => spellings(from).map((spelling) => [spelling, to])),
    ...pagesInCapitals(site).flatMap((path) => {
      const printed = inCapitals(path);
      return printed === path ? [] : [printed, `${printed}/`].map((from) => [from, path]);
    }),
  ];
  const wildcards = movedPaths.filter(({isPattern}) => isPattern).map(({from, to}) => [wildcardOf(from, site), to]);
  if (
    host === 'cloudflare' &&
    (plain.length > cloudflareLimits.plain || wildcards.length > cloudflareLimits.wildcard)
  ) {
    throw new Error(
      `Cloudflare takes ${cloudflareLimits.plain} + ${cloudflareLimits.wildcard} rules, the site needs ${plain.length} + ${wildcards.length}.`,
    );
  }
  // Netlify serves an existing file before it applies a rule, and the build contains redirect pages: force the rule.
  const forced = host === 'netlify' ? '!' : '';
  const moved = [...plain, ...wildcards].map(([from, to]) => `${from} ${to} 301${forced}`);
  const lines =
    host === 'cloudflare'
      ? [
          '# /api needs a Pages Function or a Worker in front of it: rules of Cloudflare lead to no other origin.',
          ...moved,
        ]
      : [
          ...moved,
          ...(service === undefined
            ? ['# /api: make this file with --service https://… of the lead service.']
            : [`/api/* ${service}/api/:splat 200`]),
          ...missingPages(site).map((path) => `${path} ${path}.html 404!`),
          '/site-manifest.json /404.html 404!',
          '/global/* /global/404.html 404',
        ];
  return `# Made by "npm run export:redirects" from this build.\n${lines.join('\n')}\n`;
}

/** Files of one ending that are listed one by one where the host knows no pattern for them. */
const fewFiles = 3;

/**
 * A folder whose files all have the same rule becomes one wildcard; otherwise recurses into its folders and files.
 * Cloudflare allows few rules, but supports a wildcard before an extension.
 */
function cacheBlocks(site: Site, host: Host): [pattern: string, value: string][] {
  const files = [...site.files].map(([path, {contentType}]) => ({
    path,
    value: contentType.startsWith('text/html') ? revalidated : cacheControlOf(path),
  }));
  const block = (pattern: string, members: typeof files): [string, string][] | undefined => {
    const values = new Set(members.map(({value}) => value));
    const [value] = values;
    if (values.size > 1 || value === undefined) return undefined;
    return needsRule(value) ? [[pattern, value]] : [];
  };
  const within = (folder: string): [string, string][] => {
    const members = files.filter(({path}) => path.startsWith(folder));
    const whole = folder === '/' ? undefined : block(`${folder}*`, members);
    if (whole) return whole;
    const isDirect = ({path}: {path: string}) => !path.slice(folder.length).includes('/');
    const folders = new Set(
      members
        .filter((file) => !isDirect(file))
        .map(({path}) => folder + path.slice(folder.length).replace(/\/.*/, '/')),
    );
    const endingOf = ({path}: {path: string}): string => /\.[^./]+$/.exec(path)?.[0] ?? '';
    const loose = members.filter(isDirect);
    const direct = [...new Set(loose.map(endingOf))].flatMap((ending) => {
      const some = loose.filter((file) => endingOf(file) === ending);
      const all = members.filter(({path}) => path.endsWith(ending));
      const pattern =
        host === 'cloudflare' && ending !== '' && some.length > fewFiles
          ? block(`${folder}*${ending}`, all)
          : undefined;
      return pattern ?? some.flatMap((file) => block(file.path, [file]) ?? []);
    });
    return [...direct, ...[...folders].flatMap(within)];
  };
  return within('/');
}

/** Text of `_headers`. */
export function headersFile(site: Site, host: Host): string {
  const everywhere = {
    ...securityHeaders(false),
    'Strict-Transport-Security': transportSecurity,
    'Content-Security-Policy': pagePolicy(site.policy),
  };
  const blocks = cacheBlocks(site, host);
  if (host === 'cloudflare' && blocks.length + 1 > cloudflareLimits.headers) {
    throw new Error(
      `Cloudflare takes ${cloudflareLimits.headers} rules of headers, the site needs ${blocks.length + 1}.`,
    );
  }
  const text = [
    ['/*', ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`)],
    ...blocks.map(([pattern, value]) => [pattern, `  Cache-Control: ${value}`]),
  ];
  return `# Made by "npm run export:redirects" from this build.\n${text.map((lines) => lines.join('\n')).join('\n')}\n`;
}
