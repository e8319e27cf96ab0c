/**
 * Whether somebody answers the telephone now, or when somebody will. Known only in the visitor's browser, because a page is built
 * long before it is read; its line is there from the start, so that nothing moves.
 */
import copy from '@copy/shell';
import {useContact} from '@site/src/site/contact';
import {useNextOpening} from '@site/src/site/openingHours';
import {Badge} from './Badge';
import styles from './HotlineState.module.css';

export function HotlineState() {
  const {hours} = useContact();
  const opening = useNextOpening(hours);
  return (
    <div className={styles.state} data-hotline-state>
      {opening === null && <Badge tone="ok">{copy.hotline.open}</Badge>}
      {opening && <Badge tone="line">{copy.hotline.closed(opening.days, opening.weekday, opening.from)}</Badge>}
    </div>
  );
}
