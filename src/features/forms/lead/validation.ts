/** Validation of a form with the schema that browser and service share, which is loaded when it is first needed. */
import {useCallback} from 'react';
import type {FieldErrors, Resolver, UseFormReturn} from 'react-hook-form';
import type {FieldIssues} from '../fields';
import type {FormDefinition} from '../schema';

/** Values of a form by field; `honeypot` is the field that people do not see. */
export type Values = Record<string, unknown> & {honeypot: string};

/** Values, errors and methods of a form in react-hook-form. */
export type FormControl = UseFormReturn<Values>;

/** Loads what browser and service agree on about the form, with the tools to check values. */
export type LoadDefinition = () => Promise<{
  definition: FormDefinition;
  check: (values: Record<string, unknown>) => FieldIssues;
}>;

/** The issue itself is the message: the field knows its words. */
const errorOf = (issue: string) => ({type: issue, message: issue});

/** Marks a field with an issue: one of the schema's, or `server` where only the service found something. */
export function markField(hook: FormControl, name: string, issue: string, shouldFocus = false): void {
  hook.setError(name, errorOf(issue), {shouldFocus});
}

const toErrors = (issues: FieldIssues): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(issues).map(([name, issue]) => [name, errorOf(issue)]));

/** The resolver that react-hook-form asks for errors. */
export function useResolver(load: LoadDefinition): Resolver<Values> {
  return useCallback(
    async (values) => {
      const {check} = await load();
      const issues = check(values);
      return Object.keys(issues).length > 0 ? {values: {}, errors: toErrors(issues)} : {values, errors: {}};
    },
    [load],
  );
}
