import copy from '@copy/demos/console';
import {Badge} from '@site/src/components/ui/Badge';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './PhoneFrame.module.css';

export interface PhoneFrameProps {
  readonly title: string;
  readonly note: string;
  /** What a screen reader calls it. */
  readonly label: string;
  /** A mini program has the host's capsule at the top, an app its own bar at the foot. */
  readonly capsule?: boolean;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A telephone with a screen of ours: title, content that scrolls, and what stands at the foot. */
export function PhoneFrame({title, note, label, capsule, foot, children}: PhoneFrameProps) {
  return (
    <div className={clsx(styles.phone, capsule && styles.short)} role="group" aria-label={label}>
      <div className={styles.head}>
        <div>
          <b>{title}</b>
          <span>{note}</span>
        </div>
        {capsule && <i className={styles.capsule} aria-hidden="true" />}
        <p className={styles.sample}>
          <Badge tone="warm">{copy.badge}</Badge>
        </p>
      </div>
      <div className={styles.content}>{children}</div>
      {foot}
    </div>
  );
}
