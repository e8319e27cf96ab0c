export {default} from '@site/src/forms/free-cn/FreeCnForm';
