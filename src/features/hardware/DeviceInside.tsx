/** A device pulled apart: a picture with a number at each part, and what each part does; on wide screens beside each other. */
import clsx from 'clsx';
import type {CSSProperties} from 'react';
import {Picture} from '../../components/media/Picture';
import type {DeviceParts} from './data/types';
import styles from './DeviceInside.module.css';

interface DeviceInsideProps {
  /** Base name of the picture. */
  readonly media: string;
  readonly device: DeviceParts;
}

/** The parts of the box lie one above the other: its picture is higher, and phones have the names beside the parts. */
const stacked: readonly string[] = ['b1'];

export function DeviceInside({media, device: {alt, parts, note}}: DeviceInsideProps) {
  const isStack = stacked.includes(media);
  return (
    <div className={styles.inside}>
      <div className={styles.ground}>
        <div className={clsx(styles.picture, isStack && styles.stack)}>
          <Picture
            family="exploded"
            name={media}
            alt={alt}
            sizes={
              isStack ? '(max-width: 599px) 104vw, 640px' : '(max-width: 599px) 84vw, (max-width: 1179px) 100vw, 640px'
            }
          />
          {parts.map(({name, x, y}, index) => (
            <span key={name} aria-hidden="true" style={{'--x': `${x}%`, '--y': `${y}%`} as CSSProperties}>
              {index + 1}
              {isStack && <b>{name}</b>}
            </span>
          ))}
        </div>
      </div>
      <ol className={styles.parts} data-first="3">
        {parts.map(({name, text}) => (
          <li key={name}>
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note} data-shared>
        {note}
      </p>
    </div>
  );
}
