/** A shop front from above: what the camera may look at, and what it is turned away from. Words come from the copy. */

export interface FrontageCopy {
  readonly alt: string;
  readonly shop: string;
  readonly camera: string;
  readonly zone: string;
  readonly line: string;
  readonly masked: string;
  readonly road: string;
  readonly neighbor: string;
}

export function FrontageDiagram({copy}: {readonly copy: FrontageCopy}) {
  return (
    <svg className="dg" viewBox="0 0 560 420" role="img" aria-label={copy.alt}>
      <rect className="s" x="140" y="16" width="280" height="116" rx="4" />
      <path className="l" d="M16 132h528M16 250h528" />
      <rect className="l" x="16" y="16" width="124" height="116" />
      <rect className="l" x="420" y="16" width="124" height="116" />
      <text x="78" y="80" textAnchor="middle">
        {copy.neighbor}
      </text>
      <text x="482" y="80" textAnchor="middle">
        {copy.neighbor}
      </text>
      <text x="280" y="46" textAnchor="middle" className="tb">
        {copy.shop}
      </text>
      <path className="b" d="M150 132h188" strokeWidth="4" />
      <path className="o" d="M348 132h60" strokeWidth="4" />
      <rect className="s" x="264" y="98" width="32" height="20" rx="5" />
      <circle className="b s" cx="280" cy="118" r="7" />
      <text x="306" y="106">
        {copy.camera}
      </text>
      <path className="fb" d="M280 124 140 246h280z" />
      <path className="b" d="M280 124 140 246M280 124l140 122" strokeDasharray="2 7" />
      <path className="b" d="M150 196h260" strokeWidth="3" />
      <circle className="b s" cx="150" cy="196" r="6" />
      <circle className="o s" cx="410" cy="196" r="6" />
      <text x="280" y="186" textAnchor="middle" className="tb">
        {copy.line}
      </text>
      <text x="280" y="232" textAnchor="middle">
        {copy.zone}
      </text>
      <path
        className="l"
        d="m16 266 14-14M16 302l50-50M16 338l86-86M16 374l122-122M24 402l150-150M60 402l150-150M96 402l150-150M132 402l150-150M168 402l150-150M204 402l150-150M240 402l150-150M276 402l150-150M312 402l150-150M348 402l150-150M384 402l150-150M420 402l124-124M456 402l88-88M492 402l52-52"
        strokeWidth="1"
      />
      <rect className="s" x="120" y="284" width="320" height="70" rx="12" />
      <text x="280" y="314" textAnchor="middle" className="tb">
        {copy.masked}
      </text>
      <text x="280" y="336" textAnchor="middle">
        {copy.road}
      </text>
    </svg>
  );
}
