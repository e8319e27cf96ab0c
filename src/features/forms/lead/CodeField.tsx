/** The verification code: one input, a button that sends it, a countdown that is announced once. */
import copy from '@copy/forms/lead';
import {Button} from '@site/src/components/ui/Button';
import {codeStep} from '../addresses';
import {FieldFrame} from './FieldFrame';
import {useField} from './useField';
import type {LeadForm} from './useLeadForm';
import styles from './CodeField.module.css';

/** One text, so that React leaves what the service wrote there. */
function statusText(status: LeadForm['codeStatus']): string {
  if (status.kind === 'sent') return copy.code.sent;
  if (status.kind === 'limited') return copy.limited(status.retryAfter);
  if (status.kind === 'stale') return copy.code.stale;
  return status.kind === 'unreachable' ? copy.code.unreachable : '';
}

export function CodeField({form}: {readonly form: LeadForm}) {
  const {codeStatus, codeField: name} = form;
  const {register, message} = useField(name);
  const waiting = 'secondsLeft' in codeStatus && codeStatus.secondsLeft > 0;
  const busy = codeStatus.kind === 'sending';
  return (
    <FieldFrame name={name}>
      <div className={styles.row}>
        <input
          {...register(name)}
          id={name}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          // Room for the spaces people paste; the rule itself is six digits.
          maxLength={12}
          aria-required="true"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${name}-error code-status` : 'code-status'}
        />
        <Button
          look="line"
          data-testid="get-code"
          // Without script the service sends the code and gives the page back with everything that was typed.
          type="submit"
          name="step"
          value={codeStep}
          aria-disabled={waiting || busy || undefined}
          aria-busy={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            void form.getCode();
          }}
        >
          {busy
            ? copy.code.sending
            : waiting
              ? copy.code.again(codeStatus.secondsLeft)
              : codeStatus.kind === 'sent'
                ? copy.code.resend
                : copy.code.get}
        </Button>
      </div>
      <p className={styles.status} id="code-status" role="status" suppressHydrationWarning>
        {statusText(codeStatus)}
      </p>
    </FieldFrame>
  );
}
