/** From the camera to the phone: once in a row, once in a column for narrow screens. Words come from the copy. */
import type {ReactNode} from 'react';
import styles from './connection.module.css';

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
        <rect className="l" x="24" y="28" width="520" height="284" rx="16" strokeDasharray="2 8" />
        <text x="44" y="58">{copy.store}</text>
        <Line d="M214 140h148" />
        <text x="290" y="126" textAnchor="middle">{copy.cable}</text>
        <Line d="M500 140h160" />
        <text x="612" y="126" textAnchor="middle">{copy.broadband}</text>
        <Line d="M832 140h144" />
        <text x="904" y="126" textAnchor="middle">{copy.anywhere}</text>
        <path d="M150 188v34" strokeDasharray="1 8" />
        <At x={150} y={140}><CameraShape /></At>
        <text x="76" y="146" textAnchor="end" className="tb">{copy.camera}</text>
        <At x={150} y={254}><CardShape /></At>
        <text x="186" y="260" className="tb">{copy.card}</text>
        <At x={432} y={140}><SwitchShape /></At>
        <text x="432" y="192" textAnchor="middle" className="tb">{copy.switch}</text>
        <At x={750} y={140}><CloudShape /></At>
        <text x="750" y="204" textAnchor="middle" className="tb">{copy.cloud}</text>
        <At x={1020} y={140}><PhoneShape /></At>
        <text x="1020" y="222" textAnchor="middle" className="tb">{copy.phone}</text>
      </svg>
      <svg className={`dg ${styles.narrow}`} viewBox="0 0 360 648" role="img" aria-label={copy.alt}>
        <rect className="l" x="10" y="12" width="340" height="316" rx="16" strokeDasharray="2 8" />
        <text x="28" y="42">{copy.store}</text>
        <path d="M168 104h48" strokeDasharray="1 8" />
        <At x={100} y={104}><CameraShape /></At>
        <text x="100" y="172" textAnchor="middle" className="tb">{copy.camera}</text>
        <At x={244} y={104}><CardShape /></At>
        <text x="244" y="158" textAnchor="middle" className="tb">{copy.card}</text>
        <Line d="M100 186v60" />
        <text x="118" y="222">{copy.cable}</text>
        <At x={100} y={276}><SwitchShape /></At>
        <text x="174" y="282" className="tb">{copy.switch}</text>
        <Line d="M100 306v82" />
        <text x="118" y="364">{copy.broadband}</text>
        <At x={100} y={434}><CloudShape /></At>
        <text x="196" y="440" className="tb">{copy.cloud}</text>
        <Line d="M100 480v42" />
        <text x="118" y="508">{copy.anywhere}</text>
        <At x={100} y={584}><PhoneShape /></At>
        <text x="146" y="590" className="tb">{copy.phone}</text>
      </svg>
    </div>
  );
}

const Line = ({d}: {readonly d: string}) => <path className="b" d={d} strokeDasharray="1 8" strokeWidth="3" />;

const At = ({x, y, children}: {readonly x: number; readonly y: number; readonly children: ReactNode}) => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

const CameraShape = () => (
  <>
    <path className="s" d="M-44 30a44 40 0 1 1 88 0z" />
    <circle className="s" r="24" />
    <circle className="o" r="13" />
    <circle r="5" />
    <rect className="s" x="-54" y="26" width="108" height="16" rx="8" />
  </>
);

const CardShape = () => (
  <>
    <path className="s" d="M-18-26H8l12 12v36a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4v-44a4 4 0 0 1 4-4z" />
    <path className="o" d="M-12-16v10M-3-16v10M6-16v10" />
  </>
);

const SwitchShape = () => (
  <>
    <rect className="s" x="-58" y="-22" width="116" height="44" rx="8" />
    <path d="M-42-6h14v12h-14zM-20-6h14v12h-14zM2-6h14v12H2z" />
    <circle className="b" cx="32" r="3" />
    <circle className="o" cx="44" r="3" />
  </>
);

const CloudShape = () => (
  <>
    <path className="s" d="M-44 36h88a28 28 0 0 0 6-55 38 38 0 0 0-72-13 32 32 0 0 0-44 25 22 22 0 0 0 22 43z" />
    <path className="b" d="m-12 6 9 10 18-22" />
  </>
);

const PhoneShape = () => (
  <>
    <rect className="s" x="-28" y="-52" width="56" height="104" rx="12" />
    <path className="fb" d="M-20-36h40v46h-40z" />
    <path d="M-20-36h40v46h-40zM-8 40H8" />
    <path className="b" d="m-5-21 14 8-14 8z" />
  </>
);
