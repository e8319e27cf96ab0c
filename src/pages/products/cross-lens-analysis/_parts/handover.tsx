/** One path seen by three cameras: handed over where views overlap, guessed across a gap. Words come from the copy. */

export interface HandoverCopy {
  readonly alt: string;
  /** Three names, left to right. */
  readonly cameras: readonly string[];
  readonly overlap: string;
  readonly gap: string;
  readonly start: string;
  readonly end: string;
}

/** Plan view: cones of sight from above, the overlap tinted twice, the gap outlined. */
export function HandoverDiagram({copy}: {readonly copy: HandoverCopy}) {
  return (
    <svg className="dg" viewBox="0 0 600 396" role="img" aria-label={copy.alt}>
      <rect className="s l" x="20" y="40" width="560" height="310" rx="10" />
      <path className="fb" d="M60 52 24 330H286z" />
      <path className="fb" d="M268 52 150 330H392z" />
      <path className="fb" d="M540 52 466 330H576z" />
      <path
        className="b"
        d="M60 52 24 330M60 52 286 330M268 52 150 330M268 52 392 330M540 52 466 330M540 52 576 330"
        strokeDasharray="2 7"
      />
      <path className="o" d="M300 124 392 330H466L521 124z" strokeDasharray="5 7" />
      <path className="b" strokeWidth="3" d="M64 296C110 240 150 300 196 262S270 214 330 236 348 244 360 250" />
      <path className="o" strokeWidth="3" strokeDasharray="1 9" d="M362 252c36 14 84 8 124-4" />
      <path className="b" strokeWidth="3" d="M492 246c24-2 32 24 42 46" />
      {[60, 268, 540].map((x, index) => (
        <g key={x}>
          <circle className="s" cx={x} cy="46" r="14" />
          <circle className="o" cx={x} cy="46" r="6" />
          <text x={index === 2 ? x - 22 : x + 22} y="32" textAnchor={index === 2 ? 'end' : 'start'} className="tb">
            {copy.cameras[index]}
          </text>
        </g>
      ))}
      <circle className="b s" cx="64" cy="296" r="8" />
      <circle className="b s" cx="534" cy="292" r="8" />
      <circle className="o s" cx="212" cy="252" r="9" />
      <circle className="o s" cx="490" cy="246" r="9" />
      <text x="64" y="324" textAnchor="middle">
        {copy.start}
      </text>
      <text x="534" y="324" textAnchor="middle">
        {copy.end}
      </text>
      <path className="l" d="M212 264v96M428 334v26" />
      <text x="212" y="380" textAnchor="middle" className="tb">
        {copy.overlap}
      </text>
      <text x="428" y="380" textAnchor="middle" className="tb">
        {copy.gap}
      </text>
    </svg>
  );
}
