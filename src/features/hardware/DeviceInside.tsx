/** A device pulled apart: a picture with a number at each part, and what each part does; on wide screens beside each other. */
import type {CSSProperties} from 'react';
import {Picture} from '../../components/media/Picture';
import type {DeviceParts} from './data/types';
import styles from './DeviceInside.module.css';

interface DeviceInsideProps {
  /** Base name of the picture. */
  readonly media: string;
  readonly device: DeviceParts;
}

export function DeviceInside({media, device: {alt, parts, note}}: DeviceInsideProps) {
  return (
    <div className={styles.inside}>
      <div className={styles.ground}>
        <div className={styles.picture}>
          <Picture
            family="exploded"
            name={media}
            alt={alt}
            sizes="(max-width: 599px) 84vw, (max-width: 1179px) 100vw, 560px"
          />
          {parts.map(({name, x, y}, index) => (
            <span key={name} aria-hidden="true" style={{'--x': `${x}%`, '--y': `${y}%`} as CSSProperties}>
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <ol className={styles.parts}>
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
