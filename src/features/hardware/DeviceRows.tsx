/** The devices a product needs, one row each, with two facts from the catalogue and the way to the model's page. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '../../components/media/Picture';
import {MorePermalink} from '../../components/ui/MoreLink';
import styles from './DeviceRows.module.css';

export interface DeviceRow {
  readonly model: string;
  readonly purpose: string;
  readonly facts: readonly {readonly label: string; readonly value: string}[];
}

export function DeviceRows({rows, more}: {readonly rows: readonly DeviceRow[]; readonly more: string}) {
  return (
    <ul className={styles.rows}>
      {rows.map(({model: id, purpose, facts}) => {
        const model = modelById(id);
        return (
          <li key={id}>
            <div className={styles.thumb}>
              <Picture family="cutout" name={model.media} alt="" sizes="120px" />
            </div>
            <div>
              <b className="nb">{model.name}</b>
              <span className={styles.purpose}>{purpose}</span>
            </div>
            {facts.map(({label, value}) => (
              <div key={label} className={styles.fact}>
                <span className={styles.label}>{label}</span> <span>{value}</span>
              </div>
            ))}
            <MorePermalink href={hardwarePath(model)}>{more}</MorePermalink>
          </li>
        );
      })}
    </ul>
  );
}
