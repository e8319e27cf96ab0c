/** Sends a lead: through the queue on the device, one at a time, always under the id of the draft. */
import {type FormEvent, useCallback, useEffect, useRef} from 'react';
import {deliverLead} from '../../queue/load';
import type {Delivery} from '../../queue/queue';
import type {QueuedLead} from '../../queue/rules';
import type {FormDefinition, LeadRequest} from '../schema';
import {picturesOf} from '../service/limits';
import {readTracking} from '../trial/source';
import {refusedFields, wrongCode} from './refused';
import {type FormControl, type LoadDefinition, markField, type Values} from './validation';
import {editing, submissionReducer} from './submission';
import type {DraftOfForm} from './useDraft';
import {useImmediateReducer} from './useImmediateReducer';
import {useQueuedLead} from './useQueuedLead';
import {withLoadingBar} from './withLoadingBar';

/** Answer code: the id was used for other content. An earlier version of this lead has arrived, its answer was lost. */
const usedId = 409001;

/** The values for another lead: a picture belongs to one lead only, so those of these values get new ids. */
async function withOwnPictures(values: Values): Promise<Values> {
  const ids = picturesOf(values);
  if (ids.length === 0) return values;
  const {renewPictures} = await import('../../pictures/store');
  return {...values, pictures: await renewPictures(ids)};
}

interface SubmissionOptions {
  readonly form: FormDefinition['id'];
  readonly edition: FormDefinition['edition'];
  readonly load: LoadDefinition;
  /** Name of the field with the verification code. */
  readonly codeField: string;
  /** Control that opened the form, when it is in a sheet or dialog. */
  readonly componentId: string | undefined;
  /** The service refused the code that was sent with this contact. */
  readonly onWrongCode: (contact: unknown) => void;
  /** Id of the lead for which the code was asked. */
  readonly codeId: () => string | undefined;
}

/** The way of a lead from the press on "send" to its answer. */
export function useSubmission(
  hook: FormControl,
  draft: DraftOfForm,
  {form, edition, load, codeField, componentId, onWrongCode, codeId}: SubmissionOptions,
) {
  const [status, dispatch] = useImmediateReducer(submissionReducer, editing);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const onRecord = useCallback((lead: QueuedLead | undefined) => void dispatch({type: 'recordRead', lead}), [dispatch]);
  const follow = useQueuedLead(draft.leadId, onRecord);

  // A lead that comes back needs a new code.
  useEffect(() => {
    if (status.kind === 'returned') hook.resetField(codeField);
  }, [status.kind, hook, codeField]);

  function request({consentVersion}: FormDefinition, values: Values): Promise<Delivery> {
    const {[codeField]: code, honeypot, ...fields} = values;
    const body: LeadRequest = {
      id: draft.leadId(),
      form,
      edition,
      fields,
      tracking: readTracking(componentId),
      verificationCode: String(code),
      codeId: codeId(),
      consentVersion,
      draftAgeMs: Math.round(performance.now() - shownAt.current),
      honeypot,
    };
    return withLoadingBar(deliverLead(body));
  }

  async function deliver(definition: FormDefinition, values: Values): Promise<Delivery> {
    const delivery = await request(definition, values);
    if (delivery.kind !== 'refused' || delivery.code !== usedId) return delivery;
    const renewed = await withOwnPictures(values);
    draft.renewId(renewed);
    if (renewed !== values) hook.setValue('pictures', renewed.pictures);
    return request(definition, renewed);
  }

  /** Marks the fields that were refused; false where the form has none of them. */
  function markRefused(delivery: Delivery, definition: FormDefinition, values: Values): boolean {
    if (delivery.kind !== 'refused') return false;
    const names = refusedFields(delivery, definition, Object.keys(values));
    // Issues the service found carry its own wording: the browser's rules had let the value through.
    for (const name of names) markField(hook, name, 'server');
    if (delivery.code === wrongCode) onWrongCode(values[definition.contactField]);
    return names.length > 0;
  }

  const submit = hook.handleSubmit(async (values) => {
    if (!dispatch({type: 'submitted'})) return;
    const {definition} = await load();
    const delivery = await deliver(definition, values);
    if (delivery.kind === 'ok') draft.discard();
    const hasFieldErrors = markRefused(delivery, definition, values);
    dispatch({type: 'answered', delivery, hasFieldErrors});
    if (delivery.kind === 'kept') follow();
  });

  /** Sends the form, or says that it cannot: the schema comes late and may not come at all. */
  const send = (event: FormEvent): Promise<void> =>
    submit(event).catch((error: unknown) => {
      dispatch({type: 'failed'});
      reportError(error);
    });

  return {status, send, dispatch};
}
