/** Name and value of a setting that is a number, in the words of the edition. */
import copy from '@copy/demos/stage';
import {mostInside, type ModeId, type NumberSetting} from './settings';

/** Where people queue or pay, the room is full whatever the traffic: what counts is how many there are. */
export const isRoomSetting = (mode: ModeId, name: NumberSetting): boolean =>
  (mode === 'queue' || mode === 'checkout') && name === 'crowd';

export const controlWords = (
  mode: ModeId,
  name: NumberSetting,
  value: number,
): {readonly label: string; readonly text: string} => {
  if (isRoomSetting(mode, name))
    return {label: copy.controls.inside.label, text: copy.controls.inside.text(mostInside(value))};
  const {label, text} = copy.controls[name];
  return {label, text: text(value)};
};
