import copy from '@copy/forms/lead';
import {Notice} from '@site/src/components/ui/Notice';
import {useContact} from '@site/src/site/contact';
import type {SubmissionState} from './submission';

/** What went wrong with the sending, where no field is to blame; nothing otherwise. */
export function SendProblem({status}: {readonly status: SubmissionState}) {
  const {phone, phoneHref, email} = useContact();
  if (status.kind === 'limited' || status.kind === 'rejected') {
    return (
      <div role="alert">
        <Notice tone={status.kind === 'limited' ? 'warn' : 'error'}>
          {status.kind === 'limited' ? copy.limited(status.retryAfter) : copy.rejected(status.reference)}
        </Notice>
      </div>
    );
  }
  if (status.kind === 'returned') {
    return (
      <div role="alert">
        <Notice tone="warn" title={copy.returned.title}>
          {copy.returned[status.reason]}
        </Notice>
      </div>
    );
  }
  if (status.kind !== 'unreachable' && status.kind !== 'failed' && status.kind !== 'kept') return null;
  const words = copy[status.kind];
  return (
    <div role="alert" data-testid={`lead-${status.kind}`}>
      <Notice tone={status.kind === 'kept' ? 'warn' : 'error'} title={words.title}>
        {words.text} {phoneHref && <a href={phoneHref}>{phone}</a>} <a href={`mailto:${email}`}>{email}</a>
      </Notice>
    </div>
  );
}
