export {default} from '@site/src/forms/inquiry-cn/InquiryCnForm';
