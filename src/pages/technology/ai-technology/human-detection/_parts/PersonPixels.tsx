/** Camera and distance: how many pixels a person has in the picture, and what can be told from that. */
import {modelById} from '@site/src/facts/models';
import {useState} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {ChipGroup} from '@site/src/features/calculators/Choices';
import {
  personPixels,
  reachM,
  recognitionLevels,
  type Lens,
  type RecognitionLevel,
} from '@site/src/features/calculators/pixelDensity';
import styles from './PersonPixels.module.css';
import {RangeField} from '@site/src/features/calculators/RangeField';

const cameras = ['e3-x', 'e3-t-h', 'u8-d'] as const;
type CameraId = (typeof cameras)[number];

export interface PersonPixelsCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly camera: string;
  readonly distance: string;
  readonly meters: (distance: number) => string;
  readonly alt: (pixels: number) => string;
  readonly pixels: (count: number) => string;
  readonly tell: Readonly<
    Record<RecognitionLevel, {readonly label: string; readonly needs: (pixels: number) => string}>
  >;
  readonly reach: (distance: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly formula: string;
}

function lensOf(id: CameraId): Lens {
  const model = modelById(id);
  if (!('hfovDeg' in model)) throw new Error(`${id} is no camera`);
  return {pixelsWide: model.pixels[0], hfovDeg: model.hfovDeg};
}

/** Rows of a raster a person of so many pixels fills, at most 60 so that squares stay visible. */
const rowsFor = (pixels: number) => Math.max(4, Math.min(60, Math.round(pixels / 5)));

export function PersonPixels({id, copy}: {readonly id: string; readonly copy: PersonPixelsCopy}) {
  const [camera, setCamera] = useState<CameraId>('e3-x');
  const [distance, setDistance] = useState(8);
  const lens = lensOf(camera);
  const pixels = personPixels(lens, distance);
  return (
    <Section id={id}>
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <div className={styles.demo}>
        <div className={styles.view}>
          <Badge tone="line">{copy.badge}</Badge>
          <RasterPerson rows={rowsFor(pixels)} label={copy.alt(pixels)} />
          <p className={styles.count}>{copy.pixels(pixels)}</p>
        </div>
        <div className={styles.panel}>
          <ChipGroup
            legend={copy.camera}
            options={cameras.map((value) => ({value, label: modelById(value).name}))}
            value={camera}
            onChange={setCamera}
          />
          <RangeField
            label={copy.distance}
            text={copy.meters(distance)}
            value={distance}
            min={2}
            max={40}
            onChange={setDistance}
          />
          <ul className={styles.tell} aria-live="polite">
            {recognitionLevels.map((step) => {
              const can = pixels >= step.pixels;
              return (
                <li key={step.id} data-can={can}>
                  <b>{copy.tell[step.id].label}</b>
                  <span>{can ? copy.yes : copy.no}</span>
                  <small>
                    {copy.tell[step.id].needs(step.pixels)} {copy.reach(reachM(lens, step.pixels))}
                  </small>
                </li>
              );
            })}
          </ul>
          <p className={styles.formula}>{copy.formula}</p>
        </div>
      </div>
    </Section>
  );
}

/** A standing figure drawn with as many squares as its size allows. */
function RasterPerson({rows, label}: {readonly rows: number; readonly label: string}) {
  const square = 200 / rows;
  const columns = Math.ceil(100 / square);
  const isInside = (x: number, y: number) => {
    const head = (x - 50) ** 2 + (y - 26) ** 2 < 15 ** 2;
    const body = y >= 46 && y < 118 && Math.abs(x - 50) < 25 - Math.max(0, 56 - y);
    const legs = y >= 118 && y < 192 && Math.abs(x - 50) < 19 && Math.abs(x - 50) > 2;
    return head || body || legs;
  };
  const squares = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5) * square, (row + 0.5) * square];
      if (isInside(x, y))
        squares.push(
          <rect
            key={`${row}-${column}`}
            x={column * square}
            y={row * square}
            width={square + 0.2}
            height={square + 0.2}
          />,
        );
    }
  }
  return (
    <svg viewBox="0 0 100 200" role="img" aria-label={label} className={styles.person} shapeRendering="crispEdges">
      {squares}
    </svg>
  );
}
