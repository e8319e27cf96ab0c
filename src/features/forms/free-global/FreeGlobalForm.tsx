/** Free experience, English edition. */
import lead from '@copy/forms/lead';
import words from '@site/i18n/en/copy/forms/free-global';
import {CodeField} from '@site/src/features/forms/lead/CodeField';
import {FieldFrame} from '@site/src/features/forms/lead/FieldFrame';
import {
  CheckField,
  FieldRow,
  type Option,
  SelectField,
  TextArea,
  TextField,
} from '@site/src/features/forms/lead/Fields';
import fieldStyles from '@site/src/features/forms/lead/Fields.module.css';
import {LeadFormFrame} from '@site/src/features/forms/lead/LeadFormFrame';
import {useField} from '@site/src/features/forms/lead/useField';
import {type LoadDefinition, useLeadForm} from '@site/src/features/forms/lead/useLeadForm';
import type {Values} from '@site/src/features/forms/lead/validation';
import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';
import {useFormContext} from 'react-hook-form';
import {countries, countryOfNumber} from '../data/countries';
import type {EmptyForm} from '../fieldNames';
import type {FormProps} from '../free-cn/FreeCnForm';
import {appellationOptions, isFreeMail, storeCountOptions} from '../options';
import {text} from './text';

const load: LoadDefinition = async () => {
  const [{definition}, {checkForm}] = await Promise.all([import('./schema'), import('../lead/check')]);
  return {definition, check: (values) => checkForm(definition, values)};
};

const defaults: EmptyForm<'free-global'> = {
  appellation: '',
  firstName: '',
  lastName: '',
  businessEmail: '',
  companyName: '',
  phoneCountry: '',
  phone: '',
  region: '',
  numberOfStores: '',
  website: '',
  whatsapp: '',
  requirements: '',
  consent: false,
  marketing: false,
};

export default function FreeGlobalForm({componentId, markTitle}: FormProps) {
  const form = useLeadForm({form: 'free-global', edition: 'global', load, defaults, componentId});
  const email = String(form.hook.watch('businessEmail') ?? '');

  return (
    <LeadFormFrame form={form} text={text} submit={lead.submit} markTitle={markTitle}>
      <SelectField
        name="appellation"
        autoComplete="honorific-prefix"
        options={appellationOptions.map((value) => ({value, label: words.choices.appellation[value]}))}
      />
      <FieldRow>
        <TextField name="firstName" autoComplete="given-name" spellCheck={false} />
        <TextField name="lastName" autoComplete="family-name" spellCheck={false} />
      </FieldRow>
      <TextField
        name="businessEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={isFreeMail(email) ? words.freeMail : undefined}
      />
      <CodeField form={form} />
      <TextField name="companyName" autoComplete="organization" />
      <PhoneField />
      <SelectField name="region" autoComplete="country" options={regions} />
      <SelectField
        name="numberOfStores"
        optional
        options={storeCountOptions.map((value) => ({value, label: words.choices.numberOfStores[value]}))}
      />
      <TextField name="website" optional inputMode="url" autoComplete="url" />
      <WhatsAppField />
      <TextArea name="requirements" maxLength={2000} />
      <CheckField name="marketing">{words.marketing}</CheckField>
    </LeadFormFrame>
  );
}

const regions: Option[] = countries.map(([code, , name]) => ({value: code, label: name}));

function PhoneField() {
  const {register, message} = useField('phone');
  const country = useField('phoneCountry');
  const {watch, getValues, setValue, formState} = useFormContext<Values>();
  const detected = countryOfNumber(String(watch('phone') ?? ''));
  /** The country derived from the number. One that was chosen by hand stays. */
  const lastDetected = useRef('');
  useEffect(() => {
    if (!detected || ![lastDetected.current, ''].includes(String(getValues('phoneCountry') ?? ''))) return;
    lastDetected.current = detected;
    setValue('phoneCountry', detected, {shouldValidate: formState.isSubmitted});
  }, [detected, getValues, setValue, formState.isSubmitted]);
  return (
    <FieldFrame name="phone-group" as="fieldset" label={words.fields.phone.label} errorFor={['phoneCountry', 'phone']}>
      <div className={fieldStyles.phone}>
        <select
          {...register('phoneCountry')}
          id="phoneCountry"
          className={clsx(fieldStyles.input, fieldStyles.select)}
          aria-label={words.phoneCountry}
          autoComplete="tel-country-code"
          aria-invalid={country.message ? true : undefined}
          aria-describedby={country.message ? 'phoneCountry-error' : undefined}
        >
          <option value="">{words.choosePhoneCountry}</option>
          {countries.map(([code, dialing, name]) => (
            <option key={code} value={code}>
              {`${name} +${dialing}`}
            </option>
          ))}
        </select>
        <input
          {...register('phone')}
          id="phone"
          type="tel"
          inputMode="tel"
          className={fieldStyles.input}
          aria-label={words.fields.phone.label}
          autoComplete="tel-national"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? 'phone-error' : undefined}
        />
      </div>
    </FieldFrame>
  );
}

function WhatsAppField() {
  const {setValue, watch, formState} = useFormContext<Values>();
  const [same, setSame] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // Ticked before hydration.
  useEffect(() => setSame(box.current!.checked), []);
  const phone = String(watch('phone') ?? '');
  useEffect(() => {
    if (same) setValue('whatsapp', phone, {shouldValidate: formState.isSubmitted});
  }, [same, phone, setValue, formState.isSubmitted]);
  return (
    <div>
      <TextField name="whatsapp" optional type="tel" inputMode="tel" readOnly={same} />
      <label className={fieldStyles.check}>
        <input ref={box} type="checkbox" name="whatsappSame" onChange={(event) => setSame(event.target.checked)} />
        <span>{words.sameAsPhone}</span>
      </label>
    </div>
  );
}
