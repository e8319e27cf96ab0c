/** A mainland region as two selects; the words are the Chinese edition's, because only its forms ask for it. */
import words from '@site/i18n/zh-CN/copy/forms/region-cn';
import {FieldFrame} from '@site/src/features/forms/lead/FieldFrame';
import {FieldRow} from '@site/src/features/forms/lead/Fields';
import fieldStyles from '@site/src/features/forms/lead/Fields.module.css';
import {useField} from '@site/src/features/forms/lead/useField';
import type {Values} from '@site/src/features/forms/lead/validation';
import clsx from 'clsx';
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useFormContext} from 'react-hook-form';
import {onlyCityOf, provinces} from '../data/regions';

/**
 * Province, then city; the city's adcode is the value. The cities of all provinces stand in the page, in groups, so that
 * the second select works by itself before and without script; a province that is chosen leaves its own group.
 */
export function RegionField({name}: {readonly name: string}) {
  const {register, message, field} = useField(name);
  const {watch, getValues, setValue, formState} = useFormContext<Values>();
  const city = String(watch(name) ?? '');
  const select = useRef<HTMLSelectElement>(null);
  const citySelect = useRef<HTMLSelectElement>(null);
  const registered = register(name);
  const [province, setProvince] = useState('');
  const chosen = city ? `${city.slice(0, 2)}0000` : province;
  const described = message ? `${name}-error` : undefined;

  // What was chosen before hydration.
  useLayoutEffect(() => {
    const {value} = select.current!;
    setProvince(value);
    const only = onlyCityOf(value);
    if (only && !getValues(name)) setValue(name, only);
  }, [name, getValues, setValue]);
  // A city that is chosen alone, or comes with a draft, sets its province; one set by its province was not in the
  // list yet when the form wrote it there.
  useEffect(() => {
    if (!city) return;
    select.current!.value = chosen;
    citySelect.current!.value = city;
  }, [city, chosen]);

  function onProvince(code: string) {
    setProvince(code);
    setValue(name, onlyCityOf(code) ?? '', {shouldValidate: formState.isSubmitted, shouldDirty: true});
  }

  return (
    <FieldFrame name={`${name}-group`} as="fieldset" label={field?.label} errorFor={[name]}>
      <FieldRow>
        <select
          ref={select}
          id={`${name}-province`}
          name={`${name}-province`}
          className={clsx(fieldStyles.input, fieldStyles.select)}
          aria-label={words.province}
          autoComplete="address-level1"
          aria-invalid={message ? true : undefined}
          aria-describedby={described}
          onChange={(event) => onProvince(event.target.value)}
        >
          <option value="">{words.chooseProvince}</option>
          {provinces.map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
        <select
          {...registered}
          ref={(control) => {
            citySelect.current = control;
            registered.ref(control);
          }}
          id={name}
          className={clsx(fieldStyles.input, fieldStyles.select)}
          aria-label={words.city}
          autoComplete="address-level2"
          aria-invalid={message ? true : undefined}
          aria-describedby={described}
        >
          <option value="">{words.chooseCity}</option>
          {provinces
            .filter(([code]) => !chosen || code === chosen)
            .map(([code, label, cities]) => (
              <optgroup key={code} label={label}>
                {cities.map(([adcode, cityName]) => (
                  <option key={adcode} value={adcode}>
                    {cityName}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      </FieldRow>
    </FieldFrame>
  );
}
