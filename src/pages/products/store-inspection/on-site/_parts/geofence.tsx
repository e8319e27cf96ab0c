/** Three fixes against a store's circle: inside, unsure, outside. Words come from the copy. */
import styles from './geofence.module.css';

export interface GeofenceCopy {
  readonly alt: string;
  readonly radius: string;
  readonly inside: string;
  readonly unsure: string;
  readonly outside: string;
}

export function GeofenceDiagram({copy}: {readonly copy: GeofenceCopy}) {
  return (
    <svg className={`dg ${styles.fence}`} viewBox="0 0 560 380" role="img" aria-label={copy.alt}>
      <path className="l" d="M40 300h480M40 80h480M120 40v300M440 40v300" />
      <circle className="fb" cx="250" cy="190" r="130" />
      <circle className="b" cx="250" cy="190" r="130" strokeDasharray="2 8" />
      <path className="s" d="M222 184v34h56v-34M214 184l12-24h48l12 24z" />
      <path className="b" d="M250 190 158 98" />
      <text x="150" y="88" textAnchor="end" className="tb">
        {copy.radius}
      </text>
      <circle className="b s" cx="300" cy="258" r="8" />
      <circle className="b" cx="300" cy="258" r="20" />
      <text x="290" y="302" textAnchor="end" className="tb">
        {copy.inside}
      </text>
      <circle cx="372" cy="150" r="8" className="s" />
      <circle cx="372" cy="150" r="58" strokeDasharray="4 6" />
      <text x="440" y="136" className="tb">
        {copy.unsure}
      </text>
      <circle className="o s" cx="468" cy="290" r="8" />
      <circle className="o" cx="468" cy="290" r="20" />
      <text x="468" y="334" textAnchor="middle" className="tb">
        {copy.outside}
      </text>
    </svg>
  );
}
