import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon, type IconName} from './Icon';
import styles from './Notice.module.css';

export interface NoticeProps {
  readonly tone?: 'info' | 'warn' | 'error' | 'ok';
  readonly icon?: IconName;
  /** Bold first words. */
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const icons = {info: 'info', warn: 'warning', error: 'error', ok: 'check'} as const;

export function Notice({tone = 'info', icon = icons[tone], title, className, children}: NoticeProps) {
  return (
    <div className={clsx(styles.notice, styles[tone], className)}>
      <Icon name={icon} size={24} />
      <div>
        {title && <strong>{title} </strong>}
        {children}
      </div>
    </div>
  );
}
