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
  /** Phones show the names of the parts, without what they do. */
  readonly brief?: boolean | undefined;
}

/** Boxes lie apart on a diagonal: phones show its two halves, one above the other, each as wide as the window. */
const inHalves: readonly string[] = ['b1'];

export function DeviceInside({media, device: {alt, parts, note}, brief}: DeviceInsideProps) {
  const isInHalves = inHalves.includes(media);
  const picture = (words: string) => (
    <div className={styles.picture}>
      <Picture
        family="exploded"
        name={media}
        alt={words}
        sizes={`(max-width: 599px) ${isInHalves ? 190 : 84}vw, (max-width: 1179px) 100vw, 640px`}
      />
      {parts.map(({name, x, y}, index) => (
        <span key={name} aria-hidden="true" style={{'--x': `${x}%`, '--y': `${y}%`} as CSSProperties}>
          {index + 1}
        </span>
      ))}
    </div>
  );
  return (
    <div className={clsx(styles.inside, brief && styles.brief)}>
      <div className={styles.ground}>
        {isInHalves ? (
          <>
            <div className={styles.half}>{picture(alt)}</div>
            <div className={styles.half}>{picture('')}</div>
          </>
        ) : (
          picture(alt)
        )}
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
