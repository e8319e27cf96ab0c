/** The models with a support page, narrowed by what is typed of a model's name. */
import copy from '@copy/support';
import type {SupportIndex} from '@site/plugins/content-index/types';
import {modelById} from '@site/src/content/models';
import {useId, useState} from 'react';
import {ModelGrid} from './ModelGrid';
import styles from './ModelSearch.module.css';

const {home} = copy;

/** "ul8232" finds UL-8232NH: hyphens, spaces and capitals do not count. */
export const normalModel = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_/]/g, '');

export function ModelSearch({models}: {readonly models: SupportIndex['models']}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const wanted = normalModel(typed);
  const found = models.filter(({model}) => normalModel(modelById(model).name).includes(wanted));
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {home.modelLabel}
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        autoComplete="off"
        placeholder={home.modelPlaceholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div aria-live="polite">
        {found.length === 0 && <p className={styles.none}>{models.length === 0 ? home.preparing : home.noModels}</p>}
      </div>
      <ModelGrid models={found} />
    </>
  );
}
