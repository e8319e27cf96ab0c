import {shelfZones, type ShelfZone} from './shelfRates';
import styles from './ShelfFunnel.module.css';

const bands: Readonly<Record<ShelfZone, {readonly y: number; readonly height: number}>> = {
  top: {y: 44, height: 96},
  eye: {y: 148, height: 150},
  base: {y: 306, height: 104},
};

export interface ShelfDrawingProps {
  readonly copy: {readonly alt: string};
  /** The chosen one. */
  readonly zone: ShelfZone;
  /** Percent of those who pass that stop at a zone. */
  readonly rate: (zone: ShelfZone) => number;
}

/** The shelf from the front; the chosen zone is framed, the tint says how many stop. */
export function ShelfDrawing({copy, zone, rate}: ShelfDrawingProps) {
  return (
    <svg className="dg" viewBox="0 0 560 470" role="img" aria-label={copy.alt}>
      <path d="M36 440h488" />
      <path className="s" d="M70 36h300v404H70z" />
      {shelfZones.map((name) => {
        const {y, height} = bands[name];
        return (
          <rect
            key={name}
            x="78"
            y={y}
            width="284"
            height={height}
            rx="6"
            className={styles.zone}
            style={{fillOpacity: 0.08 + Math.min(rate(name), 50) / 90}}
          />
        );
      })}
      <path className="l" d="M78 140h284M78 222h284M78 300h284M78 356h284" />
      <path d="M94 140v-44h22v44M132 140v-58h18v58M170 140v-36h30v36M226 140v-52h20v52M262 140v-40h26v40M310 140v-60h18v60" />
      <path
        className="b"
        d="M92 222v-46h30v46M140 222v-56h20v56M180 222v-40h34v40M234 222v-58h18v58M272 222v-44h28v44M318 222v-54h20v54"
      />
      <path d="M92 300v-50h26v50M138 300v-42h32v42M190 300v-56h20v56M232 300v-40h30v40M284 300v-52h22v52M326 300v-44h20v44" />
      <path d="M96 356v-34h50v34M170 356v-38h40v38M234 356v-32h52v32M308 356v-38h40v38M96 410v-36h70v36M190 410v-40h60v40M274 410v-36h66v36" />
      <g>
        <circle className="s" cx="450" cy="166" r="24" />
        <path className="s" d="M410 440V250a40 40 0 0 1 80 0v190" />
        <path d="M414 262 352 214" />
        <circle className="o s" cx="350" cy="212" r="7" />
      </g>
      <rect x="74" y={bands[zone].y - 4} width="292" height={bands[zone].height + 8} rx="9" className={styles.frame} />
    </svg>
  );
}
