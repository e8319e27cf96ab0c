/** Who says what to whom before a picture appears: four lifelines and six numbered messages. */

export interface TokenSequenceCopy {
  readonly alt: string;
  /** Viewer, your server, our platform, device. */
  readonly actors: readonly string[];
}

const columns = [50, 150, 250, 350];

/** From and to, as indexes of the actors. The last one is the video. */
const messages = [
  [0, 1],
  [1, 2],
  [2, 1],
  [1, 0],
  [0, 2],
  [2, 3],
  [3, 0],
] as const;

export function TokenSequenceDiagram({copy}: {readonly copy: TokenSequenceCopy}) {
  return (
    <svg className="dg" viewBox="0 0 400 440" role="img" aria-label={copy.alt}>
      {copy.actors.map((actor, index) => {
        const x = columns[index] ?? 0;
        return (
          <g key={actor}>
            <path className="l" d={`M${x} 58v366`} />
            <rect className="s" x={x - 45} y="18" width="90" height="40" rx="8" />
            <text x={x} y="43" textAnchor="middle" className="tb">
              {actor}
            </text>
          </g>
        );
      })}
      {messages.map(([from, to], index) => {
        const start = columns[from] ?? 0;
        const end = columns[to] ?? 0;
        const y = 96 + index * 50;
        const sign = end > start ? 1 : -1;
        const video = index === messages.length - 1;
        return (
          <g key={`${from}-${to}`}>
            <path className={video ? 'o' : 'b'} d={`M${start} ${y}H${end - sign * 6}`} strokeWidth={video ? 5 : 2} />
            <path className={video ? 'o' : 'b'} d={`m${end - sign * 12} ${y - 6} ${sign * 8} 6 ${-sign * 8} 6`} />
            <circle className="s" cx={start + sign * 24} cy={y} r="12" />
            <text x={start + sign * 24} y={y + 5} textAnchor="middle" className="tb">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
