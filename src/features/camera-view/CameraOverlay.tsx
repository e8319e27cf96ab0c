/** Boxes, names and zone over a camera's picture; the alternative text of the picture says what they show. */
import copy from '@copy/camera-view';
import clsx from 'clsx';
import styles from './CameraOverlay.module.css';
import {placeLabels} from './labels';
import {picture, type Shot} from './tracks';

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`;
const corners = ['M16 44V16h28', 'M596 16h28v28', 'M624 316v28h-28', 'M44 344H16v-28'];

export function CameraOverlay({shot}: {readonly shot: Shot}) {
  const {boxes, zone, isAlert} = shot;
  const labels = placeLabels(shot, (kind) => copy.kinds[kind]);
  return (
    <span className={styles.overlay} data-alert={isAlert || undefined} aria-hidden="true">
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} preserveAspectRatio="none">
        <path className={styles.corners} d={corners.join('')} />
        {zone && <polygon className={styles.zone} points={zone.map((point) => point.join()).join(' ')} />}
        {boxes.map(({track, tone, box: [x, y, width, height]}) => (
          <rect key={track} className={styles[tone]} x={x} y={y} width={width} height={height} rx="2" />
        ))}
      </svg>
      {labels.map(({box, x, y, toStart, up}) => (
        <span
          key={box.track}
          className={clsx(styles.label, styles[box.tone])}
          style={{
            [toStart ? 'right' : 'left']: percent(toStart ? picture.width - x : x, picture.width),
            [up ? 'bottom' : 'top']: percent(up ? picture.height - y : y, picture.height),
          }}
        >
          {copy.kinds[box.kind]}
        </span>
      ))}
    </span>
  );
}
