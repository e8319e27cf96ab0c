/** The pictures of the form: prepared on the device, with previews and what is wrong with those that cannot be sent. */
import copy from '@copy/forms/service';
import {useEffect, useRef, useState} from 'react';
import {useFormContext} from 'react-hook-form';
import type {PictureItem} from '../../pictures/list';
import {uploadEvent, type UploadProgress} from '../../pictures/progress';
import type {Values} from '../lead/validation';
import {PictureList} from './PictureList';
import {PicturePicker} from './PicturePicker';
import {usePictures} from './usePictures';
import {useSubmitLater} from './useSubmitLater';
import styles from './PictureField.module.css';

const {pictures: words} = copy;

export interface PicturePartProps {
  /** Chosen before this part came. */
  readonly files: readonly File[];
}

/** What the queue says of the pictures on their way, while the form is being sent. */
function useUploadText(): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const show = (event: Event) => {
      const {number, total} = (event as CustomEvent<UploadProgress>).detail;
      setText(words.uploading(number, total));
    };
    window.addEventListener(uploadEvent, show);
    return () => window.removeEventListener(uploadEvent, show);
  }, []);
  return text;
}

export default function PicturePart({files}: PicturePartProps) {
  const hook = useFormContext<Values>();
  const {items, isPreparing, hasLost, isFull, add, remove, settled} = usePictures(hook);
  const place = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const uploadText = useUploadText();
  useSubmitLater(place, isPreparing, settled);

  const first = useRef({files, add});
  useEffect(() => {
    const {files: early, add: addEarly} = first.current;
    first.current = {files: [], add: addEarly};
    if (early.length === 0) return;
    addEarly(early);
    // The button that was pressed was another one.
    input.current?.focus();
  }, []);

  const drop = (item: PictureItem) => {
    remove(item);
    say(words.removed);
    // The button that had the focus is gone; the input is enabled with the next render.
    requestAnimationFrame(() => input.current?.focus());
  };
  const isNotLoaded = items.some((item) => item.state === 'failed' && item.problem === 'code');
  const idle = isNotLoaded ? words.notLoaded : hasLost ? words.lost : said;

  return (
    <>
      {items.length > 0 && <PictureList items={items} onRemove={drop} />}
      <span ref={place}>
        <PicturePicker
          label={isFull ? words.full : items.length > 0 ? words.more : words.add}
          isDisabled={isFull}
          input={input}
          onChoose={(chosen) => {
            add(chosen);
            say('');
          }}
        />
      </span>
      <p role="status" className={styles.status} data-testid="pictures-status">
        {isPreparing ? words.preparing : hook.formState.isSubmitting ? uploadText : idle}
      </p>
    </>
  );
}
