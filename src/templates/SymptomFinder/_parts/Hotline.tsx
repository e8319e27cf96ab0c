/** Whom to call where the tree knows no further, and the code that says what was tried. */
import copy from '@copy/symptoms';
import {Notice} from '@site/src/components/ui/Notice';
import {useContact} from '@site/src/site/contact';

export function Hotline({code}: {readonly code: string}) {
  const {phone, phoneHref, email} = useContact();
  return (
    <Notice icon="phone" tone="warn" title={copy.hotline.title}>
      <p>{copy.hotline.text(code)}</p>
      <p>
        {phone && phoneHref && (
          <>
            <a href={phoneHref}>{phone}</a>
            {' · '}
          </>
        )}
        <a href={`mailto:${email}?subject=${encodeURIComponent(code)}`}>{email}</a>
      </p>
    </Notice>
  );
}
