/** One job of a city: its picture, what is seen and who is told, where it is weak, and the devices that stand there. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import type {ReactNode} from 'react';
import {Fold, Section, SectionHead} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import styles from './CityPart.module.css';

export interface CityPartProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly columns: {readonly seen: string; readonly told: string};
  readonly events: readonly {readonly seen: string; readonly told: string}[];
  readonly weakLabel: string;
  readonly weak: string;
  readonly devicesLabel: string;
  /** Catalogue ids. */
  readonly devices: readonly string[];
  readonly drawing: ReactNode;
  /** Drawing at the right instead of the left. */
  readonly flip?: boolean;
}

export function CityPart({
  id,
  title,
  lead,
  columns,
  events,
  weakLabel,
  weak,
  devicesLabel,
  devices,
  drawing,
  flip,
}: CityPartProps) {
  return (
    <Section id={id} tone={flip ? 'tint' : 'plain'}>
      <div className={flip ? `${styles.part} ${styles.flip}` : styles.part}>
        <div className={styles.drawing}>{drawing}</div>
        <div>
          <SectionHead title={title} lead={lead} />
          <Fold name="text" topic={title} className={styles.more}>
            <table className={styles.events}>
              <thead>
                <tr>
                  <th scope="col">{columns.seen}</th>
                  <th scope="col">{columns.told}</th>
                </tr>
              </thead>
              <tbody>
                {events.map(({seen, told}) => (
                  <tr key={seen}>
                    <td>{seen}</td>
                    <td>{told}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={styles.weak}>
              <b>{weakLabel}</b>
              {weak}
            </p>
            <p className={styles.devices}>
              <b>{devicesLabel}</b>
              {devices.map((device) => {
                const model = modelById(device);
                return (
                  <PermalinkLink key={device} href={hardwarePath(model)} className="nb">
                    {model.name}
                  </PermalinkLink>
                );
              })}
            </p>
          </Fold>
        </div>
      </div>
    </Section>
  );
}
