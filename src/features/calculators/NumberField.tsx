/** A figure with buttons for less and more. Keeps any input and passes on only values in range. */
import copy from '@copy/demos/planner';
import {useEffect, useId, useState} from 'react';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  readonly label: string;
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  /** Default 1. */
  readonly step?: number;
  readonly value: number;
  /** The label is read out, not seen. */
  readonly labelHidden?: boolean;
  readonly onChange: (value: number) => void;
}

export function NumberField({label, unit, min, max, step = 1, value, labelHidden, onChange}: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped((now) => (Number(now) === value ? now : String(value))), [value]);
  const parsed = Number(typed);
  const wrong =
    typed.trim() === '' ||
    !Number.isFinite(parsed) ||
    parsed < min ||
    parsed > max ||
    (step === 1 && !Number.isInteger(parsed));
  const type = (text: string) => {
    setTyped(text);
    const next = Math.round(Number(text) / step) * step;
    if (
      text.trim() !== '' &&
      Number(text) >= min &&
      Number(text) <= max &&
      (step !== 1 || Number.isInteger(Number(text)))
    )
      onChange(Number(next.toFixed(2)));
  };
  const move = (by: number) => onChange(Number(Math.min(max, Math.max(min, value + by)).toFixed(2)));
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? 'sr' : styles.label}>
        {label}
      </label>
      <div className={styles.box} data-wrong={wrong || undefined}>
        <button type="button" aria-label={copy.less(label)} disabled={value <= min} onClick={() => move(-step)}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={min}
          max={max}
          step={step}
          value={typed}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(String(value))}
        />
        {unit && <span>{unit}</span>}
        <button type="button" aria-label={copy.more(label)} disabled={value >= max} onClick={() => move(step)}>
          +
        </button>
      </div>
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {copy.range(min, max)}
        </p>
      )}
    </div>
  );
}
