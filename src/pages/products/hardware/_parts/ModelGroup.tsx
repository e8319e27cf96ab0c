/** Devices for one purpose: what it is about, the models, each with what tells it from the next, and a picture of one in its place. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '@site/src/components/media/Picture';
import {useAnchor} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {
  cardFacts,
  cardFigures,
  placeMark,
  roleOf,
  type CardFactsCopy,
  type FigureCopy,
  type RoleCopy,
} from './cardFacts';
import {GroupScene, type GroupSceneProps} from './GroupScene';
import {planSizes, type PlanSpot} from './StorePlan';
import styles from './ModelGroup.module.css';

export interface ModelGroupProps extends PlanSpot {
  readonly title: string;
  readonly text: string;
  readonly models: readonly {readonly id: string; readonly text: string}[];
  readonly facts: CardFactsCopy;
  readonly roles: RoleCopy;
  readonly figures: FigureCopy;
  /** A model where it hangs: for the groups that most stores begin with. */
  readonly scene?: GroupSceneProps;
}

export function ModelGroup({anchor, title, text, models, facts, roles, figures, scene}: ModelGroupProps) {
  useAnchor(anchor);
  return (
    <section id={anchor} className={styles.group}>
      <div className={styles.about}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {/* The part of the plan with its number; which part says the style sheet. */}
        <div className={styles.place} aria-hidden="true">
          <Picture family="scene" name="shop-plan" alt="" sizes={planSizes} />
        </div>
      </div>
      {/* The fewer they are, the larger their pictures. */}
      <ul className={styles.models} data-count={models.length}>
        {models.map(({id, text: purpose}) => {
          const model = modelById(id);
          const mark = placeMark(model, facts);
          return (
            <li key={id}>
              <PermalinkLink href={hardwarePath(model)}>
                <span className={styles.picture}>
                  <Picture
                    family="cutout"
                    name={model.media}
                    alt=""
                    sizes={models.length < 4 ? '(max-width: 599px) 120px, 360px' : '(max-width: 599px) 120px, 132px'}
                  />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>
                    <b className="nb">{model.name}</b>
                    <span>{roleOf(model, roles)}</span>
                    {mark && <i>{mark}</i>}
                  </span>
                  <span>{purpose}</span>
                  <small>
                    {cardFacts(model, facts).map((fact, index) => (
                      <span key={fact}>
                        {index > 0 && <span className="sr">{facts.separator}</span>}
                        {fact}
                      </span>
                    ))}
                  </small>
                </span>
                {/* Alone in its row, it has room for what one measures it by. */}
                {models.length === 1 && (
                  <span className={styles.figures}>
                    {cardFigures(model, figures).map(([label, value]) => (
                      <span key={label}>
                        {label}
                        <b className="nb">{value}</b>
                      </span>
                    ))}
                  </span>
                )}
              </PermalinkLink>
            </li>
          );
        })}
      </ul>
      {scene && <GroupScene {...scene} />}
    </section>
  );
}
