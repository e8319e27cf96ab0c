import {regions} from '@site/src/facts/provinces';
import type {RegionId} from '@site/src/facts/serviceAreas';
import clsx from 'clsx';
import {type KeyboardEvent, useId} from 'react';
import {regionByKey} from './regionChoice';
import styles from './Coverage.module.css';

/** Edge of a tile and the distance between two, in units of the drawing. */
const edge = 72;
const pitch = 80;

/** What tiles and list need to show regions and to choose one. */
export interface RegionPickProps {
  /** Abbreviation on the tile, and full name. */
  readonly names: Readonly<Record<RegionId, readonly string[]>>;
  readonly tiers: readonly {readonly name: string}[];
  readonly chosen: RegionId;
  readonly choose: (id: RegionId) => void;
  /** For screen readers. */
  readonly label: string;
}

/** The regions as tiles: one tab stop, arrow keys walk to the neighbor in that direction. */
export function RegionTiles({names, tiers, chosen, choose, label}: RegionPickProps) {
  const prefix = useId();
  function onKeyDown(event: KeyboardEvent) {
    const target = regionByKey(chosen, event.key);
    if (!target) return;
    event.preventDefault();
    choose(target);
  }
  return (
    <svg
      className={styles.tiles}
      viewBox={`0 0 ${pitch * 9 - 8} ${pitch * 8 - 8}`}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${prefix}${chosen}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {regions.map(({id, column, row, density}) => {
        const width = id === 'SG' ? pitch * 2 + edge : edge;
        return (
          // The keyboard works on the listbox, which holds the focus.
          <g
            key={id}
            id={`${prefix}${id}`}
            role="option"
            aria-selected={id === chosen}
            // What the tile shows comes first: people who speak to their computer say what they see.
            aria-label={`${names[id][0]} ${names[id][1]}, ${tiers[density]?.name}`}
            tabIndex={-1}
            className={clsx(styles.tile, styles[`tier${density}`])}
            transform={`translate(${(column - 1) * pitch} ${(row - 1) * pitch})`}
            onClick={() => choose(id)}
          >
            <rect width={width} height={edge} rx="14" />
            <text x={width / 2} y={edge / 2} dy=".36em" textAnchor="middle">
              {names[id][0]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
