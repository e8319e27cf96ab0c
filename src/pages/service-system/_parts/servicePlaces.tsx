/** What is done to a store at each step of a job, and the sheet of paper that stays: the line to the note starts at it. */
import {Person} from '@site/src/components/diagrams/storeShapes';
import type {Zone} from '@site/src/components/sections/DrawnRow';

/** A written sheet, 36 × 46, its upper left corner at x, y. */
const Sheet = ({x, y}: {readonly x: number; readonly y: number}) => (
  <>
    <path className="s b" d={`M${x} ${y}h26l10 10v36h-36z`} />
    <path className="b" d={`M${x + 26} ${y}v10h10M${x + 8} ${y + 18}h20M${x + 8} ${y + 27}h20M${x + 8} ${y + 36}h12`} />
  </>
);

/** A camera under the ceiling. */
const Camera = ({x}: {readonly x: number}) => (
  <>
    <rect className="s" x={x - 18} y="24" width="36" height="8" rx="3" />
    <path className="s" d={`M${x - 14} 32a14 14 0 0 0 28 0z`} />
    <circle className="o" cx={x} cy="37" r="4" />
  </>
);

/** Width and height are taken; of the old cameras one can stay. */
const survey = (
  <>
    <path className="s" d="M36 236V92h104v144" />
    <path d="M48 236V104h80v132M118 170v10" />
    <path className="o" d="M36 76h104M42 70l-6 6 6 6M134 70l6 6-6 6M20 92v144M14 98l6-6 6 6M14 230l6 6 6-6" />
    <rect className="s" x="180" y="24" width="36" height="8" rx="3" />
    <path className="s" d="M184 32a14 14 0 0 0 28 0z" />
    <path className="b" d="m224 38 6 7 12-14" strokeWidth="3" />
    <Person x={198} coat />
    <Sheet x={226} y={158} />
    <path d="M223 190h8" />
  </>
);

/** A ladder up to the place of the camera; its cable comes from the switch, both with a label. */
const installing = (
  <>
    <path className="b" d="M238 150V48q0-10-10-10h-90" strokeWidth="3" />
    <Camera x={120} />
    <path className="o" d="M178 38v12M168 50h20v14h-20z" />
    <path d="M84 236l26-142M156 236l-26-142M104 94h32" />
    <path d="M100 122h40M95 150h50M90 178h60M85 206h70" />
    <g transform="translate(22 4)">
      <path className="s" d="M60 174v-42a20 20 0 0 1 20-20h4a20 20 0 0 1 18 14l-2 48z" />
      <circle className="s" cx="82" cy="94" r="14" />
      <path className="s" d="M66 90a16 16 0 0 1 32 0zM60 90h44" />
      <path d="M98 122 114 52" />
      <path className="s" d="M64 174v34h12v-34M86 174v34h12v-34" />
    </g>
    <rect className="s" x="196" y="150" width="84" height="36" rx="6" />
    <path d="M206 162h12v11h-12zM224 162h12v11h-12zM242 162h12v11h-12z" />
    <circle className="b" cx="266" cy="168" r="3" />
    <path className="l" d="M204 236v-50M272 236v-50" />
    <Sheet x={220} y={190} />
  </>
);

/** Every channel on a screen, one of them failed and written down so; somebody recounts at the line. */
const accepting = (
  <>
    <rect className="s" x="30" y="56" width="136" height="92" rx="6" />
    <path d="M98 56v92M30 102h136M98 148v14M74 162h48" />
    <path className="b" d="m54 78 8 9 14-17M122 78l8 9 14-17M54 124l8 9 14-17" strokeWidth="3" />
    <path className="o" d="m124 116 16 16M140 116l-16 16" strokeWidth="3" />
    <path className="s" d="M24 196h148v10h-10v30h-12v-30H46v30H34v-30H24z" />
    <Sheet x={80} y={166} />
    <Person x={236} height={120} />
    <path className="s" d="M258 178h20v26h-20z" />
    <path className="b" d="M263 186h10" />
    <path className="b" d="M192 236h88" strokeWidth="4" />
    <circle className="b s" cx="192" cy="236" r="6" />
    <circle className="o s" cx="280" cy="236" r="6" />
  </>
);

/** A covered lens, seen from afar before the store notices; the line is set again. */
const maintaining = (
  <>
    <path className="fb" d="M70 38 16 236h108z" />
    <Camera x={70} />
    <path className="o" d="M44 30q10-16 26-8t28-2q8 18-6 34-10 6-20 0t-20 2q-14-10-8-26z" strokeDasharray="4 6" />
    <path className="l" d="M22 226l96-16" strokeWidth="3" />
    <path className="b" d="M16 236h108" strokeWidth="4" />
    <circle className="b s" cx="16" cy="236" r="6" />
    <circle className="o s" cx="124" cy="236" r="6" />
    <path className="o" d="M98 66q26 4 44 26M134 90l9 3 1-10" />
    <path className="s" d="M160 186h126v10h-8v40h-12v-40h-86v40h-12v-40h-8z" />
    <rect className="s" x="172" y="104" width="84" height="62" rx="5" />
    <path d="M214 166v20M194 186h40" />
    <path className="b" d="M182 138h14l8-18 12 32 8-14h22" />
    <circle className="s o" cx="248" cy="108" r="9" />
    <path className="o" d="M248 104v4M248 112v.1" />
    <Sheet x={246} y={150} />
  </>
);

/** In the order of the steps in the copy. */
export const servicePlaces: readonly Zone[] = [
  {drawing: survey, at: [244, 204]},
  {drawing: installing, at: [238, 236]},
  {drawing: accepting, at: [98, 212]},
  {drawing: maintaining, at: [264, 196]},
];
