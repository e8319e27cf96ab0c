/** Fields of the planner: cameras by model and count, hours and days, cloud, power. */
import copy from '@copy/demos/storage';
import {modelById} from '@site/src/facts/models';
import {useId} from 'react';
import {Button} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import {NumberField} from '@site/src/features/calculators/NumberField';
import {limits, type CameraRow, type StorageState} from '@site/src/features/calculators/storagePlan';
import {cameras, freeCameras} from './plannerCameras';
import styles from './StoragePlanner.module.css';

export interface StorageFieldsProps {
  readonly state: StorageState;
  /** Cameras of all rows. */
  readonly total: number;
  readonly onChange: (state: StorageState) => void;
}

export function StorageFields({state, total, onChange}: StorageFieldsProps) {
  const id = useId();
  const free = freeCameras(state.rows);
  const replace = (index: number, row: CameraRow) => onChange({...state, rows: state.rows.with(index, row)});
  return (
    <>
      <fieldset className={styles.rows}>
        <legend>{copy.cameras(total)}</legend>
        <ul>
          {state.rows.map((row, index) => (
            <li key={row.id} className={styles.row}>
              <select
                aria-label={copy.model(index + 1)}
                value={row.id}
                onChange={(event) => replace(index, {...row, id: event.target.value})}
              >
                {cameras
                  .filter((camera) => camera.id === row.id || free.includes(camera))
                  .map((camera) => (
                    <option key={camera.id} value={camera.id}>
                      {copy.option(camera.name, camera.mbit)}
                    </option>
                  ))}
              </select>
              <NumberField
                label={copy.count(modelById(row.id).name)}
                labelHidden
                {...limits.count}
                value={row.count}
                onChange={(count) => replace(index, {...row, count})}
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={copy.remove(modelById(row.id).name)}
                disabled={state.rows.length === 1}
                onClick={() => onChange({...state, rows: state.rows.toSpliced(index, 1)})}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        {free[0] && (
          <Button
            look="line"
            size="small"
            className={styles.add}
            onClick={() => onChange({...state, rows: [...state.rows, {id: free[0]!.id, count: 1}]})}
          >
            {copy.add}
          </Button>
        )}
      </fieldset>
      <div className={styles.pair}>
        <NumberField
          label={copy.hours}
          unit={copy.hoursUnit}
          {...limits.hours}
          value={state.hours}
          onChange={(hours) => onChange({...state, hours})}
        />
        <NumberField
          label={copy.days}
          unit={copy.daysUnit}
          {...limits.days}
          value={state.days}
          onChange={(days) => onChange({...state, days})}
        />
      </div>
      <NumberField
        label={copy.sending}
        unit={copy.sendingUnit}
        {...limits.sending}
        value={state.sending}
        onChange={(sending) => onChange({...state, sending})}
      />
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={state.powered}
          onChange={(event) => onChange({...state, powered: event.target.checked})}
        />
        <span>
          {copy.powered}
          <small>{copy.poweredHint}</small>
        </span>
      </label>
    </>
  );
}
