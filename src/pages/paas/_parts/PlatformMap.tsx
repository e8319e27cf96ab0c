/** The way of video and data through the platform: devices in stores, the three parts in between, the customer's systems. */
import menus from '@copy/menus';
import navigation from '@copy/navigation';
import {Picture} from '@site/src/components/media/Picture';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {navEntries} from '@site/src/site/routes';
import {useEdition} from '@site/src/site/useLocale';
import {cardsOf} from '@site/src/templates/SectionOverview/cardsOf';
import styles from './PlatformMap.module.css';

/** Devices that stand for what is in stores, in the order of their names. */
const devices = ['e3-x', 'ul-8208nh', 'b1'] as const;

export interface PlatformMapCopy {
  readonly title: string;
  readonly lead: string;
  readonly stores: {readonly title: string; readonly items: Readonly<Record<(typeof devices)[number], string>>};
  readonly yours: {readonly title: string; readonly items: readonly string[]};
}

export function PlatformMap({copy}: {readonly copy: PlatformMapCopy}) {
  const edition = useEdition();
  const [access, output] = cardsOf(navEntries('products', 'paas', edition));
  const [video] = cardsOf(navEntries('products', 'vpaas', edition));
  return (
    <Section>
      <SectionHead title={copy.title} lead={copy.lead} />
      <div className={styles.map}>
        <div className={styles.end}>
          <h3>{copy.stores.title}</h3>
          <ul className={styles.devices}>
            {devices.map((name) => (
              <li key={name}>
                <Picture family="cutout" name={name} alt="" sizes="(max-width: 959px) 88px, 128px" />
                {copy.stores.items[name]}
              </li>
            ))}
          </ul>
        </div>
        <ol className={styles.parts}>
          {[access, video, output].map(
            (card) =>
              card && (
                <li key={card.id}>
                  <h3>
                    <SiteLink to={card.id}>{navigation.labels[card.id]}</SiteLink>
                  </h3>
                  <p>{menus.purposes[card.id]}</p>
                  <ul>
                    {card.parts.map((part) => (
                      <li key={part}>
                        <SiteLink to={part}>{navigation.labels[part]}</SiteLink>
                      </li>
                    ))}
                  </ul>
                </li>
              ),
          )}
        </ol>
        <div className={styles.end}>
          <h3>{copy.yours.title}</h3>
          <ul className={styles.systems}>
            {copy.yours.items.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
