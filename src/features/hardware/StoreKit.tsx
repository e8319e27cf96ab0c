import type {ReactNode} from 'react';
import {later} from '../../components/ui/later';
import type {StoreKitProps} from './StoreKitPart';

/** Devices of an example store with what they add up to; the catalogue it takes its figures from comes with it. */
export const StoreKit = later(() => import('./StoreKitPart').then((module) => module.default)) as <Id extends string>(
  props: StoreKitProps<Id>,
) => ReactNode;
