/** The configuration of nginx for this build: a file for `conf.d/`, with maps, upstream and server. */
import {cacheRules, hourly} from '../../src/site/hosting/cacheRules';
import {pagePolicy, securityHeaders, transportSecurity} from '../../src/site/hosting/headers';
import {contentTypes, type Site} from '../../src/site/hosting/builtSite';
import {editions, type Locale} from '../../src/site/editions';
import {lastResortPage} from '../../src/features/plain-pages/plainPages';
import {exceptionPages, missingPages, movedHomes, movedPaths, pagesInCapitals, requireStablePages} from './rules';

export interface NginxOptions {
  /** Folder of the build on the server. */
  readonly root: string;
  readonly serverName: string;
  /** `listen` of the server block. */
  readonly listen: string;
  /** `host:port` of the lead service. */
  readonly service: string;
  /** Whether nginx has the module `brotli_static`. */
  readonly brotli: boolean;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** Suffixes of a page's path that are removed by a redirect. */
const endings = String.raw`((/index)?\.html|/)`;

const map = (
  source: string,
  target: string,
  fallback: string,
  entries: readonly (readonly [string, string])[],
): string =>
  [
    `map ${source} ${target} {`,
    `    default ${fallback};`,
    ...entries.map(([key, value]) => `    ${quote(key)} ${quote(value)};`),
    '}',
  ].join('\n');

/** Redirects in four maps: normalize the path, remove its suffix, look it up, skip canonical paths. */
function redirectMaps(site: Site): string[] {
  const isWhole = (path: string): boolean => !path.endsWith('.html');
  const plain = movedPaths.filter(({from, isPattern}) => !isPattern && isWhole(from));
  const patterns = movedPaths.filter(({from, isPattern}) => isPattern || !isWhole(from));
  const home = editions.en.home;
  return [
    '# The path as nginx understood it, where it is plain; nothing else is put into a Location.',
    map('$uri', '$ukan_path', '""', [['~^(?!/api(/|$))[A-Za-z0-9._~/-]+$', '$uri']]),
    '# The path as it was asked for.',
    map('$request_uri', '$ukan_asked', '""', [['~^(?<ukan_raw>[^?]*)', '$ukan_raw']]),
    map('$ukan_path', '$ukan_bare', '$ukan_path', [
      ['/', '/'],
      [`~^/index\\.html${endings}*$`, '/'],
      [`~^/global/index\\.html${endings}*$`, home],
      [`~^(?<ukan_stem>/.*?)${endings}+$`, '$ukan_stem'],
    ]),
    '# Names in a map are compared without regard to case, which is what printed model names need.',
    map('$ukan_bare', '$ukan_known', '$ukan_bare', [
      ...movedHomes.map((path) => [path, home] as const),
      ...plain.map(({from, to}) => [from, to] as const),
      ...pagesInCapitals(site).map((path) => [path, path] as const),
    ]),
    map(
      '$ukan_path',
      '$ukan_target',
      '$ukan_known',
      patterns.map(({from, isPattern, to}) => [
        `~^${isPattern ? from : escape(from.replace(/\.html$/, ''))}${endings}*$`,
        to,
      ]),
    ),
    map('"$ukan_target $ukan_asked"', '$ukan_redirect', '$ukan_target', [
      // A path that nginx could not decode: it then processes the error page.
      [String.raw`~^\S* $`, ''],
      [String.raw`~^(?<ukan_same>\S*) \k<ukan_same>$`, ''],
    ]),
  ];
}

function typesBlock(): string {
  const byType = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(contentTypes)) {
    const bare = type.replace(/;.*/, '');
    byType.set(bare, [...(byType.get(bare) ?? []), extension.slice(1)]);
  }
  return ['    types {', ...[...byType].map(([type, names]) => `        ${type} ${names.join(' ')};`), '    }'].join(
    '\n',
  );
}

