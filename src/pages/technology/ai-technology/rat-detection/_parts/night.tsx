/** Bars for the hours of the night; labels for every second hour, the highest bar named. */

export interface NightCopy {
  readonly alt: string;
  readonly unit: (count: number) => string;
  readonly hour: (hour: number) => string;
}

/** Sightings by the hour, ten at night to six in the morning: a sample. */
const sightings: readonly {readonly hour: number; readonly count: number}[] = [
  {hour: 22, count: 1},
  {hour: 23, count: 4},
  {hour: 0, count: 9},
  {hour: 1, count: 14},
  {hour: 2, count: 17},
  {hour: 3, count: 12},
  {hour: 4, count: 7},
  {hour: 5, count: 2},
];

const base = 210;

export function NightDiagram({copy}: {readonly copy: NightCopy}) {
  const top = Math.max(...sightings.map(({count}) => count));
  return (
    <svg className="dg" viewBox="0 0 560 260" role="img" aria-label={copy.alt}>
      <path className="l" d={`M20 ${base}h520`} />
      {sightings.map(({hour, count}, index) => {
        const height = (count / top) * 160;
        const x = 34 + index * 64;
        return (
          <g key={hour}>
            <rect
              className={count === top ? 'o' : 'b'}
              x={x}
              y={base - height}
              width="40"
              height={height}
              rx="4"
              strokeWidth="2.5"
            />
            {count === top && (
              <text x={x + 20} y={base - height - 12} textAnchor="middle" className="tb">
                {copy.unit(count)}
              </text>
            )}
            {index % 2 === 0 && (
              <text x={x + 20} y={base + 26} textAnchor="middle">
                {copy.hour(hour)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
