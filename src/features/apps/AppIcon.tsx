/** Icons of our programs: one shape each, no letters, the same on light and dark. Decorative: the name stands beside. */
import type {DownloadCatalog} from '@site/src/facts/downloads';
import type {ReactNode} from 'react';
import styles from './AppIcon.module.css';

/** A shop front on the 96 grid; the three management apps vary it. */
const shopFront = 'M24 40h48v30a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z';
const awning = 'M28 24h40l8 15a6.7 6.7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 6.7 6.7 0 0 1-14 0z';

const computer = (
  <>
    <rect className={styles.tint} width="96" height="96" rx="22" />
    <rect className={styles.blue} x="18" y="22" width="60" height="42" rx="6" />
    <path className={styles.onBlue} d="M24 28h36v30H24z" opacity=".25" />
    <path className={styles.lineOnBlue} d="m30 51 9-10 8 6 10-13" />
    <circle className={styles.orange} cx="69" cy="34" r="4" />
    <path className={styles.lineBlue} d="M48 64v10M34 75h28" />
  </>
);

const drawings: Record<DownloadCatalog, ReactNode> = {
  desktop: computer,
  desktopOld: computer,
  desktopWindows7: computer,
  inspection: (
    <>
      <rect className={styles.blue} width="96" height="96" rx="22" />
      <rect className={styles.paper} x="25" y="22" width="46" height="56" rx="8" />
      <rect className={styles.night} x="37" y="16" width="22" height="12" rx="6" />
      <path className={styles.lineBlue} d="m33 44 5 5 8-9M33 62l5 5 8-9" />
      <path className={styles.lineSoft} d="M53 46h10" />
      <circle className={styles.orange} cx="59" cy="63" r="6" />
    </>
  ),
  newHuidian: (
    <>
      <rect className={styles.blue} width="96" height="96" rx="22" />
      <path className={styles.paper} d={shopFront} />
      <path className={styles.orange} d={awning} />
      <path className={styles.lineBlue} d="M36 66v-8M48 66V54M60 66V49" />
    </>
  ),
  huidian: (
    <>
      <rect className={styles.night} width="96" height="96" rx="22" />
      <path className={styles.lineOnBlue} d={shopFront} />
      <path className={styles.blue} d={awning} />
      <path className={styles.lineOnBlue} d="M42 74V58h12v16" />
    </>
  ),
  home: (
    <>
      <rect className={styles.tint} width="96" height="96" rx="22" />
      <path
        className={styles.blue}
        d="M48 20 18 46a3 3 0 0 0 2 5h6v21a5 5 0 0 0 5 5h34a5 5 0 0 0 5-5V51h6a3 3 0 0 0 2-5z"
      />
      <circle className={styles.paper} cx="48" cy="54" r="14" />
      <circle className={styles.night} cx="48" cy="54" r="8" />
      <circle className={styles.orange} cx="51" cy="51" r="3" />
    </>
  ),
  xiaodian: (
    <>
      <rect className={styles.orange} width="96" height="96" rx="22" />
      <path className={styles.night} d="M26 46h44v26a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4z" />
      <path
        className={styles.paper}
        d="M26 24h44l6 15a7.3 7.3 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 7.3 7.3 0 0 1-14 0z"
      />
      <circle className={styles.lineOrange} cx="48" cy="61" r="8" />
    </>
  ),
};

export function AppIcon({app, size}: {readonly app: DownloadCatalog; readonly size: number}) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
      {drawings[app]}
    </svg>
  );
}
