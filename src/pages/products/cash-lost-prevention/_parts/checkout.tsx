/** A checkout from above, drawn from a line of the till: who stands there, what lies on the belt, whether the drawer is out. */
import clock from '@copy/clock';
import type {TillLine} from './tillLines';

export interface CheckoutPlanCopy {
  readonly alt: (customer: boolean, drawerOpen: boolean, scanned: number, onBelt: number) => string;
  readonly cashier: string;
  readonly customer: string;
  readonly nobody: string;
  readonly drawer: string;
  readonly scanned: (scanned: number, onBelt: number) => string;
}

export interface CheckoutPlanProps {
  readonly line: TillLine;
  /** Text laid over the picture, as a till does: kind and amount. */
  readonly title: string;
  readonly copy: CheckoutPlanCopy;
}

/** Seen from above: shoulders, a head with hair at its back, arms toward the counter. */
function Person({x, y, isStaff = false}: {readonly x: number; readonly y: number; readonly isStaff?: boolean}) {
  const tone = isStaff ? 'b' : undefined;
  return (
    <g transform={`translate(${x} ${y}) scale(1 ${isStaff ? 1 : -1})`}>
      <path className={tone} strokeWidth="12" strokeOpacity=".3" d="M-40 8q-8 42 18 66M40 8q8 42-18 66" />
      <ellipse className={isStaff ? 'b s' : 's'} rx="48" ry="22" />
      <circle className={isStaff ? 'b s' : 's'} r="17" />
      <path className={tone} fill="currentColor" fillOpacity=".5" d="M-17 0a17 17 0 0 1 34 0zM-4 17l4 5 4-5" />
    </g>
  );
}

export function CheckoutPlan({line, title, copy}: CheckoutPlanProps) {
  const {customer, drawerOpen, scanned, onBelt} = line;
  return (
    <svg className="dg" viewBox="0 0 520 392" role="img" aria-label={copy.alt(customer, drawerOpen, scanned, onBelt)}>
      <rect className="s" x="64" y="180" width="392" height="112" rx="12" />
      <rect className="l" x="80" y="198" width="236" height="76" rx="8" />
      <path className="b" d="M332 200v72" strokeWidth="4" />
      {Array.from({length: onBelt}, (_, index) => (
        <g key={index}>
          <rect className={index < scanned ? 'fb' : 'o'} x={88 + index * 32} y="222" width="28" height="28" rx="4" />
          {index < scanned ? (
            <path className="b" d={`m${96 + index * 32} 236 4 5 8-10`} />
          ) : (
            <path className="o" d={`M${102 + index * 32} 229v8m0 6v.5`} />
          )}
        </g>
      ))}
      <rect className={drawerOpen ? 'o s' : 's'} x="364" y={drawerOpen ? 104 : 198} width="76" height="76" rx="6" />
      {drawerOpen && <path className="o" d="M389 104v76M415 104v76" />}
      <text x="402" y={drawerOpen ? 92 : 241} textAnchor="middle">
        {copy.drawer}
      </text>
      <Person x={250} y={112} isStaff />
      <text x="188" y="117" textAnchor="end" className="tb">
        {copy.cashier}
      </text>
      {customer ? (
        <Person x={330} y={354} />
      ) : (
        <g className="l" strokeDasharray="2 7" transform="translate(330 354)">
          <ellipse rx="48" ry="22" />
          <circle r="17" />
        </g>
      )}
      <text x="394" y="359" className="tb">
        {customer ? copy.customer : copy.nobody}
      </text>
      <text x="80" y="318">
        {onBelt > 0 ? copy.scanned(scanned, onBelt) : ''}
      </text>
      <text x="28" y="40" className="tb">
        {clock.written(line.time)}
      </text>
      <text x="492" y="40" textAnchor="end" className="tb">
        {title}
      </text>
      <path className="l" d="M28 54h464" />
    </svg>
  );
}
