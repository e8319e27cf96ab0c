/** A status light as it looks on the device, blinking as it does there. */
import type {Led} from '@site/src/facts/models.schema';
import styles from './LightDot.module.css';

export function LightDot({color, pattern}: Pick<Led, 'color' | 'pattern'>) {
  return <span className={styles.light} data-color={color} data-pattern={pattern} aria-hidden="true" />;
}
