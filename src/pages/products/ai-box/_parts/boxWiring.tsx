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
    <svg className="dg" viewBox="0 0 400 520" role="img" aria-label={copy.alt}>
      <rect className="l" x="10" y="10" width="380" height="376" rx="16" strokeDasharray="2 8" />
      <text x="26" y="36">
        {copy.store}
      </text>
      {[80, 160, 240, 320].map((x) => (
        <g key={x} transform={`translate(${x} 78)`}>
          <path className="s" d="M-20 14a20 20 0 1 1 40 0z" />
          <circle className="o" cy="2" r="6" />
          <path d={`M0 14v36`} className="l" />
        </g>
      ))}
      <path className="l" d="M80 128h240M200 128v24" />
      <rect className="s" x="142" y="152" width="116" height="40" rx="8" />
      <path d="M158 166h14v12h-14zM180 166h14v12h-14zM202 166h14v12h-14z" />
      <circle className="b" cx="232" cy="172" r="3" />
      <text x="270" y="177" className="tb">
        {copy.switch}
      </text>
      <path className="l" d="M170 192v32H72v52" />
      <text x="82" y="252">
        {copy.asBefore}
      </text>
      <rect className="s" x="40" y="276" width="112" height="44" rx="8" />
      <path d="M54 298h44M116 298h.1M132 298h.1" />
      <text x="96" y="348" textAnchor="middle" className="tb">
        {copy.recorder}
      </text>
      <path className="b" d="M230 192v32h64v52" strokeWidth="3" />
      <text x="304" y="252">
        {copy.stream}
      </text>
      <rect className="s" x="240" y="276" width="108" height="44" rx="8" />
      <path className="o" d="M254 290h30M254 298h30M254 306h30" />
      <circle className="b" cx="330" cy="298" r="4" />
      <text x="304" y="348" textAnchor="middle" className="tb">
        {copy.box}
      </text>
      <path className="b" d="M294 360v64" strokeDasharray="1 8" strokeWidth="3" />
      <text x="284" y="410" textAnchor="end">
        {copy.results}
      </text>
      <path className="s" d="M264 476h62a20 20 0 0 0 4-39 28 28 0 0 0-52-9 23 23 0 0 0-31 18 15 15 0 0 0 17 30z" />
      <text x="296" y="504" textAnchor="middle" className="tb">
        {copy.cloud}
      </text>
    </svg>
  );
}
