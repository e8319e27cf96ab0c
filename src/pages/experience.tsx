import copy from '@copy/experience';
import shell from '@copy/shell';
import FreeForm from '@edition/FreeForm';
import {Page} from '@site/src/components/ui/Page';
import {Container} from '@site/src/components/ui/Section';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {useContact} from '@site/src/site/contact';
import {useEffect, useState} from 'react';
import styles from './experience.module.css';

export default function Experience() {
  const {phone, phoneHref, phoneIsDemo, email, hours, isOpen} = useContact();
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    const title = new URLSearchParams(window.location.search).get('source_page_title');
    // Without the name of the site.
    if (title) setFrom(title.replace(/\s*\|[^|]*$/, '').slice(0, 80));
  }, []);

  return (
    <Page meta={copy.meta}>
      <Container className={styles.page}>
        <div>
          <h1>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead}</p>
          {/* Known after hydration; its line is reserved against layout shift. */}
          <p className={styles.from}>{from && copy.from(from)}</p>
          <div className={styles.form}>
            <FreeForm markTitle />
          </div>
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
              {shell.footer.hours(hours.from, hours.to)} · {isOpen ? copy.open : copy.closed}
              {phoneIsDemo && shell.footer.demo}
            </p>
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
