/** The principle of the page, drawn: one cap as a camera has it at growing distance, with so many pixels across. */
import {sizeReachM, type Lens} from '@site/src/features/calculators/pixelDensity';
import styles from './CapPixels.module.css';

/** Pixels across the cap, from easy to hopeless. */
const sizes = [64, 32, 16, 8] as const;

/** Height of the cap in its width. */
const ratio = 0.75;

/** Pixels across and down the part of the picture that is drawn. */
const part = {width: 84, height: 63};

type Tone = 'cap' | 'brim' | 'mark' | 'face' | 'shade';

/** What of a capped head stands at a point; both coordinates are shares of the width. */
function toneAt(x: number, y: number): Tone | undefined {
  const fromMiddle = Math.abs(x - 0.5);
  const dome = (fromMiddle / 0.44) ** 2 + ((y - 0.4) / 0.36) ** 2 < 1;
  if (dome && y < 0.33) return fromMiddle < 0.09 && y > 0.14 && y < 0.26 ? 'mark' : 'cap';
  if (fromMiddle < 0.5 - Math.max(0, y - 0.38) * 1.6 && y >= 0.33 && y < 0.44) return 'brim';
  const face = (fromMiddle / 0.36) ** 2 + ((y - 0.42) / 0.38) ** 2 < 1;
  if (!face || y < 0.44) return undefined;
  return y < 0.49 ? 'shade' : 'face';
}

/** The cap in squares: a path of rows per tone, on a grid `pixels` wide. */
function rasterOf(pixels: number): readonly (readonly [tone: Tone, rows: string])[] {
  const rows = new Map<Tone, string>();
  for (let row = 0; row < pixels * ratio; row++) {
    let start = 0;
    for (let column = 1; column <= pixels; column++) {
      const at = (index: number) => toneAt((index + 0.5) / pixels, (row + 0.5) / pixels);
      const tone = at(start);
      if (column < pixels && at(column) === tone) continue;
      if (tone) rows.set(tone, `${rows.get(tone) ?? ''}M${start} ${row + 0.5}h${column - start}`);
      start = column;
    }
  }
  return [...rows];
}

export interface CapPixelsProps {
  /** The camera that has the picture. */
  readonly lens: Lens;
  /** Width of the cap in meters. */
  readonly widthM: number;
  readonly words: {
    readonly caption: string;
    readonly pixels: (count: number) => string;
    readonly distance: (meters: number) => string;
    /** By pixels across: what can be told. */
    readonly told: Readonly<Record<(typeof sizes)[number], string>>;
  };
}

export function CapPixels({lens, widthM, words}: CapPixelsProps) {
  return (
    <figure className={styles.caps}>
      <ol>
        {sizes.map((pixels) => (
          <li key={pixels}>
            <svg viewBox={`0 0 ${part.width} ${part.height}`} aria-hidden="true" shapeRendering="crispEdges">
              <g
                className={pixels < 32 ? styles.far : undefined}
                transform={`translate(${(part.width - pixels) / 2} ${Math.round((part.height - pixels * ratio) / 2)})`}
              >
                {rasterOf(pixels).map(([tone, rows]) => (
                  <path key={tone} className={styles[tone]} d={rows} />
                ))}
              </g>
            </svg>
            <b>{words.distance(sizeReachM(lens, widthM, pixels))}</b>
            <span>{words.pixels(pixels)}</span>
            <p>{words.told[pixels]}</p>
          </li>
        ))}
      </ol>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
