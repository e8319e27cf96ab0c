/** Free experience, Chinese edition. */
import lead from '@copy/forms/lead';
import words from '@site/i18n/zh-CN/copy/forms/free-cn';
import {ChipField, FieldRow, type Option, SelectField, TextField} from '@site/src/features/forms/lead/Fields';
import {CodeField} from '@site/src/features/forms/lead/CodeField';
import {LeadFormFrame} from '@site/src/features/forms/lead/LeadFormFrame';
import {type LoadDefinition, useLeadForm} from '@site/src/features/forms/lead/useLeadForm';
import {useEffect} from 'react';
import type {EmptyForm} from '../fieldNames';
import {demandOptions, storeCountOptions} from '../options';
import {demandForPage} from '../free/demand';
import {RegionField} from '../regions/RegionField';
import {readTracking} from '../trial/source';
import {text} from './text';

const load: LoadDefinition = async () => {
  const [{definition}, {checkForm}] = await Promise.all([import('./schema'), import('../lead/check')]);
  return {definition, check: (values) => checkForm(definition, values)};
};

const defaults: EmptyForm<'free-cn'> = {
  companyName: '',
  contact: '',
  mobile: '',
  region: '',
  demand: '',
  numberOfStores: '',
  consent: false,
};

const options = <Id extends string>(ids: readonly Id[], labels: Record<Id, string>): Option[] =>
  ids.map((value) => ({value, label: labels[value]}));

export interface FormProps {
  readonly componentId?: string;
  readonly markTitle?: boolean;
}

export default function FreeCnForm({componentId, markTitle}: FormProps) {
  const form = useLeadForm({form: 'free-cn', edition: 'zh-CN', load, defaults, componentId});
  const {suggest} = form;

  // Preselected by the page the visitor came from; a draft's own choice wins.
  useEffect(() => {
    const demand = demandForPage(readTracking(componentId).source_path);
    if (demand) suggest('demand', demand);
  }, [suggest, componentId]);

  return (
    <LeadFormFrame form={form} text={text} submit={lead.submit} markTitle={markTitle}>
      <TextField name="companyName" autoComplete="organization" />
      <FieldRow>
        <TextField name="contact" autoComplete="name" />
        <TextField name="mobile" type="tel" inputMode="tel" autoComplete="tel-national" />
      </FieldRow>
      <CodeField form={form} />
      <RegionField name="region" />
      <ChipField name="demand" options={options(demandOptions, words.choices.demand)} />
      <SelectField name="numberOfStores" optional options={options(storeCountOptions, words.choices.numberOfStores)} />
    </LeadFormFrame>
  );
}
