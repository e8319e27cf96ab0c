/** News that stands over the page without covering what the visitor is doing, in a region that is read out. */
import type {ComponentProps} from 'react';
import {Icon} from './Icon';
import styles from './Toast.module.css';

export function ToastRegion(props: Omit<ComponentProps<'div'>, 'className'> & {readonly role: 'status' | 'alert'}) {
  return <div {...props} className={styles.region} />;
}

export interface ToastProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** Closes it; no such button when absent. */
  readonly onDismiss?: () => void;
  readonly dismissLabel?: string;
}

/** One piece of news: a `<p>`, then what can be done about it. */
export function Toast({onDismiss, dismissLabel, children, ...rest}: ToastProps) {
  return (
    <section {...rest} className={styles.toast}>
      {children}
      {onDismiss && (
        <button type="button" className={styles.close} aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
