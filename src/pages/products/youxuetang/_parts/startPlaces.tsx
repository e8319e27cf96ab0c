/** What a kindergarten does at each step, and the thing that the step is about: the line to the note starts at it. */
import {At, BearShape} from '@site/src/components/diagrams/shapes';
import {Person} from '@site/src/components/diagrams/storeShapes';
import type {Zone} from '@site/src/components/sections/DrawnRow';

/** The table of the kindergarten goes over into the app. */
const list = (
  <>
    <rect className="s" x="26" y="76" width="132" height="84" rx="5" />
    <path className="fb" d="M26 81a5 5 0 0 1 5-5h122a5 5 0 0 1 5 5v15H26z" />
    <path d="M26 96h132M26 117h132M26 138h132M64 76v84M111 76v84M92 160v20M66 180h52" />
    <path className="o" d="M168 118h28M188 110l8 8-8 8" strokeWidth="3" />
    <rect className="s" x="212" y="74" width="58" height="106" rx="10" />
    <circle className="b" cx="226" cy="96" r="5" />
    <circle className="b" cx="226" cy="120" r="5" />
    <circle className="b" cx="226" cy="144" r="5" />
    <path d="M238 96h22M238 120h22M238 144h22M234 170h14" />
    <path className="s" d="M14 180h272v10H14zM30 190v46M270 190v46" />
  </>
);

/** At the door, the code on the phone of the one who picks up; the teacher has sent the report. */
const pickup = (
  <>
    <path d="M182 236V84h98v152" />
    <Person x={70} coat />
    <Person x={228} />
    <path className="s b" d="M40 46h84v44H88l-10 12v-12H40z" />
    <path className="b" d="M52 60h46M52 74h30M102 72l5 5 9-10" />
    <rect className="s" x="122" y="138" width="42" height="70" rx="8" />
    <path
      className="o"
      d="M130 148h8v8h-8zM148 148h8v8h-8zM130 166h8v8h-8zM148 166h.1M156 174h.1M148 182h8M130 184h.1M140 190h.1"
      strokeWidth="3"
    />
    <path d="m95 168 27 6M203 168l-39 8" />
  </>
);

/** The phone frames the work, and the month becomes a book. */
const portfolio = (
  <>
    <rect className="s" x="58" y="70" width="104" height="78" rx="3" />
    <circle className="o" cx="140" cy="90" r="8" />
    <path className="b" d="M76 138v-28l22-18 22 18v28zM92 138v-16h12v16" />
    <path className="o" d="M46 76V58h18M156 58h18v18M174 142v18h-18M64 160H46v-18" strokeWidth="4" />
    <path className="s" d="M24 204h164v10H24zM38 214v22M174 214v22" />
    <path className="s b" d="M106 202q-14-8-32 0v-22q18-8 32 0 14-8 32 0v22q-18-8-32 0zM106 180v22" />
    <Person x={242} coat />
    <rect className="s" x="196" y="134" width="24" height="42" rx="5" />
    <path className="o" d="M202 142h12v14h-12z" />
  </>
);

/** On the wall the day with its windows; hands go up, and the camera is not there yet. */
const meeting = (
  <>
    <rect className="s" x="24" y="52" width="176" height="86" rx="4" />
    <path className="l" d="M36 94h152" strokeWidth="12" />
    <path className="b" d="M62 94h18M100 94h20M150 94h16" strokeWidth="12" />
    <path d="M36 116h.1M74 116h.1M112 116h.1M150 116h.1M188 116h.1M40 68h56" />
    <path d="M252 24v34" strokeDasharray="4 6" />
    <g strokeDasharray="4 6">
      <At x={252} y={84}>
        <BearShape />
      </At>
    </g>
    <path className="b" d="m72 194 10-36M232 194l10-36" strokeWidth="3" />
    <Person x={50} height={84} />
    <Person x={130} height={84} />
    <Person x={210} height={84} />
  </>
);

/** In the order of the steps in the copy. */
export const startPlaces: readonly Zone[] = [
  {drawing: list, at: [92, 180]},
  {drawing: pickup, at: [143, 208]},
  {drawing: portfolio, at: [106, 202]},
  {drawing: meeting, at: [90, 138]},
];