/** Types that are sent with a charset; nginx has `text/html` among them by itself. */
const charsetTypes = [
  ...new Set(
    Object.values(contentTypes)
      .filter((type) => type.includes('charset'))
      .map((type) => type.replace(/;.*/, '')),
  ),
]
  .filter((type) => type !== 'text/html')
  .join(' ');

/** Headers of what nginx answers itself. The service sends its own with the API: an empty value sends none. */
function headerMaps(site: Site): {maps: string[]; directives: string[]} {
  const headers = {...securityHeaders(false), 'Content-Security-Policy': pagePolicy(site.policy)};
  const own = Object.entries(headers).map(([name, value]) => ({
    name,
    value,
    variable: `$ukan_${name.toLowerCase().replaceAll('-', '_')}`,
  }));
  return {
    maps: [
      ...own.map(({variable, value}) => map('$ukan_is_api', variable, quote(value), [['1', '']])),
      '# Only where the visitor came by HTTPS to this server; where something in front ends TLS, it has to send this header.',
      map('$ukan_is_api$scheme', '$ukan_strict_transport_security', '""', [['0https', transportSecurity]]),
      map('$uri', '$ukan_cache_control', quote(hourly), [
        ['~^/api(/|$)', ''],
        ...cacheRules.map(([{source}, value]) => [`~${source}`, value] as const),
      ]),
    ],
    directives: [
      ...own.map(({name, variable}) => `    add_header ${name} ${variable} always;`),
      '    add_header Strict-Transport-Security $ukan_strict_transport_security always;',
      '    add_header Cache-Control $ukan_cache_control always;',
    ],
  };
}

/** Errors raised by nginx itself; a location with its own `error_page` must repeat them, since it inherits none. */
const failures = 'error_page 400 405 413 414 500 502 503 504 $ukan_failure_page;';

/** A single-quoted nginx string; only variables are still interpolated. */
const literal = (text: string): string => `'${text.trim().replace(/[\\']/g, '\\$&')}'`;

/** Inline error page of each edition, used when its file is missing. Contains no user input; `$` starts a variable. */
const lastResorts = (Object.keys(editions) as Locale[])
  .map(
    (locale) => `    location @last_resort_${locale === 'en' ? 'en' : 'zh'} {
        default_type text/html;
        return 500 ${literal(lastResortPage(locale, 500, '$request_id'))};
    }`,
  )
  .join('\n');

/**
 * Limits of requests to the API per visitor. The service has its own for codes and leads; these are far above them, and only
 * keep a flood away from it. One form takes fewer than ten requests.
 */
export const floodLimits = {perSecond: 10, burst: 40, connections: 40} as const;

/** As the service answers it (`server/errors.ts`). */
const tooMany = '{"code":429001,"message":"Too many attempts; try again in 5 seconds"}';

