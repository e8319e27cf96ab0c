import type {ReactNode} from 'react';
import {hydrateOnVisible} from '../../components/ui/hydrateOnVisible';
import type {StoreKitProps} from './StoreKitPart';

/** Devices of an example store with what they add up to; the catalogue it takes its figures from comes with it. */
export const StoreKit = hydrateOnVisible(() => import('./StoreKitPart').then((module) => module.default)) as <
  Id extends string,
>(
  props: StoreKitProps<Id>,
) => ReactNode;
