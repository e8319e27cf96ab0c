/**
 * State of a lead form: values and validation by react-hook-form with the form's own zod schema, draft, verification
 * code, submit with retry. The schema is loaded when it is first needed, so that a page can show the form before it.
 */
import type {FormDefinition} from '@site/src/features/forms/schema';
import {whileLoading} from '@site/src/components/ui/loadingBar';
import {useCallback, useEffect, useRef, useState} from 'react';
import {useForm, type DefaultValues, type FieldErrors, type Resolver} from 'react-hook-form';
import type {FieldIssues} from '../fields';
import {hasQueue} from '../../queue/flag';
import {deliverLead, loadQueue} from '../../queue/load';
import type {Delivery} from '../../queue/queue';
import type {QueuedLead, ReturnedLead} from '../../queue/rules';
import type {LeadRequest} from '../schema';
import {readTracking} from '../trial/source';
import {requestCode} from './api';
import {readAnswer} from './answer';
import {clearDraft, loadDraft, saveDraft} from './draft';
import {refusedFields, wrongCode} from './refused';

/** What the form shows besides its fields. */
export type FormStatus =
  | {readonly kind: 'editing'}
  | {readonly kind: 'sending'}
  | {readonly kind: 'limited'; readonly retryAfter: number}
  | {readonly kind: 'rejected'; readonly reference?: string}
  /** Not sent, and not kept either: the browser lets the site keep nothing. */
  | {readonly kind: 'unreachable'}
  /** Not sent yet; it is on this device and goes out by itself. */
  | {readonly kind: 'kept'}
  /** It was kept, but could not be sent as it was. */
  | {readonly kind: 'returned'; readonly reason: ReturnedLead['reason']}
  | {readonly kind: 'done'; readonly reference: string};

export type CodeStatus =
  | {readonly kind: 'idle'}
  | {readonly kind: 'sending'}
  | {readonly kind: 'sent'; readonly secondsLeft: number}
  | {readonly kind: 'limited'; readonly retryAfter: number; readonly secondsLeft: number}
  /** The code that was sent is used up, or was for another contact. */
  | {readonly kind: 'stale'}
  | {readonly kind: 'unreachable'};

export type Values = Record<string, unknown> & {honeypot: string};

/** Loads what browser and server agree on about the form, with the tools to check values. */
export type LoadDefinition = () => Promise<{
  definition: FormDefinition;
  check: (values: Record<string, unknown>) => FieldIssues;
}>;

export interface LeadFormOptions {
  readonly form: FormDefinition['id'];
  readonly edition: FormDefinition['edition'];
  readonly load: LoadDefinition;
  readonly defaults: Record<string, unknown>;
  /** Name of the field with the verification code; `verificationCode` unless told. */
  readonly codeField?: string;
  /** Control that opened the form, when it is in a sheet or dialog. */
  readonly componentId?: string;
}

/** Whether the service could not be asked. What it refuses, the form says at the field. */
const hasNotArrived = ({kind}: Delivery): boolean => kind === 'unreachable' || kind === 'kept';

/** Guesses that the service allows for a code. */
const guesses = 5;

/** Answer code: the id was used for other content. An earlier version of this lead has arrived, its answer was lost. */
const usedId = 409001;

const toErrors = (issues: FieldIssues): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(issues).map(([name, issue]) => [name, {type: issue, message: issue}]));

