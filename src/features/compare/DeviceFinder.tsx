import type {Model} from '@site/src/facts/models.schema';
import type {ReactNode} from 'react';
import {hydrateOnVisible} from '../../components/ui/hydrateOnVisible';
import type {DeviceFinderProps} from './DeviceFinderPart';

/** Filter, cards and comparison of the devices of one kind; see `DeviceFinderPart`. The cards stand in the HTML. */
export const DeviceFinder = hydrateOnVisible(() => import('./DeviceFinderPart').then((module) => module.default)) as <
  M extends Model,
  N extends string,
>(
  props: DeviceFinderProps<M, N>,
) => ReactNode;
