import copy from '@copy/shell';
import {type ComponentType, lazy, Suspense, useState} from 'react';
import {Icon} from '../components/ui/Icon';
import {useOverlay} from '../features/overlay/OverlayHost';
import styles from './Footer.module.css';

// A code that does not come must not take the page with it: a click shows it as well, and says what is wrong.
const FooterQr = lazy<ComponentType>(() => import('./FooterQr').catch(() => ({default: () => null})));

/** The official account: its code shows while the pointer or the focus is on the button, Esc puts it away, a click enlarges it. */
export function WechatButton() {
  const openOverlay = useOverlay();
  const [near, setNear] = useState(false);
  const show = () => setNear(true);
  const hide = () => setNear(false);
  return (
    // The button is the control; what lies around it keeps the code while the pointer is on it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.qr}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({key}) => key === 'Escape' && hide()}
    >
      <button
        type="button"
        className={styles.icon}
        onClick={() => openOverlay({template: 'wechat', kind: 'dialog', title: copy.wechat.title, maxWidth: 380})}
      >
        <Icon name="qr" />
        {copy.footer.wechat}
      </button>
      {near && (
        <Suspense fallback={null}>
          <FooterQr />
        </Suspense>
      )}
    </div>
  );
}
