/** What is left of the picture at nap time: the camera asleep and a line on the phone. No view: nobody has one then. */
import {BearFace, ParentPhone, ShutView} from '@site/src/components/diagrams/ParentPhone';
import styles from './NapDrawing.module.css';

/** `title` is what the phone shows. */
export function NapDrawing({title}: {readonly title: string}) {
  return (
    <div className={styles.nap}>
      <BearFace state="asleep" className={styles.face} />
      <ParentPhone state="asleep">
        <ShutView isAsleep title={title} />
      </ParentPhone>
    </div>
  );
}
