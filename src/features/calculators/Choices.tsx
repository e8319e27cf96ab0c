/** Choices that several demos share: native inputs underneath, so that keyboard and screen readers need nothing extra. */
import {useId} from 'react';
import styles from './Choices.module.css';

export interface ChipGroupProps<T extends string> {
  readonly legend: string;
  readonly options: readonly {readonly value: T; readonly label: string}[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One choice out of a few, all of them visible. */
export function ChipGroup<T extends string>({legend, options, value, onChange}: ChipGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly options: readonly {readonly value: T; readonly label: string}[];
  readonly value: T;
  /** The label is for screen readers only, where the place already says what is chosen. */
  readonly quiet?: boolean;
  readonly onChange: (value: T) => void;
}

/** One choice out of many. */
export function SelectField<T extends string>({label, options, value, quiet, onChange}: SelectFieldProps<T>) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id} className={quiet ? 'sr' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
