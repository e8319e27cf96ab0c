import {hydrateOnVisible} from '../../../components/ui/hydrateOnVisible';

/** The dark band that closes a page; its buttons are links, so they work before hydration. */
export const InquiryBar = hydrateOnVisible(() => import('./InquiryBarPart').then((module) => module.default));
