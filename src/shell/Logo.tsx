import copy from '@copy/shell';
import {SiteLink} from '../components/ui/SiteLink';
import styles from './Logo.module.css';

/** Mark and name; leads to the home of the current edition. */
export function Logo() {
  return (
    <SiteLink to="home" className={styles.logo} aria-label={copy.header.home}>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <path className={styles.cup} d="M4.5 6v8a9.5 9.5 0 0 0 19 0V6" />
        <circle className={styles.dot} cx="14" cy="10" r="4" />
      </svg>
      <span>{copy.brandName}</span>
    </SiteLink>
  );
}
