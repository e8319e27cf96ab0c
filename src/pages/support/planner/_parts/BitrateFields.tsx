/** Fields of the planner: the groups of cameras, recording hours and days, and what leaves the store. */
import copy from '@copy/demos/bitrate';
import storage from '@copy/demos/storage';
import {Button} from '@site/src/components/ui/Button';
import {groupMax, groupStart, smoothLimits, type BitrateState} from './bitrate';
import {CameraGroupFields} from './CameraGroupFields';
import styles from './BitratePlanner.module.css';
import {NumberField} from '@site/src/features/calculators/NumberField';
import {limits} from '@site/src/features/calculators/storagePlan';

export interface BitrateFieldsProps {
  readonly state: BitrateState;
  /** Cameras of all groups. */
  readonly total: number;
  readonly onChange: (state: BitrateState) => void;
}

export function BitrateFields({state, total, onChange}: BitrateFieldsProps) {
  const {groups} = state;
  return (
    <>
      <fieldset className={styles.groups}>
        <legend>{storage.cameras(total)}</legend>
        {groups.map((group, index) => (
          // Groups have no identity but their place.
          <CameraGroupFields
            key={`${index} of ${groups.length}`}
            group={group}
            number={index + 1}
            onChange={(next) => onChange({...state, groups: groups.with(index, next)})}
            onRemove={groups.length > 1 ? () => onChange({...state, groups: groups.toSpliced(index, 1)}) : undefined}
          />
        ))}
        {groups.length < groupMax && (
          <Button
            look="line"
            size="small"
            className={styles.add}
            onClick={() => onChange({...state, groups: [...groups, groupStart]})}
          >
            {copy.add}
          </Button>
        )}
      </fieldset>
      <div className={styles.pair}>
        <NumberField
          label={storage.hours}
          unit={storage.hoursUnit}
          {...limits.hours}
          value={state.hours}
          onChange={(hours) => onChange({...state, hours})}
        />
        <NumberField
          label={storage.days}
          unit={storage.daysUnit}
          {...limits.days}
          value={state.days}
          onChange={(days) => onChange({...state, days})}
        />
        <NumberField
          label={copy.main}
          unit={copy.streams}
          {...limits.sending}
          value={state.main}
          onChange={(main) => onChange({...state, main})}
        />
        <NumberField
          label={copy.smooth}
          unit={copy.streams}
          {...smoothLimits}
          value={state.smooth}
          onChange={(smooth) => onChange({...state, smooth})}
        />
      </div>
    </>
  );
}
