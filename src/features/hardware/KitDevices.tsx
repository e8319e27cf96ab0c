/** The devices of an example place as cards: a picture that shows the device, how many of it, what for and where. */
import words from '@copy/store-kit';
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '../../components/media/Picture';
import {PermalinkLink} from '../../components/ui/SiteLink';
import styles from './KitDevices.module.css';

export interface KitDevice {
  readonly model: string;
  readonly count: number;
  readonly purpose: string;
  readonly where: string;
}

/** Columns whose last row is full: cards of six in threes, of eight in fours; five and seven stand as two and three, three and four. */
const columnsFor = (cards: number): number => (cards === 6 || cards === 9 ? 3 : cards <= 5 || cards === 7 ? cards : 4);

export function KitDevices({devices}: {readonly devices: readonly KitDevice[]}) {
  return (
    <ul className={styles.devices} data-columns={columnsFor(devices.length)} data-first="2">
      {devices.map(({model: id, count, purpose, where}) => {
        const model = modelById(id);
        return (
          <li key={id}>
            <PermalinkLink href={hardwarePath(model)}>
              <span className={styles.picture}>
                <Picture
                  family="cutout"
                  name={model.media}
                  alt=""
                  sizes="(max-width: 767px) 76px, (max-width: 1079px) 30vw, 240px"
                />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>
                  <b className="nb">{model.name}</b>
                  <span>{words.units(count)}</span>
                </span>
                <span className={styles.purpose}>{purpose}</span>
                <span className={styles.where}>
                  <span className="sr">{words.where}</span> {where}
                </span>
              </span>
            </PermalinkLink>
          </li>
        );
      })}
    </ul>
  );
}
