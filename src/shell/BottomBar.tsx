import copy from '@copy/shell';
import {owner} from '@site/config/owner';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import clsx from 'clsx';
import buttons from '../components/ui/Button.module.css';
import {Icon} from '../components/ui/Icon';
import {DemoMark} from '../components/ui/DemoMark';
import {SiteLink} from '../components/ui/SiteLink';
import {HotlineLink} from './HotlineLink';
import styles from './Overlays.module.css';

/**
 * Chinese edition below 960 px. Where help is read, the service request is the main button, because it is read at any hour, and the trial
 * is as small as the chat.
 */
export function BottomBar() {
  return (
    <>
      <div className={styles.barSpace} />
      <aside className={styles.bar} aria-label={copy.bar.label}>
        {/* On every page, because a page for a wrong address is built for any: the style sheet shows it where help is read. */}
        <SiteLink to="support.serviceRequest" className={styles.request}>
          <Icon name="wrench" />
          <span>{copy.bar.request}</span>
        </SiteLink>
        <HotlineLink kind="sheet" className={styles.call}>
          <Icon name="phone" />
          <span>{copy.bar.phone}</span>
        </HotlineLink>
        <TrialLink componentId="bottomBar" className={clsx(buttons.button, buttons.trial)}>
          {copy.bar.trial}
        </TrialLink>
        {owner.links.chat.value && (
          <a className={styles.chat} href={owner.links.chat.value} target="_blank" rel="noopener">
            <Icon name="chat" />
            <span>{copy.bar.chat}</span>
            <DemoMark of={owner.links.chat} />
          </a>
        )}
      </aside>
    </>
  );
}
