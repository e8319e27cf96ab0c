/** Boxes, names, zone, trail and what is measured, over a camera's picture; its alternative text says what they show. */
import copy from '@copy/camera-view';
import type {AlgorithmId} from '@site/src/facts/algorithms';
import clsx from 'clsx';
import styles from './CameraOverlay.module.css';
import {placeLabels} from './labels';
import {isAside, isCounted, isIn, nameOfBox, readingOf} from './names';
import {lineOf, picture, type Point, type Shot, type Trail, type Zone} from './tracks';

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`;

/** Points nearer than this have been one place, in pixels of the picture. */
const samePlace = 26;

/** Heat as spots with a core where somebody stayed, a way as a dashed line with a dot where it has come to. */
function TrailMark({kind, lines}: Trail) {
  if (kind === 'path')
    return lines.map((line, index) => {
      const [x, y] = line[0] ?? [0, 0];
      return (
        // A line keeps its place among the lines of a clip.
        <g key={index}>
          <polyline className={styles.way} points={line.map((point) => point.join()).join(' ')} />
          <circle className={styles.end} cx={x} cy={y} r="9" />
        </g>
      );
    });
  const points = lines.flat();
  const spots = (places: readonly Point[]): string => places.map(([x, y]) => `M${x} ${y}h0`).join('');
  const stayed = points.filter(
    ([x, y]) => points.filter(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < samePlace).length > 2,
  );
  return (
    <g className={styles.heat}>
      <path d={spots(points)} />
      <path d={spots(stayed)} />
      <path d={spots(stayed)} />
    </g>
  );
}

/** An area, or a line with both its ends in the colors of the site's mark. */
function ZoneMark({zone}: {readonly zone: Zone}) {
  const line = lineOf(zone);
  if (!line) return <polygon className={styles.zone} points={zone.map((point) => point.join()).join(' ')} />;
  return (
    <>
      <polyline className={styles.line} points={line.map((point) => point.join()).join(' ')} />
      {line.map(([x, y]) => (
        <circle key={x} className={styles.end} cx={x} cy={y} r="8" />
      ))}
    </>
  );
}

/** People who sit close together: boxes would cross each other. */
const headsOnly: AlgorithmId = 'zone-occupancy';

/** Its people have boxes of their heads: one around all of them would cut those behind the counter. */
const oneByOne: AlgorithmId = 'queue-length';

export interface CameraOverlayProps {
  readonly event: AlgorithmId;
  readonly shot: Shot;
  /** The frame says in the picture that it is simulated, and what happens: names keep off these words. */
  readonly hasMarks?: boolean;
}

export function CameraOverlay({event, shot, hasMarks = true}: CameraOverlayProps) {
  const {boxes, zone, trail, isAlert} = shot;
  // Those who make up a group are counted in its name: their own boxes would hide them from each other.
  const groups = event === oneByOne ? [] : boxes.filter(({kind}) => kind === 'group');
  const drawn = boxes.filter(
    // Heat is about places: boxes would stand over it. Of somebody without a finding who leaves the picture above and below, two lines would be left.
    ({kind, tone, box}) =>
      trail?.kind !== 'heat' &&
      !isAside(event, kind) &&
      (kind !== 'group' || event !== oneByOne) &&
      (tone === 'alert' || box[1] > 0 || box[3] < picture.height) &&
      (kind !== 'person' || !groups.some((group) => isIn(box, group.box))),
  );
  const nameOf = (box: Shot['boxes'][number]) => nameOfBox(copy, event, box, shot);
  const reading = readingOf(copy, event, shot);
  // A bar in it stands for the color scale.
  const [text, end] = reading?.split('|') ?? [];
  const labels = placeLabels({boxes: drawn, isAlert}, nameOf, hasMarks, reading);
  const lookOf = (box: Shot['boxes'][number]) => {
    if (box.tone === 'alert') return 'alert';
    if (box.leaves) return 'leaving';
    return isCounted(copy, event, box, shot) ? 'counted' : 'normal';
  };
  return (
    <span className={styles.overlay} data-alert={isAlert || undefined} aria-hidden="true">
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} preserveAspectRatio="none">
        {zone && <ZoneMark zone={zone} />}
        {trail && <TrailMark {...trail} />}
        {drawn.map((box) => {
          const [x, y, width, height] = box.box;
          if (event === headsOnly)
            return (
              lookOf(box) === 'counted' && (
                <circle key={box.track} className={styles.head} cx={x + width / 2} cy={y + height / 6} r="10" />
              )
            );
          return (
            <rect key={box.track} className={styles[lookOf(box)]} x={x} y={y} width={width} height={height} rx="2" />
          );
        })}
      </svg>
      {text && (
        <span className={styles.reading}>
          {text}
          {end && (
            <>
              <i />
              {end}
            </>
          )}
        </span>
      )}
      {labels.map(({box, x, y, toStart, up}) => (
        <span
          key={box.track}
          className={clsx(styles.label, styles[lookOf(box)])}
          style={{
            [toStart ? 'right' : 'left']: percent(toStart ? picture.width - x : x, picture.width),
            [up ? 'bottom' : 'top']: percent(up ? picture.height - y : y, picture.height),
          }}
        >
          {nameOf(box)}
        </span>
      ))}
    </span>
  );
}
