/** Browser features that no page uses. */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** Headers of every answer, whatever it is. HSTS only where the visitor came by HTTPS. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isHttps && {'Strict-Transport-Security': 'max-age=31536000; includeSubDomains'}),
  };
}

/** Nothing an answer of the API contains is ever to be run or shown. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Content security policy of the pages. Inline scripts only by hash (`sha256-…`, computed at build); inline styles are
 * allowed, because pages carry `style=` attributes and inlined critical CSS. `connect`: origins that scripts may ask
 * besides ours.
 */
export function pagePolicy({scriptHashes, connect}: {readonly scriptHashes: readonly string[]; readonly connect: readonly string[]}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
