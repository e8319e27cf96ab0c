/** The decisive moment of an event with its boxes, without a clip: a thumbnail of what an algorithm finds. */
import {Picture} from '@site/src/components/media/Picture';
import {algorithmEvents} from '@site/src/facts/algorithmEvents';
import type {AlgorithmId} from '@site/src/facts/algorithms';
import {CameraOverlay} from './CameraOverlay';
import styles from './CameraStill.module.css';
import {closeUpOf, closeUpStyle, shotIn, sizesOf, wholePicture} from './closeUp';
import {shotOfStill} from './tracks';

export interface CameraStillProps {
  readonly event: AlgorithmId;
  /** Empty where words beside it say what it shows. */
  readonly alt: string;
  /** The `sizes` attribute: how wide it is shown. */
  readonly sizes: string;
  /** A small finding is shown large: for small pictures. */
  readonly isCloseUp?: boolean;
}

export function CameraStill({event, alt, sizes, isCloseUp = false}: CameraStillProps) {
  const part = isCloseUp ? closeUpOf(event) : wholePicture;
  return (
    <span className={styles.still} style={closeUpStyle(part)}>
      <Picture family="event" name={event} alt={alt} sizes={sizesOf(part, sizes)} />
      <CameraOverlay event={event} shot={shotIn(shotOfStill(algorithmEvents[event]), part)} />
    </span>
  );
}
