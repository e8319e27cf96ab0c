export {default} from '@site/src/forms/inquiry-global/InquiryGlobalForm';
