/** Opens the hotline's dialog with number, hours and mail; without script it dials, or writes where there is no number. */
import copy from '@copy/shell';
import {ButtonAnchor} from '@site/src/components/ui/Button';
import {useOverlay} from '@site/src/features/overlay/OverlayHost';
import {useContact} from '@site/src/site/contact';
import type {ComponentProps} from 'react';

export function HotlineButton(props: Omit<ComponentProps<typeof ButtonAnchor>, 'href' | 'onClick'>) {
  const openOverlay = useOverlay();
  const {phoneHref, email} = useContact();
  return (
    <ButtonAnchor
      {...props}
      data-opens="hotline"
      href={phoneHref ?? `mailto:${email}`}
      onClick={(event) => {
        event.preventDefault();
        openOverlay({template: 'hotline', kind: 'dialog', title: copy.hotline.title, maxWidth: 420});
      }}
    />
  );
}
