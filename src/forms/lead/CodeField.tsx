/** The verification code: one input, a button that sends it, a countdown that is announced once. */
import copy from '@copy/forms/lead';
import {Button} from '@site/src/components/ui/Button';
import {FieldFrame, useField} from './Fields';
import type {LeadForm} from './useLeadForm';
import styles from './CodeField.module.css';

export function CodeField({form}: {readonly form: LeadForm}) {
  const {codeStatus, codeField: name} = form;
  const {register, message} = useField(name);
  const waiting = codeStatus.kind === 'sent' && codeStatus.secondsLeft > 0;
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
          aria-disabled={waiting || busy || undefined}
          aria-busy={busy || undefined}
          onClick={() => void form.getCode()}
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
      <p className={styles.status} id="code-status" role="status">
        {codeStatus.kind === 'sent' && copy.code.sent}
        {codeStatus.kind === 'limited' && copy.limited(codeStatus.retryAfter)}
        {codeStatus.kind === 'unreachable' && copy.code.unreachable}
      </p>
    </FieldFrame>
  );
}
