/** The four kinds of partners as tabs: who it suits, what each side brings, what it is not for, and where to look next. */
import type {RouteId} from '@site/src/site/routes';
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Tabs} from '@site/src/components/ui/Tabs';
import styles from './PartnerTypes.module.css';

interface PartnerTypeCopy {
  readonly name: string;
  readonly who: string;
  readonly brings: readonly string[];
  readonly gets: readonly string[];
  readonly notFor: string;
  readonly more: string;
}

export interface PartnerTypesProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly tabsLabel: string;
  readonly labels: {readonly brings: string; readonly gets: string; readonly notFor: string};
  readonly types: readonly PartnerTypeCopy[];
  /** Cut-out and the page to read next, one for each type. */
  readonly looks: readonly {readonly cutout: string; readonly to: RouteId}[];
}

export function PartnerTypes({id, eyebrow, title, lead, tabsLabel, labels, types, looks}: PartnerTypesProps) {
  return (
    <Section id={id}>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <Tabs
        look="rail"
        label={tabsLabel}
        items={types.map((type, index) => ({
          id: String(index),
          label: type.name,
          panel: (
            <div className={styles.panel}>
              <div className={styles.top}>
                <p>{type.who}</p>
                {looks[index] && <Picture family="cutout" name={looks[index].cutout} alt="" sizes="220px" />}
              </div>
              <div className={styles.lists}>
                {(
                  [
                    ['brings', 'up'],
                    ['gets', 'download'],
                  ] as const
                ).map(([list, icon]) => (
                  <div key={list}>
                    <h3>
                      <Icon name={icon} />
                      {labels[list]}
                    </h3>
                    <ul>
                      {type[list].map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
              <p className={styles.notFor}>
                <b>{labels.notFor}</b>
                {type.notFor}
              </p>
              {looks[index] && <MoreLink to={looks[index].to}>{type.more}</MoreLink>}
            </div>
          ),
        }))}
      />
    </Section>
  );
}
