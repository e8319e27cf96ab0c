export {default} from '@site/src/features/forms/free-global/FreeGlobalForm';
