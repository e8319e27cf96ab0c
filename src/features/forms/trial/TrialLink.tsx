/**
 * The free-trial button. A real link to the form page in a new tab; below 960 px it opens the form in a full-screen
 * sheet instead. Either way it notes which control on which page was pressed, without personal data.
 */
import copy from '@copy/shell';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useOverlay} from '@site/src/features/overlay/OverlayHost';
import {routes} from '@site/src/site/routes';
import type {ComponentProps, MouseEvent} from 'react';
import {rememberSource, sourceQuery} from './source';
import {isWide} from '../../../components/ui/wide';

export interface TrialLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Which control this is, e.g. "header", "rightFixed"; arrives with the lead. */
  readonly componentId: string;
}

export function TrialLink({componentId, children, ...rest}: TrialLinkProps) {
  const {pathname} = useLocation();
  const openOverlay = useOverlay();
  const target = useBaseUrl(routes.experience.path);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const source = rememberSource({componentId, sourcePath: pathname, sourcePageTitle: document.title});
    event.currentTarget.href = `${target}?${sourceQuery(source)}`;
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plainClick || isWide()) return;
    event.preventDefault();
    openOverlay({template: 'freeExperience', kind: 'sheet', title: copy.header.trial, fullscreen: true, componentId});
  }

  return (
    <a
      {...rest}
      data-trial={componentId}
      // As without script, and for the middle button. The panel that tells the device is for wide screens.
      href={`${target}?${sourceQuery({component_id: componentId, source_path: pathname, device_type: 'desktop'})}`}
      target="_blank"
      rel="opener"
      onClick={onClick}
    >
      {children}
    </a>
  );
}
