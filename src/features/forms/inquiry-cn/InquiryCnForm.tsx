/** Product inquiry, Chinese edition. */
import words from '@copy/forms/inquiry';
import {CodeField} from '@site/src/features/forms/lead/CodeField';
import {FieldRow, SelectField, TextArea, TextField} from '@site/src/features/forms/lead/Fields';
import {LeadFormFrame} from '@site/src/features/forms/lead/LeadFormFrame';
import {type LoadDefinition, useLeadForm} from '@site/src/features/forms/lead/useLeadForm';
import {type InquiryFormProps, useSubject} from '../inquiry/useSubject';
import {PlanField, ProductField} from '../inquiry/Subject';
import type {EmptyForm} from '../fieldNames';
import {quantityOptions} from '../options';
import {RegionField} from '../regions/RegionField';
import {text} from './text';

const load: LoadDefinition = async () => {
  const [{definition}, {checkForm}] = await Promise.all([import('./schema'), import('../lead/check')]);
  return {definition, check: (values) => checkForm(definition, values)};
};

const defaults: EmptyForm<'inquiry-cn'> = {
  product: '',
  quantity: '',
  contact: '',
  mobile: '',
  companyName: '',
  region: '',
  requirements: '',
  plan: '',
  consent: false,
};

export default function InquiryCnForm({componentId, subject, markTitle}: InquiryFormProps) {
  const form = useLeadForm({form: 'inquiry-cn', edition: 'zh-CN', load, defaults, componentId});
  useSubject(form, subject);
  return (
    <LeadFormFrame form={form} text={text} submit={words.submit} markTitle={markTitle}>
      <FieldRow>
        <ProductField isGiven={subject !== undefined} />
        <SelectField
          name="quantity"
          optional
          options={quantityOptions.map((value) => ({value, label: words.quantity.options[value]}))}
        />
      </FieldRow>
      <FieldRow>
        <TextField name="contact" autoComplete="name" />
        <TextField name="mobile" type="tel" inputMode="tel" autoComplete="tel-national" />
      </FieldRow>
      <FieldRow>
        <CodeField form={form} />
        <TextField name="companyName" autoComplete="organization" />
      </FieldRow>
      <RegionField name="region" />
      <TextArea name="requirements" optional maxLength={1000} />
      <PlanField />
    </LeadFormFrame>
  );
}
