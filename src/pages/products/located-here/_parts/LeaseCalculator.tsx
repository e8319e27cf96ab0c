/** Calculator: the chain from passers-by to rent, every link with its own field and its formula in sight. */
import {useId} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {
  daysPerMonth,
  leaseCodec,
  leaseInputNames,
  leaseInputs,
  leaseResult,
  leaseStart,
  parseLease,
  parseLeaseAll,
  type LeaseInput,
  type LeaseNumbers,
} from '@site/src/pages/products/located-here/_parts/lease';
import styles from './LeaseCalculator.module.css';
import {TypedField} from '@site/src/features/calculators/TypedField';
import {useQueryState} from '@site/src/components/ui/useQueryState';

/** Numbers as the formulas show them, with commas between thousands. */
type Written = Readonly<Record<LeaseInput, string>>;

interface ChainRow {
  readonly label: string;
  readonly unit: string;
  /** The formula with the numbers in it. */
  readonly formula: (numbers: Written, before: string) => string;
}

export interface LeaseCalculatorCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly fields: Readonly<Record<LeaseInput, {readonly label: string; readonly unit: string}>>;
  readonly range: (min: string, max: string) => string;
  readonly chain: Readonly<Record<'passers' | 'visits' | 'receipts' | 'revenue', ChainRow>>;
  readonly share: {
    readonly label: string;
    readonly formula: (rent: string, revenue: string) => string;
    readonly none: string;
  };
  readonly breakEven: {
    readonly label: string;
    readonly unit: string;
    readonly formula: (numbers: Written, days: number) => string;
    readonly none: string;
  };
  readonly enough: (surplus: string) => string;
  readonly short: (missing: string) => string;
  readonly invalid: string;
  readonly caveat: string;
  readonly link: string;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

const writtenOf = (numbers: LeaseNumbers): Written =>
  Object.fromEntries(leaseInputNames.map((name) => [name, numbers[name].toLocaleString('en-US')])) as Written;

export function LeaseCalculator({id, copy}: {readonly id: string; readonly copy: LeaseCalculatorCopy}) {
  const prefix = useId();
  const [typed, setTyped] = useQueryState(leaseStart, leaseCodec);
  const numbers = parseLeaseAll(typed);
  const result = numbers && leaseResult(numbers);
  const written = numbers && writtenOf(numbers);
  const steps =
    result &&
    ([
      ['passers', result.passers, ''],
      ['visits', result.visits, whole(result.passers)],
      ['receipts', result.receipts, whole(result.visits)],
      ['revenue', result.revenue, whole(result.receipts)],
    ] as const);
  return (
    <Section id={id}>
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.calculator}>
        <form className={styles.fields} onSubmit={(event) => event.preventDefault()} noValidate>
          {leaseInputNames.map((name) => {
            const wrong = parseLease(name, typed[name]) === null;
            const {min, max} = leaseInputs[name];
            return (
              <TypedField
                key={name}
                id={`${prefix}-${name}`}
                {...copy.fields[name]}
                min={min}
                max={max}
                step="any"
                value={typed[name]}
                error={wrong ? copy.range(whole(min), whole(max)) : null}
                styles={styles}
                onChange={(value) => setTyped({...typed, [name]: value})}
              />
            );
          })}
        </form>
        <div className={styles.result} aria-live="polite">
          {written && result && steps ? (
            <>
              <ol className={styles.chain}>
                {steps.map(([name, value, before]) => (
                  <li key={name}>
                    <span>{copy.chain[name].label}</span>
                    <b>
                      {whole(value)} <small>{copy.chain[name].unit}</small>
                    </b>
                    <span className={styles.formula}>{copy.chain[name].formula(written, before)}</span>
                  </li>
                ))}
              </ol>
              <dl className={styles.answers}>
                <div>
                  <dt>{copy.share.label}</dt>
                  <dd>{result.rentShare === null ? '–' : `${(result.rentShare * 100).toFixed(1)}%`}</dd>
                  <dd className={styles.formula}>
                    {result.rentShare === null
                      ? copy.share.none
                      : copy.share.formula(written.rent, whole(result.revenue))}
                  </dd>
                </div>
                <div>
                  <dt>{copy.breakEven.label}</dt>
                  <dd>
                    {result.breakEven === null ? '–' : whole(result.breakEven)} <small>{copy.breakEven.unit}</small>
                  </dd>
                  <dd className={styles.formula}>
                    {result.breakEven === null ? copy.breakEven.none : copy.breakEven.formula(written, daysPerMonth)}
                  </dd>
                </div>
              </dl>
              {result.breakEven !== null && (
                <p className={styles.verdict}>
                  {result.visits >= result.breakEven
                    ? copy.enough(whole(result.visits - result.breakEven))
                    : copy.short(whole(result.breakEven - result.visits))}
                </p>
              )}
            </>
          ) : (
            <p>{copy.invalid}</p>
          )}
        </div>
      </div>
      <p className={styles.note}>
        {copy.caveat} {copy.link}
      </p>
    </Section>
  );
}
