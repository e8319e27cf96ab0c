import {routes} from '@site/src/site/routes';
import {useContact} from '@site/src/site/contact';
import copy from '@copy/shell';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {MouseEvent, ReactNode} from 'react';
import {useOverlay} from '../features/overlay/OverlayHost';

interface HotlineLinkProps {
  readonly kind: 'sheet' | 'dialog';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens the hotline; without script it dials, or leads to the contact page where there is no number. */
export function HotlineLink({kind, className, children}: HotlineLinkProps) {
  const openOverlay = useOverlay();
  const {phoneHref} = useContact();
  const contact = useBaseUrl(routes['about.contact'].path);

  function onClick(event: MouseEvent) {
    event.preventDefault();
    openOverlay({template: 'hotline', kind, title: copy.hotline.title, ...(kind === 'dialog' && {maxWidth: 420})});
  }

  return (
    <a className={className} href={phoneHref ?? contact} data-opens="hotline" onClick={onClick}>
      {children}
    </a>
  );
}
