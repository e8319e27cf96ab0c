/** A mainland region as two selects; the words are the Chinese edition's, because only its forms ask for it. */
import words from '@site/i18n/zh-CN/copy/forms/region-cn';
import {FieldFrame, FieldRow, useField} from '@site/src/forms/lead/Fields';
import fieldStyles from '@site/src/forms/lead/Fields.module.css';
import type {Values} from '@site/src/forms/lead/useLeadForm';
import clsx from 'clsx';
import {useState} from 'react';
import {useFormContext} from 'react-hook-form';
import {provinces} from '../data/regions';

/** Province, then city; the city's adcode is the value. A province with a single row is chosen with it. */
export function RegionField({name}: {readonly name: string}) {
  const {message, field} = useField(name);
  const {watch, setValue, register, formState} = useFormContext<Values>();
  const city = String(watch(name) ?? '');
  const [province, setProvince] = useState('');
  const chosen = province || (city ? `${city.slice(0, 2)}0000` : '');
  const cities = provinces.find(([code]) => code === chosen)?.[2] ?? [];
  const described = message ? `${name}-error` : undefined;

  function onProvince(code: string) {
    setProvince(code);
    const rows = provinces.find(([one]) => one === code)?.[2] ?? [];
    setValue(name, rows.length === 1 ? rows[0]![0] : '', {shouldValidate: formState.isSubmitted, shouldDirty: true});
  }

  return (
    <FieldFrame name={`${name}-group`} as="fieldset" label={field?.label} errorFor={[name]}>
      <FieldRow>
        <select
          id={`${name}-province`}
          className={clsx(fieldStyles.input, fieldStyles.select)}
          aria-label={words.province}
          autoComplete="address-level1"
          aria-invalid={message ? true : undefined}
          aria-describedby={described}
          value={chosen}
          onChange={(event) => onProvince(event.target.value)}
        >
          <option value="">{words.chooseProvince}</option>
          {provinces.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <select
          {...register(name)}
          id={name}
          className={clsx(fieldStyles.input, fieldStyles.select)}
          aria-label={words.city}
          autoComplete="address-level2"
          aria-invalid={message ? true : undefined}
          aria-describedby={described}
        >
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
