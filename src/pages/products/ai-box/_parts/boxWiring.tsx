/** How the edge box joins a store: cameras and recorder stay, the box takes a stream beside them. Below, the three steps of it. */
import {Picture} from '@site/src/components/media/Picture';
import {Section, SectionHead, type SectionHeadProps} from '@site/src/components/ui/Section';
import styles from './boxWiring.module.css';

export interface BoxWiringCopy extends Pick<SectionHeadProps, 'title' | 'lead'> {
  readonly points: readonly {readonly title: string; readonly text: string}[];
  readonly diagram: {
    readonly alt: string;
    readonly store: string;
    readonly cameras: string;
    readonly switch: string;
    readonly recorder: string;
    readonly asBefore: string;
    readonly box: string;
    readonly isNew: string;
    readonly stream: string;
    readonly cloud: string;
    readonly results: string;
  };
}

/** Of several shapes: any brand will do. */
const cameras = ['e3-t-h', 'e3-x', 'e3-d-h', 'w3-s'] as const;

export default function BoxWiring({title, lead, points, diagram}: BoxWiringCopy) {
  return (
    <Section tone="tint">
      <SectionHead title={title} lead={lead} />
      <div className={styles.plan} role="img" aria-label={diagram.alt}>
        <WideLines />
        <TallLines />
        <p className={styles.store}>{diagram.store}</p>
        <p className={styles.camerasName}>{diagram.cameras}</p>
        <div className={styles.cameras}>
          {cameras.map((name) => (
            <Picture key={name} family="cutout" name={name} alt="" sizes="124px" upTo={240} />
          ))}
        </div>
        <p className={styles.switch}>{diagram.switch}</p>
        <div className={styles.recorder}>
          <Picture family="cutout" name="ul-8208nh" alt="" sizes="(max-width: 759px) 150px, 260px" upTo={600} />
        </div>
        <p className={styles.recorderName}>
          <b>{diagram.recorder}</b>
          {diagram.asBefore}
        </p>
        <div className={styles.box}>
          <Picture family="cutout" name="b1" alt="" sizes="(max-width: 759px) 170px, 300px" upTo={600} />
        </div>
        <p className={styles.boxName}>
          <b>
            {diagram.box} <i>{diagram.isNew}</i>
          </b>
          {diagram.stream}
        </p>
        <p className={styles.cloud}>
          <b>{diagram.cloud}</b>
          {diagram.results}
        </p>
      </div>
      <ol className={styles.steps}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** From left to right; beside the pictures, whose places the style sheet has. */
function WideLines() {
  return (
    <svg className={`dg ${styles.wide}`} viewBox="0 0 1200 400">
      <rect className="l" x="14" y="14" width="950" height="372" rx="16" strokeDasharray="2 8" />
      <path className="l" d="M156 82h44M156 166h44M156 250h44M156 334h44M200 82v252M200 212h58" />
      <Switch x={258} y={176} />
      <path className="l" d="M398 204h46v-92h76" />
      <path className="b" d="M398 222h46v88h80" strokeWidth="3" />
      <path className="b" d="M734 340h236" strokeWidth="3" strokeDasharray="1 9" />
      <path className="b" d="m972 331 9 9-9 9" strokeWidth="3" />
      <Cloud x={992} y={256} />
    </svg>
  );
}

/** From above to below, for phones. */
function TallLines() {
  return (
    <svg className={`dg ${styles.tall}`} viewBox="0 0 340 500">
      <rect className="l" x="5" y="5" width="330" height="392" rx="14" strokeDasharray="2 7" />
      <path className="l" d="M54 94v18M131 94v18M209 94v18M286 94v18M54 112h232M170 112v16" />
      <Switch x={100} y={128} />
      <path className="l" d="M140 194v14H82v28" />
      <path className="b" d="M200 194v14h54v18" strokeWidth="3" />
      <path className="b" d="M312 284h12v162h-12" strokeWidth="3" strokeDasharray="1 8" />
      <path className="b" d="m313 438-8 8 8 8" strokeWidth="3" />
      <g transform="translate(172 392) scale(.72)">
        <Cloud x={0} y={0} />
      </g>
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function Switch({x, y}: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.metal} d="m16 0h108l16 26v40H0V26z" />
      <path
        className={styles.ports}
        d="M14 38h11v12h-11zM31 38h11v12h-11zM48 38h11v12h-11zM65 38h11v12h-11zM82 38h11v12h-11z"
      />
      <path className="b" d="M108 44h0M122 44h0" strokeWidth="5" />
    </g>
  );
}

function Cloud({x, y}: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="fb" d="M40 126h98a32 32 0 0 0 6-63 46 46 0 0 0-86-15 38 38 0 0 0-50 29 25 25 0 0 0 32 49z" />
      <path className="b" d="M62 106V92M84 106V78M106 106V86M128 106V70" strokeWidth="9" />
    </g>
  );
}
