/** The dimensioned drawing: three views on a dot grid, each large enough to read on a phone. */
import copy from '@copy/hardware/template';
import type {DrawingView} from '@site/src/features/hardware/drawing/types';
import {sheet} from '@site/src/features/hardware/drawing/types';
import type {HardwarePage} from '@site/src/features/hardware/data/types';
import styles from './SizeDrawing.module.css';

export function SizeDrawing({page, note}: {readonly page: HardwarePage; readonly note: string}) {
  return (
    <>
      <h2 className={styles.title}>{copy.drawing.title(page.name)}</h2>
      <p className={styles.note}>{note}</p>
      <div className={styles.sheet} role="img" aria-label={page.drawing.label}>
        {page.drawing.views.map((view) => (
          <figure key={view.name}>
            <Lines view={view} />
            <figcaption>{view.name}</figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.unit}>{copy.drawing.unit}</p>
    </>
  );
}

function Lines({view}: {readonly view: DrawingView}) {
  return (
    <svg className={styles.lines} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      {view.paths.map(([stroke, data], index) => (
        // The lines of a drawing never change places.
        <path key={index} className={styles[stroke]} d={data} />
      ))}
      {view.texts.map(([x, y, text, anchor]) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor ?? 'middle'}>
          {text}
        </text>
      ))}
    </svg>
  );
}
