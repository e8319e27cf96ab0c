/** Guesses a visitor's demand from the page they came from. */
import {splitPath} from '@site/src/site/editions';
import type {demandOptions} from '../options';

type Demand = (typeof demandOptions)[number];

/** First match wins. */
const rules: readonly (readonly [prefix: string, demand: Demand])[] = [
  ['/products/accurate-people-counting', 'people-counting'],
  ['/products/head-shoulder-counting', 'people-counting'],
  ['/products/close-view-customer-flow', 'people-counting'],
  ['/products/heat-map-analysis', 'heat-map'],
  ['/products/cash-lost-prevention', 'loss-prevention'],
  ['/products/data-dashboard', 'dashboard'],
  ['/products/store-inspection/ai', 'ai-inspection'],
  ['/products/store-inspection', 'remote-inspection'],
  ['/products/xundiantong', 'remote-inspection'],
  ['/products/cloud-', 'devices'],
  ['/products/ai-box', 'devices'],
  ['/products/hardware', 'devices'],
  ['/paas', 'paas'],
  ['/vpaas', 'paas'],
  ['/solutions/government', 'government'],
];

/** The demand to preselect, or undefined for a page without one. */
export function demandForPage(pathname: string): Demand | undefined {
  const {path} = splitPath(pathname);
  return rules.find(([prefix]) => path.startsWith(prefix))?.[1];
}
