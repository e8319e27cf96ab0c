/** Third parties that run on this page. What has been loaded cannot be unloaded: a page without it is the next one. */
import type {ThirdParty} from './adapters';
import {expireCookies} from './choices';

/** Those that have been loaded since the page was. */
const running = new Set<ThirdParty>();

/** Loads a third party, once. */
export function start(party: ThirdParty): void {
  if (running.has(party)) return;
  running.add(party);
  party.load();
}

/** Tells those that run about another page of the site. */
export function tellVisit(address: string): void {
  for (const party of running) party.visit?.(address);
}

/** Removes the cookies of those that run and may not any more; whether there were any, so that the page has to go. */
export function withdraw(isAllowed: (party: ThirdParty) => boolean): boolean {
  const withdrawn = [...running].filter((party) => !isAllowed(party));
  for (const {cookies} of withdrawn) expireCookies(cookies);
  return withdrawn.length > 0;
}
