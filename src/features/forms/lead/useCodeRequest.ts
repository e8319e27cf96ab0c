/** Asks the service for a verification code and counts down until another one may be asked for. */
import {useCallback, useEffect, useRef} from 'react';
import {requestCode} from './api';
import {canRequestCode, codeReducer, noCode, secondsLeftOf} from './codeRequest';
import {type FormControl, type LoadDefinition, markField} from './validation';
import {useImmediateReducer} from './useImmediateReducer';
import {withLoadingBar} from './withLoadingBar';

/** Guesses that the service allows for a code. */
const guesses = 5;

/** The request for a code of a form, from the press on the button to the code that cannot be used any more. */
export function useCodeRequest(hook: FormControl, load: LoadDefinition, leadId: () => string) {
  const [codeStatus, dispatch] = useImmediateReducer(codeReducer, noCode);
  /** The code that was sent last: to whom, and how often another one was typed. */
  const sentCode = useRef<{readonly to: unknown; wrong: number}>(undefined);
  /** Id of the lead for which it was sent. The lead may get another id afterwards. */
  const sentFor = useRef<string>(undefined);

  const secondsLeft = secondsLeftOf(codeStatus);
  useEffect(() => {
    if (secondsLeft <= 0) return undefined;
    const timer = window.setTimeout(() => dispatch({type: 'ticked'}), 1000);
    return () => window.clearTimeout(timer);
  }, [secondsLeft, dispatch]);

  async function request(): Promise<void> {
    const {definition, check} = await load();
    const {id, contactField, channel} = definition;
    const issue = check(hook.getValues())[contactField];
    if (issue) {
      markField(hook, contactField, issue, true);
      return;
    }
    if (!dispatch({type: 'requested'})) return;
    hook.clearErrors(contactField);
    const to = hook.getValues(contactField);
    const forLead = leadId();
    const result = await withLoadingBar(requestCode(id, channel, String(to), forLead));
    if (result.kind === 'ok') {
      sentCode.current = {to, wrong: 0};
      sentFor.current = forLead;
    }
    dispatch({type: 'answered', result});
    if (result.kind === 'refused') markField(hook, contactField, 'server', true);
  }

  /** Asks for a code, or says that it cannot: the schema comes late and may not come at all. */
  async function getCode(): Promise<void> {
    if (!canRequestCode(codeStatus)) return;
    await request().catch((error: unknown) => {
      dispatch({type: 'failed'});
      reportError(error);
    });
  }

  /** The service refused a code that came with this contact. */
  function countGuess(contact: unknown): void {
    const sent = sentCode.current;
    if (!sent) return;
    sent.wrong += 1;
    if (sent.wrong >= guesses || contact !== sent.to) dispatch({type: 'usedUp'});
  }

  /** The service sent a code before this code came. */
  const resume = useCallback(
    (seconds: number, forLead: string) => {
      sentFor.current = forLead;
      dispatch({type: 'resumed', secondsLeft: seconds});
    },
    [dispatch],
  );

  const codeId = useCallback(() => sentFor.current, []);

  return {codeStatus, getCode, countGuess, resume, codeId};
}