export function useLeadForm({
  form,
  edition,
  load,
  defaults,
  codeField = 'verificationCode',
  componentId,
}: LeadFormOptions) {
  const [status, setStatus] = useState<FormStatus>({kind: 'editing'});
  const [codeStatus, setCodeStatus] = useState<CodeStatus>({kind: 'idle'});
  const [hasDraft, setHasDraft] = useState(false);
  const id = useRef('');
  const shownAt = useRef(0);
  const sending = useRef(false);
  /** The code that was sent last: to whom, and how often another one was typed. */
  const sentCode = useRef<{readonly to: unknown; wrong: number}>(undefined);

  const resolver: Resolver<Values> = useCallback(
    async (values) => {
      const {check} = await load();
      const issues = check(values);
      return Object.keys(issues).length > 0 ? {values: {}, errors: toErrors(issues)} : {values, errors: {}};
    },
    [load],
  );

  /** Fields that the page chose and nobody touched: no draft, for they say nothing of the visitor. */
  const chosen = useRef(new Set<string>());

  const hook = useForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: {...defaults, [codeField]: '', honeypot: ''} as DefaultValues<Values>,
    resolver,
  });

  // Drafts and ids exist in the browser only, so they come after hydration.
  useEffect(() => {
    shownAt.current = performance.now();
    const draft = loadDraft(form);
    id.current = draft?.id ?? crypto.randomUUID();
    const keep = (values: Record<string, unknown>) => {
      const typed = Object.entries(values).filter(([name]) => !chosen.current.has(name));
      setHasDraft(saveDraft(form, id.current, Object.fromEntries(typed)));
    };
    const isFilled = (name: string) => !['', false, undefined].includes(hook.getValues(name) as string);
    // What was typed before this code came is newer than any draft.
    const wasTyped = Object.keys(defaults).some(isFilled);
    for (const [name, value] of Object.entries(draft?.values ?? {})) if (!isFilled(name)) hook.setValue(name, value);
    if (draft || wasTyped) keep(hook.getValues());
    const saved = hook.watch((values, {name, type}) => {
      void loadQueue();
      if (type === 'change' && name) chosen.current.delete(name);
      keep(values);
    });
    return () => saved.unsubscribe();
  }, [form, hook, defaults]);

  // Issues that the service found before this code came.
  useEffect(() => {
    const answer = readAnswer(form);
    if (!answer) return;
    for (const [name, issue] of Object.entries(answer.issues)) hook.setError(name, {type: issue, message: issue});
    if (answer.resendAfter !== undefined) setCodeStatus({kind: 'sent', secondsLeft: answer.resendAfter});
  }, [form, hook]);

  /** Chooses for the visitor what the page suggests, unless they chose already. */
  const suggest = useCallback(
    (name: string, value: string) => {
      if (hook.getValues(name)) return;
      chosen.current.add(name);
      hook.setValue(name, value);
    },
    [hook],
  );

  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => setFollowing(hasQueue()), []);
  // A lead of this form that waits on the device, sent from here, from another tab or by an earlier visit.
  useEffect(() => {
    if (!isFollowing) return undefined;
    let stop = (): void => undefined;
    let isGone = false;
    void loadQueue().then((queue) => {
      if (!queue || isGone) return;
      const look = async () => {
        const lead = (await queue.queuedLeads()).find((one) => one.id === id.current);
        if (isGone) return;
        setStatus((current) =>
          current.kind === 'sending' || current.kind === 'done' ? current : statusOf(lead, current),
        );
        if (lead?.state === 'arrived') await queue.discard(lead);
      };
      const stops = [queue.showInForm(() => id.current), queue.onQueueChange(() => void look())];
      stop = () => stops.forEach((end) => end());
      void look();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isFollowing]);
  useEffect(() => {
    if (status.kind === 'returned') hook.resetField(codeField);
  }, [status.kind, hook, codeField]);

  const forget = useCallback(() => {
    const forgotten = {id: id.current, form};
    if (hasQueue()) void loadQueue().then((queue) => queue?.discard(forgotten));
    clearDraft(form);
    id.current = crypto.randomUUID();
    hook.reset();
    setStatus({kind: 'editing'});
    setHasDraft(false);
  }, [form, hook]);

  async function getCode(): Promise<void> {
    if (codeStatus.kind === 'sending' || ('secondsLeft' in codeStatus && codeStatus.secondsLeft > 0)) return;
    const {definition, check} = await load();
    const contact = definition.contactField;
    const issue = check(hook.getValues())[contact];
    if (issue) {
      hook.setError(contact, {type: issue, message: issue}, {shouldFocus: true});
      return;
    }
    hook.clearErrors(contact);
    setCodeStatus({kind: 'sending'});
    const result = await whileLoading(
      requestCode(form, definition.channel, String(hook.getValues(contact))),
      hasNotArrived,
    );
    if (result.kind === 'ok') {
      sentCode.current = {to: hook.getValues(contact), wrong: 0};
      setCodeStatus({kind: 'sent', secondsLeft: result.data.resendAfter ?? 60});
    } else if (result.kind === 'limited')
      setCodeStatus({kind: 'limited', retryAfter: result.retryAfter, secondsLeft: result.retryAfter});
    else if (result.kind === 'unreachable') setCodeStatus({kind: 'unreachable'});
    else {
      setCodeStatus({kind: 'idle'});
      hook.setError(contact, {type: 'server', message: 'server'}, {shouldFocus: true});
    }
  }

  // The countdown until the code may be sent again.
  useEffect(() => {
    if (!('secondsLeft' in codeStatus) || codeStatus.secondsLeft <= 0) return undefined;
    const secondsLeft = codeStatus.secondsLeft - 1;
    const isOver = codeStatus.kind === 'limited' && secondsLeft === 0;
    const timer = window.setTimeout(() => setCodeStatus(isOver ? {kind: 'idle'} : {...codeStatus, secondsLeft}), 1000);
    return () => window.clearTimeout(timer);
  }, [codeStatus]);

  const send = hook.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    setStatus({kind: 'sending'});
    const {[codeField]: code, honeypot, ...fields} = values;
    const {definition} = await load();
    const send = (): ReturnType<typeof deliverLead> => {
      const delivery = deliverLead({
        id: id.current,
        form,
        edition,
        fields,
        tracking: readTracking(componentId),
        verificationCode: String(code),
        consentVersion: definition.consentVersion,
        draftAgeMs: Math.round(performance.now() - shownAt.current),
        honeypot,
      } satisfies LeadRequest);
      return whileLoading(delivery, hasNotArrived);
    };
    let result = await send();
    if (result.kind === 'refused' && result.code === usedId) {
      id.current = crypto.randomUUID();
      saveDraft(form, id.current, values);
      result = await send();
    }
    sending.current = false;
    if (result.kind === 'ok') {
      clearDraft(form);
      setHasDraft(false);
      setStatus({kind: 'done', reference: result.data.reference ?? ''});
    } else if (result.kind === 'refused') {
      // Issues the server found carry its own wording: the browser's rules had let the value through.
      const named = refusedFields(result, definition, Object.keys(values));
      for (const name of named) hook.setError(name, {type: 'server', message: 'server'});
      if (result.code === wrongCode && sentCode.current) {
        sentCode.current.wrong += 1;
        const isForAnother = values[definition.contactField] !== sentCode.current.to;
        if (sentCode.current.wrong >= guesses || isForAnother) setCodeStatus({kind: 'stale'});
      }
      setStatus(named.length > 0 ? {kind: 'editing'} : {kind: 'rejected', reference: result.reference});
    } else if (result.kind === 'limited') {
      setStatus({kind: 'limited', retryAfter: result.retryAfter});
    } else {
      setStatus(result);
      if (result.kind === 'kept') setFollowing(true);
    }
  });

  return {id: form, hook, status, codeStatus, codeField, hasDraft, forget, getCode, send, suggest};
}

/** What a record on the device means for the form that shows the lead. */
function statusOf(lead: QueuedLead | undefined, current: FormStatus): FormStatus {
  if (lead?.state === 'waiting') return {kind: 'kept'};
  if (lead?.state === 'returned') return {kind: 'returned', reason: lead.reason};
  if (lead) return {kind: 'done', reference: lead.reference};
  // Taken off the device in another tab.
  return current.kind === 'kept' || current.kind === 'returned' ? {kind: 'editing'} : current;
}

export type LeadForm = ReturnType<typeof useLeadForm>;
