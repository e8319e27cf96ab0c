export {default} from '@site/src/features/forms/inquiry-global/InquiryGlobalForm';
