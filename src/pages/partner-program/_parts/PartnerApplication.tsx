/**
 * Where partners apply. The Chinese edition has a form; the English one uses the inquiry form.
 */
import PartnerForm from '@edition/PartnerForm';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {useContact} from '@site/src/site/contact';
import clsx from 'clsx';
import {Actions, ButtonAnchor} from '@site/src/components/ui/Button';
import buttons from '@site/src/components/ui/Button.module.css';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './PartnerApplication.module.css';

export interface PartnerApplicationProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly prepare: {readonly title: string; readonly items: readonly string[]};
  readonly apply: string;
  readonly mail: string;
  readonly subject: string;
}

export function PartnerApplication({eyebrow, title, lead, prepare, apply, mail, subject}: PartnerApplicationProps) {
  const {email} = useContact();
  const letter = (
    <ButtonAnchor look="line" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
      {mail}
    </ButtonAnchor>
  );
  return (
    <Section id="apply">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.columns}>
        {PartnerForm ? (
          <div className={styles.form}>
            <PartnerForm />
          </div>
        ) : (
          <Actions className={styles.actions}>
            <TrialLink componentId="partner" className={clsx(buttons.button, buttons.solid)}>
              {apply}
            </TrialLink>
            {letter}
          </Actions>
        )}
        <div className={styles.prepare}>
          <h3>{prepare.title}</h3>
          <ul>
            {prepare.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {PartnerForm && letter}
        </div>
      </div>
    </Section>
  );
}
