/** An algorithm on the wall: what it sees, its name, where it runs and who confirms, one line; conditions and the trial behind a disclosure. */
import type {algorithms, AlgorithmId} from '@site/src/facts/algorithms';
import type {AlgorithmPlace} from '@site/src/facts/algorithms.schema';
import {algorithmPromises} from '@site/src/facts/promises';
import type {AlgorithmOutput} from '@site/src/facts/promises.schema';
import {CameraView} from '@site/src/features/camera-view/CameraView';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {Icon} from '@site/src/components/ui/Icon';
import {useAnchor} from '@site/src/components/ui/Section';
import styles from './AlgorithmCard.module.css';

export interface AlgorithmCardCopy {
  readonly filter: {readonly places: Readonly<Record<AlgorithmPlace, string>>};
  readonly item: {
    readonly details: (title: string) => string;
    /** Any one of them is enough. */
    readonly runsOn: (places: readonly string[]) => string;
    readonly sends: string;
    /** What each kind of result is, and whether a picture is in it. */
    readonly outputs: Readonly<Record<AlgorithmOutput, string>>;
    readonly condition: string;
    readonly confirm: string;
    readonly auto: string;
    readonly trial: string;
  };
  readonly items: Readonly<
    Record<AlgorithmId, {readonly title: string; readonly text: string; readonly condition: string}>
  >;
}

export interface AlgorithmCardProps {
  readonly algorithm: (typeof algorithms)[number];
  readonly hidden: boolean;
  /** Of the whole wall: the largest picture that a phone sees at first. */
  readonly isFirst: boolean;
  readonly copy: AlgorithmCardCopy;
}

export function AlgorithmCard({algorithm: {id, runsOn, confirm}, hidden, isFirst, copy}: AlgorithmCardProps) {
  useAnchor(id);
  const {item, filter} = copy;
  const {title, text, condition} = copy.items[id];
  return (
    <li id={id} hidden={hidden} className={styles.card}>
      <CameraView
        event={id}
        label={title}
        isOneOfMany
        isCloseUp
        isFirstPicture={isFirst}
        sizes="(max-width: 599px) 300px, (max-width: 839px) 48vw, (max-width: 1199px) 31vw, 230px"
      />
      <div className={styles.words}>
        <h3>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <div className={styles.where}>
          <span>{item.runsOn(runsOn.map((place) => filter.places[place]))}</span>
          <span>{confirm ? item.confirm : item.auto}</span>
        </div>
        <p>{text}</p>
        <details className={styles.details}>
          <summary aria-label={item.details(title)}>
            <Icon name="chevronDown" />
          </summary>
          <dl>
            <div>
              <dt>{item.condition}</dt>
              <dd>{condition}</dd>
            </div>
            <div>
              <dt>{item.sends}</dt>
              <dd>{item.outputs[algorithmPromises[id].output]}</dd>
            </div>
          </dl>
          <TrialLink componentId={`algorithmMall.${id}`} className={styles.trial}>
            {item.trial}
          </TrialLink>
        </details>
      </div>
    </li>
  );
}
