/**
 * Why search is not available. `offline`: the browser has no network. `network`: a request failed or was refused.
 * `missing`: a file is not there, even after reloading the manifest. `broken`: not an index.
 * `outdated`: the site was redeployed with another index format; reloading the page helps.
 */
export type UnavailableReason = 'offline' | 'network' | 'missing' | 'broken' | 'outdated';

/** The only error of the search client. */
export class SearchUnavailable extends Error {
  constructor(
    readonly reason: UnavailableReason,
    options?: ErrorOptions,
  ) {
    super(`search index: ${reason}`, options);
    this.name = 'SearchUnavailable';
  }
}

/** The reason when a host cannot be asked. */
export const unreachable = (): UnavailableReason =>
  typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'network';
