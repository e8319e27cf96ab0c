import copy from '@copy/shell';
import {transitions} from '@site/src/features/navigation/loadNavigation';
import {useEffect, useState} from 'react';
import {Icon} from '../components/ui/Icon';
import styles from './Overlays.module.css';

/** Offset from which the button shows, from the specification. */
const backToTopFrom = 500;

export function BackToTop() {
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
