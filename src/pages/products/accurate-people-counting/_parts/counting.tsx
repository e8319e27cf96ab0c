/** Diagrams of people counting: words come from the copy, lines from the shared diagram classes in base.css. */

export interface OverheadCopy {
  readonly alt: string;
  readonly width: string;
  /** One line for each unit. */
  readonly height: string;
}

/** A camera on the ceiling looks straight down at a door. */
export function OverheadDiagram({copy}: {readonly copy: OverheadCopy}) {
  return (
    <svg className="dg" viewBox="0 0 360 248" role="img" aria-label={copy.alt}>
      <path className="l" d="M24 206h312M24 34h312" />
      <rect className="s" x="164" y="34" width="32" height="14" rx="4" />
      <circle className="o s" cx="180" cy="52" r="6" />
      <path className="fb" d="M180 58 92 206h176z" />
      <path className="b" d="M180 58 92 206M180 58l88 148" strokeDasharray="2 7" />
      <Standing x={160} size={0.92} />
      <Standing x={200} />
      <path className="b" d="M92 222h176M92 217v10M268 217v10" />
      <text x="180" y="240" textAnchor="middle" className="tb">
        {copy.width}
      </text>
      <path className="b" d="M306 40v160M301 40h10M301 200h10" />
      <text y="86" textAnchor="end" className="tb">
        {copy.height.split('\n').map((line, index) => (
          <tspan key={line} x="298" dy={index * 20}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

/** A person on the floor of the drawing, seen from the front. */
const Standing = ({x, size = 1}: {readonly x: number; readonly size?: number}) => (
  <g className="s" transform={`translate(${x} 206) scale(${size})`}>
    <path d="M-15-58a14 14 0 0 1 14-14h2a14 14 0 0 1 14 14v25H9V0H-9v-33h-6zM0-27V0" />
    <circle cy="-82" r="11" />
  </g>
);

export interface TracksCopy {
  readonly alt: string;
  readonly in: string;
  readonly out: string;
  readonly back: string;
}

/** From above: two tracks cross the line, one turns back and is not counted. */
export function TracksDiagram({copy}: {readonly copy: TracksCopy}) {
  return (
    <svg className="dg" viewBox="0 0 360 248" role="img" aria-label={copy.alt}>
      <path className="l" d="M40 24v192M320 24v192" />
      <path className="b" d="M52 122h256" strokeWidth="3" />
      <circle cx="52" cy="122" r="6" className="b s" />
      <circle cx="308" cy="122" r="6" className="o s" />
      <path className="b" d="M84 210C80 170 88 120 92 62" strokeDasharray="1 8" />
      <HeadAndShoulders x={92} y={58} className="b" />
      <path className="o" d="M168 36c4 40-2 90 4 140" strokeDasharray="1 8" />
      <HeadAndShoulders x={172} y={178} className="o" />
      <path d="M268 210c-8-34-2-56 10-56s14 14 14 34" strokeDasharray="1 8" />
      <HeadAndShoulders x={292} y={194} />
      <text x="121" y="63" className="tb">
        {copy.in}
      </text>
      <text x="201" y="183" className="tb">
        {copy.out}
      </text>
      <text x="264" y="146" textAnchor="middle">
        {copy.back}
      </text>
    </svg>
  );
}

/** From above: the head stands out on both sides of the shoulders. */
function HeadAndShoulders({
  x,
  y,
  className = '',
}: {
  readonly x: number;
  readonly y: number;
  readonly className?: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-22" y="-7" width="44" height="14" rx="7" className={`s ${className}`} />
      <circle r="10" className={`s ${className}`} />
    </g>
  );
}

export interface NumbersCopy {
  readonly alt: string;
  readonly door: string;
  readonly rows: readonly {readonly label: string; readonly value: string}[];
}

/** The camera sends numbers; pictures stay in the store. */
export function NumbersDiagram({copy}: {readonly copy: NumbersCopy}) {
  return (
    <svg className="dg" viewBox="0 0 360 248" role="img" aria-label={copy.alt}>
      <rect className="s" x="26" y="84" width="92" height="72" rx="14" />
      <circle cx="72" cy="120" r="20" />
      <circle className="o" cx="72" cy="120" r="11" />
      <path className="b" d="M132 120h56" strokeDasharray="1 8" />
      <path className="b" d="m184 113 8 7-8 7" />
      <rect className="s" x="208" y="48" width="128" height="144" rx="14" />
      <text x="226" y="80">
        10:42
      </text>
      <text x="318" y="80" textAnchor="end" className="tb">
        {copy.door}
      </text>
      <path className="l" d="M226 92h92" />
      {copy.rows.map((row, index) => (
        <g key={row.label}>
          <text x="226" y={116 + index * 26}>
            {row.label}
          </text>
          <text x="318" y={116 + index * 26} textAnchor="end" className="tb">
            {row.value}
          </text>
        </g>
      ))}
    </svg>
  );
}
