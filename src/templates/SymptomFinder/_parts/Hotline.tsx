/** Whom to call where the tree knows no further, and the code that says what was tried. */
import service from '@copy/service-link';
import copy from '@copy/symptoms';
import {Notice} from '@site/src/components/ui/Notice';
import {keepSeen} from '@site/src/features/forms/service/case';
import {ServiceLink} from '@site/src/features/forms/service/ServiceLink';
import {useContact} from '@site/src/site/contact';

export interface HotlineProps {
  /** Code of the way through the tree. */
  readonly code: string;
  /** The way in words. */
  readonly seen: string;
}

export function Hotline({code, seen}: HotlineProps) {
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
      <p>{service.finder}</p>
      <ServiceLink componentId="service.finder" path={code} onFollow={() => keepSeen(seen)} />
    </Notice>
  );
}
