/** Devices for one purpose: what it is about, and below or beside it the models, each with what tells it from the next. */
import clsx from 'clsx';
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '@site/src/components/media/Picture';
import {useAnchor} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {factLine, placeMark, type FactLineCopy} from './factLine';
import {GroupScene, type GroupSceneProps} from './GroupScene';
import styles from './ModelGroup.module.css';

export interface ModelGroupProps {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
  readonly models: readonly {readonly id: string; readonly text: string}[];
  readonly facts: FactLineCopy;
  /** A model where it hangs: for the groups that most stores begin with. */
  readonly scene?: GroupSceneProps;
}

export function ModelGroup({anchor, title, text, models, facts, scene}: ModelGroupProps) {
  useAnchor(anchor);
  return (
    <section id={anchor} className={clsx(styles.group, scene && styles.wide)}>
      <div className={styles.about}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {scene && <GroupScene {...scene} />}
      <ul className={styles.models}>
        {models.map(({id, text: purpose}) => {
          const model = modelById(id);
          const mark = placeMark(model, facts);
          return (
            <li key={id}>
              <PermalinkLink href={hardwarePath(model)}>
                <span className={styles.picture}>
                  <Picture family="cutout" name={model.media} alt="" sizes="120px" />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>
                    <b className="nb">{model.name}</b>
                    {mark && <i>{mark}</i>}
                  </span>
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
