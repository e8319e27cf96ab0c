/** What a control needs of the form around it: its registration, its words and its error. */
import {createContext, useContext} from 'react';
import {useFormContext, type UseFormRegisterReturn} from 'react-hook-form';
import {registerKept} from './registerKept';
import {type FieldWords, messageOf} from './text';
import type {Values} from './validation';

interface FormWords {
  readonly fields: Readonly<Record<string, FieldWords>>;
  readonly optional: string;
  readonly choose: string;
}

/** Words of the form around the fields. */
export const FormWordsContext = createContext<FormWords>({fields: {}, optional: '', choose: ''});

/** A control of the form around it, with its words and its error. */
export function useField(name: string) {
  const words = useContext(FormWordsContext);
  const form = useFormContext<Values>();
  const {formState} = form;
  const register = (field: string): UseFormRegisterReturn => registerKept(form, field);
  const issue = formState.errors[name]?.message as string | undefined;
  const field = words.fields[name];
  const message = issue && messageOf(field, issue);
  return {register, field, message, words};
}

/** Ids that describe a control: its hint and its error. */
export const describedBy = (name: string, hint: boolean, error: boolean) =>
  [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
