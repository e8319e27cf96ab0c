/** Drawings of the smart-city page: how video reaches the authority's platform, and three kinds of sites. Words come from the copy. */

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

export interface SiteCopy {
  readonly alt: string;
  readonly labels: readonly string[];
}

/** A bank with a gauge, a dumping spot and trees behind. */
export function RiverDrawing({copy}: {readonly copy: SiteCopy}) {
  const [gauge, dump, woods] = copy.labels;
  return (
    <svg className="dg" viewBox="0 0 560 360" role="img" aria-label={copy.alt}>
      <path className="fb" d="M20 250q40-14 80 0t80 0 80 0 80 0V340H20z" />
      <path className="b" d="M20 250q40-14 80 0t80 0 80 0 80 0M40 284q30-10 60 0t60 0M180 308q30-10 60 0t60 0" />
      <path d="M340 340V240l60-28h140" />
      <path d="M250 150v150M250 170h14M250 190h10M250 210h14M250 230h10M250 250h14M250 270h10" />
      <text x="236" y="140" textAnchor="middle" className="tb">
        {gauge}
      </text>
      <path className="o" d="M430 212q-2-22 16-26l8-8 8 8q18 4 16 26zM478 212q0-14 12-18l4-6 6 6q10 4 10 18z" />
      <text x="470" y="160" textAnchor="middle" className="tb">
        {dump}
      </text>
      {[60, 112, 164].map((x, index) => (
        <g key={x}>
          <path d={`M${x} 200v-${34 + index * 6}`} />
          <circle className="s b" cx={x} cy={138 - index * 8} r={28 + index * 3} />
        </g>
      ))}
      <path className="l" d="M20 200h190" />
      <text x="112" y="72" textAnchor="middle" className="tb">
        {woods}
      </text>
      <Pole x={372} y={225} height={130} />
    </svg>
  );
}

/** Solar tables, a cabinet, a fence with the line somebody must not cross. */
export function EnergyDrawing({copy}: {readonly copy: SiteCopy}) {
  const [panels, cabinet, fence] = copy.labels;
  return (
    <svg className="dg" viewBox="0 0 560 360" role="img" aria-label={copy.alt}>
      <path className="l" d="M20 310h520" />
      {[40, 150, 260].map((x) => (
        <g key={x}>
          <path className="s b" d={`M${x} 250l30-70h70l-30 70z`} />
          <path className="b" d={`M${x + 10} 227h70M${x + 20} 203h70M${x + 35} 250l30-70`} />
          <path d={`M${x + 34} 250v60`} />
        </g>
      ))}
      <text x="190" y="160" textAnchor="middle" className="tb">
        {panels}
      </text>
      <rect className="s" x="380" y="216" width="70" height="94" rx="6" />
      <path className="o" d="m418 234-12 26h18l-12 26" />
      <text x="412" y="338" textAnchor="middle" className="tb">
        {cabinet}
      </text>
      <path d="M480 190v120M500 190v120M520 190v120M470 210h70M470 290h70" />
      <path className="o" d="M470 328h70" strokeWidth="3" />
      <text x="482" y="176" textAnchor="middle" className="tb">
        {fence}
      </text>
      <Pole x={542} y={310} height={250} />
    </svg>
  );
}

/** A village gate, a hall, grain drying in the yard. */
export function VillageDrawing({copy}: {readonly copy: SiteCopy}) {
  const [gate, hall, yard] = copy.labels;
  return (
    <svg className="dg" viewBox="0 0 560 360" role="img" aria-label={copy.alt}>
      <path className="l" d="M20 290h520" />
      <path d="M44 290V150M164 290V150M28 150h152M36 128h136l12 22H24z" />
      <text x="104" y="108" textAnchor="middle" className="tb">
        {gate}
      </text>
      <path className="s" d="M230 290v-90h140v90z" />
      <path className="b" d="M212 206q30-6 44-40h88q14 34 44 40z" />
      <path d="M284 290v-50h32v50" />
      <text x="300" y="148" textAnchor="middle" className="tb">
        {hall}
      </text>
      <path className="o" d="M410 290h120l-22-40h-76z" />
      <path className="o" d="M440 276h60M446 262h46" strokeDasharray="2 7" />
      <text x="470" y="234" textAnchor="middle" className="tb">
        {yard}
      </text>
      <path d="M20 330h520" strokeDasharray="18 14" className="l" />
      <Pole x={200} y={290} height={212} />
    </svg>
  );
}

/** A pole with a camera that looks left; `y` is the ground. */
const Pole = ({x, y, height}: {readonly x: number; readonly y: number; readonly height: number}) => (
  <g transform={`translate(${x} ${y - height})`}>
    <path d={`M0 ${height}V0h-14`} />
    <path className="s" d="m-14-10-40 6v18l40 6z" />
    <circle className="o" cx="-46" cy="5" r="5" />
  </g>
);
