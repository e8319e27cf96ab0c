/** What a camera sees when an algorithm finds something: the decisive moment with its boxes, and a clip of it on intent. */
import copy from '@copy/camera-view';
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import {algorithmEvents} from '@site/src/facts/algorithmEvents';
import type {AlgorithmId} from '@site/src/facts/algorithms';
import {CameraOverlay} from './CameraOverlay';
import styles from './CameraView.module.css';
import {closeUpOf, closeUpStyle, shotIn, sizesOf, wholePicture} from './closeUp';
import {picture, shotOfStill} from './tracks';
import {useCameraPlayback} from './useCameraPlayback';

export interface CameraViewProps {
  readonly event: AlgorithmId;
  /** Name of the event in the words of the page. */
  readonly label: string;
  /** The `sizes` attribute: how wide it is shown. */
  readonly sizes: string;
  /** The page says once for all stills that they are simulated, and names each below it; the clip says both itself. */
  readonly isOneOfMany?: boolean;
  /** The page names what happens right below: the picture does not repeat it. */
  readonly isTitled?: boolean;
  /** A small finding is shown large, still and clip alike: for small pictures. */
  readonly isCloseUp?: boolean;
  /** It is what a visitor has just opened: it plays without another press. */
  readonly startsByItself?: boolean;
}

export function CameraView({
  event,
  label,
  sizes,
  isOneOfMany = false,
  isTitled = false,
  isCloseUp = false,
  startsByItself = false,
}: CameraViewProps) {
  const {video, state, shot, control, onPause} = useCameraPlayback(event, startsByItself);
  const still = algorithmEvents[event];
  const part = isCloseUp ? closeUpOf(event) : wholePicture;
  const shown = shotIn(shot ?? shotOfStill(still), part);
  const source = `/media/events/${event}`;
  const speaks = !isOneOfMany || state !== 'still';
  return (
    <div className={styles.frame} data-state={state} style={closeUpStyle(part)}>
      <Picture family="event" name={event} alt={copy.alt(label)} sizes={sizesOf(part, sizes)} />
      {state !== 'still' && (
        // The clips have no sound, so there is nothing to caption.
        <video ref={video} {...picture} muted loop playsInline tabIndex={-1} aria-hidden="true" onPause={onPause}>
          <source src={`${source}.webm`} type="video/webm" />
          <source src={`${source}.mp4`} type="video/mp4" />
        </video>
      )}
      <CameraOverlay event={event} shot={shown} hasMarks={speaks} />
      {speaks && <span className={styles.simulated}>{copy.simulated}</span>}
      {speaks && !isTitled && shown.isAlert && <span className={styles.event}>{label}</span>}
      {/* A link to the file: it plays without script too. Space and Enter work as on a button. */}
      <a
        href={`${source}.mp4`}
        role="button"
        className={styles.control}
        aria-label={state === 'playing' ? copy.pause(label) : copy.play(label)}
        {...control}
      >
        <Icon name={state === 'playing' ? 'pause' : 'play'} />
      </a>
    </div>
  );
}
