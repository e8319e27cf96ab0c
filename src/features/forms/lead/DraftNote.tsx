import copy from '@copy/forms/lead';
import {flushSync} from 'react-dom';
import {focusFirstField} from './focusField';
import styles from './DraftNote.module.css';

/** Says that a draft is on the device, with the button that takes it off. */
export function DraftNote({onClear}: {readonly onClear: () => void}) {
  return (
    <p className={styles.draft}>
      <span>{copy.draft}</span>
      <button
        type="button"
        onClick={({currentTarget: {form}}) => {
          // The button goes with the draft; the focus starts anew.
          flushSync(onClear);
          focusFirstField(form);
        }}
      >
        {copy.clearDraft}
      </button>
    </p>
  );
}
