/** Ways to a person: the service request first, telephone with its hours, chat in the Chinese edition, mail. */
import shell from '@copy/shell';
import copy from '@copy/support';
import {owner} from '@site/config/owner';
import {ButtonAnchor, ButtonLink} from '@site/src/components/ui/Button';
import {DemoMark} from '@site/src/components/ui/DemoMark';
import {HotlineState} from '@site/src/components/ui/HotlineState';
import {Icon} from '@site/src/components/ui/Icon';
import {useContact} from '@site/src/site/contact';
import {useEdition} from '@site/src/site/useLocale';
import styles from '../SupportHome.module.css';

const {home} = copy;

export function ContactStrip() {
  const {phone, phoneHref, phoneIsDemo, email, hours} = useContact();
  const chinese = useEdition() === 'zh-CN';
  const chat = owner.links.chat.value;
  return (
    <div className={styles.contact}>
      <div>
        <h3>
          <Icon name="wrench" />
          {home.requestTitle}
        </h3>
        <p>{home.requestText}</p>
        <ButtonLink to="support.serviceRequest">{home.requestAction}</ButtonLink>
      </div>
      {phone && phoneHref && (
        <div>
          <h3>
            <Icon name="phone" />
            {home.phoneTitle}
          </h3>
          <p>{home.phoneText}</p>
          <p>{shell.footer.hours(hours.from, hours.to)}</p>
          <HotlineState />
          <ButtonAnchor look="line" href={phoneHref}>
            {phone}
            <DemoMark of={{demo: phoneIsDemo}} />
          </ButtonAnchor>
        </div>
      )}
      {chinese && chat && (
        <div>
          <h3>
            <Icon name="chat" />
            {home.chatTitle}
          </h3>
          <p>{home.chatText}</p>
          <ButtonAnchor look="line" href={chat} target="_blank" rel="noopener">
            {home.chatAction}
            <DemoMark of={owner.links.chat} />
            <Icon name="arrow" />
          </ButtonAnchor>
        </div>
      )}
      <div>
        <h3>
          <Icon name="mail" />
          {home.mailTitle}
        </h3>
        <p>{home.mailText}</p>
        <ButtonAnchor look="line" className={styles.mail} href={`mailto:${email}`}>
          {email}
        </ButtonAnchor>
      </div>
    </div>
  );
}
