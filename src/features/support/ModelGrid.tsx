/** Models that have a support page, with their picture. */
import type {SupportIndex} from '@site/src/facts/contentIndex';
import {modelById} from '@site/src/facts/models';
import {Picture} from '../../components/media/Picture';
import {PermalinkLink} from '../../components/ui/SiteLink';
import styles from './ModelGrid.module.css';

export function ModelGrid({models}: {readonly models: SupportIndex['models']}) {
  return (
    <ul className={styles.grid}>
      {models.map(({model: id, permalink}) => {
        const model = modelById(id);
        return (
          <li key={id}>
            <PermalinkLink href={permalink}>
              <span className={styles.picture}>
                <Picture
                  family="cutout"
                  name={model.media}
                  alt=""
                  sizes="(max-width: 767px) 45vw, (max-width: 1079px) 30vw, 160px"
                />
              </span>
              <b className="nb">{model.name}</b>
            </PermalinkLink>
          </li>
        );
      })}
    </ul>
  );
}
