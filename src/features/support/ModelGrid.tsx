/** Models that have a support page, with their picture and what they are; where their manuals are known, the ways into both. */
import copy from '@copy/support';
import type {SupportIndex} from '@site/src/facts/contentIndex';
import {modelById} from '@site/src/facts/models';
import type {Model} from '@site/src/facts/models.schema';
import clsx from 'clsx';
import {Picture} from '../../components/media/Picture';
import {PermalinkLink} from '../../components/ui/SiteLink';
import styles from './ModelGrid.module.css';

const {kinds, ways, wayOf} = copy.home;

/** Meters that only a device for high ceilings is mounted at: it tells models of one form apart. */
const high = 6;

function kindOf(model: Model): string {
  if (model.kind === 'recorder') return kinds.recorder(model.channels);
  if (model.kind === 'edgeBox' || model.kind === 'badge') return kinds[model.kind];
  const kind = model.kind === 'umeCamera' ? kinds.ume[model.form] : kinds[model.form];
  return model.mountM[1] < high ? kind : kinds.high(kind);
}

interface ModelGridProps {
  readonly models: SupportIndex['models'];
  readonly manuals?: SupportIndex['manuals'];
  /** In the columns of the grid around it (`ModelSearch`). */
  readonly within?: boolean;
}

export function ModelGrid({models, manuals = [], within}: ModelGridProps) {
  return (
    <ul className={clsx(styles.grid, within && styles.within)}>
      {models.map(({model: id, permalink}) => {
        const model = modelById(id);
        const manual = manuals.find((one) => one.model === id)?.permalink;
        return (
          <li key={id}>
            <PermalinkLink href={permalink}>
              <span className={styles.picture}>
                <Picture family="cutout" name={model.media} alt="" sizes="(max-width: 599px) 80px, 160px" />
              </span>
              <span>
                <b className="nb">{model.name}</b>
                <small>{kindOf(model)}</small>
              </span>
            </PermalinkLink>
            {manual && (
              <div className={styles.ways}>
                {(
                  [
                    ['setup', `${manual}#setup`],
                    ['lights', `${permalink}#leds`],
                    ['fix', `${permalink}#articles`],
                    ['manual', manual],
                  ] as const
                ).map(([way, href]) => (
                  <PermalinkLink key={way} href={href} aria-label={wayOf(ways[way], model.name)}>
                    {ways[way]}
                  </PermalinkLink>
                ))}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
