import PartnerForm from '@site/src/features/forms/partner-cn/PartnerForm';
import type {ComponentType} from 'react';

/** Null in an edition where partners use the general inquiry form. */
const form: ComponentType | null = PartnerForm;

export default form;
