import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  readonly tone?: 'blue' | 'warm' | 'ok' | 'line' | 'glass';
  readonly className?: string;
  readonly children: ReactNode;
}

export function Badge({tone = 'blue', className, children}: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone], className)}>{children}</span>;
}
