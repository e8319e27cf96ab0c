/** A page that is a form: the form at the left, at the right what happens next, whom to call, and what is kept. */
import shell from '@copy/shell';
import {Page} from '@site/src/components/ui/Page';
import {Container} from '@site/src/components/ui/Section';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {useContact} from '@site/src/site/contact';
import {HotlineState} from '@site/src/components/ui/HotlineState';
import type {PageMeta} from '@site/src/site/copy';
import type {ReactNode} from 'react';
import styles from './FormPage.module.css';

export interface FormPageProps {
  readonly copy: {
    readonly meta: PageMeta;
    readonly title: string;
    readonly lead: string;
    readonly nextTitle: string;
    readonly next: readonly {readonly title: string; readonly text: string}[];
    readonly directTitle: string;
    readonly privacyTitle: string;
    readonly privacy: string;
    readonly privacyLink: string;
  };
  /** Above the title. */
  readonly crumbs?: ReactNode;
  /** Below the lead. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function FormPage({copy, crumbs, note, children}: FormPageProps) {
  const {phone, phoneHref, phoneIsDemo, email, hours} = useContact();
  return (
    <Page meta={copy.meta}>
      <Container className={styles.page}>
        <div>
          {crumbs}
          <h1>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead}</p>
          {note}
          <div className={styles.form}>{children}</div>
        </div>
        <aside className={styles.aside}>
          <div>
            <h2>{copy.nextTitle}</h2>
            <ol className={styles.next}>
              {copy.next.map(({title, text}, index) => (
                <li key={title}>
                  <span className={styles.disc} aria-hidden="true">
                    {index + 1}
                  </span>
                  <b>{title}</b>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <div className={styles.box}>
            <h2>{copy.directTitle}</h2>
            {phone && phoneHref && (
              <a className={styles.phone} href={phoneHref}>
                {phone}
              </a>
            )}
            <p className={styles.caption}>
              {shell.footer.hours(hours.from, hours.to)}
              {phoneIsDemo && shell.footer.demo}
            </p>
            <HotlineState />
            <a className={styles.mail} href={`mailto:${email}`}>
              {email}
            </a>
          </div>
          <div>
            <h2>{copy.privacyTitle}</h2>
            <p className={styles.caption}>{copy.privacy}</p>
            <SiteLink to="legal.privacy" target="_blank" className={styles.mail}>
              {copy.privacyLink}
            </SiteLink>
          </div>
        </aside>
      </Container>
    </Page>
  );
}
