/**
 * A picture of the media library: AVIF then WebP, in the widths the library holds, with its size set against layout
 * shift. Pictures below the fold are lazy; the largest one of the first view takes `priority`.
 */
import Head from '@docusaurus/Head';

/** Families of the library: folder, widths that exist, and the shape (width : height at the largest). */
const families = {
  still: {folder: 'stills', widths: [600, 1200], width: 1200, height: 900, prefix: ''},
  cutout: {folder: 'cutouts', widths: [240, 600, 1200], width: 1200, height: 900, prefix: ''},
  mounted: {folder: 'mounted', widths: [240, 600, 1200], width: 1200, height: 900, prefix: ''},
  scene: {folder: 'stills', widths: [600, 1000, 1600], width: 1600, height: 900, prefix: 'scene-'},
  stage: {folder: 'stage', widths: [800, 1200, 1600], width: 1600, height: 900, prefix: ''},
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
  readonly priority?: boolean;
  /** The library also has `<name>-phone`: the part of the picture that a window below 600 px shows, in the size of a phone. */
  readonly phone?: boolean;
  /** The library also has `<name>-dark`, a version for the dark theme, which follows the system. */
  readonly dark?: boolean;
  readonly className?: string;
}

const onPhones = '(max-width: 599px)';
const onOthers = '(min-width: 600px)';
const inDark = '(prefers-color-scheme: dark)';

export function Picture({family, name, alt, sizes, priority, phone, dark, className}: PictureProps) {
  const {folder, widths, width, height, prefix} = families[family];
  const srcSet = (format: string, base = name) =>
    widths.map((w) => `/media/${folder}/${prefix}${base}-${w}.${format} ${w}w`).join(', ');
  const largest = widths[widths.length - 1];
  const phoneFile = (format: string) => `/media/${folder}/${prefix}${name}-phone.${format}`;
  return (
    <>
      {priority && (
        <Head>
          {phone && (
            <link
              rel="preload"
              as="image"
              type="image/avif"
              href={phoneFile('avif')}
              media={onPhones}
              fetchPriority="high"
            />
          )}
          <link
            rel="preload"
            as="image"
            type="image/avif"
            imageSrcSet={srcSet('avif')}
            imageSizes={sizes}
            media={phone ? onOthers : dark ? `not all and ${inDark}` : undefined}
            fetchPriority="high"
          />
          {dark && (
            <link
              rel="preload"
              as="image"
              type="image/avif"
              imageSrcSet={srcSet('avif', `${name}-dark`)}
              imageSizes={sizes}
              media={inDark}
              fetchPriority="high"
            />
          )}
        </Head>
      )}
      <picture>
        {phone &&
          ['avif', 'webp'].map((format) => (
            <source key={format} media={onPhones} type={`image/${format}`} srcSet={phoneFile(format)} />
          ))}
        {dark &&
          ['avif', 'webp'].map((format) => (
            <source
              key={format}
              media={inDark}
              type={`image/${format}`}
              srcSet={srcSet(format, `${name}-dark`)}
              sizes={sizes}
            />
          ))}
        <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
        <img
          src={`/media/${folder}/${prefix}${name}-${largest}.webp`}
          srcSet={srcSet('webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          className={className}
          decoding={priority ? 'sync' : 'async'}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    </>
  );
}
