/** An algorithm on the wall: what it sees, its name, where it runs, what it does and its limits; the rest in a dialog. */
import type {algorithms, AlgorithmId} from '@site/src/facts/algorithms';
import type {AlgorithmPlace} from '@site/src/facts/algorithms.schema';
import {algorithmPromises} from '@site/src/facts/promises';
import type {AlgorithmOutput} from '@site/src/facts/promises.schema';
import {CameraView} from '@site/src/features/camera-view/CameraView';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {useAnchor} from '@site/src/components/ui/Section';
import clsx from 'clsx';
import styles from './AlgorithmCard.module.css';
import type {CardLook} from './firstPicks';

export interface AlgorithmCardCopy {
  readonly filter: {readonly places: Readonly<Record<AlgorithmPlace, string>>};
  readonly item: {
    /** In place of their names. */
    readonly anywhere: string;
    /** Of those to begin with. */
    readonly first: string;
    readonly more: string;
    readonly details: (title: string) => string;
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
  readonly look: CardLook;
  readonly copy: AlgorithmCardCopy;
  readonly onOpen: (id: AlgorithmId) => void;
}

export interface AlgorithmPlacesProps {
  readonly algorithm: {readonly runsOn: readonly AlgorithmPlace[]};
  readonly copy: Pick<AlgorithmCardCopy, 'filter' | 'item'>;
  /** Whether a person confirms what it finds; on the wall the red of its box says it, and a group that only counts. */
  readonly note?: string | false;
}

/** Where it runs: any one of them is enough. */
export function AlgorithmPlaces({algorithm, copy: {filter, item}, note}: AlgorithmPlacesProps) {
  const {runsOn} = algorithm;
  const names = runsOn.length > 2 ? [item.anywhere] : runsOn.map((place) => filter.places[place]);
  return (
    <p className={styles.where}>
      {names.map((name) => (
        <span key={name}>{name} </span>
      ))}
      {note && <i>{note}</i>}
    </p>
  );
}

/** How wide a picture is in each place, in windows with rows of four. */
const widths: Readonly<Record<CardLook, number>> = {lead: 590, tall: 590, third: 387, wide: 285, small: 285};

export function AlgorithmCard({algorithm, isShown, look, copy, onOpen}: AlgorithmCardProps) {
  const {id} = algorithm;
  const isFirst = look === 'lead' || look === 'tall';
  useAnchor(id);
  const {item} = copy;
  const {title, text, condition} = copy.items[id];
  return (
    <li id={id} hidden={!isShown} className={clsx(styles.card, isFirst && styles.first, styles[look])}>
      <CameraView
        event={id}
        label={title}
        isOneOfMany
        isCloseUp={!isFirst}
        sizes={`(max-width: 599px) 300px, (max-width: 839px) ${isFirst ? 96 : 48}vw, ${widths[look]}px`}
      />
      <div className={styles.words}>
        <div className={styles.top}>
          <h3>
            <a href={`#${id}`}>{title}</a>
          </h3>
          {isFirst && <small className={styles.tag}>{item.first}</small>}
          <AlgorithmPlaces
            algorithm={algorithm}
            copy={copy}
            note={!algorithm.confirm && algorithm.group !== 'people' && item.auto}
          />
        </div>
        <p className={styles.text}>{text}</p>
        <p className={styles.limits}>
          <b>{item.limits}</b>
          {condition}
        </p>
        {isFirst && (
          <p className={styles.limits}>
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
          >
            {item.more}
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
