/** The devices a product needs, one row each, with two facts from the catalogue and the way to the model's page. */
import clsx from 'clsx';
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '../../components/media/Picture';
import {MorePermalink} from '../../components/ui/MoreLink';
import styles from './DeviceRows.module.css';

export interface DeviceRow {
  readonly model: string;
  readonly purpose: string;
  readonly facts: readonly {readonly label: string; readonly value: string}[];
}

/** Labels that every row has, in this order, so that they can stand once above. A row may have none of its facts. */
function commonLabels(rows: readonly DeviceRow[]): readonly string[] {
  const labels = rows.map(({facts}) => facts.map(({label}) => label)).filter((own) => own.length > 0);
  const [first = []] = labels;
  return labels.every((own) => own.join('\n') === first.join('\n')) ? first : [];
}

export function DeviceRows({rows, more}: {readonly rows: readonly DeviceRow[]; readonly more: string}) {
  const labels = commonLabels(rows);
  return (
    <>
      {labels.length > 0 && (
        <div className={clsx(styles.head, labels.length > 2 && styles.three)} aria-hidden="true">
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )}
      <ul className={clsx(styles.rows, labels.length > 2 && styles.three)} data-first={rows.length > 3 ? 2 : 1}>
        {rows.map(({model: id, purpose, facts}) => {
          const model = modelById(id);
          return (
            <li key={id}>
              <div className={styles.thumb}>
                <Picture family="cutout" name={model.media} alt="" sizes="120px" />
              </div>
              <div>
                <b className="nb">{model.name}</b>
                <p className={styles.purpose}>{purpose}</p>
              </div>
              {facts.map(({label, value}) => (
                <div key={label} className={styles.fact}>
                  <span className={styles.label}>{label}</span> <p>{value}</p>
                </div>
              ))}
              <MorePermalink href={hardwarePath(model)}>{more}</MorePermalink>
            </li>
          );
        })}
      </ul>
    </>
  );
}
