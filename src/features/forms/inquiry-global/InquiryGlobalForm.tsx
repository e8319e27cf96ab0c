/** Product inquiry, English edition. */
import words from '@copy/forms/inquiry';
import free from '@site/i18n/en/copy/forms/free-global';
import {CodeField} from '@site/src/features/forms/lead/CodeField';
import {FieldRow, SelectField, TextArea, TextField} from '@site/src/features/forms/lead/Fields';
import {LeadFormFrame} from '@site/src/features/forms/lead/LeadFormFrame';
import {type LoadDefinition, useLeadForm} from '@site/src/features/forms/lead/useLeadForm';
import {countries} from '../data/countries';
import {type InquiryFormProps, useSubject} from '../inquiry/useSubject';
import {PlanField, ProductField} from '../inquiry/Subject';
import type {EmptyForm} from '../fieldNames';
import {isFreeMail, quantityOptions} from '../options';
import {text} from './text';

const load: LoadDefinition = async () => {
  const [{definition}, {checkForm}] = await Promise.all([import('./schema'), import('../lead/check')]);
  return {definition, check: (values) => checkForm(definition, values)};
};

const defaults: EmptyForm<'inquiry-global'> = {
  product: '',
  quantity: '',
  firstName: '',
  lastName: '',
  businessEmail: '',
  phone: '',
  companyName: '',
  region: '',
  requirements: '',
  plan: '',
  consent: false,
};

export default function InquiryGlobalForm({componentId, subject, markTitle}: InquiryFormProps) {
  const form = useLeadForm({form: 'inquiry-global', edition: 'global', load, defaults, componentId});
  useSubject(form, subject);
  const email = String(form.hook.watch('businessEmail') ?? '');
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
        <TextField name="firstName" autoComplete="given-name" spellCheck={false} />
        <TextField name="lastName" autoComplete="family-name" spellCheck={false} />
      </FieldRow>
      <FieldRow>
        <TextField
          name="businessEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={isFreeMail(email) ? free.freeMail : undefined}
        />
        <CodeField form={form} />
      </FieldRow>
      <FieldRow>
        <TextField name="companyName" autoComplete="organization" />
        <TextField name="phone" optional type="tel" inputMode="tel" autoComplete="tel" />
      </FieldRow>
      <SelectField
        name="region"
        autoComplete="country"
        options={countries.map(([code, , name]) => ({value: code, label: name}))}
      />
      <TextArea name="requirements" optional maxLength={1000} />
      <PlanField />
    </LeadFormFrame>
  );
}
