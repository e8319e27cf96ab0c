/** On any page: the status of a lead that could not be sent at once, in a live region. */
import copy from '@copy/forms/queue';
import shell from '@copy/shell';
import {
  discard,
  isShownInForm,
  onQueueChange,
  queuedLeads,
  sendWaiting,
  startSending,
  sweepUnused,
} from '@site/src/features/queue/queue';
import type {QueuedLead} from '@site/src/features/queue/rules';
import {editions, joinPath, type Locale} from '@site/src/site/editions';
import {routes} from '@site/src/site/routes';
import {useLocale} from '@site/src/site/useLocale';
import {useEffect, useState} from 'react';
import {useOverlay} from '../overlay/OverlayHost';
import {Button, ButtonAnchor} from '../../components/ui/Button';
import {Toast, ToastRegion} from '../../components/ui/Toast';
import styles from './LeadNotice.module.css';

const kindOf = ({form}: QueuedLead) =>
  (['free', 'inquiry', 'partner', 'service'] as const).find((kind) => form.startsWith(kind)) ?? 'free';

function textOf(lead: QueuedLead, locale: Locale): string {
  const time = new Intl.DateTimeFormat(editions[locale].htmlLang, {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(lead.savedAt);
  const words = lead.state === 'returned' ? copy.returned[lead.reason] : copy[lead.state];
  return words(copy.forms[kindOf(lead)], time);
}

/** The way back to the form with the draft. An inquiry has no page: its dialog opens here, or where it was written. */
function OpenForm({lead}: {readonly lead: QueuedLead}) {
  const openOverlay = useOverlay();
  const locale = useLocale();
  const kind = kindOf(lead);
  if (kind === 'inquiry' && lead.edition === editions[locale].edition) {
    return (
      <Button
        look="line"
        size="small"
        onClick={() => openOverlay({template: 'inquiry', kind: 'dialog', title: shell.inquiry.title, maxWidth: 930})}
      >
        {copy.open}
      </Button>
    );
  }
  const home: Locale = lead.edition === 'global' ? 'en' : 'zh-CN';
  const pages = {
    free: joinPath(home, routes.experience.path),
    partner: `${joinPath(home, routes.partnerProgram.path)}#apply`,
    inquiry: lead.page,
    service: joinPath(home, routes['support.serviceRequest'].path),
  };
  return (
    <ButtonAnchor look="line" size="small" href={pages[kind]}>
      {copy.open}
    </ButtonAnchor>
  );
}

function News({lead}: {readonly lead: QueuedLead}) {
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await sendWaiting(true);
    setBusy(false);
  };
  return (
    <Toast
      data-lead={lead.state}
      onDismiss={lead.state === 'arrived' ? () => void discard(lead) : undefined}
      dismissLabel={copy.dismiss}
    >
      <p>
        {textOf(lead, locale)}
        {lead.state === 'arrived' && <b>{lead.reference}</b>}
      </p>
      {lead.state === 'waiting' && (
        <Button look="line" size="small" aria-busy={isBusy || undefined} onClick={() => void send()}>
          {copy.retry}
        </Button>
      )}
      {lead.state === 'returned' && <OpenForm lead={lead} />}
      {lead.state !== 'arrived' && (
        <button type="button" className={styles.discard} onClick={() => void discard(lead)}>
          {copy.discard}
        </button>
      )}
    </Toast>
  );
}

export default function LeadNotice() {
  const [leads, setLeads] = useState<readonly QueuedLead[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    const look = async () => {
      const all = await queuedLeads();
      if (!isUnmounted) setLeads(all.filter(({id}) => !isShownInForm(id)));
    };
    const stop = onQueueChange(() => void look());
    startSending();
    void sweepUnused();
    // A lead that is sent at once needs no notice.
    void sendWaiting(true).then(look);
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);
  return (
    <ToastRegion role="status">
      {leads.map((lead) => (
        <News key={lead.id} lead={lead} />
      ))}
    </ToastRegion>
  );
}
