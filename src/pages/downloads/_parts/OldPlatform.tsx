/** Downloads of the older platform, folded; opens by itself for a link to something inside. */
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './OldPlatform.module.css';

export interface OldPlatformProps {
  readonly title: string;
  readonly text: string;
  /** Anchors inside. */
  readonly anchors: readonly string[];
  readonly children: ReactNode;
}

export function OldPlatform({title, text, anchors, children}: OldPlatformProps) {
  const {hash} = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const anchor = hash.slice(1);
    if (!details.current || !anchors.includes(anchor)) return;
    details.current.open = true;
    document.getElementById(anchor)?.scrollIntoView();
  }, [hash, anchors]);
  return (
    <details ref={details} className={styles.old}>
      <summary>
        <span>
          <b>{title}</b>
          <span>{text}</span>
        </span>
        <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  );
}
