/** Where a form is, for a browser without script: that it does not work, and how to reach somebody instead. */
import copy from '@copy/forms/lead';
import {useContact} from '@site/src/site/contact';
import {Notice} from '../../components/ui/Notice';

export function NeedsScript() {
  const {phone, phoneHref, email} = useContact();
  return (
    <noscript>
      <Notice tone="warn">
        {copy.noScript} {phoneHref && <a href={phoneHref}>{phone}</a>} <a href={`mailto:${email}`}>{email}</a>
      </Notice>
    </noscript>
  );
}
