/** A store visit on the phone, step by step: the steps as a list, the phone shows the one chosen. */
import {type ReactNode, useRef, useState} from 'react';
import {SceneCrop} from '@site/src/components/media/SceneCrop';
import {Badge} from '@site/src/components/ui/Badge';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './VisitPhone.module.css';

export interface VisitPhoneCopy {
  readonly badge: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** Title of the screen for screen readers. */
  readonly screen: (step: string) => string;
  readonly store: string;
  readonly steps: readonly {readonly title: string; readonly text: string; readonly screen: string}[];
  readonly arrive: {readonly inside: string; readonly meters: string; readonly button: string};
  readonly list: readonly {readonly name: string; readonly done: boolean}[];
  readonly photo: {readonly alt: string; readonly stamp: readonly string[]; readonly button: string};
  readonly sign: {
    readonly score: string;
    readonly rows: readonly {readonly name: string; readonly value: string}[];
    readonly button: string;
  };
  readonly tasks: readonly {readonly name: string; readonly due: string}[];
}

export function VisitPhone({id, copy}: {readonly id: string; readonly copy: VisitPhoneCopy}) {
  const [current, setCurrent] = useState(0);
  const phone = useRef<HTMLDivElement>(null);
  const show = (index: number) => {
    setCurrent(index);
    // On small screens the phone stands above the list and may be out of sight.
    phone.current?.scrollIntoView({
      block: 'nearest',
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  };
  const screens: readonly ReactNode[] = [
    <Arrive key="arrive" copy={copy.arrive} />,
    <ul key="list" className={styles.list}>
      {copy.list.map(({name, done}) => (
        <li key={name} className={done ? styles.done : undefined}>
          <i>{done && <Icon name="check" size={16} />}</i>
          {name}
        </li>
      ))}
    </ul>,
    <div key="photo" className={styles.photo}>
      <SceneCrop scene="medicine" x={53} y={40} zoom={4} alt={copy.photo.alt} />
      <p>
        {copy.photo.stamp.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <span className={styles.button}>{copy.photo.button}</span>
    </div>,
    <div key="sign" className={styles.sign}>
      <b>{copy.sign.score}</b>
      <ul>
        {copy.sign.rows.map(({name, value}) => (
          <li key={name}>
            {name}
            <span>{value}</span>
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 200 60" aria-hidden="true">
        <path d="M12 42c14-34 26-34 22-6s14 8 22-8 8 20 18 12 10-26 18-14-4 22 12 12 22-18 30-6 20 8 54-6" />
      </svg>
      <span className={styles.button}>{copy.sign.button}</span>
    </div>,
    <ul key="tasks" className={styles.tasks}>
      {copy.tasks.map(({name, due}) => (
        <li key={name}>
          <b>{name}</b>
          <span>{due}</span>
        </li>
      ))}
    </ul>,
  ];
  return (
    <Section id={id}>
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.visit}>
        <ol className={styles.steps}>
          {copy.steps.map((step, index) => (
            <li key={step.title} className={index === current ? styles.current : undefined}>
              <button type="button" aria-pressed={index === current} onClick={() => show(index)}>
                <span aria-hidden="true">{index + 1}</span>
                {step.title}
              </button>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <div
          ref={phone}
          className={styles.phone}
          role="group"
          aria-label={copy.screen(copy.steps[current]?.title ?? '')}
          aria-live="polite"
        >
          <div className={styles.bar}>
            <b>{copy.steps[current]?.screen}</b>
            <span>{copy.store}</span>
          </div>
          <div className={styles.content}>{screens[current]}</div>
        </div>
      </div>
    </Section>
  );
}

/** The check-in: the store's circle, and the blue dot inside it. */
function Arrive({copy}: {readonly copy: VisitPhoneCopy['arrive']}) {
  return (
    <div className={styles.arrive}>
      <svg className="dg" viewBox="0 0 260 200" aria-hidden="true">
        <path className="l" d="M0 60h260M0 140h260M70 0v200M190 0v200" strokeWidth="8" />
        <circle className="fb" cx="130" cy="100" r="70" />
        <circle className="b" cx="130" cy="100" r="70" strokeDasharray="2 8" />
        <path className="s" d="M112 96v24h36V96M106 96l8-16h32l8 16z" />
        <circle className="o" cx="168" cy="122" r="7" />
      </svg>
      <p>
        <b>{copy.inside}</b>
        <span>{copy.meters}</span>
      </p>
      <span className={styles.button}>{copy.button}</span>
    </div>
  );
}
