/** A slider with its name and its value in words above it. */
import {type CSSProperties, useId} from 'react';
import styles from './RangeField.module.css';

export interface RangeFieldProps {
  readonly label: string;
  /** The value as shown and read out, e.g. "3.2 m". */
  readonly text: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

export function RangeField({label, text, value, min, max, step = 1, onChange}: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        style={{'--fill': `${max > min ? ((value - min) / (max - min)) * 100 : 0}%`} as CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
