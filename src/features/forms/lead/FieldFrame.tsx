/** What stands around the controls of a field: visible label, hint, error with icon and words. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useFormContext} from 'react-hook-form';
import {Icon} from '@site/src/components/ui/Icon';
import {messageOf} from './text';
import {useField} from './useField';
import type {Values} from './validation';
import styles from './Fields.module.css';

/** Of every field. */
export interface FieldProps {
  readonly name: string;
  readonly optional?: boolean;
  readonly className?: string;
}

interface FrameProps extends FieldProps {
  /** `fieldset` for radios and pairs of controls, labeled by a legend. */
  readonly as?: 'div' | 'fieldset';
  readonly hint?: ReactNode;
  /** Label, where the group as a whole has no field of its own. */
  readonly label?: string;
  /** Fields whose errors the group shows; its own when absent. */
  readonly errorFor?: readonly string[];
  readonly children: ReactNode;
}

/** A field with its label, its hint and its errors. */
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
export function ErrorText({name, text = ''}: {readonly name: string; readonly text?: string | undefined}) {
  return (
    <p className={styles.error} id={`${name}-error`} hidden={text === ''} suppressHydrationWarning>
      <Icon name="error" size={16} />
      <span suppressHydrationWarning>{text}</span>
    </p>
  );
}
