/** Service in the English edition, which has no map: who comes in three kinds of places, and what happens when a device breaks. */
import shell from '@copy/shell';
import words from '@site/i18n/en/copy/home-places';
import {useContact} from '@site/src/site/contact';
import {Picture} from '@site/src/components/media/Picture';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './ServicePlaces.module.css';

export function ServicePlaces() {
  const {hours} = useContact();
  return (
    <Section tone="night" className={styles.service}>
      <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <div className={styles.row} role="region" aria-label={words.title} tabIndex={0}>
        <ul className={styles.places}>
          {words.places.map(({name, scene, who, what}) => (
            <li key={name}>
              <Picture family="scene" name={scene} alt="" sizes="400px" upTo={600} />
              <h3>{name}</h3>
              <b>{who}</b>
              <p>{what}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <p>{words.hours(shell.footer.hours(hours.from, hours.to))}</p>
        <MoreLink to="about.contact">{words.contact}</MoreLink>
        <MoreLink to="support.repair">{words.repair}</MoreLink>
      </div>
    </Section>
  );
}
