/**
 * How a class agrees to live view: the sheet that each guardian signs, and what may be done where one declines, drawn; below,
 * what holds for every kindergarten.
 */
import {BearFace} from '@site/src/components/diagrams/ParentPhone';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import type {ReactNode} from 'react';
import styles from './Consent.module.css';

interface ConsentProps {
  readonly title: string;
  readonly lead: string;
  readonly notice: {
    readonly title: string;
    readonly text: string;
    /** The last one is declined. */
    readonly items: readonly {readonly name: string; readonly answer: string}[];
    readonly signature: string;
  };
  readonly choices: {
    readonly title: string;
    readonly text: string;
    /** In the order of the drawings. */
    readonly items: readonly string[];
  };
  readonly facts: readonly {readonly term: string; readonly text: string}[];
}

/** On a grid of 240 × 132; the camera is the one that the other drawings of the page show. */
const drawings: readonly ReactNode[] = [
  <>
    <path className="l" d="M0 20h240" />
    <path d="m46 32-10-12-10 12M130 32l-10-12-10 12M214 32l-10-12-10 12" />
    <path className="s" d="M6 32h60v68H6zM90 32h60v68H90zM174 32h60v68h-60z" />
    <path className={styles.blue} d="M18 90V70l16-14 16 14v20zM102 66q16-18 30 0-14 18-30 0zM132 66l10-9v18z" />
    <path className={styles.orange} d="M46 46a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM196 56a8 8 0 1 0 16 0 8 8 0 1 0-16 0z" />
    <path className={styles.light} d="M30 90V76h8v14zM108 63a2 2 0 1 0 4 0 2 2 0 1 0-4 0z" />
    <path className="b" d="M204 64v28M204 80q-12 0-14-10M204 84q12 0 14-10" strokeWidth="3" />
  </>,
  <>
    <path className="o" d="M70 0v30" strokeWidth="3" />
    <svg x="22" y="22" width="96" height="96">
      <BearFace state="asleep" className={styles.bear} />
    </svg>
    <rect className="s" x="156" y="12" width="60" height="108" rx="11" />
    <path className="fb" d="M164 28h44v30h-44z" />
    <path className="b" d="m178 43 6 6 11-12" strokeWidth="3" />
    <path d="M166 70h40M166 82h40M166 94h24M178 110h16" />
  </>,
];

export function Consent({title, lead, notice, choices, facts}: ConsentProps) {
  return (
    <Section tone="tint" fold="facts">
      <SectionHead title={title} lead={lead} />
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <h3>{notice.title}</h3>
          <p>{notice.text}</p>
          <ul>
            {notice.items.map(({name, answer}, index) => {
              const isDeclined = index === notice.items.length - 1;
              return (
                <li key={name} className={isDeclined ? styles.declined : styles.agreed}>
                  <b>{name}</b>
                  <Icon name={isDeclined ? 'close' : 'check'} size={16} />
                  {answer}
                </li>
              );
            })}
          </ul>
          <p className={styles.signature}>
            {notice.signature}
            <svg className="dg" viewBox="0 0 120 36" aria-hidden="true">
              <path className="b" d="M6 26q10-24 16-16t-8 16q14-4 20-12t2 12q8-2 12-10t6 8q10 0 12-8t8 8q12-2 26-10" />
            </svg>
          </p>
        </div>
        <div>
          <h3>{choices.title}</h3>
          <p>{choices.text}</p>
          <ol className={styles.choices}>
            {choices.items.map((choice, index) => (
              <li key={choice}>
                <svg className="dg" viewBox="0 0 240 132" aria-hidden="true">
                  {drawings[index]}
                </svg>
                <b>{choice}</b>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({term, text}) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
