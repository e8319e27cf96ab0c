/** One layer of a store as a tilted plate, and on it what the layer is made of: the devices as they are, software drawn. */
import {CloudShape} from '@site/src/components/diagrams/shapes';
import {Picture} from '@site/src/components/media/Picture';
import type {LayerId} from './layerChoice';
import styles from './StoreLayers.module.css';

/** The cut-outs that stand on a plate. */
const devices: Readonly<Record<LayerId, readonly string[]>> = {
  apps: ['phone'],
  platform: [],
  edge: ['b1', 'ul-8208nh'],
  network: ['ul-8208nh-rear'],
  devices: ['e3-x'],
};

/** Decoration: the words beside it name what stands there. */
export function StorePlate({layer}: {readonly layer: LayerId}) {
  return (
    <>
      <i className={styles.top} />
      <svg className="dg" viewBox="0 0 360 148" aria-hidden="true">
        <path className={styles.side} d="M2 64v16l178 64 178-64V64l-178 64z" />
        <path className={styles.edge} d="M180 2 358 64l-178 64L2 64z" />
        {layer === 'platform' && (
          <>
            <path className="s" d="M96 40v40c0 16 68 16 68 0V40" />
            <ellipse className="s" cx="130" cy="40" rx="34" ry="12" />
            <g transform="translate(236 60) scale(.8)">
              <CloudShape />
            </g>
          </>
        )}
      </svg>
      <span className={styles.stand}>
        {devices[layer].map((name) => (
          <Picture key={name} family="cutout" name={name} alt="" sizes="(max-width: 599px) 44px, 128px" />
        ))}
      </span>
    </>
  );
}
