/** Free experience, Chinese edition. */
import lead from '@copy/forms/lead';
import words from '@site/i18n/zh-CN/copy/forms/free-cn';
import {ChipField, FieldFrame, FieldRow, type Option, SelectField, TextField, useField} from '@site/src/forms/lead/Fields';
import fieldStyles from '@site/src/forms/lead/Fields.module.css';
import {CodeField} from '@site/src/forms/lead/CodeField';
import {LeadFormFrame} from '@site/src/forms/lead/LeadFormFrame';
import {type LoadDefinition, useLeadForm, type Values} from '@site/src/forms/lead/useLeadForm';
import clsx from 'clsx';
import {useEffect, useState} from 'react';
import {useFormContext} from 'react-hook-form';
import {provinces} from '../data/regions';
import {demandOptions, storeCountOptions} from '../options';
import {demandForPage} from '../free/demand';
import {readTracking} from '../trial/source';

const load: LoadDefinition = async () => {
  const [{definition}, {checkForm}] = await Promise.all([import('./schema'), import('../lead/check')]);
  return {definition, check: (values) => checkForm(definition, values)};
};

const defaults = {companyName: '', contact: '', mobile: '', region: '', demand: '', numberOfStores: '', consent: false};

const options = <Id extends string>(ids: readonly Id[], labels: Record<Id, string>): Option[] =>
  ids.map((value) => ({value, label: labels[value]}));

export interface FormProps {
  readonly componentId?: string;
  readonly markTitle?: boolean;
}

export default function FreeCnForm({componentId, markTitle}: FormProps) {
  const form = useLeadForm({form: 'free-cn', edition: 'zh-CN', load, defaults, componentId});
  const {hook} = form;

  // The page the visitor came from says what they are after; a draft's own choice wins.
  useEffect(() => {
    const demand = demandForPage(readTracking(componentId).source_path);
    if (demand && !hook.getValues('demand')) hook.setValue('demand', demand);
  }, [hook, componentId]);

  return (
    <LeadFormFrame form={form} words={words.fields} submit={lead.submit} markTitle={markTitle} greeting={(values) => words.greeting(String(values.contact))}>
      <TextField name="companyName" autoComplete="organization" />
      <FieldRow>
        <TextField name="contact" autoComplete="name" />
        <TextField name="mobile" type="tel" inputMode="tel" autoComplete="tel-national" />
      </FieldRow>
      <CodeField form={form} />
      <RegionField />
      <ChipField name="demand" options={options(demandOptions, words.demand)} />
      <SelectField name="numberOfStores" optional options={options(storeCountOptions, words.stores)} />
    </LeadFormFrame>
  );
}

/** Province, then city; the city's adcode is the value. A province with a single row is chosen with it. */
function RegionField() {
  const {message} = useField('region');
  const {watch, setValue, register, formState} = useFormContext<Values>();
  const city = String(watch('region') ?? '');
  const [province, setProvince] = useState('');
  const chosen = province || (city ? `${city.slice(0, 2)}0000` : '');
  const cities = provinces.find(([code]) => code === chosen)?.[2] ?? [];
  const described = message ? 'region-error' : undefined;

  function onProvince(code: string) {
    setProvince(code);
    const rows = provinces.find(([one]) => one === code)?.[2] ?? [];
    setValue('region', rows.length === 1 ? rows[0]![0] : '', {shouldValidate: formState.isSubmitted, shouldDirty: true});
  }

  return (
    <FieldFrame name="region-group" as="fieldset" label={words.fields.region.label} errorFor={['region']}>
      <FieldRow>
        <select
          id="region-province"
          className={clsx(fieldStyles.input, fieldStyles.select)}
          aria-label={words.province}
          autoComplete="address-level1"
          aria-invalid={message ? true : undefined}
          aria-describedby={described}
          value={chosen}
          onChange={(event) => onProvince(event.target.value)}>
          <option value="">{words.chooseProvince}</option>
          {provinces.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <select
          {...register('region')}
          id="region"
          className={clsx(fieldStyles.input, fieldStyles.select)}
          aria-label={words.city}
          autoComplete="address-level2"
          aria-invalid={message ? true : undefined}
          aria-describedby={described}>
          <option value="">{words.chooseCity}</option>
          {cities.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </FieldRow>
    </FieldFrame>
  );
}
