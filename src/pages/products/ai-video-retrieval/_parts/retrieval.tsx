/** How many pixels high a person has to be before a search can tell what: words come from the copy. */
import styles from './retrieval.module.css';

/** Heights in pixels that a search needs; guide values, drawn to scale. */
export const searchPixels = {presence: 40, color: 100, carried: 180} as const;

export interface PixelsCopy {
  readonly alt: string;
  /** Under the three figures, smallest first. */
  readonly presence: string;
  readonly color: string;
  readonly carried: string;
}

/** Three people as three cameras see them: a dot, a colored shape, a person with a bag. */
export function PixelsDiagram({copy}: {readonly copy: PixelsCopy}) {
  const people = [
    {key: 'presence', x: 100, height: searchPixels.presence, text: copy.presence},
    {key: 'color', x: 300, height: searchPixels.color, text: copy.color},
    {key: 'carried', x: 510, height: searchPixels.carried, text: copy.carried},
  ];
  return (
    <svg className={`dg ${styles.pixels}`} viewBox="0 0 640 284" role="img" aria-label={copy.alt}>
      <path className="l" d="M24 232h592" />
      {people.map(({key, x, height, text}) => (
        <g key={key}>
          <Person x={x} height={height} colored={key !== 'presence'} carries={key === 'carried'} />
          <path className="b" d={`M${x - height * 0.32} ${232 - height}v${height}m-5 0h10m-10-${height}h10`} />
          <text x={x - height * 0.32 - 10} y={232 - height / 2 + 5} textAnchor="end" className="tb">
            {height} px
          </text>
          <text x={x} y="266" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Person({
  x,
  height,
  colored,
  carries,
}: {
  readonly x: number;
  readonly height: number;
  readonly colored: boolean;
  readonly carries: boolean;
}) {
  const unit = height / 100;
  return (
    <g transform={`translate(${x} ${232 - height}) scale(${unit})`} strokeWidth={2 / unit}>
      <circle className="s" cx="0" cy="9" r="9" />
      <path className={colored ? 'o fb' : 's'} d="M-14 58V32a12 12 0 0 1 12-12h4a12 12 0 0 1 12 12v26z" />
      {colored && <path className="o" d="M-14 58V32a12 12 0 0 1 12-12h4a12 12 0 0 1 12 12v26z" />}
      <path d="M-7 58v42M7 58v42" />
      {carries && <path className="b s" d="M14 58h14v18H14zM17 58v-5h8v5" />}
    </g>
  );
}
