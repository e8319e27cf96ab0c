/** The software below the fold: the dashboard of an area manager, with the morning meeting as a walkthrough. */
import copy from '@copy/home';
import {ConsoleSection} from '@site/src/features/console/ConsoleSection';
import styles from './ConsolePart.module.css';

export function ConsolePart() {
  return (
    <ConsoleSection
      className={styles.console}
      tone="tint"
      script="morning"
      tabs={['board', 'video', 'alerts', 'tickets']}
      words={copy.console}
    />
  );
}
