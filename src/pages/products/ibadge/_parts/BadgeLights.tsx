/** The badge, large, and what each of its lights means for the people in front of it. Colors come from the catalogue. */
import {modelById} from '@site/src/facts/models';
import type {Led} from '@site/src/facts/models.schema';
import {Picture} from '@site/src/components/media/Picture';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {LightDot} from '@site/src/features/finder/LightDot';
import styles from './BadgeLights.module.css';

/** The lights this page talks about, in the order of a working day. */
const order = ['online', 'recording', 'lowBattery', 'charging', 'noPower'] as const satisfies readonly Led['meaning'][];

export interface BadgeLightsProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly alt: string;
  readonly states: Readonly<
    Record<(typeof order)[number], {readonly light: string; readonly title: string; readonly text: string}>
  >;
}

export function BadgeLights({eyebrow, title, lead, alt, states}: BadgeLightsProps) {
  const {leds} = modelById('ibadge');
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Picture family="mounted" name="i-badge" alt={alt} sizes="(max-width: 959px) 100vw, 560px" priority />
        </div>
        <div>
          <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
          <ul className={styles.states}>
            {order.map((meaning) => {
              const led = leds.find((one) => one.meaning === meaning);
              return (
                <li key={meaning} className={meaning === 'recording' ? styles.main : undefined}>
                  {led && <LightDot color={led.color} pattern={led.pattern} />}
                  <div>
                    <h3>
                      {states[meaning].title} <span>{states[meaning].light}</span>
                    </h3>
                    <p>{states[meaning].text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </Section>
  );
}
