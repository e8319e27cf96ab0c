/**
 * The inquiry button of a product, a device or a calculator. Opens the dialog with the product filled in; without
 * script it leads to the form on the contact page.
 */
import copy from '@copy/shell';
import {useLocation} from '@docusaurus/router';
import {useOverlay} from '@site/src/features/overlay/OverlayHost';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {routes} from '@site/src/site/routes';
import type {MouseEvent, ReactNode} from 'react';
import {rememberSource, sourceQuery} from '../trial/source';
import {productParameter, type InquirySubject} from './useSubject';

/** Widest the dialog gets, in CSS pixels, from the specification. */
const maxWidth = 930;

export interface InquiryLinkProps {
  /** Which control this is; arrives with the lead. */
  readonly componentId: string;
  readonly subject: InquirySubject;
  readonly className?: string;
  readonly children: ReactNode;
}

export function InquiryLink({componentId, subject, className, children}: InquiryLinkProps) {
  const {pathname} = useLocation();
  const openOverlay = useOverlay();
  const source = sourceQuery({component_id: componentId, source_path: pathname});
  const query = `${source}&${new URLSearchParams({[productParameter]: subject.product}).toString()}`;
  const target = useBaseUrl(routes['about.contact'].path);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plainClick) return;
    event.preventDefault();
    rememberSource({componentId, sourcePath: pathname, sourcePageTitle: document.title});
    openOverlay({template: 'inquiry', kind: 'dialog', title: copy.inquiry.title, maxWidth, componentId, subject});
  }

  return (
    <a href={`${target}?${query}#inquiry`} className={className} data-inquiry={componentId} onClick={onClick}>
      {children}
    </a>
  );
}
