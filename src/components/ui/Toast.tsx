/** Toasts: messages over the page that do not cover what the visitor is doing, in a live region. */
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

/** One message: a `<p>`, then its actions. */
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
