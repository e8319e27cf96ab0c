/** Where the counting line of a fitting area lies: across the corridor, never in a cubicle. Words come from the copy. */

export interface FittingPlanCopy {
  readonly alt: string;
  readonly cubicles: string;
  readonly corridor: string;
  readonly line: string;
  readonly camera: string;
  readonly floor: string;
}

/** Floor plan from above: sales floor, corridor with the line, four cubicles without any camera. */
export function FittingPlan({copy}: {readonly copy: FittingPlanCopy}) {
  return (
    <svg className="dg" viewBox="0 0 560 440" role="img" aria-label={copy.alt}>
      <rect className="l s" x="20" y="20" width="520" height="400" rx="12" />
      {[0, 1, 2, 3].map((index) => (
        <g key={index} transform={`translate(${44 + index * 120} 40)`}>
          <path d="M0 96V0h112v96" />
          <path className="l" d="m4 30 26-26M4 64 64 4M4 96 96 4M36 96l72-72M70 96l38-38" />
          <path className="b" d="M2 100c9-10 18 10 27 0s18 10 27 0 18 10 27 0 18 10 27 0" />
        </g>
      ))}
      <rect className="s" x="160" y="68" width="240" height="40" rx="8" stroke="none" />
      <text x="280" y="93" textAnchor="middle" className="tb">
        {copy.cubicles}
      </text>
      <text x="44" y="184">
        {copy.corridor}
      </text>
      <path d="M20 224h150M390 224h150" strokeWidth="5" />
      <path className="fb" d="M170 190h220v68H170z" />
      <path className="b" d="M176 224h208" strokeWidth="3" />
      <circle className="b s" cx="172" cy="224" r="7" />
      <circle className="o s" cx="388" cy="224" r="7" />
      <rect className="s" x="256" y="208" width="48" height="32" rx="7" />
      <circle className="o s" cx="280" cy="224" r="8" />
      <path d="M304 240l48 42h10" />
      <text x="368" y="287" className="tb">
        {copy.camera}
      </text>
      <path className="l" d="M172 236v54h-8" />
      <text x="158" y="295" textAnchor="end" className="tb">
        {copy.line}
      </text>
      <path className="b" d="M224 392c-6-60 0-100 10-150s0-80-6-112" strokeDasharray="1 9" />
      <path className="b" d="m221 140 7-12 9 10" />
      <g transform="translate(224 396)">
        <ellipse className="s b" rx="24" ry="12" />
        <circle className="s b" r="9" />
      </g>
      <text x="44" y="396">
        {copy.floor}
      </text>
    </svg>
  );
}
