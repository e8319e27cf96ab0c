import {hydrateOnVisible} from '../../components/ui/hydrateOnVisible';

/** A device pulled apart; the words of all of them come late. */
export const DeviceParts = hydrateOnVisible(() => import('./devicePictures').then((module) => module.Parts));
