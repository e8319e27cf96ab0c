/** Three frames of one camera: a box that moves, a track that joins it, and the number that is dropped at the end. */

export interface TrackCopy {
  readonly alt: string;
  readonly frame: (index: number) => string;
  readonly gone: string;
}

const frames = [
  {left: 20, person: 60},
  {left: 206, person: 282},
  {left: 392, person: 506},
];

export function TrackDiagram({copy}: {readonly copy: TrackCopy}) {
  return (
    <svg className="dg" viewBox="0 0 580 236" role="img" aria-label={copy.alt}>
      {frames.map(({left, person}, index) => (
        <g key={left}>
          <rect className="l s" x={left} y="16" width="168" height="156" rx="10" />
          <path className="l" d={`M${left} 148h168`} />
          <rect className="b" x={person - 18} y="66" width="40" height="86" rx="4" strokeWidth="2.5" />
          <circle cx={person + 2} cy="84" r="9" />
          <path d={`M${person - 9} 146v-30a11 11 0 0 1 22 0v30`} />
          <text x={left + 84} y="196" textAnchor="middle">
            {copy.frame(index + 1)}
          </text>
        </g>
      ))}
      <path className="b" d="M62 50C180 34 380 34 508 50" strokeDasharray="2 8" />
      <path className="o" d="M508 50q40 6 56 26" strokeDasharray="2 8" />
      <text x="564" y="222" textAnchor="end" className="tb">
        {copy.gone}
      </text>
    </svg>
  );
}
