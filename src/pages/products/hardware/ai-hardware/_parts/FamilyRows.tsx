/** The members of the family one under the other: what it sees, where it thinks, what leaves the store. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '@site/src/components/media/Picture';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import styles from './FamilyRows.module.css';

export interface FamilyRowsProps {
  /** Names of the three columns. */
  readonly columns: {readonly sees: string; readonly thinks: string; readonly leaves: string; readonly models: string};
  readonly rows: readonly {
    readonly anchor: string;
    readonly title: string;
    readonly text: string;
    readonly media: string;
    readonly sees: string;
    readonly thinks: string;
    readonly leaves: string;
    readonly models: readonly string[];
  }[];
}

export function FamilyRows({columns, rows}: FamilyRowsProps) {
  const {collectAnchor} = useBrokenLinks();
  rows.forEach(({anchor}) => collectAnchor(anchor));
  return (
    <ul className={styles.rows}>
      {rows.map(({anchor, title, text, media, models, ...row}) => (
        <li key={anchor} id={anchor}>
          <div className={styles.picture}>
            <Picture family="cutout" name={media} alt="" sizes="(max-width: 959px) 60vw, 320px" />
          </div>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            <dl>
              {(['sees', 'thinks', 'leaves'] as const).map((key) => (
                <div key={key}>
                  <dt>{columns[key]}</dt>
                  <dd>{row[key]}</dd>
                </div>
              ))}
              <div>
                <dt>{columns.models}</dt>
                <dd className={styles.models}>
                  {models.map((id) => (
                    <PermalinkLink key={id} href={hardwarePath(modelById(id))} className="nb">
                      {modelById(id).name}
                    </PermalinkLink>
                  ))}
                </dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
