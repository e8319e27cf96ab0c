/** Over the page in WeChat, which blocks installers: points at the menu in the corner that opens the real browser. */
import {useEffect, useRef} from 'react';
import {Button} from '../ui/Button';
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
    element?.showModal();
    return () => element?.close();
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
          {copy[platform].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Button look="night" onClick={onClose}>
        {copy.stay}
      </Button>
    </dialog>
  );
}
