/** Sends the plan along with an inquiry, or copies it. */
import copy from '@copy/demos/bitrate';
import words from '@copy/estimate';
import {InquiryLink} from '@site/src/features/forms/inquiry/InquiryLink';
import clsx from 'clsx';
import {useEffect, useState} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import buttons from '@site/src/components/ui/Button.module.css';
import type {BitrateState} from './bitrate';
import {planText} from './planText';
import styles from './BitratePlanner.module.css';
import type {StoragePlan} from '@site/src/features/calculators/storagePlan';

export interface PlanShareProps {
  readonly state: BitrateState;
  readonly plan: StoragePlan;
}

export function PlanShare({state, plan}: PlanShareProps) {
  const [address, setAddress] = useState('');
  // The address holds the state, but only the browser knows it.
  useEffect(() => {
    const {origin, pathname, search} = window.location;
    setAddress(`${origin}${pathname}${search}#planner`);
  }, [state]);
  const text = planText(state, plan, address);
  return (
    <div className={styles.share}>
      <InquiryLink
        componentId="supportPlanner.attach"
        subject={{product: plan.best?.recorder.name ?? plan.split?.recorder.name ?? copy.label, plan: text}}
        className={clsx(buttons.button, buttons.solid, buttons.small)}
      >
        {words.attach}
      </InquiryLink>
      <CopyButton text={text} what={words.text.what} copy={words.text} />
    </div>
  );
}
