/** The same view at noon and in infrared: a slider reveals one over the other; without script both stand side by side. */
import copy from '@copy/camera-view';
import {Picture} from '@site/src/components/media/Picture';
import {ChipGroup} from '@site/src/features/calculators/Choices';
import {type CSSProperties, useState} from 'react';
import styles from './DayNight.module.css';

/** Views of the picture library that show more at night than a lit shop. */
export type NightView = 'storeroom' | 'loading-bay' | 'kitchen' | 'entrance' | 'street';

export interface DayNightProps {
  /** Which views there are to choose from, the first one shown first, and their names. */
  readonly views: Readonly<Partial<Record<NightView, string>>>;
}

const sizes = '(max-width: 959px) 94vw, 760px';

export function DayNight({views}: DayNightProps) {
  const options = (Object.entries(views) as [NightView, string][]).map(([value, label]) => ({value, label}));
  const [view, setView] = useState(options[0]!.value);
  const [night, setNight] = useState(50);
  const name = views[view] ?? '';
  return (
    <div>
      <div className={styles.frame} style={{'--at': `${100 - night}%`} as CSSProperties}>
        <figure>
          <Picture family="view" name={`${view}-day`} alt={copy.dayNight.alt.day(name)} sizes={sizes} />
          <figcaption>{copy.dayNight.day}</figcaption>
        </figure>
        <figure className={styles.night}>
          <Picture family="view" name={`${view}-night`} alt={copy.dayNight.alt.night(name)} sizes={sizes} />
          <figcaption>{copy.dayNight.night}</figcaption>
        </figure>
        <span className={styles.simulated}>{copy.simulated}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={100 - night}
          aria-label={copy.dayNight.label}
          aria-valuetext={copy.dayNight.value(night)}
          onChange={(event) => setNight(100 - Number(event.target.value))}
        />
        <span className={styles.line} aria-hidden="true" />
      </div>
      {options.length > 1 && (
        <div className={styles.choice}>
          <ChipGroup legend={copy.dayNight.views} options={options} value={view} onChange={setView} />
        </div>
      )}
    </div>
  );
}
