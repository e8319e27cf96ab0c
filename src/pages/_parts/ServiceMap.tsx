/** Service area in the Chinese edition: a tile for every provincial region and Singapore, three figures, what happens when something breaks. */
import words from '@site/i18n/zh-CN/copy/home-map';
import {claimText, type ClaimId} from '@site/src/facts/claims';
import {regions} from '@site/src/facts/provinces';
import clsx from 'clsx';
import {useState} from 'react';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './ServiceMap.module.css';

const stats = [
  ['serviceOutlets', 'outlets'],
  ['engineers', 'engineers'],
  ['provinces', 'provinces'],
] as const satisfies readonly (readonly [ClaimId, keyof typeof words])[];

type RegionId = (typeof regions)[number]['id'] & keyof typeof words.regions;

export function ServiceMap() {
  const [chosen, choose] = useState<RegionId>('GD');
  const nameOf = (id: RegionId) => words.regions[id][1] ?? id;
  return (
    <Section tone="night" className={styles.map}>
      <div>
        <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
        <dl className={styles.stats}>
          {stats.map(([claim, label]) => (
            <div key={claim}>
              <dt>{words[label]}</dt>
              <dd>{claimText(claim, 'zh-CN')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.regions}>
        <div className={styles.tiles} role="group" aria-label={words.tilesLabel}>
          {/* The first column of the grid holds Singapore alone, so it is left out: Singapore takes the two below the west. */}
          {regions.map(({id, column, row, density}) => (
            <button
              key={id}
              type="button"
              className={clsx(density === 1 && styles.some, density === 2 && styles.many, id === 'SG' && styles.wide)}
              style={{gridArea: id === 'SG' ? `${row}/1/auto/span 2` : `${row}/${column - 1}`}}
              aria-pressed={chosen === id}
              aria-label={words.tile(words.regions[id as RegionId][0] ?? id, nameOf(id as RegionId))}
              onClick={() => choose(id as RegionId)}
            >
              {words.regions[id as RegionId][0]}
            </button>
          ))}
        </div>
        <p className={styles.note}>
          <span className={styles.key} aria-hidden="true">
            {words.few}
            <i />
            <i className={styles.some} />
            <i className={styles.many} />
            {words.many}
          </span>
          {words.note}
        </p>
      </div>
      <div className={styles.card} aria-live="polite">
        <h3>{nameOf(chosen)}</h3>
        <p>{words.card(words.density[regions.find(({id}) => id === chosen)?.density ?? 0] ?? '')}</p>
        <MoreLink to="about.contact">{words.contact}</MoreLink>
      </div>
    </Section>
  );
}
