import copy from '@copy/shell';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import clsx from 'clsx';
import {useEffect, useState} from 'react';
import buttons from '../components/ui/Button.module.css';
import styles from './Overlays.module.css';

/** Scrolled so far, in CSS pixels, the head of the page with a trial button of its own is gone. */
const pastHead = 600;

/**
 * English edition below 600 px. It lies over nothing that is read: away on the first screen, which asks for the trial itself, and while
 * the visitor scrolls down; it comes when they scroll back.
 */
export function TrialFab() {
  const [hidden, setHidden] = useState(true);
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
      <TrialLink
        componentId="floatingButton"
        className={clsx(buttons.button, buttons.trial, styles.fab, hidden && styles.away)}
      >
        {copy.bar.trial}
      </TrialLink>
    </aside>
  );
}
