/** Beside the store: what is read, why, and what can be set. */
import copy from '@copy/demos/stage';
import clsx from 'clsx';
import type {RefObject} from 'react';
import {ChoiceBar} from '../calculators/ChoiceBar';
import {RangeField} from '../calculators/RangeField';
import {barCount, goodsColors, type CountReading, type Reading, type ReadingOf} from './reading';
import {figuresOf, noFigures} from './figures';
import {shownReasons} from './sensors/counting';
import {ruleIds} from './sensors/inspection';
import {limits, settingsOf, type ModeId, type NumberSetting, type StageSettings} from './settings';
import styles from './StagePanel.module.css';

export function Figures({mode, reading}: {readonly mode: ModeId; readonly reading: Reading | null}) {
  const labels = Object.values(copy.modes[mode].figures)
    .filter((word) => typeof word === 'string')
    .slice(0, 4);
  const figures = reading ? figuresOf(reading) : labels.map((label) => ({label, value: noFigures, isMain: false}));
  return (
    <dl className={styles.figures}>
      {figures.map(({label, value, isMain}) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={clsx(isMain && styles.main)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a mode shows besides its figures; the same height before anything is read. */
export function Details({
  mode,
  reading,
  insetsRef,
}: {
  readonly mode: ModeId;
  readonly reading: Reading | null;
  readonly insetsRef: RefObject<readonly HTMLElement[]>;
}) {
  if (mode === 'journey') return <Insets captions={copy.modes.journey.lenses} insetsRef={insetsRef} />;
  return (
    <>
      {mode === 'overhead' && <Insets captions={[copy.modes.overhead.above]} insetsRef={insetsRef} />}
      {mode === 'counting' && (
        <Bars values={reading?.mode === mode ? reading.bars : []} text={copy.modes.counting.bars} />
      )}
      {(mode === 'counting' || mode === 'overhead') && (
        <Why mode={mode} reading={reading?.mode === mode ? reading : null} />
      )}
      {mode === 'queue' && <Queue reading={reading?.mode === mode ? reading : null} />}
      {mode === 'checkout' && <Sale reading={reading?.mode === mode ? reading : null} />}
      {mode === 'inspection' && <Tickets reading={reading?.mode === mode ? reading : null} />}
    </>
  );
}

function Insets({
  captions,
  insetsRef,
}: {
  readonly captions: readonly string[];
  readonly insetsRef: RefObject<readonly HTMLElement[]>;
}) {
  return (
    <div
      className={styles.insets}
      ref={(place) => {
        insetsRef.current = place ? [...place.querySelectorAll('div')] : [];
      }}
    >
      {captions.map((caption) => (
        <figure key={caption}>
          <div aria-hidden="true" />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Bars({values, text}: {readonly values: readonly number[]; readonly text: string}) {
  const most = Math.max(4, ...values);
  return (
    <figure className={styles.bars}>
      <div aria-hidden="true">
        {Array.from({length: barCount}, (_, index) => {
          const value = values[index];
          return (
            <i
              key={index}
              className={clsx(index === values.length - 1 && styles.now)}
              style={{height: value === undefined ? undefined : `${Math.max(6, (value / most) * 100)}%`}}
            />
          );
        })}
      </div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** Why the count is not the number of people who came in. */
function Why({mode, reading}: {readonly mode: 'counting' | 'overhead'; readonly reading: CountReading | null}) {
  if (!reading) return <div className={styles.why} />;
  const {why, real, counted} = reading.count.in;
  // Who is between door and line has not been missed.
  const found = shownReasons.filter((reason) => why[reason] !== 0);
  return (
    <div className={styles.why}>
      <h3>{copy.modes[mode].why(real - counted - why.underway)}</h3>
      <ul>
        {found.map((reason) => (
          <li key={reason} data-reason={reason}>
            <span>{copy.reasons[reason]}</span>
            <b>{why[reason] > 0 ? `−${why[reason]}` : `+${-why[reason]}`}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Queue({reading}: {readonly reading: ReadingOf<'queue'> | null}) {
  const {lengths, isCalling, calls} = reading ?? {lengths: [], isCalling: false, calls: 0};
  const most = Math.max(6, ...lengths);
  const points = lengths.map((length, index) => `${(index / 59) * 100},${40 - (length / most) * 38}`).join(' ');
  const words = copy.modes.queue;
  return (
    <div className={styles.queue}>
      <p className={clsx(styles.call, isCalling && styles.calling)}>{isCalling ? words.calling : words.calm(calls)}</p>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points} />
      </svg>
      <p>{words.curve}</p>
    </div>
  );
}

function Sale({reading}: {readonly reading: ReadingOf<'checkout'> | null}) {
  const {items, isServing, latest} = reading ?? {items: [], isServing: false, latest: null};
  const words = copy.modes.checkout;
  return (
    <div className={styles.sale}>
      <h3>{isServing ? words.sale : words.waiting}</h3>
      <ul>
        {items.map(({kind, at, scanned}) => (
          <li key={at} className={clsx(!scanned && styles.slipped)}>
            <i style={{background: goodsColors[kind]}} />
            {words.goods[kind]}
            <b>{scanned ? words.scanned : words.unscanned}</b>
          </li>
        ))}
      </ul>
      {latest && <p className={styles.alert}>{words.alert(latest.passed, latest.scanned, Math.round(latest.ago))}</p>}
    </div>
  );
}

function Tickets({reading}: {readonly reading: ReadingOf<'inspection'> | null}) {
  const tickets = reading?.tickets ?? [];
  const words = copy.modes.inspection;
  return (
    <ol className={styles.tickets}>
      {tickets.length === 0 && <li className={styles.none}>{words.none}</li>}
      {tickets
        .slice()
        .reverse()
        .slice(0, 2)
        .map(({number, rule, age, closed}) => (
          <li key={number} className={clsx(closed === null && styles.open)}>
            <b>{words.ticket(number, copy.rules[rule])}</b>
            <span>{words.tasks[rule]}</span>
            <small>{closed === null ? words.openSince(Math.round(age)) : words.closed}</small>
          </li>
        ))}
    </ol>
  );
}

export interface ControlsProps {
  readonly mode: ModeId;
  readonly settings: StageSettings;
  readonly onChange: (settings: StageSettings) => void;
}

/** What can be set in a mode, as form controls. */
export function Controls({mode, settings, onChange}: ControlsProps) {
  const has = (name: keyof StageSettings) => settingsOf[mode].includes(name);
  const numbers = (Object.keys(limits) as NumberSetting[]).filter(has);
  return (
    <div className={styles.controls}>
      {has('mount') && (
        <ChoiceBar
          label={copy.controls.mount}
          choices={(['overhead', 'corner'] as const).map((id) => ({id, label: copy.mounts[id]}))}
          value={settings.mount}
          onChange={(mount) => onChange({...settings, mount})}
        />
      )}
      {has('measure') && (
        <ChoiceBar
          label={copy.controls.measure}
          choices={(['dwell', 'presence'] as const).map((id) => ({id, label: copy.measures[id]}))}
          value={settings.measure}
          onChange={(measure) => onChange({...settings, measure})}
        />
      )}
      {has('rules') && (
        <fieldset className={styles.rules}>
          <legend>{copy.controls.rules}</legend>
          {ruleIds.map((rule) => (
            <label key={rule}>
              <input
                type="checkbox"
                checked={settings.rules.includes(rule)}
                onChange={({target}) =>
                  onChange({
                    ...settings,
                    rules: ruleIds.filter((one) => (one === rule ? target.checked : settings.rules.includes(one))),
                  })
                }
              />
              {copy.rules[rule]}
            </label>
          ))}
        </fieldset>
      )}
      {numbers.map((name) => (
        <RangeField
          key={name}
          label={copy.controls[name].label}
          text={copy.controls[name].text(settings[name])}
          value={settings[name]}
          {...limits[name]}
          onChange={(value) => onChange({...settings, [name]: Math.round(value * 10) / 10})}
        />
      ))}
    </div>
  );
}
