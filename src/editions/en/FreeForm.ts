export {default} from '@site/src/forms/free-global/FreeGlobalForm';
