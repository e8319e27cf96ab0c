/** What can be set in a mode, as form controls. */
import copy from '@copy/demos/stage';
import {ChoiceBar} from '../calculators/ChoiceBar';
import {RangeField} from '../calculators/RangeField';
import {controlWords, isRoomSetting} from './controlWords';
import {ruleIds} from './sensors/inspection';
import {limits, settingsOf, type ModeId, type NumberSetting, type StageSettings} from './settings';
import styles from './StagePanel.module.css';
import {switchRule} from './switchRule';

export interface StageControlsProps {
  readonly mode: ModeId;
  readonly settings: StageSettings;
  readonly onChange: (settings: StageSettings) => void;
}

export function StageControls({mode, settings, onChange}: StageControlsProps) {
  const has = (name: keyof StageSettings) => settingsOf[mode].includes(name);
  const numbers = (Object.keys(limits) as NumberSetting[]).filter(has);
  return (
    <div className={styles.controls}>
      {has('mount') && (
        <div className={styles.choice}>
          <p aria-hidden="true">{copy.controls.mount}</p>
          <ChoiceBar
            label={copy.controls.mount}
            choices={(['overhead', 'corner'] as const).map((id) => ({id, label: copy.mounts[id]}))}
            value={settings.mount}
            onChange={(mount) => onChange({...settings, mount})}
          />
        </div>
      )}
      {has('measure') && (
        <div className={styles.choice}>
          <p aria-hidden="true">{copy.controls.measure}</p>
          <ChoiceBar
            label={copy.controls.measure}
            choices={(['dwell', 'presence'] as const).map((id) => ({id, label: copy.measures[id]}))}
            value={settings.measure}
            onChange={(measure) => onChange({...settings, measure})}
          />
        </div>
      )}
      {has('rules') && (
        <fieldset className={styles.rules}>
          <legend>{copy.controls.rules}</legend>
          {ruleIds.map((rule) => (
            <label key={rule}>
              <input
                type="checkbox"
                checked={settings.rules.includes(rule)}
                onChange={({target}) => onChange(switchRule(settings, rule, target.checked))}
              />
              {copy.rules[rule]}
            </label>
          ))}
        </fieldset>
      )}
      {numbers.map((name) => (
        <RangeField
          key={name}
          {...controlWords(mode, name, settings[name])}
          value={settings[name]}
          {...limits[name]}
          // Below, the number of people stays the same.
          min={isRoomSetting(mode, name) ? 12 : limits[name].min}
          onChange={(value) => onChange({...settings, [name]: Math.round(value * 10) / 10})}
        />
      ))}
    </div>
  );
}
