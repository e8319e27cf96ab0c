/** Partner application, Chinese edition. */
import words from '@site/i18n/zh-CN/copy/forms/partner-cn';
import {CodeField} from '@site/src/features/forms/lead/CodeField';
import {ChipField, FieldRow, TextField} from '@site/src/features/forms/lead/Fields';
import {LeadFormFrame} from '@site/src/features/forms/lead/LeadFormFrame';
import {type LoadDefinition, useLeadForm} from '@site/src/features/forms/lead/useLeadForm';
import type {RouteId} from '@site/src/site/routes';
import type {EmptyForm} from '../fieldNames';
import {partnerTypes} from '../options';
import {RegionField} from '../regions/RegionField';
import {text} from './text';

const load: LoadDefinition = async () => {
  const [{definition}, {checkForm}] = await Promise.all([import('./schema'), import('../lead/check')]);
  return {definition, check: (values) => checkForm(definition, values)};
};

const defaults: EmptyForm<'partner-cn'> = {company: '', contact: '', phone: '', adcode: '', type: '', consent: false};

/** How jobs are shared and looked after, and what partners build on. */
const reading: readonly RouteId[] = ['serviceSystem', 'paas'];

export default function PartnerForm() {
  const form = useLeadForm({
    form: 'partner-cn',
    edition: 'zh-CN',
    load,
    defaults,
    codeField: 'captcha',
    componentId: 'partner',
  });
  return (
    <LeadFormFrame form={form} text={text} submit={words.submit} markTitle reading={reading}>
      <TextField name="company" autoComplete="organization" />
      <FieldRow>
        <TextField name="contact" autoComplete="name" />
        <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel-national" />
      </FieldRow>
      <CodeField form={form} />
      <RegionField name="adcode" />
      <ChipField name="type" options={partnerTypes.map((value) => ({value, label: words.choices.type[value]}))} />
    </LeadFormFrame>
  );
}
