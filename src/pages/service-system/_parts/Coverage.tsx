/**
 * Where service outlets are: 34 provincial regions and Singapore as tiles, and the same regions as a list. Choosing in
 * one chooses in the other; the choice is in the address (`?region=GD`). The tiles are one tab stop, arrow keys walk to
 * the neighbor in that direction; the list is native radio buttons and can be read without script.
 *
 * A diagram on purpose, not a map (.docs/adr/0005-service-map-is-tiles.md).
 */
import {claims, claimText, type ClaimId} from '@site/src/facts/claims';
import {regions} from '@site/src/facts/provinces';
import {serviceAreas, type RegionId, type ServiceArea} from '@site/src/facts/serviceAreas';
import {useLocale} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {type KeyboardEvent, useId} from 'react';
import {setOrDelete, useQueryState, type QueryCodec} from '@site/src/components/ui/useQueryState';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Eyebrow, Section} from '@site/src/components/ui/Section';
import styles from './Coverage.module.css';

const figures = ['provinces', 'serviceOutlets', 'servicePoints', 'citiesCovered'] as const satisfies readonly ClaimId[];

export interface CoverageProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly figures: Readonly<Record<(typeof figures)[number], string>>;
  readonly asOf: (year: string, month: string) => string;
  /** What the tiles are, for screen readers, with how to move. */
  readonly tilesLabel: string;
  readonly listLabel: string;
  /** Under the tiles: that they do not draw borders. */
  readonly note: string;
  readonly areas: Readonly<Record<ServiceArea, string>>;
  /** Abbreviation on the tile, and full name. */
  readonly names: Readonly<Record<RegionId, readonly string[]>>;
  /** What the density of a region means, from few to many. */
  readonly tiers: readonly {readonly name: string; readonly text: (region: string) => string}[];
  /** What is different where we are abroad. */
  readonly abroad: string;
  readonly contact: string;
}

/** Edge of a tile and the distance between two, in units of the drawing. */
const edge = 72;
const pitch = 80;

/** Nothing chosen: the edition's own region is described. */
const codec: QueryCodec<RegionId | undefined> = {
  read: (query) => regions.find((region) => region.id === query.get('region'))?.id,
  write: (region, query) => setOrDelete(query, 'region', region),
};

/** The nearest tile in a direction; rows and columns that are empty are passed over. */
function neighbor(from: RegionId, dx: number, dy: number): RegionId {
  const start = regions.find(({id}) => id === from) ?? regions[0];
  let best: RegionId = from;
  let shortest = Infinity;
  for (const {id, column, row} of regions) {
    const ahead = (column - start.column) * dx + (row - start.row) * dy;
    const aside = Math.abs((column - start.column) * dy) + Math.abs((row - start.row) * dx);
    const distance = ahead + aside * 2;
    if (ahead > 0 && distance < shortest) {
      shortest = distance;
      best = id;
    }
  }
  return best;
}

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PickProps extends Pick<CoverageProps, 'names' | 'tiers'> {
  readonly chosen: RegionId;
  readonly choose: (id: RegionId) => void;
}

function Tiles({names, tiers, chosen, choose, label}: PickProps & {readonly label: string}) {
  const prefix = useId();
  function onKeyDown(event: KeyboardEvent) {
    const step = arrows[event.key];
    const target = step
      ? neighbor(chosen, ...step)
      : {Home: regions[0].id, End: regions[regions.length - 1]!.id}[event.key];
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

function List({
  names,
  tiers,
  areas,
  chosen,
  choose,
  label,
}: PickProps & Pick<CoverageProps, 'areas'> & {readonly label: string}) {
  const group = useId();
  return (
    <fieldset className={styles.list}>
      <legend className="sr">{label}</legend>
      {(Object.keys(serviceAreas) as ServiceArea[]).map((area) => (
        <div key={area}>
          <p className={styles.area}>{areas[area]}</p>
          <div className={styles.names}>
            {serviceAreas[area].map((id: RegionId) => {
              const density = regions.find((region) => region.id === id)?.density ?? 0;
              return (
                <label key={id}>
                  <input type="radio" name={group} value={id} checked={id === chosen} onChange={() => choose(id)} />
                  {names[id][1]}
                  <span className={clsx(styles.dot, styles[`tier${density}`])} aria-hidden="true" />
                  <span className="sr">{tiers[density]?.name}</span>
                </label>
              );
            })}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

export function Coverage({
  id,
  eyebrow,
  title,
  lead,
  asOf,
  tilesLabel,
  listLabel,
  note,
  abroad,
  contact,
  ...words
}: CoverageProps) {
  const {areas, names, tiers} = words;
  const locale = useLocale();
  const [choice, choose] = useQueryState<RegionId | undefined>(undefined, codec);
  const chosen = choice ?? (locale === 'en' ? 'SG' : 'BJ');
  const region = regions.find((one) => one.id === chosen) ?? regions[0];
  const [year = '', month = ''] = claims.serviceOutlets.asOf.split('-');
  const pick = {names, tiers, chosen, choose};
  return (
    <Section id={id} tone="night">
      <div className={styles.head}>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
        <dl>
          {figures.map((claim) => (
            <div key={claim}>
              <dt>{words.figures[claim]}</dt>
              <dd>{claimText(claim, locale)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.columns}>
        <div>
          <Tiles {...pick} label={tilesLabel} />
          <ul className={styles.legend}>
            {tiers.map((tier, density) => (
              <li key={tier.name}>
                <span className={clsx(styles.dot, styles[`tier${density}`])} aria-hidden="true" />
                {tier.name}
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {note} {asOf(year, String(Number(month)))}
          </p>
        </div>
        <div>
          <div className={styles.card} aria-live="polite">
            <h3>{names[chosen][1]}</h3>
            <p className={styles.tier}>
              <span className={clsx(styles.dot, styles[`tier${region.density}`])} aria-hidden="true" />
              {tiers[region.density]?.name}
            </p>
            <p>{chosen === 'SG' ? abroad : tiers[region.density]?.text(names[chosen][1] ?? '')}</p>
            <MoreLink to="about.contact" className={styles.more}>
              {contact}
            </MoreLink>
          </div>
          <List {...pick} areas={areas} label={listLabel} />
        </div>
      </div>
    </Section>
  );
}
