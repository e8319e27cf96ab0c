/** The walkthrough's controls with its caption: play or pause, back, next. Captions are read out as they change. */
import copy from '@copy/demos/console';
import {Button} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Progress, ProgressAction} from '../model/script';
import styles from './ScriptBar.module.css';

export interface ScriptBarProps {
  readonly progress: Progress;
  readonly captions: readonly string[];
  readonly onAct: (action: ProgressAction) => void;
  /** At the right of the controls. */
  readonly children?: ReactNode;
}

export function ScriptBar({progress: {step, playing}, captions, onAct, children}: ScriptBarProps) {
  const {script} = copy;
  const last = captions.length - 1;
  const started = step !== null;
  const ended = step === last && !playing;
  return (
    <div className={styles.script} role="group" aria-label={script.label} data-script={playing ? 'playing' : 'paused'}>
      <div className={styles.controls}>
        <Button size="small" onClick={() => onAct(playing ? 'pause' : 'play')}>
          {playing ? script.pause : ended ? script.replay : captions.length > 5 ? script.play : script.playShort}
        </Button>
        <Button
          size="small"
          look="line"
          aria-label={script.back}
          disabled={!started || step === 0}
          onClick={() => onAct('back')}
        >
          <Icon name="back" />
        </Button>
        <Button
          size="small"
          look="line"
          aria-label={script.next}
          disabled={started && step >= last}
          onClick={() => onAct('next')}
        >
          <Icon name="chevronRight" />
        </Button>
        {children && <div className={styles.more}>{children}</div>}
      </div>
      <p className={clsx(styles.caption, started && styles.started)} aria-live="polite">
        {started ? (
          <>
            <span>{script.count(step + 1, captions.length)}</span> {captions[step]}
          </>
        ) : captions.length > 5 ? (
          script.hint
        ) : (
          script.hintShort
        )}
      </p>
    </div>
  );
}
