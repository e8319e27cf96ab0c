/**
 * How the edge box joins a store: cameras and recorder stay, the box takes a stream beside them and sends what it finds back along its
 * one cable. Below, the three steps of it.
 */
import {Picture} from '@site/src/components/media/Picture';
import {Section, SectionHead, type SectionHeadProps} from '@site/src/components/ui/Section';
import {AdapterDrawing, RouterDrawing, SwitchDrawing} from './boxDrawings';
import styles from './boxWiring.module.css';

export interface BoxWiringCopy extends Pick<SectionHeadProps, 'title' | 'lead'> {
  readonly points: readonly {readonly title: string; readonly text: string}[];
  readonly diagram: {
    readonly alt: string;
    readonly store: string;
    readonly cameras: string;
    readonly switch: string;
    readonly router: string;
    readonly recorder: string;
    readonly asBefore: string;
    readonly box: string;
    readonly isNew: string;
    readonly stream: string;
    readonly power: string;
    readonly cloud: string;
    readonly results: string;
    /** What the three lines of the legend mean. */
    readonly oldCable: string;
    readonly newCable: string;
    readonly data: string;
  };
}

/** Of several shapes: any brand will do. */
const cameras = ['e3-t-h', 'e3-x', 'e3-d-h', 'w3-s'] as const;

export default function BoxWiring({title, lead, points, diagram}: BoxWiringCopy) {
  return (
    <Section tone="tint">
      <SectionHead title={title} lead={lead} />
      <div className={styles.wiring}>
        <div className={styles.plan} role="img" aria-label={diagram.alt}>
          <div className={styles.cameras}>
            {cameras.map((name) => (
              <Picture key={name} family="cutout" name={name} alt="" sizes="124px" upTo={240} />
            ))}
          </div>
          <SwitchDrawing className={styles.switch} />
          <RouterDrawing className={styles.router} />
          <div className={styles.recorder}>
            <Picture family="cutout" name="ul-8208nh" alt="" sizes="(max-width: 899px) 150px, 260px" upTo={600} />
          </div>
          <div className={styles.box}>
            <Picture family="cutout" name="b1" alt="" sizes="(max-width: 899px) 170px, 300px" upTo={600} />
          </div>
          <AdapterDrawing className={styles.adapter} />
          <WideLines />
          <TallLines />
          <p className={styles.store}>{diagram.store}</p>
          <p className={styles.camerasName}>{diagram.cameras}</p>
          <p className={styles.switchName}>{diagram.switch}</p>
          <p className={styles.routerName}>{diagram.router}</p>
          <p className={styles.recorderName}>
            <b>{diagram.recorder}</b>
            {diagram.asBefore}
          </p>
          <p className={styles.boxName}>
            <b>
              {diagram.box} <i>{diagram.isNew}</i>
            </b>
            {diagram.stream}
          </p>
          <p className={styles.adapterName}>{diagram.power}</p>
          <p className={styles.cloud}>
            <b>{diagram.cloud}</b>
            {diagram.results}
          </p>
          <p className={styles.legend}>
            <span>{diagram.oldCable}</span>
            <span>{diagram.newCable}</span>
            <span>{diagram.data}</span>
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
      </div>
    </Section>
  );
}

/** From left to right; over the pictures, whose places the style sheet has. */
function WideLines() {
  return (
    <svg className={`dg ${styles.wide}`} viewBox="0 0 1200 440">
      <rect className="l" x="14" y="14" width="950" height="412" rx="16" strokeDasharray="2 8" />
      <path
        className={styles.old}
        d="M168 92h40M168 176h40M168 260h40M168 344h40M208 92v252M208 204h28M396 168h48v-64h88M413 204h418"
      />
      <path className={styles.cord} d="M722 332h10c16 0 14 42 36 42h57c9 0 14-6 14-14v-12" />
      <NewCable
        run="M575 362v24q0 14-14 14H364q-14 0-14-14V216"
        plugs="M569 350h12v13h-12zM344 206h12v12h-12z"
        on="M413 204h418M940 204h44"
      />
      <path className="b" d="m983 195 9 9-9 9" strokeWidth="3" />
      <Cloud at="translate(990 110)" />
    </svg>
  );
}

/** From below to above, for phones. */
function TallLines() {
  return (
    <svg className={`dg ${styles.tall}`} viewBox="0 0 340 534">
      <rect className="l" x="5" y="96" width="330" height="432" rx="14" strokeDasharray="2 7" />
      <path
        className={styles.old}
        d="M40 170v10M97 170v10M154 170v10M211 170v10M40 180h171M97 180v14M72 252v60M166 234h70"
      />
      <path className={styles.cord} d="M306 352h12q8 0 8 8v148q0 8-8 8h-35q-8 0-8-8" />
      <NewCable
        run="M220 376v6q0 8-8 8h-54q-8 0-8-8V268q0-8-8-8h-4q-8 0-8-8v-8"
        plugs="M215 366h10v10h-10zM125 235h10v10h-10z"
        on="M166 234h70M262 204V98"
      />
      <path className="b" d="m254 98 8-8 8 8" strokeWidth="3" />
      <Cloud at="translate(205 4) scale(.62)" />
    </svg>
  );
}

interface NewCableProps {
  /** The cable of the box. */
  readonly run: string;
  readonly plugs: string;
  /** How its data goes on from the switch. */
  readonly on: string;
}

/** The data are dots in the cable: a line of its own beside it looked like a second cable. */
function NewCable({run, plugs, on}: NewCableProps) {
  return (
    <>
      <path className={styles.cable} d={run} />
      <path className={styles.plugs} d={plugs} />
      <path className={styles.inCable} d={run} />
      <path className={styles.data} d={on} />
    </>
  );
}

function Cloud({at}: {readonly at: string}) {
  return (
    <g transform={at}>
      <path className="fb" d="M40 126h98a32 32 0 0 0 6-63 46 46 0 0 0-86-15 38 38 0 0 0-50 29 25 25 0 0 0 32 49z" />
      <path className="b" d="M62 106V92M84 106V78M106 106V86M128 106V70" strokeWidth="9" />
    </g>
  );
}
