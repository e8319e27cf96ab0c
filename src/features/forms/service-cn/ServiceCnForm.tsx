/** Service request, Chinese edition. */
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

const defaults: EmptyForm<'service-cn'> = {
  model: '',
  serialNumber: '',
  firmware: '',
  seen: '',
  steps: '',
  ticket: '',
  description: '',
  pictures: [],
  companyName: '',
  contact: '',
  mobile: '',
  consent: false,
};

export default function ServiceCnForm() {
  const {form, model, isFilled} = useServiceForm({
    form: 'service-cn',
    edition: 'zh-CN',
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
          <TextField name="contact" autoComplete="name" />
          <TextField name="mobile" type="tel" inputMode="tel" autoComplete="tel-national" />
        </FieldRow>
        <CodeField form={form} />
      </FieldGroup>
    </LeadFormFrame>
  );
}
