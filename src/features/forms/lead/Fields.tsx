/** Fields of a lead form: visible label, hint, error with icon and words, wired to the form around them. */
import clsx from 'clsx';
import {createContext, type ComponentProps, type ReactNode, useContext} from 'react';
import {useFormContext, type UseFormRegisterReturn, type UseFormReturn} from 'react-hook-form';
import {Icon} from '@site/src/components/ui/Icon';
import {messageOf} from './text';
import type {Values} from './validation';
import styles from './Fields.module.css';

/** Words of one field. `errors` has one message for each issue the field can have; `server` when the service refused it. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

interface FormWords {
  readonly fields: Readonly<Record<string, FieldWords>>;
  readonly optional: string;
  readonly choose: string;
}

/** Words of the form around the fields. */
export const FormWordsContext = createContext<FormWords>({fields: {}, optional: '', choose: ''});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls whose own value has been asked for. */
const met = new WeakSet<Control>();

/** What somebody put into a control; undefined where nobody did. */
function valueOf(control: Control): unknown {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    if (!control.checked) return undefined;
    return control.type === 'radio' ? control.value : true;
  }
  return control.value === '' ? undefined : control.value;
}

/**
 * Registers a control of the form. react-hook-form writes its own value into a control that it meets; one that holds
 * something already, because somebody typed before this code came or the service filled it in, keeps that instead.
 */
function registerKept({register, setValue}: UseFormReturn<Values>, name: string): UseFormRegisterReturn {
  const registered = register(name);
  return {
    ...registered,
    ref(control: Control | null) {
      if (control && !met.has(control)) {
        met.add(control);
        const value = valueOf(control);
        // Not a write: the control has this value. Its caret, selection and composition stay.
        if (value !== undefined) setValue(name, value);
      }
      registered.ref(control);
    },
  };
}

/** A control of the form around it, with its words and its error. */
export function useField(name: string) {
  const words = useContext(FormWordsContext);
  const form = useFormContext<Values>();
  const {formState} = form;
  const register = (field: string) => registerKept(form, field);
  const issue = formState.errors[name]?.message as string | undefined;
  const field = words.fields[name];
  const message = issue && messageOf(field, issue);
  return {register, field, message, words};
}

interface FieldProps {
  readonly name: string;
  readonly optional?: boolean;
  readonly className?: string;
}

interface FrameProps extends FieldProps {
  /** `group` for radios and pairs of controls, labeled by a legend. */
  readonly as?: 'div' | 'fieldset';
  readonly hint?: string;
  /** Label, where the group as a whole has no field of its own. */
  readonly label?: string;
  /** Fields whose errors the group shows; its own when absent. */
  readonly errorFor?: readonly string[];
  readonly children: ReactNode;
}

/** Ids that describe a control: its hint and its error. */
const describedBy = (name: string, hint: boolean, error: boolean) =>
  [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;

export function FieldFrame({name, optional, as = 'div', hint, label, errorFor, className, children}: FrameProps) {
  const {field, words} = useField(errorFor?.[0] ?? name);
  const {errors} = useFormContext<Values>().formState;
  const messages = (errorFor ?? [name]).map((one) => {
    const issue = errors[one]?.message as string | undefined;
    return {name: one, text: issue ? messageOf(words.fields[one], issue) : ''};
  });
  const Label = as === 'fieldset' ? 'legend' : 'label';
  const Frame = as;
  return (
    <Frame className={clsx(styles.field, className)} id={as === 'fieldset' ? name : undefined}>
      <Label className={styles.label} htmlFor={as === 'div' ? name : undefined}>
        {label ?? field?.label}
        {optional && <span className={styles.optional}>{words.optional}</span>}
      </Label>
      {(hint ?? field?.hint) && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint ?? field?.hint}
        </p>
      )}
      {children}
      {messages.map((message) => (
        <ErrorText key={message.name} name={message.name} text={message.text} />
      ))}
    </Frame>
  );
}

/** Where the error of a field stands. Without script the service writes into it, which React takes over as it is. */
function ErrorText({name, text = ''}: {readonly name: string; readonly text?: string | undefined}) {
  return (
    <p className={styles.error} id={`${name}-error`} hidden={text === ''} suppressHydrationWarning>
      <Icon name="error" size={16} />
      <span suppressHydrationWarning>{text}</span>
    </p>
  );
}

export function TextField({
  name,
  optional,
  className,
  hint,
  ...input
}: FieldProps & {readonly hint?: string} & Omit<ComponentProps<'input'>, 'name'>) {
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

export interface Option {
  readonly value: string;
  readonly label: string;
}

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

/** Two fields side by side, one below the other on phones. */
export function FieldRow({children}: {readonly children: ReactNode}) {
  return <div className={styles.row}>{children}</div>;
}

/** The field people do not see; programs that fill every field give themselves away. */
export function HoneypotField() {
  const {register} = useFormContext<Values>();
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="text" tabIndex={-1} autoComplete="off" {...register('honeypot')} />
    </div>
  );
}
