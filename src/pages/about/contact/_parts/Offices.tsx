/** The offices of the owner settings, one card each, with the address to copy. */
import shell from '@copy/shell';
import {owner} from '@site/config/owner';
import {useLocale} from '@site/src/site/useLocale';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {CopyButton, type CopyButtonCopy} from '@site/src/components/ui/CopyButton';
import styles from './Offices.module.css';

export interface OfficesProps {
  readonly title: string;
  readonly lead: string;
  /** Names by office id; an office without one shows its address only. */
  readonly names: Readonly<Record<string, string>>;
  readonly zip: string;
  readonly copyAddress: string;
  readonly copyMail: string;
  readonly copyButton: Omit<CopyButtonCopy, 'copy'>;
}

export function Offices({title, lead, names, zip, copyAddress, copyMail, copyButton}: OfficesProps) {
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const {value: offices, demo} = owner.offices;
  return (
    <Section>
      <SectionHead title={title} lead={lead} />
      <ul className={styles.offices}>
        {offices.map(({id, address, zipCode, phone, email}) => {
          const name = names[id] ?? '';
          return (
            <li key={id}>
              <h3>{name || address[language]}</h3>
              <p className={styles.line}>
                <Icon name="pin" />
                <span>
                  {address[language]}
                  <small>
                    {zip} {zipCode}
                  </small>
                </span>
              </p>
              {phone && (
                <p className={styles.line}>
                  <Icon name="phone" />
                  <span>
                    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="nb">
                      {phone}
                    </a>
                    {demo && <small>{shell.footer.demo}</small>}
                  </span>
                </p>
              )}
              <p className={styles.line}>
                <Icon name="mail" />
                <span>
                  <a href={`mailto:${email}`}>{email}</a>
                </span>
              </p>
              <div className={styles.actions}>
                <CopyButton text={address[language]} what={name} copy={{...copyButton, copy: copyAddress}} />
                <CopyButton text={email} what={name} copy={{...copyButton, copy: copyMail}} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
