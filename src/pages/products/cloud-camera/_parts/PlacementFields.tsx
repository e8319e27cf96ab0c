/** Fields of the placement planner: camera, height, tilt, and how far it turns. */
import copy from '@copy/demos/placement-planner';
import {useId} from 'react';
import {panRanges, placementLimits, type PlacementState} from './coverage';
import {NumberField} from '@site/src/features/calculators/NumberField';
import styles from './PlacementPlanner.module.css';

export interface PlacementFieldsProps {
  /** Cameras to choose from. */
  readonly cameras: readonly {readonly id: string; readonly name: string; readonly hfovDeg: number}[];
  readonly state: PlacementState;
  /** Whether the chosen camera turns. */
  readonly turns: boolean;
  readonly onChange: (state: PlacementState) => void;
}

export function PlacementFields({cameras, state, turns, onChange}: PlacementFieldsProps) {
  const id = useId();
  return (
    <>
      <div className={styles.select}>
        <label htmlFor={`${id}-model`}>{copy.model}</label>
        <select
          id={`${id}-model`}
          value={state.model}
          onChange={(event) => onChange({...state, model: event.target.value})}
        >
          {cameras.map((camera) => (
            <option key={camera.id} value={camera.id}>
              {copy.option(camera.name, camera.hfovDeg)}
            </option>
          ))}
        </select>
      </div>
      <NumberField
        label={copy.height}
        unit="m"
        step={0.1}
        {...placementLimits.height}
        value={state.height}
        onChange={(height) => onChange({...state, height})}
      />
      <NumberField
        label={copy.tilt}
        unit="°"
        {...placementLimits.tilt}
        value={state.tilt}
        onChange={(tilt) => onChange({...state, tilt})}
      />
      {turns && (
        <div className={styles.select}>
          <label htmlFor={`${id}-pan`}>{copy.pan}</label>
          <select
            id={`${id}-pan`}
            value={state.pan}
            onChange={(event) =>
              onChange({...state, pan: panRanges.find((range) => String(range) === event.target.value) ?? state.pan})
            }
          >
            {panRanges.map((range) => (
              <option key={range} value={range}>{`${range}°`}</option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
