/** A device where it hangs, and beside it what it sees and finds there. */
import {Picture} from '@site/src/components/media/Picture';
import styles from './GroupScene.module.css';

export interface GroupSceneProps {
  /** Device in its place, a picture of the family "mounted". */
  readonly mounted: string;
  /** Event that it sees; the style sheet draws what it finds. */
  readonly seen: 'overhead-counting' | 'queue-length';
  readonly alt: string;
  readonly seenAlt: string;
  /** Says that the second picture is simulated. */
  readonly caption: string;
  /** What it counts, beside the box. */
  readonly found?: string;
}

export function GroupScene({mounted, seen, alt, seenAlt, caption, found}: GroupSceneProps) {
  return (
    <figure className={styles.scene}>
      <div className={styles.pictures}>
        <div>
          <Picture
            family="mounted"
            name={mounted}
            alt={alt}
            sizes="(max-width: 599px) 92vw, (max-width: 1327px) 40vw, 510px"
          />
        </div>
        <div data-seen={seen}>
          <Picture
            family="event"
            name={seen}
            alt={seenAlt}
            sizes="(max-width: 599px) 92vw, (max-width: 1327px) 53vw, 680px"
          />
          {found && (
            <span className={styles.found} aria-hidden="true">
              {found}
            </span>
          )}
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
