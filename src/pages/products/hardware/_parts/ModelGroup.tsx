/** Devices for one purpose: what it is about, the models, each with what tells it from the next, and a picture of one in its place. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import type {CSSProperties, ReactNode} from 'react';
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import {useAnchor} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {
  cardFacts,
  cardFigures,
  keptDays,
  placeMark,
  roleOf,
  type CardFactsCopy,
  type FigureCopy,
  type RoleCopy,
} from './cardFacts';
import {GroupScene, type GroupSceneProps} from './GroupScene';
import type {PlanSpot} from './StorePlan';
import styles from './ModelGroup.module.css';

export interface ModelGroupProps extends PlanSpot {
  readonly title: string;
  readonly text: string;
  /** A question that some readers have, and its answer, which is folded. */
  readonly more?: {readonly title: string; readonly text: string} | undefined;
  /** Under the drawing of the doors that counters are for. */
  readonly doors?: string | undefined;
  readonly models: readonly {readonly id: string; readonly text: string}[];
  readonly facts: CardFactsCopy;
  readonly roles: RoleCopy;
  readonly figures: FigureCopy;
  /** What bars of days assume. */
  readonly daysNote?: string | undefined;
  /** What a camera of several algorithms may run beside that of the scene. */
  readonly choices?: {readonly title: string; readonly names: Readonly<Record<string, string>>} | undefined;
  /** A model where it hangs: for the groups that most stores begin with. */
  readonly scene?: GroupSceneProps;
}

/** A measure, and after it the second system of units, which stands in brackets. */
function withUnits(value: string): ReactNode {
  const [metric, also] = value.split(/ (?=\()/);
  return (
    <>
      {metric} {also && <i>{also}</i>}
    </>
  );
}

export function ModelGroup({
  anchor,
  place,
  title,
  text,
  more,
  doors,
  daysNote,
  choices,
  models,
  facts,
  roles,
  figures,
  scene,
}: ModelGroupProps) {
  useAnchor(anchor);
  const first = models[0] && modelById(models[0].id);
  return (
    <section id={anchor} className={styles.group}>
      <div className={styles.about}>
        <div>
          <span className={styles.spot}>{place}</span>
          <h2>{title}</h2>
          <p>{text}</p>
          {more && (
            <details className={styles.more}>
              <summary>
                {more.title}
                <Icon name="chevronDown" />
              </summary>
              <p>{more.text}</p>
            </details>
          )}
        </div>
        {doors && (
          <figure className={styles.doors}>
            <div aria-hidden="true">
              {models.map(({id}) => {
                const model = modelById(id);
                return (
                  model.kind === 'aiCamera' && (
                    <span key={id} style={{'--w': model.doorM, '--h': model.mountM[1]} as CSSProperties}>
                      <b>{model.name}</b>
                      {withUnits(facts.opening(model.doorM, model.mountM[1]))}
                    </span>
                  )
                );
              })}
            </div>
            <figcaption>{doors}</figcaption>
          </figure>
        )}
        {choices && (
          <figure className={styles.choices}>
            <figcaption>{choices.title}</figcaption>
            <ul>
              {Object.entries(choices.names).map(([event, name]) => (
                <li key={event}>
                  <Picture family="event" name={event} alt="" sizes="120px" upTo={320} />
                  {name}
                </li>
              ))}
            </ul>
          </figure>
        )}
        {/* Where a larger picture follows, none stands here. */}
        {first && !scene && (
          <div className={styles.place} data-name={first.name}>
            <Picture
              family="mounted"
              name={first.media}
              alt={`${place}${facts.separator}${first.name}`}
              sizes="(max-width: 1079px) 300px, 380px"
            />
          </div>
        )}
        {daysNote && <p className={styles.note}>{daysNote}</p>}
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
                    {cardFacts(model, facts).map(([value, label], index) => (
                      <span key={value}>
                        {index > 0 && <span className="sr">{facts.separator}</span>}
                        {label && <em>{label}</em>}
                        {withUnits(value)}
                      </span>
                    ))}
                  </small>
                </span>
                {model.kind === 'recorder' && (
                  <span className={styles.days}>
                    {keptDays(model).map(([cameras, days]) => (
                      <span key={cameras}>
                        {facts.cameras(cameras)}
                        <b style={{'--days': days} as CSSProperties}>{facts.days(days)}</b>
                      </span>
                    ))}
                  </span>
                )}
                {/* Alone in its row, it has room for what one measures it by. */}
                {models.length === 1 && (
                  <span className={styles.figures}>
                    {cardFigures(model, figures).map(([label, value]) => (
                      <span key={label}>
                        {label}
                        <b>{withUnits(value)}</b>
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
