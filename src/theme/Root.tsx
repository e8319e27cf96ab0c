/** Parts that persist across pages: consent bar, dialogs, sheets, search modal, floating panels, notices about a lead. */
import {OverlayHost} from '@site/src/features/overlay/OverlayHost';
import {SearchHost} from '@site/src/features/search/SearchHost';
import {LeadQueue} from '@site/src/features/queue/LeadQueue';
import {Overlays} from '@site/src/shell/Overlays';
import {useLayout} from '@site/src/site/useLayout';
import {ThirdParties} from '@site/src/features/consent/ThirdParties';
import type {ReactNode} from 'react';

export default function Root({children}: {readonly children: ReactNode}) {
  const hasPanels = useLayout() === 'default';
  return (
    <OverlayHost>
      <ThirdParties />
      {children}
      {hasPanels && <Overlays />}
      <SearchHost />
      <LeadQueue />
    </OverlayHost>
  );
}
