/** A drawing in a manual: views with numbers, what the numbers mean as text. Its styles name strokes by `data-` so that the printed manual has them too. */
import type {ManualDrawing as Drawing, NumberedView} from '@site/src/features/hardware/drawing/partsOf';
import {useId} from 'react';
import styles from './ManualDrawing.module.css';

/** Radius of a number's circle. */
const radius = 13;

/** `drawing` is JSON: the document carries finished lines and no geometry. */
export function ManualDrawing({drawing}: {readonly drawing: string}) {
  const id = useId();
  const {title, text, views, legend, unit} = JSON.parse(drawing) as Drawing;
  return (
    <figure className={styles.drawing} data-drawing data-search-skip>
      <div className={styles.views} data-views role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
        {views.map((view) => (
          <View key={view.name} view={view} isNamed={views.length > 1} />
        ))}
      </div>
      <figcaption id={`${id}t`}>
        {title}
        {unit && <small>{unit}</small>}
      </figcaption>
      <p id={`${id}d`} hidden>
        {text}
      </p>
      {legend.length > 0 && (
        <ol className={styles.legend} data-legend>
          {legend.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      )}
    </figure>
  );
}

function View({view, isNamed}: {readonly view: NumberedView; readonly isNamed: boolean}) {
  const [top, height] = view.crop;
  return (
    <div data-view>
      <svg viewBox={`0 ${top} 360 ${height}`} aria-hidden="true">
        {view.paths.map(([stroke, data], index) => (
          // The lines of a drawing never change places.
          <path key={index} data-stroke={stroke} d={data} />
        ))}
        {view.texts.map(([x, y, words, anchor]) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor ?? 'middle'}>
            {words}
          </text>
        ))}
        {view.callouts.map(([number, x, y, toX, toY]) => (
          <g key={number}>
            <path data-stroke="lead" d={`M${x} ${y}L${toX} ${toY}`} />
            <circle data-stroke="end" cx={toX} cy={toY} r="2.6" />
            <circle data-stroke="balloon" cx={x} cy={y} r={radius} />
            <text data-stroke="number" x={x} y={y + 5} textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
      {isNamed && <p>{view.name}</p>}
    </div>
  );
}
