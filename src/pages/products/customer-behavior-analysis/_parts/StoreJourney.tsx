/** One visit through one store, step by step: the picture shows where, the list says what is noted and what is not. */
import {Picture} from '@site/src/components/media/Picture';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {
  journeyCodec,
  journeySteps,
  journeyZones,
  onScene,
  pathTo,
  scenePoints,
  standsAt,
  type JourneyStep,
} from './journey';
import styles from './StoreJourney.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface StoreJourneyCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly alt: string;
  readonly list: string;
  readonly caption: string;
  readonly noted: string;
  readonly steps: Readonly<
    Record<JourneyStep, {readonly time: string; readonly title: string; readonly text: string; readonly noted: string}>
  >;
}

export function StoreJourney({id, copy}: {readonly id: string; readonly copy: StoreJourneyCopy}) {
  const [current, setCurrent] = useQueryState<JourneyStep>('enter', journeyCodec);
  const [footX, footY] = onScene(standsAt(current));
  return (
    <Section id={id}>
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <div className={styles.journey}>
        <figure className={styles.view}>
          <div className={styles.frame}>
            <div className={styles.plane}>
              <Picture
                family="scene"
                name="store-tracking"
                alt={copy.alt}
                sizes="(max-width: 959px) 130vw, 960px"
                priority
              />
              <svg viewBox="0 0 1600 900" className={styles.overlay} aria-hidden="true">
                <polygon className={styles.zone} points={scenePoints(journeyZones[current])} />
                <polyline className={styles.path} points={scenePoints(pathTo(current))} />
                <g transform={`translate(${footX} ${footY})`}>
                  <circle className={styles.marker} r="22" />
                  <text y="8" textAnchor="middle">
                    {journeySteps.indexOf(current) + 1}
                  </text>
                </g>
              </svg>
            </div>
            <Badge tone="glass" className={styles.badge}>
              {copy.badge}
            </Badge>
          </div>
          <figcaption>{copy.caption}</figcaption>
        </figure>
        <ol className={styles.steps} aria-label={copy.list}>
          {journeySteps.map((name, index) => {
            const step = copy.steps[name];
            return (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === current ? 'step' : undefined}
                  onClick={() => setCurrent(name)}
                >
                  <span className={styles.number}>{index + 1}</span>
                  <span className={styles.words}>
                    <b>
                      {step.title}
                      <i>{step.time}</i>
                    </b>
                    <span>{step.text}</span>
                    <em>
                      {copy.noted}
                      {step.noted}
                    </em>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}
