/** The device in its place, with the sentence that tells its size, and its back with the ports. */
import copy from '@copy/hardware/template';
import {Picture} from '@site/src/components/media/Picture';
import type {HardwarePage} from '@site/src/features/hardware/data/types';
import styles from './InPlace.module.css';

export function InPlace({page}: {readonly page: HardwarePage}) {
  const {
    media,
    views: {mounted, rear},
  } = page;
  if (!mounted && !rear) return null;
  const sizes = mounted && rear ? '(max-width: 959px) 100vw, 570px' : '(max-width: 959px) 100vw, 760px';
  return (
    <section
      className={styles.place}
      aria-label={mounted ? undefined : copy.thumbs.rear}
      data-alone={mounted && rear ? undefined : ''}
    >
      {mounted && <h3>{copy.overview.inPlace}</h3>}
      <div>
        {mounted && (
          <figure>
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
      </div>
    </section>
  );
}
