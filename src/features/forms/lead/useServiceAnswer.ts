import {useEffect} from 'react';
import type {FormId} from '../schema';
import {readAnswer} from './answer';
import {type FormControl, markField} from './validation';

/**
 * Takes over what the service said in the page, before this code came.
 * @param onCodeSent gets the seconds until another code may be asked for, and the id of the lead it is for; the same
 *   function with every render
 */
export function useServiceAnswer(
  form: FormId,
  hook: FormControl,
  onCodeSent: (secondsLeft: number, codeId: string) => void,
): void {
  useEffect(() => {
    const answer = readAnswer(form);
    if (!answer) return;
    for (const [name, issue] of Object.entries(answer.issues)) markField(hook, name, issue);
    if (answer.resendAfter !== undefined) onCodeSent(answer.resendAfter, answer.codeId);
  }, [form, hook, onCodeSent]);
}
