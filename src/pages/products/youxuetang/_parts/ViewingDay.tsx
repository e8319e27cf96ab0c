/** A kindergarten day on a slider: at every minute who may look into the classroom, why not, and what a parent's phone shows. */
import {type ReactNode, useId, useState} from 'react';
import clock from '@copy/clock';
import {type ClassroomState, LiveView, ParentPhone, ShutView} from '@site/src/components/diagrams/ParentPhone';
import {Badge} from '@site/src/components/ui/Badge';
import {Button} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {nextWindow, openMinutes, sampleDay, slotAt, type ViewingKind, type ViewingSlot} from './viewing';
import styles from './ViewingDay.module.css';

export interface ViewingDayCopy {
  readonly title: string;
  readonly lead: (openMinutes: number) => string;
  readonly badge: string;
  readonly slider: string;
  /** Moves to the slot before and to the one after. */
  readonly previous: string;
  readonly following: string;
  readonly slots: Readonly<Record<ViewingSlot['id'], {readonly name: string; readonly why: string}>>;
  readonly kinds: Readonly<Record<ViewingKind, string>>;
  /** What the colors of the bar mean. */
  readonly legend: Readonly<Record<ViewingKind, string>>;
  /** A time under the bar. */
  readonly tick: (minute: number) => string;
  /** What the phone shows. */
  readonly phone: {
    readonly live: string;
    readonly watermark: (time: string) => string;
    readonly closed: string;
    readonly next: (time: string) => string;
    readonly tomorrow: (time: string) => string;
    readonly nap: string;
  };
  readonly people: Readonly<Record<'parent' | 'teacher' | 'principal' | 'us', string>>;
  readonly sees: Readonly<Record<ViewingKind, Readonly<Record<'parent' | 'teacher' | 'principal' | 'us', string>>>>;
}

const first = sampleDay[0]?.from ?? 0;
const last = sampleDay[sampleDay.length - 1]?.to ?? 0;
/** How much of the day so many minutes are: bar, times and slider have one scale. */
const percent = (minutes: number) => `${(minutes / (last - first)) * 100}%`;
const step = 15;
const people = ['parent', 'teacher', 'principal', 'us'] as const;
const kinds: readonly ViewingKind[] = ['open', 'yard', 'closed', 'nap'];
const states: Readonly<Record<ViewingKind, ClassroomState>> = {
  open: 'open',
  yard: 'open',
  closed: 'inside',
  nap: 'asleep',
};

export function ViewingDay({id, copy}: {readonly id: string; readonly copy: ViewingDayCopy}) {
  const slider = useId();
  const [minute, setMinute] = useState(645);
  const slot = slotAt(minute);
  /** From the last slot on to the first, so that no button is ever dead. */
  const move = (by: number) => setMinute(sampleDay.at((sampleDay.indexOf(slot!) + by) % sampleDay.length)!.from);
  return (
    <Section id={id} tone="tint">
      <SectionHead title={copy.title} lead={copy.lead(openMinutes())} />
      <div className={styles.box}>
        <div className={styles.head}>
          <ul className={styles.legend} aria-hidden="true">
            {kinds.map((kind) => (
              <li key={kind}>
                <i className={styles[kind]} />
                {copy.legend[kind]}
              </li>
            ))}
          </ul>
          <Badge tone="line">{copy.badge}</Badge>
        </div>
        <div className={styles.day}>
          <div className={styles.bar} aria-hidden="true">
            {sampleDay.map(({id: name, from, to, kind}) => (
              <div
                key={name}
                className={styles[kind]}
                style={{left: percent(from - first), width: percent(to - from)}}
                data-now={name === slot?.id || undefined}
              >
                <span>{copy.slots[name].name}</span>
              </div>
            ))}
          </div>
          <label htmlFor={slider} className="sr">
            {copy.slider}
          </label>
          <input
            id={slider}
            className={styles.slider}
            type="range"
            min={first}
            max={last}
            step={step}
            value={minute}
            aria-valuetext={clock.time(minute)}
            onChange={(event) => setMinute(Number(event.target.value))}
          />
        </div>
        <div className={styles.ticks} aria-hidden="true">
          {[...sampleDay.map(({from}) => from), last].map((tick) => (
            <span key={tick} style={{left: percent(tick - first)}}>
              {copy.tick(tick)}
            </span>
          ))}
        </div>
        {slot && (
          <div className={styles.now} aria-live="polite">
            <div className={styles.moment}>
              <p className={styles.time}>{clock.time(minute)}</p>
              <h3>{copy.slots[slot.id].name}</h3>
            </div>
            <div className={styles.reason}>
              <p className={styles.kind} data-kind={slot.kind}>
                {copy.kinds[slot.kind]}
              </p>
              <p>{copy.slots[slot.id].why}</p>
            </div>
            <div className={styles.steps}>
              <Button look="line" size="small" onClick={() => move(-1)}>
                <Icon name="chevronRight" size={16} />
                <span>{copy.previous}</span>
              </Button>
              <Button look="line" size="small" onClick={() => move(1)}>
                <span>{copy.following}</span>
                <Icon name="chevronRight" size={16} />
              </Button>
            </div>
            {/* The list beside it says the same. */}
            <div className={styles.phone} aria-hidden="true">
              <ParentPhone state={states[slot.kind]}>{phoneView(slot.kind, minute, copy.phone)}</ParentPhone>
            </div>
            <dl>
              {people.map((who) => (
                <div key={who}>
                  <dt>{copy.people[who]}</dt>
                  <dd>{copy.sees[slot.kind][who]}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <table className="sr">
          <tbody>
            {sampleDay.map(({id: name, from, to, kind}) => (
              <tr key={name}>
                <th scope="row">{`${clock.time(from)}–${clock.time(to)}`}</th>
                <td>{copy.slots[name].name}</td>
                <td>{copy.kinds[kind]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function phoneView(kind: ViewingKind, minute: number, words: ViewingDayCopy['phone']): ReactNode {
  if (kind === 'nap') return <ShutView isAsleep title={words.nap} />;
  if (kind === 'closed') {
    const next = nextWindow(minute);
    const text = next ? words.next(clock.time(next.from)) : words.tomorrow(clock.time(nextWindow(0)?.from ?? first));
    return <ShutView title={words.closed} text={text} />;
  }
  return (
    <LiveView
      label={words.live}
      watermark={words.watermark(clock.time(minute))}
      view={kind === 'yard' ? 'playground-day' : 'kindergarten-day'}
      sizes="(max-width: 767px) 140px, (max-width: 959px) 340px, 440px"
    />
  );
}
