/** Loads the third-party code on pages that have settings for it; everything else is in that chunk. */
import {type ComponentType, lazy, Suspense, useEffect, useState} from 'react';
import {whenIdle} from '../navigation/whenIdle';
import {thirdPartiesTag} from './tag';

// If this code fails to load, no third party is loaded and the page is unaffected.
const Consent = lazy<ComponentType>(() => import('./Consent').catch(() => ({default: () => null})));

export function ThirdParties() {
  const [isNeeded, need] = useState(false);
  useEffect(() => {
    if (document.getElementById(thirdPartiesTag)) whenIdle(() => need(true));
  }, []);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <Consent />
      </Suspense>
    )
  );
}
