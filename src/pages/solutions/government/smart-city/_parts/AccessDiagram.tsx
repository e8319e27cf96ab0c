/** How video reaches the authority's platform. Words come from the copy. */

export interface AccessCopy {
  readonly alt: string;
  /** The dashed frame: whose network it is. */
  readonly owner: string;
  readonly upper: string;
  readonly platform: string;
  readonly gateway: string;
  readonly existing: string;
  readonly cameras: string;
  readonly edge: string;
  /** On the lines. */
  readonly cascade: string;
  readonly register: string;
  readonly alerts: string;
}

/** Cameras and older platforms register with the authority's platform by GB/T 28181; everything stays in its network. */
export function AccessDiagram({copy}: {readonly copy: AccessCopy}) {
  return (
    <svg className="dg" viewBox="0 0 560 520" role="img" aria-label={copy.alt}>
      <rect className="l" x="8" y="96" width="544" height="416" rx="16" strokeDasharray="2 8" />
      <text x="28" y="126">
        {copy.owner}
      </text>
      <rect className="s" x="160" y="12" width="240" height="52" rx="10" />
      <text x="280" y="44" textAnchor="middle" className="tb">
        {copy.upper}
      </text>
      <path className="b" d="M280 64v88" strokeDasharray="1 8" strokeWidth="3" />
      <text x="294" y="86">
        {copy.cascade}
      </text>
      <rect className="s b" x="150" y="152" width="260" height="64" rx="10" />
      <text x="280" y="190" textAnchor="middle" className="tb">
        {copy.platform}
      </text>
      <path className="b" d="M280 216v66" strokeWidth="3" strokeDasharray="1 8" />
      <text x="294" y="254">
        {copy.register}
      </text>
      <rect className="s" x="170" y="282" width="220" height="52" rx="10" />
      <text x="280" y="314" textAnchor="middle" className="tb">
        {copy.gateway}
      </text>
      <path d="M220 334v34q0 14-14 14H110v28M340 334v34q0 14 14 14h96v28" strokeDasharray="1 8" />
      <path className="o" d="M280 334v76" strokeDasharray="1 8" />
      <text x="292" y="404">
        {copy.alerts}
      </text>
      {[
        [28, copy.existing],
        [200, copy.edge],
        [372, copy.cameras],
      ].map(([x, name]) => (
        <g key={name}>
          <rect className="s" x={x} y="410" width="160" height="72" rx="10" />
          <text x={Number(x) + 80} y="452" textAnchor="middle" className="tb">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
