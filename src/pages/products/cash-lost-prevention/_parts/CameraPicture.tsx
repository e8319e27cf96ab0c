/** What a camera at the checkout sees, in its frame and marked as simulated. */
import cameraCopy from '@copy/camera-view';
import {Picture} from '@site/src/components/media/Picture';
import styles from './CameraPicture.module.css';

export interface CameraPictureProps {
  /** A view of the picture library. */
  readonly view: 'till-top-day' | 'till-both-night';
  /** What is to be seen, in a few words. */
  readonly label: string;
  /** The `sizes` attribute: how wide it is shown. */
  readonly sizes: string;
}

export function CameraPicture({view, label, sizes}: CameraPictureProps) {
  return (
    <div className={styles.frame}>
      <Picture family="view" name={view} alt={cameraCopy.alt(label)} sizes={sizes} />
      <span className={styles.simulated}>{cameraCopy.simulated}</span>
    </div>
  );
}
