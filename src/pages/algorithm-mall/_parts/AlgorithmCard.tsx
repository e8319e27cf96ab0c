/** An algorithm on the wall: what it sees, its name, where it runs, what it does and its limits; the rest in a dialog. */
import type {algorithms, AlgorithmId} from '@site/src/facts/algorithms';
import type {Algorithm, AlgorithmPlace} from '@site/src/facts/algorithms.schema';
import {algorithmPromises} from '@site/src/facts/promises';
import type {AlgorithmOutput} from '@site/src/facts/promises.schema';
import {CameraView} from '@site/src/features/camera-view/CameraView';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {useAnchor} from '@site/src/components/ui/Section';
import clsx from 'clsx';
import styles from './AlgorithmCard.module.css';
import {firstPicks} from './firstPicks';

export interface AlgorithmCardCopy {
  readonly filter: {readonly places: Readonly<Record<AlgorithmPlace, string>>};
  readonly item: {
    /** Of those to begin with. */
    readonly first: string;
    readonly details: (title: string) => string;
    /** Any one of them is enough. */
    readonly runsOn: (places: readonly string[]) => string;
    readonly sends: string;
    /** What each kind of result is, and whether a picture is in it. */
    readonly outputs: Readonly<Record<AlgorithmOutput, string>>;
    readonly limits: string;
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
  /** False where the filter hides it. */
  readonly isShown: boolean;
  readonly copy: AlgorithmCardCopy;
  readonly onOpen: (id: AlgorithmId) => void;
}

export interface AlgorithmPlacesProps {
  readonly algorithm: Pick<Algorithm, 'confirm'> & {readonly runsOn: readonly AlgorithmPlace[]};
  readonly copy: Pick<AlgorithmCardCopy, 'filter' | 'item'>;
  /** Said of those that a person confirms; on the wall the red of their box says it. */
  readonly confirm?: string;
}

/** Where it runs; most wait for a person, so only those that count by themselves say so. */
export function AlgorithmPlaces({algorithm, copy: {filter, item}, confirm}: AlgorithmPlacesProps) {
  const note = algorithm.confirm ? confirm : item.auto;
  return (
    <p className={styles.where}>
      {item.runsOn(algorithm.runsOn.map((place) => filter.places[place]))}
      {note && ` · ${note}`}
    </p>
  );
}

export function AlgorithmCard({algorithm, isShown, copy, onOpen}: AlgorithmCardProps) {
  const {id} = algorithm;
  const isFirst = firstPicks.includes(id);
  useAnchor(id);
  const {item} = copy;
  const {title, text, condition} = copy.items[id];
  return (
    <li id={id} hidden={!isShown} className={clsx(styles.card, isFirst && styles.first)}>
      <CameraView
        event={id}
        label={title}
        isOneOfMany
        isCloseUp
        sizes={`(max-width: 599px) 300px, (max-width: 839px) 48vw, ${isFirst ? 378 : 285}px`}
      />
      <div className={styles.words}>
        {isFirst && <small className={styles.tag}>{item.first}</small>}
        <h3>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <AlgorithmPlaces algorithm={algorithm} copy={copy} />
        <p className={styles.text}>{text}</p>
        <p className={styles.limits}>
          <b>{item.limits}</b>
          {condition}
        </p>
        {isFirst && (
          <p className={clsx(styles.limits, styles.sends)}>
            <b>{item.sends}</b>
            {item.outputs[algorithmPromises[id].output]}
          </p>
        )}
        {/* Opens a dialog; without script it unfolds what is not said yet. */}
        <details className={styles.details}>
          <summary
            aria-label={item.details(title)}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault();
              onOpen(id);
            }}
          />
          <dl>
            <dt>{item.sends}</dt>
            <dd>{item.outputs[algorithmPromises[id].output]}</dd>
          </dl>
          <TrialLink componentId={`algorithmMall.${id}`} className={styles.trial}>
            {item.trial}
          </TrialLink>
        </details>
      </div>
    </li>
  );
}
