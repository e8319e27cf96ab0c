export {default} from '@site/src/features/forms/service-cn/ServiceCnForm';
