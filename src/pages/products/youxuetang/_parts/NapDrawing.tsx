/** What is left of the picture at nap time: the camera with its eye shut and a line on the phone. No view: nobody has one then. */
import {ParentPhone, ShutView} from '@site/src/components/diagrams/ParentPhone';
import {Picture} from '@site/src/components/media/Picture';
import styles from './NapDrawing.module.css';

/** `title` is what the phone shows. */
export function NapDrawing({title}: {readonly title: string}) {
  return (
    <div className={styles.nap}>
      <Picture family="cutout" name="ukid-asleep" alt="" sizes="(max-width: 599px) 150px, 340px" />
      <ParentPhone state="asleep">
        <ShutView isAsleep title={title} />
      </ParentPhone>
    </div>
  );
}
