/** The store with its counting line, beside a panel where the visitor decides who counts. */
import {TrialLink} from '@site/src/forms/trial/TrialLink';
import clsx from 'clsx';
import {useState} from 'react';
import {Badge} from '../ui/Badge';
import buttons from '../ui/Button.module.css';
import {Container, useAnchor} from '../ui/Section';
import {crossings, sampleHour, visits, type CountingRules} from './countingRules';
import {StoreStill} from './StoreStill';
import styles from './CountingDemo.module.css';

export interface CountingDemoCopy {
  readonly badge: string;
  readonly alt: string;
  readonly inLabel: string;
  readonly outLabel: string;
  readonly title: string;
  readonly text: string;
  readonly crossings: string;
  readonly visits: string;
  readonly receipts: string;
  readonly rate: string;
  readonly rules: Record<keyof CountingRules, {readonly label: string; readonly hint: string}>;
  readonly action: string;
}

/** Receipts of the sample hour, for the conversion rate. */
const receipts = 15;

const ruleNames = ['leaveOutStaff', 'leaveOutTurnBacks', 'groupsAsOne'] as const satisfies (keyof CountingRules)[];

export function CountingDemo({id, copy}: {readonly id: string; readonly copy: CountingDemoCopy}) {
  useAnchor(id);
  const [rules, setRules] = useState<CountingRules>({leaveOutStaff: true, leaveOutTurnBacks: true, groupsAsOne: false});
  const counted = visits(sampleHour, rules);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Container width="wide">
        <div className={styles.demo}>
          <div className={styles.view}>
            <Badge tone="glass" className={styles.badge}>
              {copy.badge}
            </Badge>
            <div className={styles.stage}>
              <StoreStill id={id} alt={copy.alt} inLabel={copy.inLabel} outLabel={copy.outLabel} sizes="(max-width: 599px) 176vw, (max-width: 959px) 132vw, 1180px" />
            </div>
          </div>
          <div className={styles.controls}>
            <div>
              <h2 id={`${id}-title`}>{copy.title}</h2>
              <p className={styles.text}>{copy.text}</p>
            </div>
            <dl className={styles.figures} aria-live="polite">
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
            <div>
              {ruleNames.map((name) => (
                <button
                  key={name}
                  type="button"
                  role="switch"
                  aria-checked={rules[name]}
                  className={styles.switch}
                  onClick={() => setRules((old) => ({...old, [name]: !old[name]}))}>
                  <span>
                    {copy.rules[name].label}
                    <small>{copy.rules[name].hint}</small>
                  </span>
                  <i aria-hidden="true" />
                </button>
              ))}
            </div>
            <TrialLink componentId="countingDemo" className={clsx(buttons.button, buttons.solid, buttons.block)}>
              {copy.action}
            </TrialLink>
          </div>
        </div>
      </Container>
    </section>
  );
}
