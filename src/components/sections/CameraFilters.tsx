/** Filter of the cameras as an ordinary form; the number of hits is announced. */
import {useId} from 'react';
import styles from './CameraFilters.module.css';
import {features, nightSteps, noFilter, conditionsOf, places, type Camera, type CameraFilter, type Feature, type Place} from './cameraFilter';

export interface CameraFiltersCopy {
  readonly label: string;
  readonly place: string;
  readonly places: Readonly<Record<Place, string>>;
  readonly feature: string;
  readonly features: Readonly<Record<Feature, string>>;
  readonly night: string;
  readonly anyNight: string;
  readonly nightAtLeast: (metres: number) => string;
  readonly count: (count: number, total: number) => string;
  readonly reset: string;
}

export interface CameraFiltersProps {
  readonly cameras: readonly Camera[];
  readonly filter: CameraFilter;
  readonly hits: number;
  readonly copy: CameraFiltersCopy;
  readonly onChange: (filter: CameraFilter) => void;
}

export function CameraFilters({cameras, filter, hits, copy, onChange}: CameraFiltersProps) {
  const id = useId();
  const toggle = (feature: Feature) =>
    features.filter((one) => (one === feature ? !filter.features.includes(one) : filter.features.includes(one)));
  return (
    <form className={styles.filters} aria-label={copy.label} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{copy.place}</legend>
        <div className={styles.options}>
          {places.map((place) => (
            <label key={place} className={styles.chip}>
              <input type="radio" name={`${id}-place`} checked={filter.place === place} onChange={() => onChange({...filter, place})} />
              <span>{copy.places[place]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{copy.feature}</legend>
        <div className={styles.options}>
          {features.map((feature) => (
            <label key={feature} className={styles.chip}>
              <input type="checkbox" checked={filter.features.includes(feature)} onChange={() => onChange({...filter, features: toggle(feature)})} />
              <span>{copy.features[feature]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.night}>
        <label htmlFor={`${id}-night`}>{copy.night}</label>
        <select id={`${id}-night`} value={filter.nightM} onChange={(event) => onChange({...filter, nightM: Number(event.target.value)})}>
          <option value={0}>{copy.anyNight}</option>
          {nightSteps(cameras).map((metres) => (
            <option key={metres} value={metres}>
              {copy.nightAtLeast(metres)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.result}>
        <output>{copy.count(hits, cameras.length)}</output>
        {conditionsOf(filter).length > 0 && (
          <button type="button" onClick={() => onChange(noFilter)}>
            {copy.reset}
          </button>
        )}
      </div>
    </form>
  );
}
