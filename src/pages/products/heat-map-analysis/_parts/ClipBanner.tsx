/** Head of a product that moves: its words at the left, a clip at the right that plays when somebody wants it. */
import type {RouteId} from '@site/src/site/routes';
import {VideoPlayer, type VideoPlayerProps} from '@site/src/components/media/VideoPlayer';
import {Breadcrumbs} from '@site/src/components/ui/Breadcrumbs';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Container} from '@site/src/components/ui/Section';
import styles from './ClipBanner.module.css';

export interface ClipBannerProps {
  readonly route: RouteId;
  readonly title: string;
  readonly text: string;
  readonly clip: VideoPlayerProps['clip'];
  readonly label: string;
  /** A way down the same page. */
  readonly more: {readonly label: string; readonly hash: string};
}

export function ClipBanner({route, title, text, clip, label, more}: ClipBannerProps) {
  return (
    <section className={styles.banner}>
      <Container className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumbs route={route} />
          <h1>{title}</h1>
          <p>{text}</p>
          <MoreLink to={route} hash={more.hash}>
            {more.label}
          </MoreLink>
        </div>
        <VideoPlayer clip={clip} label={label} className={styles.clip} />
      </Container>
    </section>
  );
}
