/** Diagrams of edge computing: a jitter buffer, and a model made small enough for the box. */

export interface JitterCopy {
  readonly alt: string;
  readonly sent: string;
  readonly arrived: string;
  readonly played: string;
}

const even = [28, 68, 108, 148, 188, 228, 268];
const uneven = [40, 112, 124, 168, 250, 262, 300];

/** Frames leave evenly, arrive unevenly, and are played evenly again a little later. */
export function JitterDiagram({copy}: {readonly copy: JitterCopy}) {
  return (
    <svg className="dg" viewBox="0 0 360 248" role="img" aria-label={copy.alt}>
      <text x="24" y="34">
        {copy.sent}
      </text>
      {even.map((x) => (
        <path key={x} className="b" d={`M${x} 48v24`} strokeWidth="6" />
      ))}
      <text x="24" y="108">
        {copy.arrived}
      </text>
      {uneven.map((x) => (
        <path key={x} className="o" d={`M${x} 122v24`} strokeWidth="6" />
      ))}
      <text x="24" y="182">
        {copy.played}
      </text>
      {even.map((x) => (
        <path key={x} className="b" d={`M${x + 50} 196v24`} strokeWidth="6" />
      ))}
      {even.map((x, index) => (
        <path
          key={x}
          className="l"
          d={`M${x} 76 ${uneven[index]} 118M${uneven[index]} 150 ${x + 50} 192`}
          strokeDasharray="1 6"
        />
      ))}
    </svg>
  );
}

export interface QuantizeCopy {
  readonly alt: string;
  readonly before: string;
  readonly after: string;
  readonly sizeBefore: string;
  readonly sizeAfter: string;
}

/** The same model with 32 and with 8 bits for every weight: a quarter of the area. */
export function QuantizeDiagram({copy}: {readonly copy: QuantizeCopy}) {
  return (
    <svg className="dg" viewBox="0 0 360 248" role="img" aria-label={copy.alt}>
      <rect className="s" x="32" y="44" width="136" height="136" rx="12" />
      <path className="l" d="M66 44v136M100 44v136M134 44v136M32 78h136M32 112h136M32 146h136" />
      <text x="100" y="206" textAnchor="middle" className="tb">
        {copy.before}
      </text>
      <text x="100" y="226" textAnchor="middle">
        {copy.sizeBefore}
      </text>
      <path className="b" d="M188 112h44M225 105l8 7-8 7" />
      <rect className="s b" x="256" y="78" width="68" height="68" rx="10" />
      <rect className="fb" x="256" y="78" width="68" height="68" rx="10" />
      <path
        className="b"
        d="M273 78V66M290 78V66M307 78V66M273 158v-12M290 158v-12M307 158v-12M256 95h-12M256 129h-12M336 95h-12M336 129h-12"
      />
      <text x="290" y="206" textAnchor="middle" className="tb">
        {copy.after}
      </text>
      <text x="290" y="226" textAnchor="middle">
        {copy.sizeAfter}
      </text>
    </svg>
  );
}
