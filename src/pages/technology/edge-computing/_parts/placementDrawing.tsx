/** Camera, edge box and cloud: where a task is worked out, and how wide the road out of the store is for it. */
import type {Place} from './taskTraffic';
import {At, CloudShape} from '@site/src/components/diagrams/shapes';
import {Picture} from '@site/src/components/media/Picture';
import clsx from 'clsx';
import styles from './placementDrawing.module.css';

export interface PlacementDiagramCopy {
  readonly alt: (place: string, leaves: string) => string;
  readonly store: string;
  /** Under the place that works it out. */
  readonly here: string;
  readonly cut: string;
}

export interface PlacementDiagramProps {
  readonly copy: PlacementDiagramCopy;
  readonly places: Readonly<Record<Place, string>>;
  readonly place: Place;
  /** Their pictures in the library. */
  readonly devices: Readonly<Record<'camera' | 'box', string>>;
  readonly stream: string;
  readonly leaves: string;
  readonly cut: boolean;
}

const wide = {
  viewBox: '0 0 720 288',
  store: {x: 12, y: 14, width: 456, height: 260},
  at: {camera: [118, 112], box: [346, 112], cloud: [624, 112]},
  name: 74,
  inside: 'M178 112h104',
  insideText: [230, 98],
  out: {box: 'M410 112h146', direct: 'M118 214v20a12 12 0 0 0 12 12h482a12 12 0 0 0 12-12v-18'},
  outText: {box: [492, 98], direct: [360, 236]},
  cut: {box: [500, 112], direct: [510, 246]},
} as const;

const narrow = {
  viewBox: '0 0 340 520',
  store: {x: 8, y: 10, width: 324, height: 336},
  at: {camera: [96, 104], box: [96, 246], cloud: [150, 446]},
  name: 62,
  inside: 'M96 188v22',
  insideText: [112, 200],
  out: {box: 'M96 336v56', direct: 'M164 104h112a12 12 0 0 1 12 12v258a12 12 0 0 1-12 12h-90'},
  outText: {box: [116, 372], direct: [276, 238]},
  cut: {box: [96, 364], direct: [288, 346]},
} as const;

const placeNames = ['camera', 'box', 'cloud'] as const;

export function PlacementDiagram(props: PlacementDiagramProps) {
  return (
    <>
      <Drawing {...props} layout={wide} className={styles.wide} />
      <Drawing {...props} layout={narrow} className={styles.narrow} />
    </>
  );
}

function Drawing({
  copy,
  places,
  place,
  devices,
  stream,
  leaves,
  cut,
  layout,
  className,
}: PlacementDiagramProps & {readonly layout: typeof wide | typeof narrow; readonly className?: string}) {
  const road = place === 'box' ? 'box' : 'direct';
  const [cutX, cutY] = layout.cut[road];
  const [outX, outY] = layout.outText[road];
  const centered = layout === wide;
  return (
    <svg
      className={`dg ${className}`}
      viewBox={layout.viewBox}
      role="img"
      aria-label={copy.alt(places[place], cut ? copy.cut : leaves)}
    >
      <rect className="l" {...layout.store} rx="16" strokeDasharray="2 8" />
      <text x={layout.store.x + 18} y={layout.store.y + 26}>
        {copy.store}
      </text>
      {place === 'box' && (
        <>
          <path className="b" d={layout.inside} strokeWidth="6" />
          <text
            x={layout.insideText[0]}
            y={layout.insideText[1]}
            textAnchor={centered ? 'middle' : 'start'}
            className="tb"
          >
            {stream}
          </text>
        </>
      )}
      <path
        className={cut ? 'l' : 'b'}
        d={layout.out[road]}
        strokeWidth={place === 'cloud' ? 6 : 2}
        strokeDasharray={place === 'cloud' ? undefined : '1 8'}
      />
      {!cut && (
        <text x={outX} y={outY} textAnchor={centered ? 'middle' : road === 'box' ? 'start' : 'end'} className="tb">
          {leaves}
        </text>
      )}
      {placeNames.map((name) => {
        const [x, y] = layout.at[name];
        const on = name === place;
        const unused =
          place === 'camera' && name === 'box' ? 'off' : place === 'cloud' && name === 'box' ? 'off' : undefined;
        return (
          <g key={name} className={unused && styles.off}>
            {name === 'cloud' ? (
              <>
                {on && <circle className="fb" cx={x} cy={y} r="62" />}
                <At x={x} y={y}>
                  <CloudShape />
                </At>
              </>
            ) : (
              <>
                <rect
                  className={clsx(styles.ground, on && styles.on)}
                  x={x - 64}
                  y={y - 42}
                  width="128"
                  height="84"
                  rx="12"
                />
                <foreignObject className={styles.device} x={x - 56} y={y - 42} width="112" height="84">
                  <Picture family="cutout" name={devices[name]} alt="" sizes="112px" />
                </foreignObject>
              </>
            )}
            <text x={x} y={y + layout.name} textAnchor="middle" className="tb">
              {places[name]}
            </text>
            {on && (
              <text x={x} y={y + layout.name + 20} textAnchor="middle" className={styles.here}>
                {copy.here}
              </text>
            )}
          </g>
        );
      })}
      {cut && (
        <>
          <circle className="s o" cx={cutX} cy={cutY} r="15" />
          <path className="o" d={`m${cutX - 5} ${cutY - 5} 10 10m0-10-10 10`} strokeWidth="3" />
          <text x={outX} y={outY} textAnchor={centered ? 'middle' : road === 'box' ? 'start' : 'end'} className="tb">
            {copy.cut}
          </text>
        </>
      )}
    </svg>
  );
}
