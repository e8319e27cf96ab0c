/** The quick-contact panel at the right: all ways to a person in the Chinese edition, the trial in the English one. */
import copy from '@copy/shell';
import {owner} from '@site/config/owner';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {useContact} from '@site/src/site/contact';
import {useOverlay} from '../features/overlay/OverlayHost';
import {Icon} from '../components/ui/Icon';
import {DemoMark} from '../components/ui/DemoMark';
import {HotlineLink} from './HotlineLink';
import styles from './Overlays.module.css';

export function ChineseDock() {
  const openOverlay = useOverlay();
  const {phone} = useContact();
  return (
    <aside className={styles.dock} aria-label={copy.dock.label}>
      <TrialLink componentId="rightFixed" className={styles.on}>
        <Icon name="box" />
        <span>{copy.dock.trial}</span>
      </TrialLink>
      {owner.links.chat.value && (
        <a href={owner.links.chat.value} target="_blank" rel="noopener">
          <Icon name="chat" />
          <span>{copy.dock.chat}</span>
          <DemoMark of={owner.links.chat} />
        </a>
      )}
      {phone && (
        <HotlineLink kind="dialog">
          <Icon name="phone" />
          <span>{copy.dock.phone}</span>
        </HotlineLink>
      )}
      {owner.links.wechatQr.value && (
        <button
          type="button"
          onClick={() => openOverlay({template: 'wechat', kind: 'dialog', title: copy.wechat.title, maxWidth: 380})}
        >
          <Icon name="qr" />
          <span>{copy.dock.wechat}</span>
        </button>
      )}
    </aside>
  );
}

export function EnglishDock() {
  return (
    <aside className={styles.dock} aria-label={copy.dock.label}>
      <TrialLink componentId="rightFixed" className={styles.on}>
        <Icon name="box" />
        <span>{copy.dock.trial}</span>
      </TrialLink>
    </aside>
  );
}
