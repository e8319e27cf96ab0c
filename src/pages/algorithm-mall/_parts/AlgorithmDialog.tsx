/** One algorithm in a dialog: its clip large and uncut, all that is said about it, and the trial. */
import shell from '@copy/shell';
import {algorithmPromises} from '@site/src/facts/promises';
import {CameraView} from '@site/src/features/camera-view/CameraView';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {Overlay} from '@site/src/components/ui/Overlay';
import {AlgorithmPlaces, type AlgorithmCardCopy, type AlgorithmCardProps} from './AlgorithmCard';
import styles from './AlgorithmCard.module.css';

export interface AlgorithmDialogProps extends Pick<AlgorithmCardProps, 'algorithm'> {
  readonly copy: AlgorithmCardCopy;
  readonly onClose: () => void;
}

export function AlgorithmDialog({algorithm, copy, onClose}: AlgorithmDialogProps) {
  const {id} = algorithm;
  const {item} = copy;
  const {title, text, condition} = copy.items[id];
  return (
    <Overlay kind="dialog" title={title} closeLabel={shell.close} maxWidth={880} onClose={onClose}>
      <CameraView event={id} label={title} sizes="(max-width: 911px) 92vw, 832px" startsByItself />
      <div className={styles.words}>
        <AlgorithmPlaces algorithm={algorithm} copy={copy} note={algorithm.confirm ? item.confirm : item.auto} />
        <p className={styles.text}>{text}</p>
        <p className={styles.limits}>
          <b>{item.limits}</b>
          {condition}
        </p>
        <p className={styles.limits}>
          <b>{item.sends}</b>
          {item.outputs[algorithmPromises[id].output]}
        </p>
        <TrialLink componentId={`algorithmMall.${id}`} className={styles.trial}>
          {item.trial}
        </TrialLink>
      </div>
    </Overlay>
  );
}
