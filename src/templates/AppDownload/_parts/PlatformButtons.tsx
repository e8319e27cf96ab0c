/** The ways to get an app, the visitor's own as the main button; within WeChat they open the hint instead of a blocked address. */
import type {DownloadEntry, Platform} from '@site/src/facts/downloads.schema';
import type {MouseEvent} from 'react';
import {ButtonAnchor, ButtonLink} from '@site/src/components/ui/Button';
import {PlatformIcon} from '@site/src/features/apps/PlatformIcon';
import type {Visitor} from '@site/src/features/apps/userAgent';
import styles from './PlatformButtons.module.css';

export interface PlatformButtonsProps {
  readonly list: readonly DownloadEntry[];
  /** Place of the client for computers on the downloads page; none where the app has no such client. */
  readonly desktop?: string;
  readonly visitor: Visitor | null;
  readonly labels: Readonly<Record<Platform, string>>;
  /** Called instead of following the link, where the browser would block it. */
  readonly onBlocked: () => void;
}

export function PlatformButtons({list, desktop, visitor, labels, onBlocked}: PlatformButtonsProps) {
  const ways: readonly {readonly platform: Platform; readonly href?: string}[] = [
    ...list.flatMap(({platform, link}) => (link.value ? [{platform, href: link.value}] : [])),
    ...(desktop ? [{platform: 'pc' as const}] : []),
  ];
  const follow = (event: MouseEvent) => {
    if (visitor?.browser !== 'wechat') return;
    event.preventDefault();
    onBlocked();
  };
  return (
    <ul className={styles.ways}>
      {ways.map(({platform, href}) => {
        const look = platform === visitor?.platform ? 'solid' : 'line';
        return (
          <li key={platform}>
            {href ? (
              <ButtonAnchor look={look} size="large" href={href} rel="noopener" onClick={follow}>
                <PlatformIcon platform={platform} />
                {labels[platform]}
              </ButtonAnchor>
            ) : (
              <ButtonLink look={look} size="large" to="downloads" hash={desktop}>
                <PlatformIcon platform={platform} />
                {labels[platform]}
              </ButtonLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
