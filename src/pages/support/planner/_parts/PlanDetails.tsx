/** How the plan comes about: every sum with its numbers, and what other codecs would need. */
import copy from '@copy/demos/bitrate';
import type {CSSProperties} from 'react';
import type {BitrateState} from './bitrate';
import {codecNeeds} from './planFigures';
import {formulaRows} from './planText';
import styles from './BitratePlanner.module.css';
import {short} from '@site/src/features/calculators/StorageAnswer';

/** What each codec would ask of the disk. */
export function CodecNeeds({state}: {readonly state: BitrateState}) {
  const needs = codecNeeds(state);
  const most = Math.max(...needs.map(({tb}) => tb));
  return (
    <section className={styles.part}>
      <h3>{copy.compare}</h3>
      <dl className={styles.codecs}>
        {needs.map(({codec, tb, isChosen}) => (
          <div key={codec} data-chosen={isChosen || undefined} style={{'--share': tb / most} as CSSProperties}>
            <dt>{copy.codecs[codec]}</dt>
            <dd>{`${short(tb)} TB`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The sums of this plan, from one camera to the uplink. */
export function Formulas({state, tb}: {readonly state: BitrateState; readonly tb: number}) {
  return (
    <section className={styles.part}>
      <h3>{copy.formulas}</h3>
      <dl className={styles.formulas}>
        {formulaRows(state, tb).map(({name, sum, result}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {sum} = <b>{result}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
