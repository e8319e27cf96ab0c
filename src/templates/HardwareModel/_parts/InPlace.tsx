/**
 * The device in its place, with the sentence that tells its size, and its back with the ports. A device without a picture of its
 * back leaves half the width: what the page says next stands there.
 */
import copy from '@copy/hardware/template';
import {Picture} from '@site/src/components/media/Picture';
import type {HardwarePage} from '@site/src/features/hardware/data/types';
import type {ReactNode} from 'react';
import styles from './InPlace.module.css';

/** Pictures whose device stands below the middle; all others hang. */
const standing: readonly string[] = ['w3-e'];

export function InPlace({page, children}: {readonly page: HardwarePage; readonly children: ReactNode}) {
  const {
    media,
    views: {mounted, rear},
  } = page;
  if (!mounted && !rear) return children;
  const sizes = '(max-width: 959px) 100vw, 570px';
  const alone = !mounted || !rear;
  return (
    <>
      <section className={styles.place} aria-label={mounted ? undefined : copy.thumbs.rear}>
        {mounted && <h3>{copy.overview.inPlace}</h3>}
        <div data-alone={alone ? '' : undefined}>
          {mounted && (
            <figure data-low={standing.includes(media) ? '' : undefined}>
              <Picture family="mounted" name={media} alt={mounted.alt} sizes={sizes} />
              <figcaption>{mounted.caption}</figcaption>
            </figure>
          )}
          {rear && (
            <figure className={styles.rear}>
              <Picture family="cutout" name={`${media}-rear`} alt="" sizes={sizes} />
              <figcaption>{rear.alt}</figcaption>
            </figure>
          )}
          {alone && children}
        </div>
      </section>
      {!alone && children}
    </>
  );
}
