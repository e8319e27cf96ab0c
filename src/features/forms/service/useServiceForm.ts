import {useEffect} from 'react';
import {useLeadForm, type LeadFormOptions} from '../lead/useLeadForm';
import {useCase} from './useCase';

/**
 * A service request: a lead form that the help pages fill in, with the model that its words follow, and whether something was
 * filled in.
 */
export function useServiceForm(options: LeadFormOptions) {
  const form = useLeadForm(options);
  const {hook} = form;
  const isFilled = useCase(form);
  const model = String(hook.watch('model') ?? '');
  // What is wrong with the number depends on the model.
  useEffect(() => {
    if (hook.formState.isSubmitted && hook.getValues('serialNumber')) void hook.trigger('serialNumber');
  }, [hook, model]);
  return {form, model, isFilled};
}
