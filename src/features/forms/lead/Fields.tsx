/** The fields of lead forms, wired to the form around them. */
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {useFormContext} from 'react-hook-form';
import {ErrorText, FieldFrame, type FieldProps} from './FieldFrame';
import {describedBy, useField} from './useField';
import type {Values} from './validation';
import styles from './Fields.module.css';

/** One line of text. */
export function TextField({
  name,
  optional,
  className,
  hint,
  ...input
}: FieldProps & {readonly hint?: ReactNode} & Omit<ComponentProps<'input'>, 'name'>) {
  const {register, field, message} = useField(name);
  return (
    <FieldFrame name={name} optional={optional} className={className} hint={hint}>
      <input
        {...input}
        {...register(name)}
        id={name}
        className={styles.input}
        placeholder={field?.placeholder}
        aria-invalid={message ? true : undefined}
        aria-required={optional ? undefined : true}
        aria-describedby={describedBy(name, Boolean(hint ?? field?.hint), Boolean(message))}
      />
    </FieldFrame>
  );
}

/** Several lines, with a counter. */
export function TextArea({
  name,
  optional,
  maxLength,
  rows = 4,
}: FieldProps & {readonly maxLength: number; readonly rows?: number}) {
  const {register, field, message} = useField(name);
  const {watch} = useFormContext<Values>();
  const length = String(watch(name) ?? '').length;
  return (
    <FieldFrame name={name} optional={optional}>
      <textarea
        {...register(name)}
        id={name}
        rows={rows}
        className={styles.input}
        aria-invalid={message ? true : undefined}
        aria-required={optional ? undefined : true}
        aria-describedby={[describedBy(name, Boolean(field?.hint), Boolean(message)), `${name}-count`]
          .filter(Boolean)
          .join(' ')}
      />
      <p
        className={clsx(styles.hint, length > maxLength && styles.over)}
        id={`${name}-count`}
        data-max={maxLength}
        suppressHydrationWarning
      >
        {`${length} / ${maxLength}`}
      </p>
    </FieldFrame>
  );
}

/** One choice of a list. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** One choice of many, as a list. */
export function SelectField({
  name,
  optional,
  options,
  autoComplete,
  className,
}: FieldProps & {readonly options: readonly Option[]; readonly autoComplete?: string}) {
  const {register, field, message, words} = useField(name);
  return (
    <FieldFrame name={name} optional={optional} className={className}>
      <select
        {...register(name)}
        id={name}
        className={clsx(styles.input, styles.select)}
        autoComplete={autoComplete}
        aria-invalid={message ? true : undefined}
        aria-required={optional ? undefined : true}
        aria-describedby={describedBy(name, Boolean(field?.hint), Boolean(message))}
      >
        <option value="">{words.choose}</option>
        {options.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** One choice of a few, as chips; radios underneath. */
export function ChipField({name, options}: FieldProps & {readonly options: readonly Option[]}) {
  const {register, message} = useField(name);
  return (
    <FieldFrame name={name} as="fieldset">
      <div className={styles.chips}>
        {options.map(({value, label}) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              value={value}
              {...register(name)}
              aria-describedby={describedBy(name, false, Boolean(message))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/** A box with its sentence. */
export function CheckField({name, children}: FieldProps & {readonly children: ReactNode}) {
  const {register, message} = useField(name);
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          id={name}
          {...register(name)}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(name, false, Boolean(message))}
        />
        <span>{children}</span>
      </label>
      <ErrorText name={name} text={message} />
    </div>
  );
}

/** Fields about one thing, in a form that asks about several. */
export function FieldGroup({title, children}: {readonly title: string; readonly children: ReactNode}) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Two fields side by side, one below the other on phones. */
export function FieldRow({children}: {readonly children: ReactNode}) {
  return <div className={styles.row}>{children}</div>;
}
