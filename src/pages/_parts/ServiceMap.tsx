/** Service area: a tile for every provincial region and Singapore, three figures, what happens when something breaks. */
import copy from '@copy/home';
import {claimText, type ClaimId} from '@site/src/facts/claims';
import {regions} from '@site/src/facts/provinces';
import {useLocale} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {useState} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {Eyebrow, Section} from '@site/src/components/ui/Section';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import styles from './ServiceMap.module.css';

const stats = [
  ['serviceOutlets', 'outlets'],
  ['engineers', 'engineers'],
  ['provinces', 'provinces'],
] as const satisfies readonly (readonly [ClaimId, keyof typeof copy.service])[];

type RegionId = (typeof regions)[number]['id'] & keyof typeof copy.regions;

export function ServiceMap() {
  const {service} = copy;
  const locale = useLocale();
  const [chosen, choose] = useState<RegionId>(locale === 'en' ? 'SG' : 'GD');
  const nameOf = (id: RegionId) => copy.regions[id][1] ?? id;
  return (
    <Section tone="night" className={styles.map}>
      <div>
        <Eyebrow>{service.eyebrow}</Eyebrow>
        <h2 className={styles.title}>{service.title}</h2>
        <p className={styles.lead}>{service.lead}</p>
        <dl className={styles.stats}>
          {stats.map(([claim, label]) => (
            <div key={claim}>
              <dt>{service[label]}</dt>
              <dd>{claimText(claim, locale)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.card} aria-live="polite">
          <h3>{nameOf(chosen)}</h3>
          <p>{service.card(nameOf(chosen))}</p>
          <SiteLink to="about.contact" className={styles.more}>
            {service.contact}
            <Icon name="arrow" />
          </SiteLink>
        </div>
      </div>
      <div>
        <div className={styles.tiles} role="group" aria-label={service.tilesLabel}>
          {/* The first column of the grid holds Singapore alone, so it is left out: Singapore takes the two below the west. */}
          {regions.map(({id, column, row, density}) => (
            <button
              key={id}
              type="button"
              className={clsx(density === 1 && styles.some, density === 2 && styles.many, id === 'SG' && styles.wide)}
              style={{gridColumn: id === 'SG' ? '1 / span 2' : column - 1, gridRow: row}}
              aria-pressed={chosen === id}
              data-name={locale === 'en' && id !== 'SG' ? nameOf(id as RegionId) : undefined}
              aria-label={copy.service.tile(copy.regions[id as RegionId][0] ?? id, nameOf(id as RegionId))}
              onClick={() => choose(id as RegionId)}
            >
              {copy.regions[id as RegionId][0]}
            </button>
          ))}
        </div>
        <p className={styles.note}>{service.note}</p>
      </div>
    </Section>
  );
}
