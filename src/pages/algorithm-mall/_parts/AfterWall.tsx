/** Below the wall: how to choose, and the questions. Their code and texts come late. */
import copy from '@copy/algorithm-mall-questions';
import {Questions} from '@site/src/components/sections/Questions';
import {Section} from '@site/src/components/ui/Section';
import {Choosing} from './Choosing';
import styles from './Choosing.module.css';

export function AfterWall() {
  return (
    <>
      <Section space="none" className={styles.band}>
        <Choosing {...copy.choose} />
      </Section>
      <div className={styles.questions}>
        <Questions {...copy.questions} />
      </div>
    </>
  );
}
