/** Fields of one group of cameras that record alike, with the bitrate they give. */
import copy from '@copy/demos/bitrate';
import {models} from '@site/src/facts/models';
import {Icon} from '@site/src/components/ui/Icon';
import {
  cameraMbit,
  codecs,
  frameRates,
  pictureIds,
  pictures,
  scenes,
  type CameraGroup,
  type PictureId,
} from './bitrate';
import {groupMbit} from './planFigures';
import styles from './BitratePlanner.module.css';
import {ChipGroup, SelectField} from '@site/src/features/calculators/Choices';
import {NumberField} from '@site/src/features/calculators/NumberField';
import {limits} from '@site/src/features/calculators/storagePlan';

/** Models of ours that send this picture. */
const modelsWith = (id: PictureId): string =>
  models
    .flatMap((model) => ('mbit' in model && model.pixels.join() === pictures[id].join() ? model.name : []))
    .join(copy.between);

const pictureOptions = pictureIds.map((id) => {
  const [width, height] = pictures[id];
  return {value: id, label: copy.pictureOption(width, height, modelsWith(id))};
});
const codecOptions = codecs.map((id) => ({value: id, label: copy.codecs[id]}));
const fpsOptions = frameRates.map((fps) => ({value: String(fps), label: copy.fpsOption(fps)}));
const sceneOptions = scenes.map((id) => ({value: id, label: copy.scenes[id]}));

export interface CameraGroupFieldsProps {
  readonly group: CameraGroup;
  readonly number: number;
  readonly onChange: (group: CameraGroup) => void;
  /** Absent for the last one left. */
  readonly onRemove?: () => void;
}

export function CameraGroupFields({group, number, onChange, onRemove}: CameraGroupFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{copy.group(number)}</legend>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={copy.remove(number)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
      <SelectField
        label={copy.picture}
        options={pictureOptions}
        value={group.picture}
        onChange={(picture) => onChange({...group, picture})}
      />
      <div className={styles.pair}>
        <SelectField
          label={copy.codec}
          options={codecOptions}
          value={group.codec}
          onChange={(codec) => onChange({...group, codec})}
        />
        <SelectField
          label={copy.fps}
          options={fpsOptions}
          value={String(group.fps)}
          onChange={(fps) => onChange({...group, fps: Number(fps)})}
        />
      </div>
      <div>
        <ChipGroup
          legend={copy.scene}
          options={sceneOptions}
          value={group.scene}
          onChange={(scene) => onChange({...group, scene})}
        />
        <p className={styles.hint}>{copy.sceneHints[group.scene]}</p>
      </div>
      <div className={styles.pair}>
        <NumberField
          label={copy.count}
          {...limits.count}
          value={group.count}
          onChange={(count) => onChange({...group, count})}
        />
        <p className={styles.each}>
          <span>{copy.each(cameraMbit(group))}</span>
          <b>{copy.together(groupMbit(group))}</b>
        </p>
      </div>
    </fieldset>
  );
}
