/** What goes wrong in a classroom, drawn; the line to the note starts at what is broken, or at what puts it right. */
import {At, BearShape} from '@site/src/components/diagrams/shapes';
import {Person} from '@site/src/components/diagrams/storeShapes';
import type {Zone} from '@site/src/components/sections/DrawnRow';

/** The camera on its bracket on the wall at x. */
const Camera = ({x}: {readonly x: number}) => (
  <>
    <At x={x} y={0}>
      <path d="M-16 36h32v8h-32zM0 44v14" />
    </At>
    <At x={x} y={84}>
      <BearShape />
    </At>
  </>
);

/** The recorder goes on; the line to the router is cut, and the phone shows no picture. */
const offline = (
  <>
    <Camera x={84} />
    <path className="b" d="M84 109v79" />
    <rect className="s" x="38" y="188" width="92" height="26" rx="5" />
    <path className="b" d="m52 201 6 6 11-12" strokeWidth="3" />
    <path d="M96 201h24M32 214h104M46 214v22M122 214v22" />
    <path d="M130 201h32M198 201h28" />
    <path className="o" d="m171 192 18 18M189 192l-18 18" strokeWidth="4" />
    <rect className="s" x="226" y="188" width="56" height="26" rx="5" />
    <path d="M236 188v-20M272 188v-20M238 201h16M220 214h68M234 214v22M274 214v22" />
    <rect className="s" x="222" y="58" width="46" height="82" rx="9" />
    <path d="M238 130h14" />
    <path className="l" d="m238 86 16 10-16 10z" />
    <path className="o" d="m232 112 26-32" strokeWidth="3" />
  </>
);

/** The window is over on the clock, and the teacher is on her way out: the camera goes back to the house alone. */
const forgotten = (
  <>
    <circle className="s" cx="58" cy="88" r="30" />
    <path className="o" d="M58 58a30 30 0 0 1 30 30" strokeWidth="5" />
    <path d="M58 68v20h16" />
    <Camera x={150} />
    <path className="b" d="M150 120v26M143 139l7 8 7-8" strokeWidth="3" />
    <path className="s b" d="M130 184v26h40v-26" />
    <path className="b" d="m122 190 28-26 28 26M144 210v-14h12v14" />
    <path className="s" d="M204 236V84h84v152" />
    <Person x={240} coat />
    <path className="o" d="M270 178v12M262 190h16v18h-16z" />
  </>
);

/** A ball has turned the camera; the sample picture on the wall says how it was. */
const askew = (
  <>
    <circle className="l" cx="110" cy="84" r="25" strokeDasharray="4 6" />
    <path d="M94 36h32v8h-32z" />
    <g transform="rotate(28 110 44)">
      <path d="M110 44v14" />
      <At x={110} y={84}>
        <BearShape />
      </At>
    </g>
    <circle className="s o" cx="172" cy="66" r="17" />
    <path className="o" d="M157 58q15 10 30 0M172 49v34" />
    <path className="l" d="m190 90 18 30M204 84l14 24M180 98l10 18" />
    <rect className="s b" x="36" y="148" width="96" height="60" rx="4" />
    <path className="fb" d="M42 154h84v48H42z" />
    <path d="M42 184h84M56 184v-12h24v12M106 184v-12" />
    <circle cx="106" cy="167" r="5" />
    <path d="m212 200-12-34M258 200l12-34" />
    <Person x={235} height={88} />
  </>
);

/** The phone lies on a bench; the principal takes its account off the list. */
const lostPhone = (
  <>
    <g transform="rotate(-12 68 156)">
      <rect className="s o" x="44" y="114" width="48" height="82" rx="9" />
      <path className="o" d="M62 186h12" />
      <rect className="o" x="58" y="148" width="20" height="16" rx="3" />
      <path className="o" d="M62 148v-5a6 6 0 0 1 12 0v5" />
    </g>
    <path d="M20 200h98M34 200v36M104 200v36" />
    <Person x={256} coat height={160} />
    <rect className="s" x="156" y="92" width="84" height="74" rx="5" />
    <path d="M198 166v20M180 186h36" />
    <circle cx="170" cy="108" r="4" />
    <circle cx="170" cy="128" r="4" />
    <circle className="o" cx="170" cy="148" r="4" />
    <path d="M182 108h22M182 128h22" />
    <path className="o" d="M182 148h22M218 143l10 10M228 143l-10 10" />
    <path className="b" d="m217 108 4 4 8-8M217 128l4 4 8-8" />
    <path className="s" d="M146 186h144v10h-10v40H156v-40h-10z" />
  </>
);

/** In the order of the rows in the copy. */
export const troubles: readonly Zone[] = [
  {drawing: offline, at: [180, 212]},
  {drawing: forgotten, at: [150, 210]},
  {drawing: askew, at: [84, 208]},
  {drawing: lostPhone, at: [68, 200]},
];
