import {captchaOrigins} from '../captcha';

/** Browser features that no page uses. */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

const permissionsPolicy = permissions.map((name) => `${name}=()`).join(', ');

/** HSTS: a year, subdomains included. */
export const transportSecurity = 'max-age=31536000; includeSubDomains';

/** Headers of every answer, whatever it is. HSTS only where the visitor came by HTTPS. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isHttps && {'Strict-Transport-Security': transportSecurity}),
  };
}

/** Nothing an answer of the API contains is ever to be run or shown. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Pages that are their own HTML and style, without anything else. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a build says about its policy: hashes of inline scripts, origins that scripts may ask besides ours. */
export interface PagePolicy {
  readonly scriptHashes: readonly string[];
  readonly connect: readonly string[];
  /** Origins of third parties whose scripts the pages may load: those of the build, and of a hosted captcha. */
  readonly thirdParties?: readonly string[];
}

/** The policy with the origins of the hosted captcha, where the service uses one. */
export const withCaptcha = (policy: PagePolicy, isUsed: boolean): PagePolicy =>
  isUsed ? {...policy, thirdParties: [...(policy.thirdParties ?? []), ...captchaOrigins]} : policy;

/**
 * Content security policy of the pages. Inline scripts only by hash (`sha256-…`, computed at build); inline styles are
 * allowed, because pages carry `style=` attributes and inlined critical CSS.
 */
export function pagePolicy({scriptHashes, connect, thirdParties = []}: PagePolicy): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...thirdParties].join(' '),
    ["style-src 'self' 'unsafe-inline'", ...thirdParties].join(' '),
    ["img-src 'self' data: blob:", ...thirdParties].join(' '),
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connect, ...thirdParties].join(' '),
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
