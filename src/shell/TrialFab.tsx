import copy from '@copy/shell';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import clsx from 'clsx';
import {useEffect, useState} from 'react';
import buttons from '../components/ui/Button.module.css';
import styles from './Overlays.module.css';

/** English edition below 600 px; steps aside while the visitor scrolls down to read. */
export function TrialFab() {
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
