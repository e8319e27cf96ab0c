/**
 * A picture of the media library: AVIF then WebP, in the widths the library holds, with its size set against layout
 * shift. Pictures below the fold are lazy; the largest one of the first view takes `priority`.
 */
import Head from '@docusaurus/Head';

/**
 * Families of the library: folder, widths that exist, the shape (width : height at the largest), and the width that a phone
 * gets of a picture with `priority`. Files of devices and scenes are cut out; a `still` or a `scene` stands on a ground of its
 * own, which is light or dark with the page (`--picture-ground`).
 */
const families = {
  still: {folder: 'cutouts', widths: [600, 1200], width: 1200, height: 900, prefix: '', onPhones: 600},
  cutout: {folder: 'cutouts', widths: [240, 600, 1200], width: 1200, height: 900, prefix: '', onPhones: 600},
  mounted: {folder: 'mounted', widths: [240, 600, 1200], width: 1200, height: 900, prefix: '', onPhones: 600},
  exploded: {folder: 'exploded', widths: [600, 1000, 1600], width: 1600, height: 720, prefix: '', onPhones: 600},
  scene: {folder: 'stills', widths: [320, 600, 1000, 1600], width: 1600, height: 900, prefix: 'scene-', onPhones: 600},
  event: {folder: 'events', widths: [320, 640], width: 640, height: 360, prefix: '', onPhones: 640},
  view: {folder: 'views', widths: [480, 960, 1440], width: 1440, height: 810, prefix: '', onPhones: 480},
  stage: {folder: 'stage', widths: [800, 1200, 1600], width: 1600, height: 900, prefix: '', onPhones: 800},
} as const;

export interface PictureProps {
  readonly family: keyof typeof families;
  /** Base name in the library, e.g. "e3-x", "catering". */
  readonly name: string;
  /** Alternative text; empty for decorative pictures. */
  readonly alt: string;
  /**
   * The `sizes` attribute: how wide the picture is shown. Up to a tenth less for phones whose next larger file would weigh twice as
   * much: at their density nobody sees it.
   */
  readonly sizes: string;
  /**
   * The largest picture of the first view. Large windows preload it. Phones get one file of at most 16 KiB, which the build
   * writes into the HTML (`scripts/first-paint`): it is painted with the words, without a round trip of its own.
   */
  readonly priority?: boolean;
  /** The library also has `<name>-phone`: the part of the picture that a window below 600 px shows, in the size of a phone. */
  readonly phone?: boolean;
  /** Name of its twin for dark pages, which load that one alone; a phone fetches it. */
  readonly dark?: string | undefined | false;
  /** The largest width that is offered, where many small pictures stand together and the HTML is near its limit. */
  readonly upTo?: number;
  readonly className?: string;
}

const smallWindow = '(max-width: 599px)';
const largeWindow = '(min-width: 600px)';
const inScheme = (scheme: string) => `(prefers-color-scheme: ${scheme})`;

export function Picture({family, name, alt, sizes, priority, phone, dark, upTo = Infinity, className}: PictureProps) {
  const {folder, widths: all, width, height, prefix, onPhones} = families[family];
  const widths = all.filter((w) => w <= upTo);
  const srcSet = (format: string, of = name) =>
    widths.map((w) => `/media/${folder}/${prefix}${of}-${w}.${format} ${w}w`).join(', ');
  const largest = widths[widths.length - 1];
  const phoneFile = (format: string, of = name) =>
    `/media/${folder}/${prefix}${of}-${phone ? 'phone' : onPhones}.${format}`;
  return (
    <>
      {priority && (
        <Head>
          {[name, ...(dark ? [dark] : [])].map((of) => (
            <link
              key={of}
              rel="preload"
              as="image"
              type="image/avif"
              imageSrcSet={srcSet('avif', of)}
              imageSizes={sizes}
              media={dark ? `${largeWindow} and ${inScheme(of === dark ? 'dark' : 'light')}` : largeWindow}
              fetchPriority="high"
            />
          ))}
        </Head>
      )}
      <picture>
        {dark && (
          <>
            <source
              media={`${smallWindow} and ${inScheme('dark')}`}
              type="image/avif"
              srcSet={phoneFile('avif', dark)}
            />
            <source media={inScheme('dark')} type="image/avif" srcSet={srcSet('avif', dark)} sizes={sizes} />
          </>
        )}
        {(priority || phone) && <source media={smallWindow} type="image/avif" srcSet={phoneFile('avif')} />}
        {phone && <source media={smallWindow} type="image/webp" srcSet={phoneFile('webp')} />}
        <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
        <img
          src={`/media/${folder}/${prefix}${name}-${largest}.webp`}
          srcSet={srcSet('webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          className={className}
          data-ground={family === 'still' || family === 'scene' ? '' : undefined}
          decoding={priority ? 'sync' : 'async'}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    </>
  );
}
