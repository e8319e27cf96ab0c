import {hydrateOnVisible} from '../../components/ui/hydrateOnVisible';

/** Devices in their places; the catalogue and the words of all of them come late. */
export const DevicesInPlace = hydrateOnVisible(() => import('./devicePictures').then((module) => module.InPlace));
