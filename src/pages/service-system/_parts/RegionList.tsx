import {regions} from '@site/src/facts/provinces';
import {serviceAreas, type RegionId, type ServiceArea} from '@site/src/facts/serviceAreas';
import clsx from 'clsx';
import {useId} from 'react';
import type {RegionPickProps} from './RegionTiles';
import styles from './Coverage.module.css';

export interface RegionListProps extends RegionPickProps {
  readonly areas: Readonly<Record<ServiceArea, string>>;
}

/** The regions by area, as native radio buttons: can be read without script. */
export function RegionList({names, tiers, areas, chosen, choose, label}: RegionListProps) {
  const group = useId();
  return (
    <fieldset className={styles.list}>
      <legend className="sr">{label}</legend>
      {(Object.keys(serviceAreas) as ServiceArea[]).map((area) => (
        <div key={area}>
          <p className={styles.area}>{areas[area]}</p>
          <div className={styles.names}>
            {serviceAreas[area].map((id: RegionId) => {
              const density = regions.find((region) => region.id === id)?.density ?? 0;
              return (
                <label key={id}>
                  <input type="radio" name={group} value={id} checked={id === chosen} onChange={() => choose(id)} />
                  {names[id][1]}
                  <span className={clsx(styles.dot, styles[`tier${density}`])} aria-hidden="true" />
                  <span className="sr">{tiers[density]?.name}</span>
                </label>
              );
            })}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
