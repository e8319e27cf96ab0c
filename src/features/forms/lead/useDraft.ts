/** The draft of a form: restored after hydration, saved with every change, and the id that its lead is sent under. */
import {useCallback, useEffect, useRef, useState} from 'react';
import {loadQueue} from '../../queue/load';
import type {FormId} from '../schema';
import {clearDraft, isEmpty, loadDraft, saveDraft} from './draft';
import type {FormControl, Values} from './validation';

/**
 * Keeps the draft of a form.
 * @param defaults what an empty form holds; the same object with every render
 */
export function useDraft(form: FormId, hook: FormControl, defaults: Readonly<Record<string, unknown>>) {
  const [hasDraft, setHasDraft] = useState(false);
  const id = useRef('');
  /** Fields that the page chose and nobody touched: no draft, for they say nothing of the visitor. */
  const chosen = useRef(new Set<string>());

  // Drafts and ids exist in the browser only, so they come after hydration.
  useEffect(() => {
    const draft = loadDraft(form);
    id.current = draft?.id ?? crypto.randomUUID();
    const keep = (values: Record<string, unknown>) => {
      const typed = Object.entries(values).filter(([name]) => !chosen.current.has(name));
      setHasDraft(saveDraft(form, id.current, Object.fromEntries(typed)));
    };
    const isFilled = (name: string) => !isEmpty(hook.getValues(name));
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

  /** The id of the lead that is being written. */
  const leadId = useCallback(() => id.current, []);

  /** Chooses for the visitor what the page suggests, unless they chose already. */
  const suggest = useCallback(
    (name: string, value: string) => {
      if (!isEmpty(hook.getValues(name))) return;
      chosen.current.add(name);
      hook.setValue(name, value);
    },
    [hook],
  );

  /** As {@link suggest}, also where the visitor chose: the page they come from is about something else. */
  const replace = useCallback(
    (name: string, value: string) => {
      chosen.current.add(name);
      hook.setValue(name, value);
    },
    [hook],
  );

  /** The lead has arrived: the form keeps its values, the device does not. */
  const discard = useCallback(() => {
    clearDraft(form);
    setHasDraft(false);
  }, [form]);

  /** Empties the form for another lead. */
  const clear = useCallback(() => {
    clearDraft(form);
    id.current = crypto.randomUUID();
    hook.reset();
    setHasDraft(false);
  }, [form, hook]);

  /** The same values become another lead. */
  const renewId = useCallback(
    (values: Values) => {
      id.current = crypto.randomUUID();
      saveDraft(form, id.current, values);
    },
    [form],
  );

  return {hasDraft, leadId, suggest, replace, discard, clear, renewId};
}

/** The draft of the form that is shown. */
export type DraftOfForm = ReturnType<typeof useDraft>;
