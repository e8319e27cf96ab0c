import {later} from '../../../components/ui/later';

/** The dark band that closes a page; its buttons are links, so they work before its code has come. */
export const InquiryBar = later(() => import('./InquiryBarPart').then((module) => module.default));
