export {default} from '@site/src/features/forms/free-cn/FreeCnForm';
