/** A snapshot as it is filed: the picture with what is written into it, so that it can be held up months later. */
import {SceneCrop, type SceneCropProps} from '@site/src/components/media/SceneCrop';
import styles from './EvidenceShot.module.css';

export interface EvidenceShotProps extends SceneCropProps {
  /** Lines of the watermark, top to bottom. */
  readonly stamp: readonly string[];
  /** What somebody marked in the picture. */
  readonly mark: string;
}

export function EvidenceShot({stamp, mark, ...crop}: EvidenceShotProps) {
  return (
    <figure className={styles.shot}>
      <SceneCrop {...crop} />
      <div className={styles.ring}>
        <span>{mark}</span>
      </div>
      <figcaption className={styles.stamp}>
        {stamp.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </figcaption>
    </figure>
  );
}
