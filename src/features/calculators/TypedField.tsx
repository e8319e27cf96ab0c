/** A number typed into a calculator, with its unit and what is wrong with it; the calculator lays it out. */
import {grouped} from '@site/src/site/grouped';
import {useState} from 'react';

export interface TypedFieldProps {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** Set where fractions are meant: what an arrow key adds, `any` for 1. */
  readonly step?: number | 'any' | undefined;
  /** As typed, which may be no number. */
  readonly value: string;
  /** What is wrong with it, when something is. */
  readonly error: string | null;
  readonly styles: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

export function TypedField({id, label, unit, min, max, step, value, error, styles, onChange}: TypedFieldProps) {
  const [isTyping, setTyping] = useState(false);
  // Commas between thousands until somebody types: a field of numbers holds digits alone.
  const shown = !isTyping && /^\d{4,}$/.test(value) ? grouped(Number(value)) : value;
  const mark = <span id={`${id}-unit`}>{unit}</span>;
  // A dollar sign stands before its number.
  const isBefore = unit === '$';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {isBefore && mark}
        <input
          id={id}
          type={shown === value ? 'number' : 'text'}
          inputMode={step ? 'decimal' : 'numeric'}
          min={min}
          max={max}
          step={step}
          value={shown}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-unit${error === null ? '' : ` ${id}-error`}`}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={(event) => onChange(event.target.value.replace(/,/g, ''))}
        />
        {!isBefore && mark}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
