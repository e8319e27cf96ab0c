/** One sample hour at a door under different rules: the visitor decides who counts. */
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import clsx from 'clsx';
import {useState} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import buttons from '@site/src/components/ui/Button.module.css';
import {Container, useAnchor} from '@site/src/components/ui/Section';
import {crossings, sampleHour, visits, type CountingRules} from './countingRules';
import styles from './CountingRulesDemo.module.css';

export interface CountingRulesCopy {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly crossings: string;
  readonly visits: string;
  readonly receipts: string;
  readonly rate: string;
  readonly rules: Record<keyof CountingRules, {readonly label: string; readonly hint: string}>;
  readonly less: Record<keyof CountingRules, string>;
  /** How the crossings become visits. */
  readonly sum: (from: number, less: readonly {readonly name: string; readonly count: number}[], to: number) => string;
  readonly action: string;
}

/** Receipts of the sample hour, for the conversion rate. */
const receipts = 15;

const ruleNames = ['leaveOutStaff', 'leaveOutTurnBacks', 'groupsAsOne'] as const satisfies (keyof CountingRules)[];

export function CountingRulesDemo({id, copy}: {readonly id: string; readonly copy: CountingRulesCopy}) {
  useAnchor(id);
  const [rules, setRules] = useState<CountingRules>({leaveOutStaff: true, leaveOutTurnBacks: true, groupsAsOne: false});
  const {counted, less} = visits(sampleHour, rules);
  const on = ruleNames.filter((name) => rules[name]);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Container width="wide">
        <div className={styles.demo}>
          <div className={styles.head}>
            <Badge tone="line">{copy.badge}</Badge>
            <h2 id={`${id}-title`}>{copy.title}</h2>
            <p className={styles.text}>{copy.text}</p>
            <TrialLink componentId="countingDemo" className={clsx(buttons.button, buttons.solid)}>
              {copy.action}
            </TrialLink>
          </div>
          <div>
            {ruleNames.map((name) => (
              <button
                key={name}
                type="button"
                role="switch"
                aria-checked={rules[name]}
                className={styles.switch}
                onClick={() => setRules((old) => ({...old, [name]: !old[name]}))}
              >
                <span>
                  {copy.rules[name].label}
                  <small>{copy.rules[name].hint}</small>
                </span>
                <i aria-hidden="true" />
              </button>
            ))}
          </div>
          <div aria-live="polite">
            <dl className={styles.figures}>
              <div>
                <dt>{copy.crossings}</dt>
                <dd>{crossings(sampleHour)}</dd>
              </div>
              <div>
                <dt>{copy.visits}</dt>
                <dd className={styles.main}>{counted}</dd>
              </div>
              <div>
                <dt>{copy.receipts}</dt>
                <dd>{receipts}</dd>
              </div>
              <div>
                <dt>{copy.rate}</dt>
                <dd>{Math.round((receipts / counted) * 100)}%</dd>
              </div>
            </dl>
            <p className={styles.sum}>
              {on.length > 0
                ? copy.sum(
                    crossings(sampleHour),
                    on.map((name) => ({name: copy.less[name], count: less[name]})),
                    counted,
                  )
                : '\u00a0'}
            </p>
          </div>
        </div>
      </Container>
    </section>
  );
}
