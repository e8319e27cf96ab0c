/** The dark band that closes a page: one request, one trial. */
import {TrialLink} from '@site/src/forms/trial/TrialLink';
import clsx from 'clsx';
import {ButtonLink} from '../ui/Button';
import buttons from '../ui/Button.module.css';
import {Container} from '../ui/Section';
import styles from './InquiryBar.module.css';

export interface InquiryBarProps {
  readonly title: string;
  readonly text: string;
  readonly trial: string;
  readonly contact: string;
  /** Id of the trial button, so that the lead says which page closed it. */
  readonly componentId: string;
}

export function InquiryBar({title, text, trial, contact, componentId}: InquiryBarProps) {
  return (
    <section className={styles.bar}>
      <Container className={styles.inner}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>
          <TrialLink componentId={componentId} className={clsx(buttons.button, buttons.trial)}>
            {trial}
          </TrialLink>
          <ButtonLink look="night" to="about.contact">
            {contact}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
