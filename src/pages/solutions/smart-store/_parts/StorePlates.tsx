/** The layers drawn apart, as plates: the chosen one is lifted, those that wait for the internet are faded. */
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {layers, type LayerChoice, type LayerId} from './layerChoice';
import styles from './StoreLayers.module.css';

export interface StorePlatesProps extends LayerChoice {
  readonly alt: string;
  readonly names: Readonly<Record<LayerId, {readonly name: string}>>;
  readonly onChoose: (layer: LayerId) => void;
}

export function StorePlates({layer: chosen, offline, alt, names, onChoose}: StorePlatesProps) {
  return (
    <svg className="dg" viewBox="0 0 560 660" role="img" aria-label={alt}>
      {[60, 500].map((x) => (
        <path key={x} className="l" d={`M${x} 90v472`} strokeDasharray="2 8" />
      ))}
      {/* The bottom plate first, so that the ones above cover it. */}
      {[...layers].reverse().map(({id: layer, offline: then}) => {
        const index = layers.findIndex((one) => one.id === layer);
        return (
          <g
            key={layer}
            className={clsx(
              styles.plate,
              layer === chosen && styles.chosen,
              offline && then === 'stops' && styles.waiting,
            )}
            style={{'--y': `${90 + index * 118}px`} as CSSProperties}
            onClick={() => onChoose(layer)}
          >
            <path className={styles.side} d="M60 0v14l220 66 220-66V0L280 66z" />
            <path className={styles.top} d="M280-66 500 0 280 66 60 0z" />
            <g className={styles.parts} transform="translate(0 12)">
              {parts[layer]}
            </g>
            <text x="280" y="54" textAnchor="middle" className="tb">
              {names[layer].name}
            </text>
          </g>
        );
      })}
      {offline && <path className="o" d="m492 258 16 16m0-16-16 16" strokeWidth="4" />}
    </svg>
  );
}

/** What stands on each plate, drawn small around its middle. */
const parts: Readonly<Record<LayerId, ReactNode>> = {
  apps: (
    <>
      <rect className="s" x="226" y="-44" width="34" height="62" rx="6" />
      <path className="b" d="M234 4v-14M243 4v-26M252 4v-18" />
      <rect className="s" x="282" y="-34" width="76" height="48" rx="5" />
      <path className="b" d="m290 2 16-18 14 10 30-20" />
    </>
  ),
  platform: (
    <>
      <path className="s" d="M200-22v30c0 14 64 14 64 0v-30" />
      <ellipse className="s" cx="232" cy="-22" rx="32" ry="11" />
      <path className="s b" d="M306 14h52a17 17 0 0 0 3-34 24 24 0 0 0-45-8 20 20 0 0 0-28 16 14 14 0 0 0 18 26z" />
    </>
  ),
  edge: (
    <>
      <path className="s" d="M196-20h72v30h-72z" />
      <path d="M206-20v-14M258-20v-14" />
      <circle className="b" cx="212" cy="-5" r="3" />
      <circle className="b" cx="224" cy="-5" r="3" />
      <rect className="s" x="288" y="-16" width="88" height="26" rx="4" />
      <circle className="o" cx="362" cy="-3" r="4" />
    </>
  ),
  network: (
    <>
      <rect className="s" x="216" y="-22" width="128" height="34" rx="6" />
      <path d="M230-10h14v11h-14zM252-10h14v11h-14zM274-10h14v11h-14zM296-10h14v11h-14z" />
      <circle className="b" cx="326" cy="-5" r="4" />
    </>
  ),
  devices: (
    <>
      <path className="s" d="M182 10a28 26 0 1 1 56 0z" />
      <circle className="o s" cx="210" cy="-2" r="9" />
      <rect className="s" x="258" y="-20" width="60" height="22" rx="8" />
      <circle className="o" cx="272" cy="-9" r="5" />
      <circle className="o" cx="303" cy="-9" r="5" />
      <path className="s" d="m338-20 44 8v22l-44-6z" />
      <circle className="b" cx="360" cy="-1" r="6" />
    </>
  ),
};
