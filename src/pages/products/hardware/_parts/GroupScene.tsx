/** A device where it hangs, and in the corner of that picture what it sees and finds there. */
import {Picture} from '@site/src/components/media/Picture';
import styles from './GroupScene.module.css';

export interface GroupSceneProps {
  /** Device in its place, a picture of the family "mounted". */
  readonly mounted: string;
  /** Event that it sees; the style sheet draws what it finds. */
  readonly seen: 'overhead-counting' | 'queue-length';
  /** Where the device is not. */
  readonly corner: 'left' | 'right';
  readonly alt: string;
  readonly seenAlt: string;
  /** Says that the small picture is simulated. */
  readonly caption: string;
}

export function GroupScene({mounted, seen, corner, alt, seenAlt, caption}: GroupSceneProps) {
  return (
    <figure className={styles.scene}>
      <div className={styles.pictures}>
        <Picture family="mounted" name={mounted} alt={alt} sizes="(max-width: 1079px) 92vw, 760px" />
        <div className={styles[corner]} data-seen={seen}>
          <Picture family="event" name={seen} alt={seenAlt} sizes="(max-width: 1079px) 38vw, 304px" />
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
