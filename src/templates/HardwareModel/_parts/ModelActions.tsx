/** Actions of a model's page: trial, inquiry, comparison, help. */
import copy from '@copy/hardware/template';
import {InquiryLink} from '@site/src/features/forms/inquiry/InquiryLink';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import clsx from 'clsx';
import {Actions} from '@site/src/components/ui/Button';
import buttons from '@site/src/components/ui/Button.module.css';
import {PermalinkLink, useSitePath} from '@site/src/components/ui/SiteLink';
import type {HardwarePage} from '@site/src/features/hardware/data/types';

/** Asks about the device, named in the inquiry; also stands in the bar with the tabs. */
export function InquiryButton({
  model,
  place,
  size,
}: {
  readonly model: string;
  readonly place: 'top' | 'bar';
  readonly size?: 'small';
}) {
  return (
    <InquiryLink
      componentId={`hardware.${model}.${place}`}
      subject={{product: model}}
      className={clsx(buttons.button, buttons.solid, size && buttons[size])}
    >
      {copy.inquiry}
    </InquiryLink>
  );
}

export function ModelActions({page}: {readonly page: HardwarePage}) {
  const list = useSitePath(page.list.to);
  return (
    <Actions>
      <TrialLink componentId={`hardware.${page.id}`} className={clsx(buttons.button, buttons.trial)}>
        {copy.trial}
      </TrialLink>
      <InquiryButton model={page.name} place="top" />
      <PermalinkLink
        href={page.list.compares ? `${list}?compare=${page.id}` : list}
        className={clsx(buttons.button, buttons.line)}
      >
        {page.list.compares ? copy.compare : copy.list}
      </PermalinkLink>
    </Actions>
  );
}
