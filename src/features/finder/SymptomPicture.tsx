/** What a symptom is about: the device as it is made, with a sign of what is wrong with it. */
import {Picture} from '../../components/media/Picture';
import styles from './SymptomPicture.module.css';

/** By symptom tree: the cut-out of a device, and the sign on a grid of 20 × 20. */
export const symptomSigns = {
  offline: ['w3-e', 'M4 8.5a8.6 8.6 0 0 1 12 0M7 12a4.4 4.4 0 0 1 6 0M10 15h.01M4 16 16 4'],
  'no-power': ['e3-x', 'M7.5 3.5v4M12.5 3.5v4M5 7.5h10v2a5 5 0 0 1-10 0zM10 14.5V17'],
  'live-view': ['monitor', 'M10 3.5a6.5 6.5 0 1 0 6.5 6.5M8.5 7.5v5l4-2.5z'],
  'recording-gaps': ['e3-d-h', 'M3 7h4.5v6H3zM12.5 7H17v6h-4.5z'],
  recorder: ['ul-8208nh', 'M5.5 13.5V9a4.5 4.5 0 0 1 9 0v4.5L16 15H4zM8.5 17.5h3'],
  'counting-wrong': ['h1001', 'M10 3.5v7M6.5 7h7M6.5 15h7'],
  'adding-device': ['w3-s', 'M10 4v12M4 10h12'],
  'sign-in': ['phone', 'M5.5 9h9v7h-9zM7.5 9V7a2.5 2.5 0 0 1 5 0v2'],
  'app-trouble': ['phone', 'M10 4.5v7M10 15.5h.01'],
  'night-picture': ['e3-t-h', 'M15.5 12A6.5 6.5 0 1 1 8.5 4a5 5 0 0 0 7 8z'],
} as const;

export type Symptom = keyof typeof symptomSigns;

export function SymptomPicture({of}: {readonly of: Symptom}) {
  const [device, sign] = symptomSigns[of];
  return (
    <span className={styles.picture}>
      <Picture family="cutout" name={device} alt="" sizes="96px" upTo={240} />
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={sign} />
      </svg>
    </span>
  );
}
