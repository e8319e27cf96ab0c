/** Service in the English edition, which has no map: who comes in three kinds of places, and what happens when a device breaks. */
import shell from '@copy/shell';
import words from '@site/i18n/en/copy/home-places';
import {useContact} from '@site/src/site/contact';
import {Picture} from '@site/src/components/media/Picture';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './ServicePlaces.module.css';

/** Cameras going up, the bench that a replacement comes from, spare parts on their shelves. */
const scenes: Readonly<Record<(typeof words.places)[number]['id'], string>> = {
  singapore: 'install',
  abroad: 'workshop',
  china: 'warehouse',
};

export function ServicePlaces() {
  const {hours} = useContact();
  return (
    <Section tone="night" className={styles.service}>
      <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <ul className={styles.places}>
        {words.places.map((place) => (
          <li key={place.id}>
            <Picture family="scene" name={scenes[place.id]} alt="" sizes="300px" upTo={600} />
            <h3>{place.name}</h3>
            <dl>
              {(['who', 'broken'] as const).map((part) => (
                <div key={part}>
                  <dt>{words.labels[part]}</dt>
                  <dd>{place[part]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p>{words.hours(shell.footer.hours(hours.from, hours.to))}</p>
        <MoreLink to="about.contact">{words.contact}</MoreLink>
        <MoreLink to="support.repair">{words.repair}</MoreLink>
      </div>
    </Section>
  );
}
