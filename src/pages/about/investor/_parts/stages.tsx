/**
 * What the company was when holders of a stage joined, drawn on the step it had reached: the steps of neighbors join to one
 * staircase. The line to the note starts at what their part is about.
 */
import type {InvestorStage} from '@site/src/facts/investors.schema';
import {Person} from '@site/src/components/diagrams/storeShapes';
import type {Zone} from '@site/src/components/sections/DrawnRow';
import type {ReactNode} from 'react';

/** Height of a step. */
const rise = 24;

/** A dome camera that stands on a surface at y. */
const Camera = ({x, y}: {readonly x: number; readonly y: number}) => (
  <>
    <path className="s" d={`M${x - 18} ${y}v-6a18 18 0 0 1 36 0v6z`} />
    <circle className="o" cx={x} cy={y - 9} r="5" />
  </>
);

/** A small store on the floor. */
const Store = ({x}: {readonly x: number}) => (
  <>
    <path className="s" d={`M${x - 32} 170v66h64v-66`} />
    <path className="s b" d={`M${x - 32} 146h64l8 24h-80z`} />
    <path d={`M${x - 22} 236v-44h20v44M${x + 8} 192h14v18h-14z`} />
  </>
);

/** Two people and the first camera between them. */
const founding = (
  <>
    <Person x={66} height={120} />
    <Person x={234} height={112} coat />
    <path className="s" d="M98 190h104v9h-9v37h-11v-37h-64v37h-11v-37h-9z" />
    <Camera x={150} y={190} />
    <path className="b" d="M150 150v-12M128 158l-8-9M172 158l8-9" />
  </>
);

/** Cameras in volume: a press with its mold above a belt. */
const early = (
  <>
    <path d="M106 196V92h88v104" />
    <path className="b" d="M150 92v30" strokeWidth="3" />
    <path className="s b" d="M120 122h60v14h-12a18 18 0 0 0-36 0h-12z" />
    <rect className="s" x="28" y="196" width="244" height="14" rx="7" />
    <path d="M60 210v26M240 210v26M48 203h.1M100 203h.1M150 203h.1M200 203h.1M252 203h.1" />
    <Camera x={62} y={196} />
    <Camera x={150} y={196} />
    <Camera x={238} y={196} />
  </>
);

/** Stores, and the outlet that serves them. */
const growth = (
  <>
    <path className="l" d="M150 116 52 142M150 116l98 26M150 116v26" strokeDasharray="1 6" />
    <Store x={52} />
    <Store x={150} />
    <Store x={248} />
    <path className="s o" d="M150 116s-18-16-18-30a18 18 0 1 1 36 0c0 14-18 30-18 30z" />
    <circle className="o" cx="150" cy="86" r="6" />
  </>
);

/** A chip and a shelf, and between them the test that both go through. */
const industrial = (
  <>
    <path className="s" d="M22 198h100v8h-9v30h-10v-30H41v30H31v-30h-9z" />
    <path d="M58 142v-8M72 142v-8M86 142v-8M58 198v-8M72 198v-8M86 198v-8M48 152h-8M48 166h-8M48 180h-8M96 152h8M96 166h8M96 180h8" />
    <rect className="s b" x="48" y="142" width="48" height="48" rx="5" />
    <path className="fb" d="M61 155h22v22H61z" />
    <path className="s" d="M134 146h26l10 10v42h-36z" />
    <path d="M160 146v10h10" />
    <path className="b" d="m142 176 6 7 12-14" strokeWidth="3" />
    <path className="fb" d="M200 152h16v16h-16zM238 148h14v20h-14zM206 186h20v18h-20zM244 190h20v14h-20z" />
    <path d="M192 236V132h84v104M192 168h84M192 204h84" />
    <path d="M200 152h16v16h-16zM238 148h14v20h-14zM206 186h20v18h-20zM244 190h20v14h-20z" />
  </>
);

/** The drawing on its step. */
function onStep(step: number, drawing: ReactNode, [x, y]: Zone['at']): Zone {
  const height = step * rise;
  return {
    outdoors: true,
    at: [x, y - height],
    drawing: (
      <>
        {step > 0 && (
          <>
            <path className="fb" d={`M0 ${236 - height}h300V236H0z`} />
            <path d={`M0 ${236 - height + rise}v-${rise}h300`} />
          </>
        )}
        <g transform={`translate(0 ${-height})`}>{drawing}</g>
      </>
    ),
  };
}

export const stages: Readonly<Record<InvestorStage, Zone>> = {
  founding: onStep(0, founding, [122, 194]),
  early: onStep(1, early, [62, 187]),
  growth: onStep(2, growth, [40, 214]),
  industrial: onStep(3, industrial, [54, 202]),
};
