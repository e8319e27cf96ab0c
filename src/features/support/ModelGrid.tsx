/** Models that have a support page, with their picture and what they are, and their manuals. */
import copy from '@copy/support';
import type {SupportIndex} from '@site/src/facts/contentIndex';
import {modelById} from '@site/src/facts/models';
import type {Model} from '@site/src/facts/models.schema';
import {Picture} from '../../components/media/Picture';
import {PermalinkLink} from '../../components/ui/SiteLink';
import styles from './ModelGrid.module.css';

const {kinds} = copy.home;

function kindOf(model: Model): string {
  if (model.kind === 'recorder') return kinds.recorder(model.channels);
  return kinds[model.kind === 'camera' || model.kind === 'aiCamera' ? model.form : model.kind];
}

interface ModelGridProps {
  readonly models: SupportIndex['models'];
  readonly manuals?: SupportIndex['manuals'];
  /** So many begin the list in a `Fold`. */
  readonly first?: 6;
}

export function ModelGrid({models, manuals = [], first}: ModelGridProps) {
  return (
    <ul className={styles.grid} data-first={first}>
      {models.map(({model: id, permalink}) => {
        const model = modelById(id);
        const manual = manuals.find((one) => one.model === id);
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
              <small>{kindOf(model)}</small>
            </PermalinkLink>
            {manual && (
              <PermalinkLink
                className={styles.manual}
                href={manual.permalink}
                aria-label={copy.home.manualOf(model.name)}
              >
                {copy.home.manual}
              </PermalinkLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
