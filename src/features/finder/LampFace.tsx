/** A status light where it is, below the lens of a camera, and its rhythm. Cameras shine alike, so one stands for all. */
import type {Led} from '@site/src/facts/models.schema';
import {Picture} from '../../components/media/Picture';
import {LightDot} from './LightDot';
import styles from './LampFace.module.css';

export function LampFace({color, pattern}: Pick<Led, 'color' | 'pattern'>) {
  return (
    <span className={styles.face} aria-hidden="true">
      <Picture family="cutout" name="w3-e" alt="" sizes="(max-width: 599px) 190px, 400px" upTo={600} />
      <LightDot color={color} pattern={pattern} />
    </span>
  );
}
