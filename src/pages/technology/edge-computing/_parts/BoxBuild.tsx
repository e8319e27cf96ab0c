/** The edge box pulled apart, with a fact at each of four parts; below it the devices that compute, side by side. */
import {Picture} from '@site/src/components/media/Picture';
import type {CSSProperties} from 'react';
import styles from './BoxBuild.module.css';

/** Facts in the order of their parts in the picture, from left to right; BoxBuild.module.css leads each to its part. */
const parts = ['power', 'chip', 'restart', 'heat'] as const;

interface BoxBuildProps {
  readonly alt: string;
  readonly facts: Readonly<
    Record<(typeof parts)[number], {readonly title: string; readonly value: string; readonly text: string}>
  >;
  readonly caption: string;
  readonly devices: readonly {
    readonly model: {readonly name: string; readonly media: string};
    readonly tops: number;
    /** What it analyzes at the same time. */
    readonly load: string;
    /** Power and temperature. */
    readonly limits: string;
  }[];
  readonly note: string;
}

export function BoxBuild({alt, facts, caption, devices, note}: BoxBuildProps) {
  return (
    <>
      <div className={styles.box}>
        <Picture
          family="exploded"
          name="b1"
          alt={alt}
          sizes="(max-width: 599px) 84vw, (max-width: 1279px) 100vw, 1200px"
        />
        <ul className={styles.facts}>
          {parts.map((part) => (
            <li key={part} className={styles[part]}>
              <h3>{facts[part].title}</h3>
              <p className={styles.value}>{facts[part].value}</p>
              <p>{facts[part].text}</p>
            </li>
          ))}
        </ul>
      </div>
      <h3 className={styles.caption}>{caption}</h3>
      <ul className={styles.devices}>
        {devices.map(({model, tops, load, limits}) => (
          <li key={model.name}>
            <Picture family="cutout" name={model.media} alt="" sizes="120px" />
            <div>
              <b>{model.name}</b>
              <p className={styles.tops}>
                <i style={{'--tops': tops} as CSSProperties} aria-hidden="true" />
                {`${tops}\u00a0TOPS`}
              </p>
              <p>{load}</p>
              <p>{limits}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </>
  );
}
