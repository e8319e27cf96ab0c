/** Service request, English edition. */
import words from '@copy/forms/service';
import {CodeField} from '@site/src/features/forms/lead/CodeField';
import {FieldGroup, FieldRow, TextField} from '@site/src/features/forms/lead/Fields';
import {LeadFormFrame} from '@site/src/features/forms/lead/LeadFormFrame';
import type {LoadDefinition} from '@site/src/features/forms/lead/useLeadForm';
import type {EmptyForm} from '../fieldNames';
import {CaseFields, textFor} from '../service/CaseFields';
import {ServiceHours} from '../service/ServiceHours';
import {useServiceForm} from '../service/useServiceForm';
import {text} from './text';

const load: LoadDefinition = async () => {
  const [{definition}, {checkService}] = await Promise.all([import('./schema'), import('../service/check')]);
  return {definition, check: (values) => checkService(definition, values)};
};

const defaults: EmptyForm<'service-global'> = {
  model: '',
  serialNumber: '',
  firmware: '',
  seen: '',
  steps: '',
  ticket: '',
  description: '',
  pictures: [],
  companyName: '',
  firstName: '',
  lastName: '',
  businessEmail: '',
  phone: '',
  consent: false,
};

export default function ServiceGlobalForm() {
  const {form, model, isFilled} = useServiceForm({
    form: 'service-global',
    edition: 'global',
    load,
    defaults,
    componentId: 'service',
  });
  return (
    <LeadFormFrame
      form={form}
      text={textFor(model, text)}
      submit={words.submit}
      markTitle
      reading={['support.repair', 'support.warranty']}
      done={(reference) => <ServiceHours reference={reference} />}
    >
      <CaseFields model={model} isFilled={isFilled} />
      <FieldGroup title={words.groups.contact}>
        <TextField name="companyName" optional autoComplete="organization" />
        <FieldRow>
          <TextField name="firstName" autoComplete="given-name" spellCheck={false} />
          <TextField name="lastName" autoComplete="family-name" spellCheck={false} />
        </FieldRow>
        <TextField name="businessEmail" type="email" inputMode="email" autoComplete="email" />
        <CodeField form={form} />
        <TextField name="phone" optional type="tel" inputMode="tel" autoComplete="tel" />
      </FieldGroup>
    </LeadFormFrame>
  );
}
