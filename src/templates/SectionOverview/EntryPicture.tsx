import clsx from 'clsx';
import type {CSSProperties} from 'react';
import {Picture} from '@site/src/components/media/Picture';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import type {RouteId} from '@site/src/site/routes';
import {entryPictures} from './entryPictures';
import styles from './SectionOverview.module.css';

const sizes = '(max-width: 599px) 112px, (max-width: 959px) 48vw, 560px';

/** The picture of an entry's card; nothing where there is none. The name of the entry beside it says what it is. */
export function EntryPicture({id}: {readonly id: RouteId}) {
  const picture = entryPictures[id];
  if (!picture) return null;
  const family = 'event' in picture ? 'event' : picture.family;
  const fills = family === 'event' || family === 'view' || family === 'mounted';
  return (
    <span
      className={clsx(styles.picture, fills && styles.view, family === 'mounted' && styles.mounted)}
      style={'keepY' in picture ? ({'--keep-y': `${picture.keepY}%`} as CSSProperties) : undefined}
      aria-hidden="true"
    >
      {'event' in picture ? (
        <CameraStill event={picture.event} alt="" sizes={sizes} />
      ) : (
        <Picture family={picture.family} name={picture.name} alt="" sizes={sizes} />
      )}
    </span>
  );
}
