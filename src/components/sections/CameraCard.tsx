/** One camera: large picture on a gradient, what it is for, what decides where it can hang. Its id is an anchor. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Picture} from '../media/Picture';
import {Badge} from '../ui/Badge';
import {MorePermalink} from '../ui/MoreLink';
import styles from './CameraCard.module.css';
import {cardFacts, marksOf, type CameraFactsCopy} from './cameraFacts';
import type {Camera} from './cameraFilter';

export interface CameraCardCopy {
  readonly compare: string;
  /** Why the box cannot be ticked any more. */
  readonly full: string;
  readonly more: (name: string) => string;
  readonly facts: CameraFactsCopy;
}

export interface CameraCardProps {
  readonly camera: Camera;
  readonly purpose: string;
  readonly copy: CameraCardCopy;
  /** Edition-relative address of the model's support page, if it has one. */
  readonly href: string | undefined;
  readonly compared: boolean;
  readonly full: boolean;
  readonly onCompare: () => void;
}

export function CameraCard({camera, purpose, copy, href, compared, full, onCompare}: CameraCardProps) {
  useBrokenLinks().collectAnchor(camera.id);
  const blocked = full && !compared;
  return (
    <li id={camera.id} className={styles.card}>
      <div className={styles.ground}>
        <h3 className="nb">{camera.name}</h3>
        <p>{purpose}</p>
        <ul className={styles.marks}>
          {marksOf(camera, copy.facts).map((mark) => (
            <li key={mark}>
              <Badge tone="glass">{mark}</Badge>
            </li>
          ))}
        </ul>
        <div className={styles.picture}>
          <Picture family="cutout" name={camera.media} alt="" sizes="(max-width: 767px) 92vw, (max-width: 1263px) 46vw, 560px" />
        </div>
      </div>
      <dl className={styles.facts}>
        {cardFacts(camera, copy.facts).map(({label, value}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <label className={styles.check}>
          <input type="checkbox" checked={compared} disabled={blocked} onChange={onCompare} />
          <span>
            {blocked ? copy.full : copy.compare}
            <span className="sr"> {camera.name}</span>
          </span>
        </label>
        {href && <MorePermalink href={href}>{copy.more(camera.name)}</MorePermalink>}
      </div>
    </li>
  );
}
