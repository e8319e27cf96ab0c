/** Ways to reach a person: telephone with hours and whether somebody answers now, e-mail, chat where there is one. */
import shell from '@copy/shell';
import {owner} from '@site/config/owner';
import {useContact} from '@site/src/site/contact';
import {useNextOpening} from '@site/src/site/openingHours';
import {useEdition} from '@site/src/site/useLocale';
import {DemoMark} from '@site/src/components/ui/DemoMark';
import {HotlineState} from '@site/src/components/ui/HotlineState';
import {ButtonAnchor, ButtonLink} from '@site/src/components/ui/Button';
import {Section} from '@site/src/components/ui/Section';
import styles from './ContactWays.module.css';
import {CopyButton, type CopyButtonCopy} from '@site/src/components/ui/CopyButton';

export interface ContactWaysCopy {
  readonly title: string;
  readonly phone: {
    readonly title: string;
    readonly text: string;
    readonly call: string;
    readonly send: string;
  };
  readonly mail: {readonly title: string; readonly text: string; readonly write: string; readonly what: string};
  readonly chat: {readonly title: string; readonly text: string; readonly start: string};
  readonly copyButton: CopyButtonCopy;
}

export function ContactWays({copy}: {readonly copy: ContactWaysCopy}) {
  const {phone, phoneHref, phoneIsDemo, email, hours} = useContact();
  const opening = useNextOpening(hours);
  const chinese = useEdition() === 'zh-CN';
  return (
    <Section>
      <h2 className="sr">{copy.title}</h2>
      <ul className={styles.ways}>
        {phone && phoneHref && (
          <li className={styles.first}>
            <h3>{copy.phone.title}</h3>
            <p className={styles.number}>
              <a href={phoneHref}>{phone}</a>
            </p>
            <p className={styles.hours}>
              {shell.footer.hours(hours.from, hours.to)}
              {phoneIsDemo && shell.footer.demo}
            </p>
            <HotlineState />
            <p>{copy.phone.text}</p>
            <div className={styles.actions}>
              <ButtonAnchor look={opening ? 'line' : 'solid'} href={phoneHref}>
                {copy.phone.call}
              </ButtonAnchor>
              <ButtonLink look={opening ? 'solid' : 'line'} to="support.serviceRequest">
                {copy.phone.send}
              </ButtonLink>
            </div>
          </li>
        )}
        <li>
          <h3>{copy.mail.title}</h3>
          <p className={styles.mail}>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>{copy.mail.text}</p>
          <div className={styles.actions}>
            <ButtonAnchor look="line" size="small" href={`mailto:${email}`}>
              {copy.mail.write}
            </ButtonAnchor>
            <CopyButton text={email} what={copy.mail.what} copy={copy.copyButton} />
          </div>
        </li>
        {chinese && owner.links.chat.value && (
          <li>
            <h3>{copy.chat.title}</h3>
            <p>{copy.chat.text}</p>
            <div className={styles.actions}>
              <ButtonAnchor look="line" size="small" href={owner.links.chat.value} target="_blank" rel="noopener">
                {copy.chat.start}
                <DemoMark of={owner.links.chat} />
                <span className="sr">{shell.header.opensNewTab}</span>
              </ButtonAnchor>
            </div>
          </li>
        )}
      </ul>
    </Section>
  );
}
