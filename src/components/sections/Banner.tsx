/** Head of a product, solution or plain page: 250 px high, 120 on phones. */
import type {RouteId} from '@site/src/site/routes';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {Picture, type PictureProps} from '../media/Picture';
import {Breadcrumbs} from '../ui/Breadcrumbs';
import {Container} from '../ui/Section';
import styles from './Banner.module.css';

export interface BannerProps {
  readonly route: RouteId;
  readonly title: string;
  readonly text: string;
  /** Small buttons below the text, one or two. */
  readonly action?: ReactNode;
  /**
   * What the page is about, at the right edge, whole; none where no device is. A device stands on one page of software at most; a scene
   * is for pages about all of it, and phones do without.
   */
  readonly picture?: Pick<PictureProps, 'family' | 'name' | 'alt'>;
  /**
   * In place of a picture: what fills a place of 376 x 211, and of 568 x 211 from 1400 px on, such as cameras' views; on phones it stands
   * below the title, as high as it is.
   */
  readonly view?: ReactNode;
  /** The picture stands over the lower edge of the banner, large; on narrower screens as any other. */
  readonly isLarge?: boolean;
  /** The picture shows several devices beside each other: wider than one, and on phones below the title. */
  readonly isGroup?: boolean;
  /** Phones show the text, too, and keep the picture, below a button where there is one: for a title that promises nothing by itself. */
  readonly isWholeOnPhones?: boolean;
  /** What is drawn where there is no picture. */
  readonly drawing?:
    'bars' | 'code' | 'nodes' | 'paper' | 'photos' | 'places' | 'shifts' | 'stores' | 'talk' | 'tree' | 'visit';
  /** False where a larger picture stands below in the first view: that one has the priority. */
  readonly isFirstPicture?: boolean;
  /** CSS `background` value, a token. Default: the light of the stage. */
  readonly ground?: string;
  /** Height in CSS pixels from 600 px on; default 250. */
  readonly height?: number;
}

export function Banner({
  route,
  title,
  text,
  action,
  picture,
  view,
  isLarge = false,
  isGroup = false,
  isWholeOnPhones = false,
  drawing,
  isFirstPicture = true,
  ground,
  height,
}: BannerProps) {
  const width = isGroup
    ? 660
    : isLarge
      ? 460
      : picture?.family === 'scene' && height
        ? Math.round((height * 16) / 9)
        : 333;
  const own = {...(ground && {'--ground': ground}), ...(height && {'--height': `${height}px`})} as CSSProperties;
  return (
    <section className={styles.banner} style={ground || height ? own : undefined}>
      <Container className={clsx(styles.inner, isWholeOnPhones && styles.whole, drawing && styles[drawing])}>
        <div className={styles.crumbs}>
          <Breadcrumbs route={route} />
        </div>
        <h1>{title}</h1>
        <p>{text}</p>
        {action && <div className={styles.action}>{action}</div>}
        {picture && (
          <div
            className={clsx(
              styles.picture,
              picture.family === 'scene' && styles.scene,
              isGroup && styles.group,
              isLarge && styles.large,
            )}
          >
            <Picture
              {...picture}
              sizes={`(max-width: 599px) ${isGroup ? '80vw' : '144px'}, (max-width: 959px) ${isGroup ? 300 : 220}px, ${isGroup ? '(max-width: 1279px) 520px, ' : ''}${width}px`}
              priority={isFirstPicture}
            />
          </div>
        )}
        {view && <div className={clsx(styles.picture, styles.view)}>{view}</div>}
      </Container>
    </section>
  );
}
