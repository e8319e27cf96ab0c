/** The picture of a news post: front matter names a file of the library, which tells family and base name. */
import {Picture, type PictureProps} from '../../components/media/Picture';
import styles from './NewsPicture.module.css';

export interface NewsPictureProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  /** e.g. `/media/stills/e3-x-1200.webp`, or a drawn chart, `/media/charts/….svg`. */
  readonly image: string;
}

export function NewsPicture({image, ...rest}: NewsPictureProps) {
  if (image.endsWith('.svg')) return <ChartPicture image={image} priority={rest.priority} />;
  const [, folder = '', base = ''] = /([^/]+)\/([^/]+)-\d+\.\w+$/.exec(image) ?? [];
  const family = base.startsWith('scene-') ? 'scene' : (families[folder] ?? 'still');
  return (
    <Picture
      family={family}
      name={base.replace(/^scene-/, '')}
      alt=""
      className={family === 'mounted' ? styles.mounted : undefined}
      {...rest}
    />
  );
}

/** Families of pictures that fill their frame, by their folder; others are devices on a ground. */
const families: Readonly<Record<string, PictureProps['family'] | undefined>> = {
  mounted: 'mounted',
  views: 'view',
  events: 'event',
};

/** Scales without loss and weighs about a kilobyte, so it needs no sizes; it has its own colors for the dark. */
function ChartPicture({image, priority}: Pick<NewsPictureProps, 'image' | 'priority'>) {
  return (
    <img
      src={image}
      width={1600}
      height={900}
      alt=""
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
