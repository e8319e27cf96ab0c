/**
 * Up to three pictures. The page has the button alone; what prepares and shows pictures comes with the first of them, or with
 * a draft that has some.
 */
import copy from '@copy/forms/service';
import {useContact} from '@site/src/site/contact';
import {type ComponentType, useCallback, useEffect, useRef, useState} from 'react';
import {useFormContext} from 'react-hook-form';
import {FieldFrame} from '../lead/FieldFrame';
import type {Values} from '../lead/validation';
import {picturesOf} from './limits';
import {PicturePicker, takeFiles} from './PicturePicker';
import type {PicturePartProps} from './PicturePart';
import {useSubmitLater} from './useSubmitLater';
import styles from './PictureField.module.css';

const {pictures: words} = copy;

type LoadState = 'idle' | 'loading' | 'failed';

/** Loads the part that works with pictures; a failure is said, and the next choice tries again. */
function usePart() {
  const [Part, setPart] = useState<ComponentType<PicturePartProps>>();
  const [state, setState] = useState<LoadState>('idle');
  const loading = useRef<Promise<void>>(Promise.resolve());
  const load = useCallback(() => {
    setState('loading');
    loading.current = import('./PicturePart').then(
      (module) => setPart(() => module.default),
      () => setState('failed'),
    );
  }, []);
  const settled = useCallback(() => loading.current, []);
  return {Part, state, load, settled};
}

export function PictureField() {
  const {watch} = useFormContext<Values>();
  const {email} = useContact();
  const {Part, state, load, settled} = usePart();
  /** Chosen before the part came. */
  const [files, setFiles] = useState<readonly File[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isLoading = !Part && state === 'loading';
  const hasPictures = picturesOf({pictures: watch('pictures')}).length > 0;
  useSubmitLater(place, isLoading, settled);

  const choose = useCallback(
    (chosen: readonly File[]) => {
      setFiles(chosen);
      load();
    },
    [load],
  );
  useEffect(() => {
    // Chosen before this code came.
    const early = input.current ? takeFiles(input.current) : [];
    if (early.length > 0) choose(early);
  }, [choose]);
  useEffect(() => {
    if (hasPictures) load();
  }, [hasPictures, load]);

  return (
    <FieldFrame name="pictures" as="fieldset" optional>
      <div ref={place} className={styles.pictures}>
        {Part ? (
          <Part files={files} />
        ) : (
          <>
            <PicturePicker
              label={isLoading ? words.preparing : words.add}
              isDisabled={isLoading}
              input={input}
              onChoose={choose}
            />
            <p role="status" className={styles.status} data-testid="pictures-status">
              {state === 'failed' && words.notLoaded}
            </p>
          </>
        )}
      </div>
      <noscript>
        <p>
          {words.noScript}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
    </FieldFrame>
  );
}
