/**
 * What the page is about, in its head: one camera's picture with the results of three algorithms, which one multi-algorithm camera computes
 * at the same time. The wall below shows each of them alone, in another place.
 */
import camera from '@copy/camera-view';
import {Picture} from '@site/src/components/media/Picture';
import clsx from 'clsx';
import type {AlgorithmCardCopy} from './AlgorithmCard';
import styles from './HeroFinding.module.css';
import {heroBoxes, heroResults, heroView} from './heroResults';

export interface HeroFindingCopy extends Pick<AlgorithmCardCopy, 'items'> {
  readonly hero: {
    readonly title: string;
    /** Of somebody who stands at a shelf. */
    readonly stop: string;
    /** Of somebody who waits at the register: no staff. */
    readonly customer: string;
    readonly people: (count: number) => string;
  };
}

export function HeroFinding({copy: {hero, items}}: {readonly copy: HeroFindingCopy}) {
  const names = {
    stop: hero.stop,
    customer: hero.customer,
    empty: camera.alerts['empty-post'](heroResults['empty-post']),
  };
  return (
    <figure className={styles.finding}>
      <span className={styles.camera}>
        <Picture
          family="view"
          name={heroView}
          alt=""
          sizes="(max-width: 599px) 92vw, (max-width: 1399px) 376px, 568px"
          priority
        />
        {heroBoxes.map(({look, name, box: [left, top, width, height]}) => (
          <span
            key={left}
            className={clsx(styles.box, look === 'alert' && styles.alert)}
            style={{left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`}}
            aria-hidden="true"
          >
            {name && <i>{names[name]}</i>}
          </span>
        ))}
      </span>
      <figcaption>
        <b>{hero.title}</b>
        <dl>
          <div>
            <dt>{items['zone-occupancy'].title}</dt> <dd>{hero.people(heroResults['zone-occupancy'])}</dd>
          </div>
          <div>
            <dt>{items['shelf-stop'].title}</dt> <dd>{hero.people(heroResults['shelf-stop'])}</dd>
          </div>
          <div>
            <dt>{items['empty-post'].title}</dt> <dd>{heroResults['empty-post']}</dd>
          </div>
        </dl>
      </figcaption>
    </figure>
  );
}
