/**
 * The dark band that closes a page: one request, one trial. On pages about something we sell the request is the inquiry
 * dialog with that product filled in; elsewhere it is the contact page. Where the page's question is not whether to try the
 * system, the request comes first and the trial is the quiet button.
 */
import {InquiryLink} from '@site/src/features/forms/inquiry/InquiryLink';
import {useProduct} from '@site/src/features/forms/inquiry/useProduct';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import clsx from 'clsx';
import {Picture, type PictureProps} from '../../../components/media/Picture';
import {ButtonLink} from '../../../components/ui/Button';
import buttons from '../../../components/ui/Button.module.css';
import {Container} from '../../../components/ui/Section';
import styles from './InquiryBar.module.css';

export interface InquiryBarProps {
  readonly title: string;
  readonly text: string;
  readonly trial: string;
  readonly contact: string;
  /** Which of the two answers the page's own question: it comes first and is filled. Default: the trial. */
  readonly main?: 'trial' | 'contact';
  /** Id of the trial button, so that the lead says which page closed it. */
  readonly componentId: string;
  /** What the inquiry is about, where the page has no place in the menus: a device. */
  readonly product?: string;
  /** Fills the right half: where what the page is about does its work. Decoration: the words say what to do next. */
  readonly picture?: Pick<PictureProps, 'family' | 'name'>;
}

export default function InquiryBarPart({
  title,
  text,
  trial,
  contact,
  main = 'trial',
  componentId,
  product,
  picture,
}: InquiryBarProps) {
  const page = useProduct();
  const subject = product ?? page;
  const contactLook = main === 'contact' ? 'solid' : 'night';
  const trialButton = (
    <TrialLink
      componentId={componentId}
      className={clsx(buttons.button, buttons[main === 'trial' ? 'trial' : 'night'])}
    >
      {trial}
    </TrialLink>
  );
  const contactButton = subject ? (
    <InquiryLink
      componentId={`${componentId}.inquiry`}
      subject={{product: subject}}
      className={clsx(buttons.button, buttons[contactLook])}
    >
      {contact}
    </InquiryLink>
  ) : (
    <ButtonLink look={contactLook} to="about.contact">
      {contact}
    </ButtonLink>
  );
  return (
    <section className={styles.bar} data-shared data-pictured={picture && ''}>
      {picture && (
        <div className={styles.picture}>
          <Picture {...picture} alt="" sizes="(max-width: 959px) 100vw, 60vw" />
        </div>
      )}
      <Container className={styles.inner}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>
          {main === 'contact' ? (
            <>
              {contactButton}
              {trialButton}
            </>
          ) : (
            <>
              {trialButton}
              {contactButton}
            </>
          )}
        </div>
      </Container>
    </section>
  );
}
