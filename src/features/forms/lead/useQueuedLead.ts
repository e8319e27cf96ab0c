/** The record of a lead that waits on the device, followed by the form that shows the lead. */
import {useCallback, useEffect, useState} from 'react';
import {hasQueue} from '../../queue/flag';
import {loadQueue} from '../../queue/load';
import type {QueuedLead} from '../../queue/rules';

/**
 * Calls back with the record of the lead, now and after every change: sent from here, from another tab or by an earlier
 * visit. Begins where the device holds leads already, else with the returned function: the code of the queue is not
 * loaded for a form that needs none of it.
 * @param onRecord gets undefined where there is no record; the same function with every render, as `leadId`
 */
export function useQueuedLead(leadId: () => string, onRecord: (lead: QueuedLead | undefined) => void): () => void {
  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => setFollowing(hasQueue()), []);
  useEffect(() => {
    if (!isFollowing) return undefined;
    let stop = (): void => undefined;
    let isGone = false;
    void loadQueue().then((queue) => {
      if (!queue || isGone) return;
      const look = async () => {
        const lead = (await queue.queuedLeads()).find(({id}) => id === leadId());
        if (isGone) return;
        onRecord(lead);
        if (lead?.state === 'arrived') await queue.discard(lead);
      };
      const stops = [queue.showInForm(leadId), queue.onQueueChange(() => void look())];
      stop = () => stops.forEach((end) => end());
      void look();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isFollowing, leadId, onRecord]);
  return useCallback(() => setFollowing(true), []);
}

/** Takes a lead off the device, where the device holds any. */
export function dropQueuedLead(lead: Pick<QueuedLead, 'id' | 'form'>): void {
  if (hasQueue()) void loadQueue().then((queue) => queue?.discard(lead));
}
