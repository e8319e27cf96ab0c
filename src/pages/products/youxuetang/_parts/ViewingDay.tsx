/** A kindergarten day on a slider: at every minute who may look into the classroom, and why not. */
import {useId, useState} from 'react';
import clock from '@copy/clock';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {openMinutes, sampleDay, slotAt, type ViewingKind, type ViewingSlot} from './viewing';
import styles from './ViewingDay.module.css';

export interface ViewingDayCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: (openMinutes: number) => string;
  readonly badge: string;
  readonly slider: string;
  readonly slots: Readonly<Record<ViewingSlot['id'], {readonly name: string; readonly why: string}>>;
  readonly kinds: Readonly<Record<ViewingKind, string>>;
  readonly people: Readonly<Record<'parent' | 'teacher' | 'principal' | 'us', string>>;
  readonly sees: Readonly<Record<ViewingKind, Readonly<Record<'parent' | 'teacher' | 'principal' | 'us', string>>>>;
}

const first = sampleDay[0]?.from ?? 0;
const last = sampleDay[sampleDay.length - 1]?.to ?? 0;
const step = 15;
const people = ['parent', 'teacher', 'principal', 'us'] as const;

export function ViewingDay({id, copy}: {readonly id: string; readonly copy: ViewingDayCopy}) {
  const slider = useId();
  const [minute, setMinute] = useState(525);
  const slot = slotAt(minute);
  return (
    <Section id={id} tone="tint">
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead(openMinutes())}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.box}>
        <div className={styles.bar} aria-hidden="true">
          {sampleDay.map(({id: name, from, to, kind}) => (
            <div
              key={name}
              className={styles[kind]}
              style={{flexGrow: to - from}}
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
        {slot && (
          <div className={styles.now} aria-live="polite">
            <div>
              <p className={styles.time}>{clock.time(minute)}</p>
              <h3>{copy.slots[slot.id].name}</h3>
              <p className={styles.kind} data-kind={slot.kind}>
                {copy.kinds[slot.kind]}
              </p>
              <p>{copy.slots[slot.id].why}</p>
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
