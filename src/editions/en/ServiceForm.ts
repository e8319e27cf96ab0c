export {default} from '@site/src/features/forms/service-global/ServiceGlobalForm';
