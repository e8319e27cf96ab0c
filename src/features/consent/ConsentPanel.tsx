/** The bar: the question with its answers, or the settings in its place. */
import copy from '@copy/third-parties';
import {useLayout} from '@site/src/site/useLayout';
import {useLocale} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {useEffect, useRef} from 'react';
import {Button} from '../../components/ui/Button';
import {SiteLink} from '../../components/ui/SiteLink';
import type {ThirdParty} from './adapters';
import {refusesByBrowser} from './choices';
import {ConsentSettings} from './ConsentSettings';
import type {Decision} from './useConsent';
import styles from './Consent.module.css';

export interface ConsentPanelProps {
  readonly parties: readonly ThirdParty[];
  /** Shows the settings instead of the question. */
  readonly isChoosing: boolean;
  readonly onChoose: () => void;
  readonly onDecide: Decision;
  /** Absent where the visitor has to answer. */
  readonly onClose: (() => void) | undefined;
}

/**
 * Keeps free what the bar covers at the lower edge: the end of the page can be scrolled above it, and the focus stays
 * above it. `isChoosing` says that the bar may have another height.
 */
function useRoomBelow(box: {readonly current: HTMLElement | null}, isChoosing: boolean): void {
  useEffect(() => {
    const height = `${box.current?.offsetHeight ?? 0}px`;
    const [view, content] = [document.documentElement.style, document.getElementById('__docusaurus')!.style];
    view.scrollPaddingBottom = height;
    content.paddingBottom = height;
    return () => {
      view.scrollPaddingBottom = '';
      content.paddingBottom = '';
    };
  }, [box, isChoosing]);
}

export function ConsentPanel({parties, isChoosing, onChoose, onDecide, onClose}: ConsentPanelProps) {
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const layout = useLayout();
  const hasBar = useLocale() === 'zh-CN' && layout === 'default';
  useEffect(() => {
    if (isChoosing) heading.current?.focus();
  }, [isChoosing]);
  useRoomBelow(box, isChoosing);
  return (
    <section
      ref={box}
      className={clsx(styles.panel, hasBar && styles.aboveBar)}
      aria-label={copy.region}
      data-consent={isChoosing ? 'settings' : 'question'}
    >
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {isChoosing ? copy.settings : copy.title}
        </h2>
        <p>
          {copy.text}{' '}
          <SiteLink to="legal.privacy" hash="third-parties">
            {copy.privacy}
          </SiteLink>
        </p>
        {refusesByBrowser() && <p>{copy.signal}</p>}
      </div>
      {isChoosing ? (
        <ConsentSettings parties={parties} onSave={onDecide} onClose={onClose} />
      ) : (
        <div className={styles.actions}>
          <Button look="line" size="small" onClick={() => onDecide(() => true)}>
            {copy.accept}
          </Button>
          <Button look="line" size="small" onClick={() => onDecide(() => false)}>
            {copy.reject}
          </Button>
          <button type="button" className={styles.choose} onClick={onChoose}>
            {copy.choose}
          </button>
        </div>
      )}
    </section>
  );
}
