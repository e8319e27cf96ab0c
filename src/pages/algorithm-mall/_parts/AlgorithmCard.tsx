/** An algorithm on the wall: what it sees, its name, where it runs, what it does and its limits; the rest in a dialog. */
import type {algorithms, AlgorithmId} from '@site/src/facts/algorithms';
import type {Algorithm, AlgorithmPlace} from '@site/src/facts/algorithms.schema';
import {algorithmPromises} from '@site/src/facts/promises';
import type {AlgorithmOutput} from '@site/src/facts/promises.schema';
import {CameraView} from '@site/src/features/camera-view/CameraView';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {useAnchor} from '@site/src/components/ui/Section';
import type {CSSProperties} from 'react';
import styles from './AlgorithmCard.module.css';

export interface AlgorithmCardCopy {
  readonly filter: {readonly places: Readonly<Record<AlgorithmPlace, string>>};
  readonly item: {
    readonly open: string;
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

/** How many cards stand beside each other in its row, itself with them. */
interface CardRow {
  readonly wide: number;
  readonly middle: number;
}

export interface AlgorithmCardProps {
  readonly algorithm: (typeof algorithms)[number];
  /** None where the filter hides it. */
  readonly row: CardRow | undefined;
  readonly copy: AlgorithmCardCopy;
  readonly onOpen: (id: AlgorithmId) => void;
}

/** Widths of the wall and of the gaps in it, CSS pixels; the column that a picture fills is counted from them. */
const wall = {width: 1200, gap: 20} as const;

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

export function AlgorithmCard({algorithm, row, copy, onOpen}: AlgorithmCardProps) {
  const {id} = algorithm;
  useAnchor(id);
  const {item} = copy;
  const {title, text, condition} = copy.items[id];
  const {wide, middle} = row ?? {wide: 4, middle: 3};
  const width = Math.round((wall.width + wall.gap) / wide) - wall.gap;
  return (
    <li
      id={id}
      hidden={!row}
      className={styles.card}
      style={{'--wide': 12 / wide, '--middle': 6 / middle} as CSSProperties}
    >
      <CameraView
        event={id}
        label={title}
        isOneOfMany
        isCloseUp
        sizes={`(max-width: 599px) 300px, (max-width: 1199px) 48vw, ${width}px`}
      />
      <div className={styles.words}>
        <h3>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <AlgorithmPlaces algorithm={algorithm} copy={copy} />
        <p className={styles.text}>{text}</p>
        <p className={styles.limits}>
          <b>{item.limits}</b>
          {condition}
        </p>
        {/* Opens a dialog; without script it unfolds what is not said yet. */}
        <details className={styles.details}>
          <summary
            aria-label={item.details(title)}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault();
              onOpen(id);
            }}
          >
            {item.open}
          </summary>
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
