/**
 * Where service outlets are: 34 provincial regions and Singapore as tiles, and the same regions as a list. Choosing in
 * one chooses in the other; the choice is in the address (`?region=GD`). The tiles are one tab stop, arrow keys walk to
 * the neighbor in that direction; the list is native radio buttons and can be read without script.
 *
 * A diagram on purpose, not a map (.docs/adr/0005-service-map-is-tiles.md).
 */
import {claims, claimText, type ClaimId} from '@site/src/facts/claims';
import {regions} from '@site/src/facts/provinces';
import {isToldAsWhole, type RegionId, type ServiceArea} from '@site/src/facts/serviceAreas';
import {useLocale} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {useQueryState} from '@site/src/components/ui/useQueryState';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Eyebrow, Section} from '@site/src/components/ui/Section';
import {RegionList} from './RegionList';
import {RegionTiles} from './RegionTiles';
import {regionCodec} from './regionChoice';
import styles from './Coverage.module.css';

const figures = ['provinces', 'serviceOutlets', 'servicePoints', 'chainBrands'] as const satisfies readonly ClaimId[];

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
  readonly tiers: readonly {
    readonly name: string;
    readonly text: (region: string) => string;
    /** For regions without prefectures and counties. */
    readonly whole: (region: string) => string;
  }[];
  /** What is different where we are abroad. */
  readonly abroad: string;
  readonly contact: string;
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
  const [choice, choose] = useQueryState<RegionId | undefined>(undefined, regionCodec);
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
          <RegionTiles {...pick} label={tilesLabel} />
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
            <p>
              {chosen === 'SG'
                ? abroad
                : tiers[region.density]?.[isToldAsWhole(chosen) ? 'whole' : 'text'](names[chosen][1] ?? '')}
            </p>
            <MoreLink to="about.contact" className={styles.more}>
              {contact}
            </MoreLink>
          </div>
          <RegionList {...pick} areas={areas} label={listLabel} />
        </div>
      </div>
    </Section>
  );
}
