/** How the edge box joins a store: old cameras and recorder stay, the box takes a stream beside them. Words from the copy. */
export interface BoxWiringCopy {
  readonly alt: string;
  readonly store: string;
  readonly switch: string;
  readonly recorder: string;
  readonly box: string;
  readonly cloud: string;
  /** On the lines. */
  readonly asBefore: string;
  readonly stream: string;
  readonly results: string;
}

export function BoxWiringDiagram({copy}: {readonly copy: BoxWiringCopy}) {
  return (
    <svg className="dg" viewBox="0 0 560 332" role="img" aria-label={copy.alt}>
      <rect className="l" x="8" y="8" width="366" height="316" rx="16" strokeDasharray="2 8" />
      <text x="26" y="38">
        {copy.store}
      </text>
      {[62, 146, 230, 314].map((x) => (
        <g key={x} transform={`translate(${x} 74)`}>
          <path className="s" d="M-20 14a20 20 0 1 1 40 0z" />
          <circle className="o" cy="2" r="6" />
          <path d="M0 14v36" className="l" />
        </g>
      ))}
      <path className="l" d="M62 124h252M188 124v24" />
      <rect className="s" x="134" y="148" width="108" height="40" rx="8" />
      <path d="M150 162h14v12h-14zM172 162h14v12h-14zM194 162h14v12h-14z" />
      <circle className="b" cx="224" cy="168" r="3" />
      <text x="254" y="176" className="tb">
        {copy.switch}
      </text>
      <path className="l" d="M160 188v26H88v36" />
      <text x="98" y="240">
        {copy.asBefore}
      </text>
      <rect className="s" x="32" y="250" width="112" height="40" rx="8" />
      <path d="M46 270h44M108 270h.1M124 270h.1" />
      <text x="88" y="314" textAnchor="middle" className="tb">
        {copy.recorder}
      </text>
      <path className="b" d="M216 188v26h82v36" strokeWidth="3" />
      <text x="308" y="240">
        {copy.stream}
      </text>
      <rect className="s" x="244" y="250" width="108" height="40" rx="8" />
      <path className="o" d="M258 262h30M258 270h30M258 278h30" />
      <circle className="b" cx="334" cy="270" r="4" />
      <text x="298" y="314" textAnchor="middle" className="tb">
        {copy.box}
      </text>
      <path className="b" d="M354 270h78" strokeDasharray="1 8" strokeWidth="3" />
      <text x="480" y="222" textAnchor="middle">
        {copy.results}
      </text>
      <path className="s" d="M451 290h62a20 20 0 0 0 4-39 28 28 0 0 0-52-9 23 23 0 0 0-31 18 15 15 0 0 0 17 30z" />
      <text x="482" y="316" textAnchor="middle" className="tb">
        {copy.cloud}
      </text>
    </svg>
  );
}
