export {default} from '@site/src/features/forms/inquiry-cn/InquiryCnForm';
