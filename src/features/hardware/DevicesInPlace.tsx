import {hydrateOnVisible} from '../../components/ui/hydrateOnVisible';

/** Devices in their places; the catalogue and the words of all of them come late. */
export const DevicesInPlace = hydrateOnVisible(() => import('./DevicesInPlacePart').then((module) => module.default));
