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
          <Cords />
          <div className={styles.cameras}>
            {cameras.map((name) => (
              <Picture key={name} family="cutout" name={name} alt="" sizes="124px" upTo={240} />
            ))}
          </div>
          <SwitchDrawing className={styles.switch} />
          <RouterDrawing className={styles.router} />
          <div className={styles.box}>
            <Picture family="cutout" name="b1" alt="" sizes="(max-width: 899px) 170px, 300px" upTo={600} />
          </div>
          <AdapterDrawing className={styles.adapter} />
          <WideLines />
          <TallLines />
          <div className={styles.recorder}>
            <Picture family="cutout" name="ul-8208nh" alt="" sizes="(max-width: 899px) 150px, 260px" upTo={600} />
          </div>
          <p className={styles.store}>{diagram.store}</p>
          <p className={styles.camerasName}>
            <b>{diagram.cameras}</b>
          </p>
          <p className={styles.switchName}>
            <b>{diagram.switch}</b>
          </p>
          <p className={styles.routerName}>
            <b>{diagram.router}</b>
          </p>
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
          <p className={styles.adapterName}>
            <b>{diagram.power}</b>
          </p>
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

/** Below the pictures: cords from the inlet at the back of the box, and on phones the cables that come to the switch from behind. */
function Cords() {
  return (
    <>
      <svg className={`dg ${styles.wide}`} viewBox="0 0 1200 440">
        <path className={styles.cord} d="M690 312h38c14 0 12 62 34 62h48c9 0 14-6 14-14v-12" />
      </svg>
      <svg className={`dg ${styles.tall}`} viewBox="-10 -6 360 574">
        <path className={styles.cord} d="M290 352h20q8 0 8 8v171q0 8-8 8h-22q-8 0-8-8" />
        <path
          className={styles.old}
          d="M40 174v4q0 4 4 4h19q4 0 4 4v54M97 174v4q0 4-4 4h-11q-4 0-4 4v54M154 174v9q0 4-4 4H93q-4 0-4 4v50M211 174v14q0 4-4 4H104q-4 0-4 4v44"
        />
      </svg>
    </>
  );
}

/** From left to right; over the pictures, whose places the style sheet has. Every cable ends in a port of its own. */
function WideLines() {
  return (
    <svg className={`dg ${styles.wide}`} viewBox="0 0 1200 440">
      <rect className="l" x="14" y="14" width="950" height="412" rx="16" strokeDasharray="2 8" />
      <path
        className={styles.old}
        d="M139 101h57q8 0 8 8v157q0 8 8 8h55q8 0 8-8v-41M136 197h52q8 0 8 8v70q0 8 8 8h77q8 0 8-8v-52M144 277h37q7 0 7 7v1q0 7 7 7h100q8 0 8-8v-63M144 363h28q8 0 8-8v-46q0-8 8-8h121q8 0 8-8v-75M359 212v16q0 8 8 8h45q8 0 8-8V88q0-8 8-8h120M345 214v26q0 8 8 8h71q8 0 8-8v-42q0-8 8-8h386M938 204h46"
      />
      <path
        className={styles.plugs}
        d="M271 220h8v10h-8zM285 218h8v10h-8zM299 215h8v10h-8zM313 213h8v10h-8zM341 208h8v10h-8zM355 206h8v10h-8z"
      />
      <NewCable
        run="M575 362v24q0 14-14 14H345q-14 0-14-14V222"
        plugs="M569 350h12v13h-12zM325 210h12v12h-12z"
        on="M345 224v16q0 8 8 8h71q8 0 8-8v-42q0-8 8-8h384M940 204h44"
      />
      <path className="b" d="m983 195 9 9-9 9" strokeWidth="3" />
      <Cloud at="translate(990 110)" />
    </svg>
  );
}

/** From below to above, for phones. */
function TallLines() {
  return (
    <svg className={`dg ${styles.tall}`} viewBox="-10 -6 360 574">
      <rect className="l" x="5" y="96" width="330" height="456" rx="14" strokeDasharray="2 7" />
      <path className={styles.old} d="M56 266v66M123 255v11q0 6 6 6h57q6 0 6-6v-26q0-6 6-6h30M262 222V98" />
      <path
        className={styles.plugs}
        d="M53 262h6v8h-6zM64 260h6v8h-6zM75 258h6v8h-6zM86 256h6v8h-6zM97 254h6v8h-6zM120 251h6v8h-6z"
      />
      <NewCable
        run="M220 390v6q0 8-8 8h-54q-8 0-8-8V290q0-8-8-8h-22q-8 0-8-8v-12"
        plugs="M215 380h10v10h-10zM108 252h8v10h-8z"
        on="M123 262v4q0 6 6 6h57q6 0 6-6v-26q0-6 6-6h28M262 220V98"
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
  /** The cables in which its data goes on from the switch. */
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
