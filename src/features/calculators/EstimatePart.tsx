/**
 * What a solution is worth, calculated from the visitor's own numbers: fields at the left, the results at the right, and below
 * them every formula, in words and with the numbers in. The numbers live in the address.
 */
import words from '@copy/estimate';
import {useLocale} from '@site/src/site/useLocale';
import {InquiryLink} from '@site/src/features/forms/inquiry/InquiryLink';
import {useProduct} from '@site/src/features/forms/inquiry/useProduct';
import clsx from 'clsx';
import {useEffect, useId, useMemo, useState} from 'react';
import {CopyButton} from '../../components/ui/CopyButton';
import {Badge} from '../../components/ui/Badge';
import buttons from '../../components/ui/Button.module.css';
import {Section, SectionHead} from '../../components/ui/Section';
import styles from './Estimate.module.css';
import {
  equals,
  estimateSummary,
  fieldsCodec,
  fillFormula,
  formattedValues,
  namesOf,
  parseField,
  parseFields,
  startValues,
  type EstimateDefinition,
  type EstimateNames,
} from './estimates';
import {TypedField} from './TypedField';
import {useQueryState} from '../../components/ui/useQueryState';

/** Words of one estimate: names for everything its definition has, and what the reckoning leaves out. */
export interface EstimateCopy<F extends string, R extends string> extends EstimateNames<F, R> {
  readonly eyebrow: string;
  readonly lead: string;
  /** Said when nothing is gained. */
  readonly nothing: string;
  readonly caveat: string;
}

export interface EstimateProps<F extends string, R extends string> {
  readonly id: string;
  readonly definition: EstimateDefinition<F, R>;
  readonly copy: EstimateCopy<F, R>;
}

export default function EstimatePart<F extends string, R extends string>({id, definition, copy}: EstimateProps<F, R>) {
  const {fields, formulas, headline} = definition;
  const locale = useLocale();
  const product = useProduct();
  const prefix = useId();
  const codec = useMemo(() => fieldsCodec(fields), [fields]);
  const [typed, setTyped] = useQueryState(startValues(fields), codec);
  const [address, setAddress] = useState('');
  useEffect(() => {
    const {origin, pathname, search} = window.location;
    setAddress(`${origin}${pathname}${search}#${id}`);
  }, [typed, id]);

  const numbers = parseFields(fields, typed);
  const results = numbers && definition.compute(numbers);
  const values = numbers && formattedValues(definition, numbers, locale);
  const summary = numbers && estimateSummary(definition, copy, numbers, locale);
  const best = results?.[headline] ?? 0;
  const names = Object.fromEntries([
    ...namesOf(fields).map((name) => [name, copy.fields[name].short]),
    ...namesOf(formulas).map((name) => [name, copy.results[name].short]),
  ]) as Record<string, string>;
  // Chinese words stand in full-width parentheses.
  const inWords = (formula: string) =>
    locale === 'zh-CN' ? formula.replace(/ ?\(/g, '（').replace(/\) ?/g, '）') : formula;

  return (
    <Section id={id} tone="tint">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <div className={styles.calculator}>
        <form className={styles.fields} onSubmit={(event) => event.preventDefault()} noValidate>
          {namesOf(fields).map((name) => {
            const {min, max, step} = fields[name];
            const wrong = parseField(fields[name], typed[name]) === null;
            return (
              <TypedField
                key={name}
                id={`${prefix}-${name}`}
                {...copy.fields[name]}
                min={min}
                max={max}
                step={step}
                value={typed[name]}
                error={wrong ? words.range(min, max, step !== undefined) : null}
                styles={styles}
                onChange={(value) => setTyped({...typed, [name]: value})}
              />
            );
          })}
        </form>
        <div className={styles.answer}>
          <Badge tone="line">{words.badge}</Badge>
          <div aria-live="polite">
            <p className={styles.label}>{copy.results[headline].label}</p>
            <p className={styles.headline}>
              {values ? (best > 0 ? copy.results[headline].prefix + values[headline] : '0') : '–'}
              <small>{copy.results[headline].unit}</small>
            </p>
            <dl className={styles.parts}>
              {namesOf(formulas)
                .filter((name) => name !== headline)
                .map((name) => (
                  <div key={name}>
                    <dt>{copy.results[name].label}</dt>
                    <dd>{`${values ? copy.results[name].prefix + values[name] : '–'} ${copy.results[name].unit}`}</dd>
                  </div>
                ))}
            </dl>
            {results && best <= 0 && <p className={styles.note}>{copy.nothing}</p>}
            {!results && <p className={styles.note}>{words.invalid}</p>}
          </div>
        </div>
        <div className={styles.working}>
          <h3>{words.formulas}</h3>
          <ol className={styles.formulas}>
            {namesOf(formulas).map((name) => (
              <li key={name}>
                <b>{copy.results[name].short}</b>
                <span>{inWords(fillFormula(formulas[name], names))}</span>
                {values && results && (
                  <span className={styles.filled}>
                    {`${fillFormula(formulas[name], values)} ${equals(results[name])} ${values[name]}`}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.offer}>
          <p>{copy.caveat}</p>
          {summary && (
            <div className={styles.share}>
              <InquiryLink
                componentId={`${id}.attach`}
                subject={{
                  product: product ?? summary.title,
                  plan: [summary.title, ...summary.lines, address].join('\n'),
                }}
                className={clsx(buttons.button, buttons.solid, buttons.small)}
              >
                {words.attach}
              </InquiryLink>
              <CopyButton text={address} what={words.link.what} copy={words.link} />
              <CopyButton
                text={[summary.title, ...summary.lines, address].join('\n')}
                what={words.text.what}
                copy={words.text}
              />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
