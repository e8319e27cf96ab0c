/** One job of a city: its picture, what is seen and who is told, where it is weak, and the devices that stand there. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '@site/src/components/media/Picture';
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
  /** Name of the scene in the picture library. */
  readonly scene: string;
  readonly alt: string;
  /** Names of what stands in the picture, and where, in percent of its width and height. */
  readonly marks?: readonly string[];
  readonly places?: readonly (readonly [x: number, y: number])[];
  /** Picture at the right instead of the left. */
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
  scene,
  alt,
  marks = [],
  places = [],
  flip,
}: CityPartProps) {
  return (
    <Section id={id} tone={flip ? 'tint' : 'plain'}>
      <div className={flip ? `${styles.part} ${styles.flip}` : styles.part}>
        <div className={styles.picture}>
          <div>
            <Picture
              family="scene"
              name={scene}
              alt={alt}
              sizes="(max-width: 599px) 400px, (max-width: 959px) 134vw, 780px"
            />
            {places.map(([x, y], index) => (
              <span key={marks[index]} style={{left: `${x}%`, top: `${y}%`}} aria-hidden="true">
                {marks[index]}
              </span>
            ))}
          </div>
        </div>
        <div>
          <SectionHead title={title} lead={lead} />
          {/* The button has room for the name of the job, which begins the title. */}
          <Fold name="text" topic={title.split(/[:：]/)[0]} className={styles.more}>
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
