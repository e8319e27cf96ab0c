import copy from '@copy/shell';
import {owner} from '@site/config/owner';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import clsx from 'clsx';
import buttons from '../components/ui/Button.module.css';
import {Icon} from '../components/ui/Icon';
import {DemoMark} from '../components/ui/DemoMark';
import {HotlineLink} from './HotlineLink';
import styles from './Overlays.module.css';

/** Chinese edition below 960 px. */
export function BottomBar() {
  return (
    <>
      <div className={styles.barSpace} />
      <aside className={styles.bar} aria-label={copy.bar.label}>
        <HotlineLink kind="sheet">
          <Icon name="phone" />
          {copy.bar.phone}
        </HotlineLink>
        <TrialLink componentId="bottomBar" className={clsx(buttons.button, buttons.trial)}>
          {copy.bar.trial}
        </TrialLink>
        {owner.links.chat.value && (
          <a href={owner.links.chat.value} target="_blank" rel="noopener">
            <Icon name="chat" />
            {copy.bar.chat}
            <DemoMark of={owner.links.chat} />
          </a>
        )}
      </aside>
    </>
  );
}
