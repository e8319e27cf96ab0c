/**
 * Pictures of a device: one large, the others as thumbnails. The whole device stands first and never leaves, so that the first
 * paint is its picture alone; a view that is chosen is laid over it. Without script the first picture stays, and the others are
 * in the overview.
 */
import copy from '@copy/hardware/template';
import {lazy, Suspense, useState} from 'react';
import {Picture} from '@site/src/components/media/Picture';
import type {HardwarePage} from '@site/src/features/hardware/data/types';
import {focusStyle} from './focusStyle';
import styles from './Gallery.module.css';

const DeviceTurn = lazy(() => import('@site/src/features/hardware/turn/DeviceTurn'));

type View = keyof typeof copy.thumbs;
type Focus = readonly [x: number, y: number, zoom: number];

const thumbSize = '88px';

/** Views of a device in the order of the thumbnails. */
function viewsOf({views}: HardwarePage): readonly View[] {
  const more = (['turn', 'mounted', 'rear'] as const).filter((view) => views[view]);
  return ['whole', 'close', ...(more.length > 0 ? more : ['base' as const])];
}

/** What of the whole picture is enlarged. */
function focusOf({pictures}: HardwarePage, view: View): Focus {
  if (view === 'base') return [50, 78, 1.7];
  if (view !== 'close') return [50, 50, 1];
  const detail = pictures.find((picture) => 'detail' in picture);
  return detail && 'detail' in detail ? detail.detail : [50, 42, 1.8];
}

export function Gallery({page, alt}: {readonly page: HardwarePage; readonly alt: string}) {
  const [shown, show] = useState<View>('whole');
  const {media, name} = page;
  const over = shown === 'turn' || shown === 'mounted' || shown === 'rear';
  return (
    <div role="group" aria-label={copy.gallery(name)}>
      <div className={styles.picture}>
        <div className={over ? styles.under : undefined} style={focusStyle(focusOf(page, shown))}>
          <Picture family="cutout" name={media} alt={alt} sizes="(max-width: 959px) 100vw, 660px" priority />
        </div>
        {over && <Over view={shown} page={page} />}
      </div>
      <div className={styles.thumbs}>
        {viewsOf(page).map((view) => (
          <button
            key={view}
            type="button"
            aria-label={copy.thumbs[view]}
            title={copy.thumbs[view]}
            aria-pressed={view === shown}
            onClick={() => show(view)}
          >
            <Thumb view={view} page={page} />
          </button>
        ))}
      </div>
    </div>
  );
}

function Over({view, page}: {readonly view: 'turn' | 'mounted' | 'rear'; readonly page: HardwarePage}) {
  const {media, name, views} = page;
  const sizes = '(max-width: 959px) 100vw, 660px';
  return (
    <div className={styles.over} data-view={view}>
      {view === 'turn' && (
        <Suspense>
          <DeviceTurn media={media} name={name} />
        </Suspense>
      )}
      {view === 'mounted' && views.mounted && (
        <Picture family="mounted" name={media} alt={views.mounted.alt} sizes={sizes} />
      )}
      {view === 'rear' && views.rear && (
        <Picture family="cutout" name={`${media}-rear`} alt={views.rear.alt} sizes={sizes} />
      )}
    </div>
  );
}

function Thumb({view, page}: {readonly view: View; readonly page: HardwarePage}) {
  const {media} = page;
  if (view === 'mounted') return <Picture family="mounted" name={media} alt="" sizes={thumbSize} />;
  if (view === 'rear') return <Picture family="cutout" name={`${media}-rear`} alt="" sizes={thumbSize} />;
  return (
    <>
      <span style={focusStyle(focusOf(page, view))}>
        <Picture family="cutout" name={media} alt="" sizes={thumbSize} />
      </span>
      {view === 'turn' && <b aria-hidden="true">360°</b>}
    </>
  );
}
