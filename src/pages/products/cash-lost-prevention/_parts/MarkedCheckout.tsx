/** A checkout as its camera should see it, with the places that the numbered list beside it is about. */
import cameraCopy from '@copy/camera-view';
import clock from '@copy/clock';
import {Picture} from '@site/src/components/media/Picture';
import frame from './CameraPicture.module.css';
import styles from './MarkedCheckout.module.css';
import {customersFloor, tillLines} from './tillLines';

/** The moment of the picture is the first line of the log above. */
const {time} = tillLines[0]!;

export function MarkedCheckout({label}: {readonly label: string}) {
  return (
    <div className={frame.frame}>
      <Picture family="view" name="till-both-day" alt={cameraCopy.alt(label)} sizes="(max-width: 959px) 92vw, 640px" />
      <svg className={styles.zone} viewBox="0 0 640 360" aria-hidden="true">
        <path d={customersFloor} />
      </svg>
      <span className={frame.simulated}>{cameraCopy.simulated}</span>
      <span className={styles.time}>{clock.written(time)}</span>
      {['clock', 'counter', 'drawer', 'customers'].map((place, index) => (
        <i key={place} className={styles[place]} aria-hidden="true">
          {index + 1}
        </i>
      ))}
    </div>
  );
}
