/** Calculator: store visits done on the screen instead of on the road, with the sum in plain sight. */
import {useId} from 'react';
import {Badge} from '../ui/Badge';
import {Section, SectionHead} from '../ui/Section';
import {inputNames, inputs, parse, parseAll, savedHours, savingsCodec, startValues, type InputName, type Numbers} from './savings';
import styles from './VisitSavings.module.css';
import {useQueryState} from './useQueryState';

export interface VisitSavingsCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly fields: Readonly<Record<InputName, {readonly label: string; readonly unit: string}>>;
  readonly range: (min: number, max: number) => string;
  readonly result: string;
  readonly hours: string;
  readonly formulaTitle: string;
  /** The formula in words, and with the numbers typed. */
  readonly formula: string;
  readonly filled: (numbers: Numbers, hours: string) => string;
  readonly invalid: string;
  /** Said when a check on the screen takes as long as a visit. */
  readonly nothing: string;
  readonly caveat: string;
  readonly link: string;
}

export function VisitSavings({id, copy}: {readonly id: string; readonly copy: VisitSavingsCopy}) {
  const prefix = useId();
  const [typed, setTyped] = useQueryState(startValues, savingsCodec);
  const numbers = parseAll(typed);
  const hours = numbers && savedHours(numbers);
  const rounded = hours === null ? '–' : String(Math.round(hours * 10) / 10).replace('-', '−');
  return (
    <Section id={id} tone="tint">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <div className={styles.calculator}>
        <form className={styles.fields} onSubmit={(event) => event.preventDefault()} noValidate>
          {inputNames.map((name) => {
            const wrong = parse(name, typed[name]) === null;
            const {min, max} = inputs[name];
            return (
              <div key={name} className={styles.field}>
                <label htmlFor={`${prefix}-${name}`}>{copy.fields[name].label}</label>
                <div className={styles.box}>
                  <input
                    id={`${prefix}-${name}`}
                    type="number"
                    inputMode="numeric"
                    min={min}
                    max={max}
                    value={typed[name]}
                    aria-invalid={wrong || undefined}
                    aria-describedby={`${prefix}-${name}-unit${wrong ? ` ${prefix}-${name}-error` : ''}`}
                    onChange={(event) => setTyped({...typed, [name]: event.target.value})}
                  />
                  <span id={`${prefix}-${name}-unit`}>{copy.fields[name].unit}</span>
                </div>
                {wrong && (
                  <p id={`${prefix}-${name}-error`} className={styles.error}>
                    {copy.range(min, max)}
                  </p>
                )}
              </div>
            );
          })}
          <p className={styles.link}>{copy.link}</p>
        </form>
        <div className={styles.result}>
          <Badge tone="line">{copy.badge}</Badge>
          <div aria-live="polite">
            <p className={styles.label}>{copy.result}</p>
            <p className={styles.hours}>
              {hours !== null && hours < 0 ? 0 : rounded}
              <small>{copy.hours}</small>
            </p>
            {hours !== null && hours <= 0 && <p className={styles.note}>{copy.nothing}</p>}
          </div>
          <h3>{copy.formulaTitle}</h3>
          <p className={styles.formula}>{copy.formula}</p>
          <p className={styles.formula}>{numbers ? copy.filled(numbers, rounded) : copy.invalid}</p>
          <p className={styles.note}>{copy.caveat}</p>
        </div>
      </div>
    </Section>
  );
}
