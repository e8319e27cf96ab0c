/** One camera each in many places, as on the screen of head office; a switch shows them all by night, without script. */
import copy from '@copy/camera-view';
import {Picture} from '@site/src/components/media/Picture';
import {Section, SectionHead, type SectionHeadProps} from '@site/src/components/ui/Section';
import {useId} from 'react';
import styles from './CameraWall.module.css';

/** Views of the picture library, each with a day and a night. */
const views = [
  'entrance',
  'aisle-corner',
  'till-top',
  'dining',
  'kitchen',
  'pharmacy-counter',
  'storeroom',
  'loading-bay',
  'street',
] as const;

const sizes = '(max-width: 839px) 46vw, 440px';

export interface CameraWallProps extends Pick<SectionHeadProps, 'eyebrow' | 'title' | 'lead'> {
  readonly id?: string;
}

export function CameraWall({id, eyebrow, title, lead}: CameraWallProps) {
  const {wall, dayNight, simulated} = copy;
  const name = useId();
  return (
    <Section id={id} tone="night" width="wide" className={styles.wall}>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.bar}>
        <fieldset className={styles.times}>
          <legend className="sr">{wall.time}</legend>
          {(['day', 'night'] as const).map((time) => (
            <label key={time}>
              <input type="radio" name={name} value={time} defaultChecked={time === 'day'} />
              <span>{dayNight[time]}</span>
            </label>
          ))}
        </fieldset>
        <span className={styles.simulated}>{simulated}</span>
      </div>
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view}>
            <figure>
              <span className={styles.day}>
                <Picture family="view" name={`${view}-day`} alt={dayNight.alt.day(wall.places[view])} sizes={sizes} />
              </span>
              <span className={styles.night}>
                <Picture
                  family="view"
                  name={`${view}-night`}
                  alt={dayNight.alt.night(wall.places[view])}
                  sizes={sizes}
                />
              </span>
              <figcaption>{wall.places[view]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
