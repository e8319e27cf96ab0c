/** Loads the notice about a lead that could not be sent, on the pages of a visitor who has one. */
import {hasQueue, queueEvent} from '@site/src/features/queue/flag';
import {type ComponentType, lazy, Suspense, useEffect, useState} from 'react';

// A notice that fails to load must not break the page; the next page retries.
const LeadNotice = lazy<ComponentType>(() => import('./LeadNotice').catch(() => ({default: () => null})));

export function LeadQueue() {
  const [isNeeded, need] = useState(false);
  useEffect(() => {
    const check = () => hasQueue() && need(true);
    check();
    window.addEventListener(queueEvent, check);
    return () => window.removeEventListener(queueEvent, check);
  }, []);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <LeadNotice />
      </Suspense>
    )
  );
}
