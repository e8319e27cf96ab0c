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

export function CheckoutPlan({line, title, copy}: CheckoutPlanProps) {
  const {customer, drawerOpen, scanned, onBelt} = line;
  return (
    <svg className="dg" viewBox="0 0 520 336" role="img" aria-label={copy.alt(customer, drawerOpen, scanned, onBelt)}>
      <rect className="s" x="64" y="150" width="392" height="92" rx="12" />
      <rect className="l" x="80" y="164" width="236" height="64" rx="8" />
      <path className="b" d="M330 166v60" strokeWidth="4" />
      {Array.from({length: onBelt}, (_, index) => (
        <g key={index}>
          <rect className={index < scanned ? 'fb' : 'o'} x={90 + index * 32} y="184" width="24" height="24" rx="4" />
          {index < scanned ? (
            <path className="b" d={`m${96 + index * 32} 196 4 5 8-10`} />
          ) : (
            <path className="o" d={`M${102 + index * 32} 190v7m0 5v.5`} />
          )}
        </g>
      ))}
      <rect className={drawerOpen ? 'o s' : 's'} x="368" y={drawerOpen ? 92 : 164} width="72" height="60" rx="6" />
      {drawerOpen && <path className="o" d="M392 92v60M416 92v60" />}
      <text x="404" y={drawerOpen ? 84 : 200} textAnchor="middle">
        {copy.drawer}
      </text>
      <g transform="translate(270 106)">
        <ellipse className="b s" rx="36" ry="19" />
        <circle className="b s" r="14" />
        <text y="-30" textAnchor="middle" className="tb">
          {copy.cashier}
        </text>
      </g>
      <g transform="translate(220 292)">
        <ellipse className={customer ? 's' : 'l'} rx="36" ry="19" strokeDasharray={customer ? undefined : '2 7'} />
        <circle className={customer ? 's' : 'l'} r="14" strokeDasharray={customer ? undefined : '2 7'} />
        <text x="50" y="5" className="tb">
          {customer ? copy.customer : copy.nobody}
        </text>
      </g>
      <text x="80" y="264">
        {onBelt > 0 ? copy.scanned(scanned, onBelt) : ''}
      </text>
      <text x="28" y="44" className="tb">
        {clock.written(line.time)}
      </text>
      <text x="492" y="44" textAnchor="end" className="tb">
        {title}
      </text>
      <path className="l" d="M28 58h464" />
    </svg>
  );
}
