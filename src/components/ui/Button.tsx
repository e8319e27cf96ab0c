import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {SiteLink, type SiteLinkProps} from './SiteLink';
import styles from './Button.module.css';

interface Look {
  /** `solid`: the main action. `trial`: the one free trial. `line`: everything else. `night`: outlined on dark bands. */
  readonly look?: 'solid' | 'trial' | 'line' | 'night';
  readonly size?: 'normal' | 'small' | 'large';
  readonly block?: boolean;
}

const classOf = ({look = 'solid', size = 'normal', block}: Look, extra?: string) =>
  clsx(styles.button, styles[look], size !== 'normal' && styles[size], block && styles.block, extra);

export function Button({look, size, block, className, ...rest}: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classOf({look, size, block}, className)} />;
}

export function ButtonLink({look, size, block, className, ...rest}: Look & SiteLinkProps) {
  return <SiteLink {...rest} className={classOf({look, size, block}, className)} />;
}

/** For addresses outside the registry: telephone, mail, other sites, generated pages. */
export function ButtonAnchor({look, size, block, className, children, ...rest}: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf({look, size, block}, className)}>
      {children}
    </a>
  );
}

/** A row of buttons under a text. */
export function Actions({children, className}: {readonly children: ReactNode; readonly className?: string}) {
  return <div className={clsx(styles.actions, className)}>{children}</div>;
}
