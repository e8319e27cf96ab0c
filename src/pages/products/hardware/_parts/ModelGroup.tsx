/** Devices for one purpose: what it is about, and below it the models with a fact each. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '@site/src/components/media/Picture';
import {useAnchor} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {factLine, type FactLineCopy} from './factLine';
import styles from './ModelGroup.module.css';

export interface ModelGroupProps {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
  readonly models: readonly {readonly id: string; readonly text: string}[];
  readonly facts: FactLineCopy;
}

export function ModelGroup({anchor, title, text, models, facts}: ModelGroupProps) {
  useAnchor(anchor);
  return (
    <section id={anchor} className={styles.group}>
      <div className={styles.about}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.models}>
        {models.map(({id, text: purpose}) => {
          const model = modelById(id);
          return (
            <li key={id}>
              <PermalinkLink href={hardwarePath(model)}>
                <span className={styles.picture}>
                  <Picture
                    family="cutout"
                    name={model.media}
                    alt=""
                    sizes="(max-width: 599px) 120px, (max-width: 1079px) 46vw, 390px"
                  />
                </span>
                <span className={styles.words}>
                  <b className="nb">{model.name}</b>
                  <span>{purpose}</span>
                  <small>{factLine(model, facts)}</small>
                </span>
              </PermalinkLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
