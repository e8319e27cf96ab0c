/** Over the page in WeChat, which blocks installers: points at the menu in the corner that opens the real browser. */
import {useEffect, useRef} from 'react';
import {Button} from '@site/src/components/ui/Button';
import styles from './WechatHint.module.css';

export interface WechatHintCopy {
  readonly title: string;
  readonly android: readonly [string, string];
  readonly ios: readonly [string, string];
  readonly stay: string;
}

export interface WechatHintProps {
  readonly platform: 'ios' | 'android';
  readonly copy: WechatHintCopy;
  readonly onClose: () => void;
}

export default function WechatHint({platform, copy, onClose}: WechatHintProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const trigger = document.activeElement as HTMLElement | null;
    element?.showModal();
    return () => {
      element?.close();
      // The dialog has left the page by now, so the browser gives nothing back.
      trigger?.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.hint} aria-labelledby="wechat-hint" onCancel={onClose}>
      <svg className={styles.arrow} viewBox="0 0 120 110" aria-hidden="true">
        <path d="M12 104C22 62 52 36 104 18" />
        <path d="M78 12l28 5-12 26" />
      </svg>
      <div className={styles.text}>
        <h2 id="wechat-hint">{copy.title}</h2>
        <ol>
          {copy[platform].map((step, index) => (
            <li key={step}>
              {step}
              {index === 0 ? <TitleBar /> : <MenuEntry platform={platform} />}
            </li>
          ))}
        </ol>
      </div>
      <Button look="night" onClick={onClose}>
        {copy.stay}
      </Button>
    </dialog>
  );
}

/** WeChat's bar at the top of a page, with the dots to tap ringed. */
function TitleBar() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 48" aria-hidden="true">
      <rect x="1" y="1" width="238" height="46" rx="10" />
      <path d="m20 16 8 8-8 8M92 24h56" />
      <path className={styles.dots} d="M200 24h.01M210 24h.01M220 24h.01" />
      <circle className={styles.ring} cx="210" cy="24" r="19" />
    </svg>
  );
}

/** The menu that opens then, with the entry to choose ringed: a compass for Safari, a globe for another browser. */
function MenuEntry({platform}: Pick<WechatHintProps, 'platform'>) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 72" aria-hidden="true">
      <rect x="1" y="1" width="238" height="70" rx="10" />
      <rect x="20" y="16" width="40" height="40" rx="10" />
      <rect x="76" y="16" width="40" height="40" rx="10" />
      <rect x="188" y="16" width="32" height="40" rx="10" />
      <circle cx="152" cy="36" r="13" />
      <path d={platform === 'ios' ? 'm158 30-4 8-8 4 4-8z' : 'M139 36h26M152 23c8 8 8 18 0 26c-8-8-8-18 0-26'} />
      <circle className={styles.ring} cx="152" cy="36" r="24" />
    </svg>
  );
}
