/** A number typed into a calculator, with its unit and what is wrong with it; the calculator lays it out. */
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
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          id={id}
          type="number"
          inputMode={step ? 'decimal' : 'numeric'}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-unit${error === null ? '' : ` ${id}-error`}`}
          onChange={(event) => onChange(event.target.value)}
        />
        <span id={`${id}-unit`}>{unit}</span>
      </div>
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
