/** One event on its way: what a camera in the store saw, the call that carries it, what a customer's system makes of it. */
import {CodeSample} from '@site/src/components/sections/CodeSample';
import {Badge} from '@site/src/components/ui/Badge';
import {videoSamples} from '@site/src/facts/callExamples';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import styles from './EventJourney.module.css';

interface Step {
  readonly title: string;
  readonly text: string;
}

export interface EventJourneyCopy {
  readonly badge: string;
  readonly seen: Step & {readonly alt: string};
  readonly sent: Step & {readonly sample: string};
  readonly done: Step & {
    readonly ticket: {
      readonly title: string;
      readonly rows: readonly {readonly label: string; readonly value: string}[];
    };
  };
}

export function EventJourney({copy: {badge, seen, sent, done}}: {readonly copy: EventJourneyCopy}) {
  return (
    <ol className={styles.journey}>
      <li>
        <Words {...seen} />
        <CameraStill event="uniform" alt={seen.alt} sizes="(max-width: 959px) 92vw, 400px" />
      </li>
      <li>
        <Words {...sent} />
        <CodeSample title={sent.sample} badge={badge} code={videoSamples.understand} />
      </li>
      <li>
        <Words {...done} />
        <div className={styles.ticket}>
          <p>
            <b>{done.ticket.title}</b>
            <Badge tone="warm">{badge}</Badge>
          </p>
          <dl>
            {done.ticket.rows.map(({label, value}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </li>
    </ol>
  );
}

const Words = ({title, text}: Step) => (
  <div>
    <h3>{title}</h3>
    <p>{text}</p>
  </div>
);
