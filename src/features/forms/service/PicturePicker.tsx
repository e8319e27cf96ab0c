/** The button that opens the device's choice of pictures or its camera. */
import buttons from '@site/src/components/ui/Button.module.css';
import {Icon} from '@site/src/components/ui/Icon';
import clsx from 'clsx';
import type {RefObject} from 'react';
import {describedBy, useField} from '../lead/useField';
import styles from './PictureField.module.css';

export interface PicturePickerProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Takes the files out of the control, so that the same may be chosen again. */
export function takeFiles(control: HTMLInputElement): readonly File[] {
  const files = [...(control.files ?? [])];
  control.value = '';
  return files;
}

export function PicturePicker({label, isDisabled, input, onChoose}: PicturePickerProps) {
  const {field, message} = useField('pictures');
  return (
    <label className={clsx(buttons.button, buttons.line, styles.pick)} data-full={isDisabled}>
      <Icon name="plus" />
      {label}
      <input
        ref={input}
        type="file"
        id="pictures-file"
        data-testid="pictures"
        // Not a list of types: with one that names HEIC an iPhone hands over HEIC instead of JPEG.
        accept="image/*"
        multiple
        disabled={isDisabled}
        aria-describedby={describedBy('pictures', Boolean(field?.hint), Boolean(message))}
        onChange={(event) => {
          const files = takeFiles(event.currentTarget);
          if (files.length > 0) onChoose(files);
        }}
      />
    </label>
  );
}
