/** One choice out of a few, as a bar: native radio buttons, so that arrow keys, forms and screen readers know them. */
import {useId} from 'react';
import styles from './ChoiceBar.module.css';

export interface ChoiceBarProps<T extends string> {
  /** What is chosen; read out before the choices. */
  readonly label: string;
  readonly choices: readonly {readonly id: T; readonly label: string}[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function ChoiceBar<T extends string>({label, choices, value, onChange}: ChoiceBarProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.bar}>
      <legend className="sr">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.id}>
          <input
            type="radio"
            name={name}
            value={choice.id}
            checked={choice.id === value}
            onChange={() => onChange(choice.id)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
