/** Logos and pictures to download, with their sizes and what they may be used for. */
import copy from '@copy/press';
import {ButtonAnchor} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import {
  pressArchives,
  pressLogos,
  pressPath,
  pressPictures,
  sizeText,
  type PressPictureId,
} from '@site/src/facts/press';
import {NewsPicture} from '@site/src/features/news/NewsPicture';
import styles from '../PressRoom.module.css';
import {Part} from './Part';

const {downloads} = copy;

type AnyFile = Parameters<typeof pressPath>[0];

/** "PNG, 1024 × 1024 pixels, 28 KB" */
function sizeOf(file: AnyFile): string {
  const kind = file.file.replace(/.*\./, '').replace('jpg', 'jpeg').toUpperCase();
  const {width, height} = file;
  return [kind, width && height && downloads.pixels(width, height), sizeText(file)].filter(Boolean).join(' · ');
}

/** Saves a file; it is the same in both editions, so its address has no prefix. */
function Save({file, children}: {readonly file: AnyFile; readonly children: string}) {
  return (
    <a href={pressPath(file)} download={file.file}>
      {children}
      <small>{sizeOf(file)}</small>
    </a>
  );
}

function Archive({file, children}: {readonly file: AnyFile; readonly children: string}) {
  return (
    <ButtonAnchor look="line" href={pressPath(file)} download={file.file}>
      <Icon name="download" />
      {children} ({sizeOf(file)})
    </ButtonAnchor>
  );
}

const isWhite = (id: string): boolean => id.startsWith('white');

export function PressDownloads() {
  return (
    <Part id="downloads" title={downloads.title} lead={downloads.lead}>
      <h3>{downloads.logos}</h3>
      <p className={styles.after}>
        <Archive file={pressArchives.logos}>{downloads.allLogos}</Archive>
      </p>
      <ul className={styles.files}>
        {Object.entries(pressLogos).map(([id, file]) => (
          <li key={id}>
            <span className={isWhite(id) ? styles.dark : styles.light}>
              <img
                src={pressPath(isWhite(id) ? pressLogos.whiteSvg : pressLogos.colorSvg)}
                alt=""
                width="56"
                height="56"
                loading="lazy"
              />
            </span>
            <Save file={file}>{isWhite(id) ? downloads.logoOnDark : downloads.logoOnLight}</Save>
          </li>
        ))}
      </ul>
      <h3>{downloads.pictures}</h3>
      <p className={styles.after}>
        <Archive file={pressArchives.pictures}>{downloads.allPictures}</Archive>
      </p>
      <ul className={styles.files}>
        {(Object.keys(pressPictures) as PressPictureId[]).map((id) => (
          <li key={id}>
            <span className={styles.thumb}>
              <NewsPicture image={`/media/stills/${pressPictures[id].file.replace('.jpg', '.webp')}`} sizes="112px" />
            </span>
            <Save file={pressPictures[id]}>{downloads.names[id]}</Save>
          </li>
        ))}
      </ul>
      <h3>{downloads.terms.title}</h3>
      <ul className={styles.terms}>
        {downloads.terms.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Part>
  );
}
