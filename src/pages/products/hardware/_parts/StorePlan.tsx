/** A store with numbered spots; beside it, what each spot needs. Both lead to the groups below. */
import {useLocation} from '@docusaurus/router';
import {modelById} from '@site/src/facts/models';
import {Picture} from '@site/src/components/media/Picture';
import {useEffect, useState, type ReactNode} from 'react';
import styles from './StorePlan.module.css';

export interface PlanSpot {
  /** Anchor of the group of devices. */
  readonly anchor: string;
  readonly place: string;
  readonly job: string;
  readonly models: readonly {readonly id: string}[];
}

export interface StorePlanProps {
  readonly alt: string;
  /** In the order of the numbers, whose places on the picture are in the style sheet. */
  readonly spots: readonly PlanSpot[];
  /** Stands between the names of models. */
  readonly between: string;
  /** A link below the spots. */
  readonly more: ReactNode;
}

export function StorePlan({alt, spots, between, more}: StorePlanProps) {
  const {hash} = useLocation();
  // The HTML knows no hash, so it begins with the first spot.
  const [read, setRead] = useState('');
  useEffect(() => setRead(hash), [hash]);
  const chosen = Math.max(
    0,
    spots.findIndex(({anchor}) => `#${anchor}` === read),
  );
  return (
    <div className={styles.plan}>
      <div className={styles.picture}>
        {/* Wider than its frame. */}
        <Picture family="scene" name="shop-plan" alt={alt} sizes="(max-width: 959px) 115vw, 820px" priority />
        {/* The rows once more, for pointers alone. */}
        {spots.map(({anchor}, index) => (
          <a
            key={anchor}
            href={`#${anchor}`}
            className={styles.spot}
            tabIndex={-1}
            aria-hidden="true"
            aria-current={index === chosen || undefined}
          >
            {index + 1}
          </a>
        ))}
      </div>
      <div className={styles.list}>
        <ol className={styles.spots}>
          {spots.map(({anchor, place, job, models}, index) => (
            <li key={anchor}>
              <a href={`#${anchor}`} aria-current={index === chosen || undefined}>
                <span aria-hidden="true">{index + 1}</span>
                <span className={styles.words}>
                  <b data-count={models.length}>{place}</b>
                  <span className={styles.models}>
                    {models.map(({id}, at) => (
                      <span key={id} className="nb">
                        {modelById(id).name + (at < models.length - 1 ? between : '')}
                      </span>
                    ))}
                  </span>
                  <span>{job}</span>
                </span>
              </a>
            </li>
          ))}
        </ol>
        {more}
      </div>
    </div>
  );
}