/** The whole file. */
export function nginxConfig(site: Site, {root, serverName, listen, service, brotli}: NginxOptions): string {
  requireStablePages(site);
  const headers = headerMaps(site);
  return `# Made by "npm run export:nginx" from this build: make it again after each build, the hashes of scripts are in it.
# Put it into /etc/nginx/conf.d/, then "nginx -t" and reload. .docs/hosting.md explains it.

map_hash_bucket_size 256;
map_hash_max_size 8192;

${map('$uri', '$ukan_is_api', '0', [['~^/api(/|$)', '1']])}

${[...redirectMaps(site), ...headers.maps].join('\n')}

# Against floods only. A visitor is an address; of IPv6 the network of 64 bits, where the short form does not hide it.
${map('$remote_addr', '$ukan_visitor', '$binary_remote_addr', [['~^(?<ukan_network>([0-9a-f]+:){4})', '$ukan_network']])}
limit_req_zone $ukan_visitor zone=ukan_api:10m rate=${floodLimits.perSecond}r/s;
limit_conn_zone $ukan_visitor zone=ukan_connections:10m;

upstream ukan_service {
    server ${service};
    keepalive 32;
}

server {
    listen ${listen};
    server_name ${serverName};
    root ${root};

    # Behind a CDN or load balancer the visitor's address is in a header. Name the proxy's networks, nothing wider:
    #   set_real_ip_from 192.0.2.0/24;
    #   real_ip_header X-Forwarded-For;
    #   real_ip_recursive on;
    # Then $remote_addr below is the visitor. The service believes this server by TRUST_PROXY=<address of this server>.

    server_tokens off;
    absolute_redirect off;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=4000 inactive=1h;
    open_file_cache_valid 1m;
    log_not_found off;

    charset utf-8;
    charset_types ${charsetTypes};
    default_type application/octet-stream;
${typesBlock()}

    # The build holds .br and .gz beside each file that gets smaller; nothing is compressed while answering.
    gzip off;
    gzip_static on;
    gzip_vary on;
    ${brotli ? 'brotli_static on;' : '# brotli_static on;  # with the module (Debian: libnginx-mod-http-brotli-static), by --brotli'}

${headers.directives.join('\n')}

    if ($ukan_redirect) {
        return 301 $ukan_redirect$is_args$args;
    }

    error_page 404 /404.html;
    ${failures}
    recursive_error_pages on;

    location ^~ /api/ {
        proxy_pass http://ukan_service;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        # Set, not added to: what a visitor sends in these headers is not to be believed.
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        client_max_body_size 16k;
        proxy_connect_timeout 2s;
        proxy_read_timeout 15s;
        limit_req zone=ukan_api burst=${floodLimits.burst} nodelay;
        limit_conn ukan_connections ${floodLimits.connections};
        limit_req_status 429;
        limit_conn_status 429;
        error_page 429 = @too_many;
        ${failures}
    }

    # Pictures of service requests.
    location ^~ /api/v1/pictures/ {
        proxy_pass http://ukan_service;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        # Set, not added to: what a visitor sends in these headers is not to be believed.
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        client_max_body_size 2m;
        proxy_connect_timeout 2s;
        proxy_read_timeout 15s;
        limit_req zone=ukan_api burst=${floodLimits.burst} nodelay;
        limit_conn ukan_connections ${floodLimits.connections};
        limit_req_status 429;
        limit_conn_status 429;
        error_page 429 = @too_many;
        ${failures}
    }

    location @too_many {
        default_type application/json;
        add_header Retry-After 5 always;
        add_header Cache-Control no-store always;
        add_header X-Content-Type-Options nosniff always;
        return 429 '${tooMany}';
    }

    # Dot files, the service's own files and the compressed twins are nobody's address; neither are the file names of pages.
    location ~ (/\\.(?!well-known/)|^/site-manifest\\.json$|\\.(br|gz)$|/index$|/404$|/error$) {
        error_page 404 $ukan_error_page;
        return 404;
    }
${missingPages(site)
  .map((path) => `    location = ${path} {\n        error_page 404 ${path}.html;\n        return 404;\n    }`)
  .join('\n')}
    # The error page itself may be missing: then this says so, without a file.
    location ~ ^(/global)?/error\\.html$ {
        error_page 404 = $ukan_last_resort;
    }
${lastResorts}
    location / {
        error_page 404 $ukan_error_page;
        ${failures}
        try_files $uri $uri.html $uri/index.html =404;
    }
}

${map('$ukan_asked', '$ukan_error_page', '/404.html', [
  ...exceptionPages(site).map(([pattern, path]) => [`~${pattern}`, `${path}.html`] as const),
  ['~^/global(/|$)', '/global/404.html'],
])}
# By the request as it was sent: $request_uri is empty where nginx could not decode it.
${map('$request', '$ukan_failure_page', '/error.html', [[String.raw`~^\S+ /global([/?\s]|$)`, '/global/error.html']])}
${map('$request', '$ukan_last_resort', '@last_resort_zh', [[String.raw`~^\S+ /global([/?\s]|$)`, '@last_resort_en']])}
`;
}
