/** Holds what outlives a page: the question about third parties, dialogs, sheets, the search modal, the floating panels, news about a lead. */
import {OverlayHost} from '@site/src/components/overlay/OverlayHost';
import {SearchHost} from '@site/src/components/search/SearchHost';
import {LeadQueue} from '@site/src/components/shell/LeadQueue';
import {Overlays} from '@site/src/components/shell/Overlays';
import {ThirdParties} from '@site/src/third-parties/ThirdParties';
import {useIsBare} from '@site/src/site/useLayout';
import type {ReactNode} from 'react';

export default function Root({children}: {readonly children: ReactNode}) {
  const bare = useIsBare();
  return (
    <OverlayHost>
      <ThirdParties />
      {children}
      {!bare && <Overlays />}
      <SearchHost />
      <LeadQueue />
    </OverlayHost>
  );
}
