/** For people who do not have the product yet: what to say in the form, and the form. */
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import clsx from 'clsx';
import buttons from '../../../components/ui/Button.module.css';
import {Section} from '../../../components/ui/Section';
import styles from './TrialInvite.module.css';

export interface TrialInviteProps {
  readonly title: string;
  readonly text: string;
  readonly trial: string;
  readonly componentId: string;
  /** Room above the card too: after a tinted section. */
  readonly apart?: boolean;
}

export function TrialInvite({title, text, trial, componentId, apart = false}: TrialInviteProps) {
  return (
    <Section space={apart ? 'normal' : 'flush'}>
      <div className={styles.invite}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <TrialLink componentId={componentId} className={clsx(buttons.button, buttons.trial)}>
          {trial}
        </TrialLink>
      </div>
    </Section>
  );
}
