/** From the camera to the phone: once in a row, once in a column for narrow screens. Words come from the copy. */
import {At, CameraShape, CardShape, CloudShape, PhoneShape, SwitchShape} from '@site/src/components/diagrams/shapes';
import styles from './connectionDrawing.module.css';

export interface ConnectionCopy {
  readonly alt: string;
  readonly camera: string;
  readonly card: string;
  readonly switch: string;
  readonly cloud: string;
  readonly phone: string;
  /** On the lines between them. */
  readonly cable: string;
  readonly broadband: string;
  readonly anywhere: string;
  /** Around camera, card and switch. */
  readonly store: string;
}

export function ConnectionDiagram({copy}: {readonly copy: ConnectionCopy}) {
  return (
    <div className={styles.connection}>
      <svg className={`dg ${styles.wide}`} viewBox="0 0 1120 336" role="img" aria-label={copy.alt}>
        <rect className="l" x="24" y="28" width="496" height="284" rx="16" strokeDasharray="2 8" />
        <text x="44" y="58">
          {copy.store}
        </text>
        <Line d="M214 140h148" />
        <text x="290" y="126" textAnchor="middle">
          {copy.cable}
        </text>
        <Line d="M500 140h160" />
        <text x="600" y="126" textAnchor="middle">
          {copy.broadband}
        </text>
        <Line d="M832 140h144" />
        <text x="904" y="126" textAnchor="middle">
          {copy.anywhere}
        </text>
        <path d="M150 188v34" strokeDasharray="1 8" />
        <At x={150} y={140}>
          <CameraShape />
        </At>
        <text x="150" y="84" textAnchor="middle" className="tb">
          {copy.camera}
        </text>
        <At x={150} y={254}>
          <CardShape />
        </At>
        <text x="186" y="260" className="tb">
          {copy.card}
        </text>
        <At x={432} y={140}>
          <SwitchShape />
        </At>
        <text x="432" y="192" textAnchor="middle" className="tb">
          {copy.switch}
        </text>
        <At x={750} y={140}>
          <CloudShape />
        </At>
        <text x="750" y="204" textAnchor="middle" className="tb">
          {copy.cloud}
        </text>
        <At x={1020} y={140}>
          <PhoneShape />
        </At>
        <text x="1020" y="222" textAnchor="middle" className="tb">
          {copy.phone}
        </text>
      </svg>
      <svg className={`dg ${styles.narrow}`} viewBox="0 0 360 648" role="img" aria-label={copy.alt}>
        <rect className="l" x="10" y="12" width="340" height="316" rx="16" strokeDasharray="2 8" />
        <text x="28" y="42">
          {copy.store}
        </text>
        <path d="M168 104h48" strokeDasharray="1 8" />
        <At x={100} y={104}>
          <CameraShape />
        </At>
        <text x="100" y="172" textAnchor="middle" className="tb">
          {copy.camera}
        </text>
        <At x={244} y={104}>
          <CardShape />
        </At>
        <text x="244" y="158" textAnchor="middle" className="tb">
          {copy.card}
        </text>
        <Line d="M100 186v60" />
        <text x="118" y="222">
          {copy.cable}
        </text>
        <At x={100} y={276}>
          <SwitchShape />
        </At>
        <text x="174" y="282" className="tb">
          {copy.switch}
        </text>
        <Line d="M100 306v82" />
        <text x="118" y="364">
          {copy.broadband}
        </text>
        <At x={100} y={434}>
          <CloudShape />
        </At>
        <text x="196" y="440" className="tb">
          {copy.cloud}
        </text>
        <Line d="M100 480v42" />
        <text x="118" y="508">
          {copy.anywhere}
        </text>
        <At x={100} y={584}>
          <PhoneShape />
        </At>
        <text x="146" y="590" className="tb">
          {copy.phone}
        </text>
      </svg>
    </div>
  );
}

const Line = ({d}: {readonly d: string}) => <path className="b" d={d} strokeDasharray="1 8" strokeWidth="3" />;
