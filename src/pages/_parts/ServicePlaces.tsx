/** Service in the English edition: what a store gets by place, and below it what holds everywhere. */
import shell from '@copy/shell';
import words from '@site/i18n/en/copy/home-places';
import {useContact} from '@site/src/site/contact';
import clsx from 'clsx';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './ServicePlaces.module.css';

export function ServicePlaces() {
  const {hours} = useContact();
  const {labels, places, everywhere} = words;
  return (
    <Section tone="night" className={styles.service}>
      <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <div className={styles.places}>
        {places.map(({name, isOnSite, who, broken}) => (
          <div key={name} className={clsx(styles.place, isOnSite && styles.onSite)}>
            <h3>{name}</h3>
            <dl>
              <div>
                <dt>{labels.who}</dt>
                <dd>{who}</dd>
              </div>
              <div>
                <dt>{labels.broken}</dt>
                <dd>{broken}</dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
      <div className={styles.everywhere}>
        <h3>{everywhere.name}</h3>
        <dl>
          <div>
            <dt>{everywhere.hours.label}</dt>
            <dd>{everywhere.hours.text(shell.footer.hours(hours.from, hours.to))}</dd>
          </div>
          <div>
            <dt>{everywhere.shipping.label}</dt>
            <dd>{everywhere.shipping.text}</dd>
          </div>
        </dl>
        <p className={styles.links}>
          <MoreLink to="about.contact">{words.contact}</MoreLink>
          <MoreLink to="support.repair">{words.repair}</MoreLink>
        </p>
      </div>
    </Section>
  );
}
