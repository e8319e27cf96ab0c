/** The stage of the home page, running by itself, with its figures card; the visitor can move the line. */
import clock from '@copy/clock';
import words from '@copy/demos/stage';
import copy from '@copy/home-counter';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import type {Reading} from './reading';
import {initialFigures} from './initialFigures';
import {starts} from './settings';
import {StageView} from './StageView';
import {Badge} from '../../components/ui/Badge';
import styles from './HeroStage.module.css';

/** Who came in by the hour from 8:00 in the card, up to now; together `opening.in`. */
const hours = [12, 18, 16, 26, 52, 58, 42, 34, 38, 48, 84] as const;

/** Hours of the card, closing time included. */
const hourCount = 13;

const labels = {...words.labels, in: copy.oneIn, out: copy.oneOut};

export function HeroStage() {
  const [settings, setSettings] = useState(starts.counting);
  const [since, setSince] = useState({in: 0, out: 0});
  const last = useRef<{in: number; out: number}>(undefined);
  const insets = useRef([]);

  function onReading(reading: Reading) {
    if (reading.mode !== 'counting') return;
    const next = {in: reading.count.in.counted, out: reading.count.out.counted};
    const before = last.current ?? next;
    last.current = next;
    // A moved line counts from zero; the card continues from its figures.
    const more = (direction: 'in' | 'out') =>
      next[direction] < before[direction] ? next[direction] : next[direction] - before[direction];
    if (more('in') + more('out') > 0) setSince((old) => ({in: old.in + more('in'), out: old.out + more('out')}));
  }

  const entered = initialFigures.in + since.in;
  const left = initialFigures.in - initialFigures.inside + since.out;
  const now = hours[hours.length - 1]! + since.in;
  const most = Math.max(...hours, now);
  const card = (button: ReactNode) => (
    <div className={styles.hud}>
      <div className={styles.top}>
        <span>{copy.place}</span>
        <Badge tone="line">{copy.badge}</Badge>
        {button}
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>{copy.in}</dt>
          <dd data-figure="in">{entered}</dd>
        </div>
        <div>
          <dt>{copy.out}</dt>
          <dd data-figure="out">{left}</dd>
        </div>
        <div>
          <dt>{copy.inside}</dt>
          <dd data-figure="inside">{entered - left}</dd>
        </div>
      </dl>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({length: hourCount}, (_, hour) => {
          const value = hour === hours.length - 1 ? now : hours[hour];
          return (
            <i
              key={hour}
              className={clsx(hour === hours.length - 1 && styles.now, value === undefined && styles.future)}
              style={value === undefined ? undefined : {height: `${Math.round((value / most) * 91)}%`}}
            />
          );
        })}
      </div>
      <div className={styles.axis} aria-hidden="true">
        {[8, 14, 20].map((hour) => (
          <span key={hour}>{clock.time(hour * 60)}</span>
        ))}
      </div>
    </div>
  );
  return (
    <StageView
      mode="counting"
      settings={settings}
      onSettings={setSettings}
      onReading={onReading}
      insets={insets}
      labels={labels}
      dusk
      priority
      phone
      className={styles.stage}
      sizes="(max-width: 599px) 132vw, (max-width: 1180px) 112vw, 70vw"
      bar={card}
    />
  );
}
