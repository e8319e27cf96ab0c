import copy from '@copy/shell';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {useIsHelp} from '@site/src/site/useIsHelp';
import clsx from 'clsx';
import {useEffect, useState} from 'react';
import buttons from '../components/ui/Button.module.css';
import {SiteLink} from '../components/ui/SiteLink';
import styles from './Overlays.module.css';

/** Scrolled so far, in CSS pixels, the head of the page with a trial button of its own is gone. */
const pastHead = 600;

/**
 * English edition below 600 px. It lies over nothing that is read: away on the first screen, which asks for the trial itself, and while
 * the visitor scrolls down; it comes when they scroll back. Where help is read, the service request comes with it.
 */
export function TrialFab() {
  const [hidden, setHidden] = useState(true);
  const isBrowser = useIsBrowser();
  const isHelp = useIsHelp() && isBrowser;
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < 8) return;
      setHidden(now > last || now < pastHead);
      last = now;
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <aside className={styles.fabBox} aria-label={copy.dock.label}>
      <div className={clsx(styles.fab, hidden && styles.away)}>
        {isHelp && (
          <SiteLink to="support.serviceRequest" className={clsx(buttons.button, buttons.solid)}>
            {copy.bar.request}
          </SiteLink>
        )}
        <TrialLink componentId="floatingButton" className={clsx(buttons.button, isHelp ? buttons.line : buttons.trial)}>
          {copy.bar.trial}
        </TrialLink>
      </div>
    </aside>
  );
}
