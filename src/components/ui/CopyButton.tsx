/** Copies a text and confirms it in place. */
import {useEffect, useState} from 'react';
import {Button} from './Button';
import {Icon} from './Icon';

export interface CopyButtonCopy {
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly what: string;
  readonly copy: CopyButtonCopy;
}

export function CopyButton({text, what, copy}: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = window.setTimeout(() => setState('idle'), 4000);
    return () => window.clearTimeout(timer);
  }, [state]);
  const write = () =>
    // Without https the browser has no clipboard at all.
    (navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'))).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <Button look="line" size="small" onClick={() => void write()}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{state === 'idle' ? copy.copy : state === 'copied' ? copy.copied : copy.failed}</span>
      <span className="sr"> {what}</span>
    </Button>
  );
}
