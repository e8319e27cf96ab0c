/**
 * What floats over the page: the quick-contact panel at the right, the Chinese bottom bar, the English button on
 * phones, back to top. Absent on pages with the bare layout.
 */
import copy from '@copy/shell';
import {owner} from '@site/config/owner';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {routes} from '@site/src/site/routes';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {transitions} from '@site/src/features/navigation/loadNavigation';
import {useContact} from '@site/src/site/contact';
import {useEdition} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useEffect, useState} from 'react';
import {useOverlay} from '../features/overlay/OverlayHost';
import buttons from '../components/ui/Button.module.css';
import {Icon} from '../components/ui/Icon';
import {DemoMark} from '../components/ui/DemoMark';
import styles from './Overlays.module.css';

export function Overlays() {
  const chinese = useEdition() === 'zh-CN';
  return (
    <>
      {chinese ? <ChineseDock /> : <EnglishDock />}
      {chinese ? <BottomBar /> : <TrialFab />}
      <BackToTop />
    </>
  );
}

function ChineseDock() {
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

/** Opens the hotline; without script it dials, or leads to the contact page where there is no number. */
function HotlineLink({kind, children}: {readonly kind: 'sheet' | 'dialog'; readonly children: ReactNode}) {
  const openOverlay = useOverlay();
  const {phoneHref} = useContact();
  const contact = useBaseUrl(routes['about.contact'].path);

  function onClick(event: MouseEvent) {
    event.preventDefault();
    openOverlay({template: 'hotline', kind, title: copy.hotline.title, ...(kind === 'dialog' && {maxWidth: 420})});
  }

  return (
    <a href={phoneHref ?? contact} data-opens="hotline" onClick={onClick}>
      {children}
    </a>
  );
}

function EnglishDock() {
  return (
    <aside className={styles.dock} aria-label={copy.dock.label}>
      <TrialLink componentId="rightFixed" className={styles.on}>
        <Icon name="box" />
        <span>{copy.dock.trial}</span>
      </TrialLink>
    </aside>
  );
}

/** Chinese edition below 960 px. */
function BottomBar() {
  return (
    <>
      <div className={styles.barSpace} />
      <aside className={styles.bar} aria-label={copy.bar.label}>
        <HotlineLink kind="sheet">
          <Icon name="phone" />
          {copy.bar.phone}
        </HotlineLink>
        <TrialLink componentId="bottomBar" className={clsx(buttons.button, buttons.trial)}>
          {copy.bar.trial}
        </TrialLink>
        {owner.links.chat.value && (
          <a href={owner.links.chat.value} target="_blank" rel="noopener">
            <Icon name="chat" />
            {copy.bar.chat}
            <DemoMark of={owner.links.chat} />
          </a>
        )}
      </aside>
    </>
  );
}

/** English edition below 600 px; hides while the visitor scrolls down. */
function TrialFab() {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < 8) return;
      setHidden(now > last && now > 200);
      last = now;
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <aside className={styles.fabBox} aria-label={copy.dock.label}>
      <TrialLink
        componentId="floatingButton"
        className={clsx(buttons.button, buttons.trial, styles.fab, hidden && styles.away)}
      >
        {copy.bar.trial}
      </TrialLink>
    </aside>
  );
}

/** Offset from which the button shows, from the specification. */
const backToTopFrom = 500;

function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY >= backToTopFrom);
    onScroll();
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return shown ? (
    <button
      type="button"
      className={styles.top}
      aria-label={copy.backToTop}
      onClick={() => (transitions ? transitions.scrollToTop() : window.scrollTo(0, 0))}
    >
      <Icon name="up" />
    </button>
  ) : null;
}
