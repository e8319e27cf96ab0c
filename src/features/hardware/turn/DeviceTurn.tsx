/**
 * A device that is turned by drag or by arrow keys. Loaded when a reader asks for it: the sheet of frames is the heaviest picture
 * of the page. Until it is there, and where it does not come, the first frame stands still.
 */
import copy from '@copy/hardware/template';
import {type KeyboardEvent, type PointerEvent, useEffect, useRef, useState} from 'react';
import {afterKey, cornerOf, dragged, facing, frameHeight, frameOf, frameWidth, step} from './turnModel';
import styles from './DeviceTurn.module.css';

const words = copy.turn;

/** The angle in words, as a screen reader says it. */
function valueText(angle: number): string {
  const {side, degrees} = facing(angle);
  return side === 'front' || side === 'back' ? words[side] : words[side](degrees);
}

type Sheet = HTMLImageElement | 'loading' | 'failed';

function useSheet(media: string): Sheet {
  const [sheet, setSheet] = useState<Sheet>('loading');
  useEffect(() => {
    let wanted = true;
    const image = new Image();
    image.src = `/media/turns/${media}.avif`;
    image.decode().then(
      () => wanted && setSheet(image),
      () => wanted && setSheet('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [media]);
  return sheet;
}

export default function DeviceTurn({media, name}: {readonly media: string; readonly name: string}) {
  const [angle, setAngle] = useState(0);
  const grip = useRef<{readonly x: number; readonly angle: number} | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useSheet(media);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || typeof sheet === 'string') return;
    const [x, y] = cornerOf(frameOf(angle));
    context.clearRect(0, 0, frameWidth, frameHeight);
    context.drawImage(sheet, x, y, frameWidth, frameHeight, 0, 0, frameWidth, frameHeight);
  }, [angle, sheet]);

  const press = (event: PointerEvent<HTMLDivElement>) => {
    grip.current = {x: event.clientX, angle};
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return;
    setAngle(dragged(grip.current.angle, event.clientX - grip.current.x, event.currentTarget.clientWidth));
  };
  const release = () => {
    grip.current = null;
  };
  const key = (event: KeyboardEvent) => {
    const next = afterKey(angle, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAngle(next);
  };

  const still = typeof sheet === 'string';
  return (
    <div className={styles.turn}>
      <div
        className={styles.handle}
        role="slider"
        tabIndex={0}
        aria-label={words.label(name)}
        aria-valuemin={0}
        aria-valuemax={360 - step}
        aria-valuenow={angle}
        aria-valuetext={valueText(angle)}
        aria-disabled={still || undefined}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={key}
      >
        {still && (
          <img
            src={`/media/turns/${media}-first.webp`}
            width={frameWidth}
            height={frameHeight}
            alt=""
            draggable={false}
          />
        )}
        <canvas ref={canvas} width={frameWidth} height={frameHeight} hidden={still} />
      </div>
      <p className={styles.hint} role="status">
        {sheet === 'failed' ? words.failed : sheet === 'loading' ? words.loading : words.hint}
      </p>
    </div>
  );
}
