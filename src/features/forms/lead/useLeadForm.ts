/**
 * A lead form: values and validation by react-hook-form with the form's own zod schema, and around them draft,
 * verification code and submission. The schema is loaded when it is first needed, so that a page can show the form
 * before it. What follows from what is in `submission.ts` and `codeRequest.ts`.
 */
import {type DefaultValues, useForm} from 'react-hook-form';
import type {FormDefinition} from '../schema';
import {type LoadDefinition, useResolver, type Values} from './validation';
import {useCodeRequest} from './useCodeRequest';
import {useDraft} from './useDraft';
import {dropQueuedLead} from './useQueuedLead';
import {useServiceAnswer} from './useServiceAnswer';
import {useSubmission} from './useSubmission';

export type {LoadDefinition} from './validation';

/** What a form says of itself. */
export interface LeadFormOptions {
  readonly form: FormDefinition['id'];
  readonly edition: FormDefinition['edition'];
  readonly load: LoadDefinition;
  /** What an empty form holds; the same object with every render. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Name of the field with the verification code; `verificationCode` unless told. */
  readonly codeField?: string;
  /** Control that opened the form, when it is in a sheet or dialog. */
  readonly componentId?: string;
}

/** State and actions of a lead form, for `LeadFormFrame` and the fields in it. */
export function useLeadForm({
  form,
  edition,
  load,
  defaults,
  codeField = 'verificationCode',
  componentId,
}: LeadFormOptions) {
  const hook = useForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: {...defaults, [codeField]: '', honeypot: ''} as DefaultValues<Values>,
    resolver: useResolver(load),
  });
  const draft = useDraft(form, hook, defaults);
  const {codeStatus, getCode, countGuess, resume, codeId} = useCodeRequest(hook, load, draft.leadId);
  useServiceAnswer(form, hook, resume);
  const {status, send, dispatch} = useSubmission(hook, draft, {
    form,
    edition,
    load,
    codeField,
    componentId,
    onWrongCode: countGuess,
    codeId,
  });

  /** The visitor wants nothing of this lead to stay: neither here nor on its way. */
  function forget(): void {
    dropQueuedLead({id: draft.leadId(), form});
    draft.clear();
    dispatch({type: 'cleared'});
  }

  const {hasDraft, suggest, replace} = draft;
  return {id: form, hook, status, codeStatus, codeField, hasDraft, forget, getCode, send, suggest, replace};
}

/** What {@link useLeadForm} gives. */
export type LeadForm = ReturnType<typeof useLeadForm>;
