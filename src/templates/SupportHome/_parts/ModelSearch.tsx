/** The models with a support page, below their heading and a field: narrowed by what is typed of a model's name. */
import copy from '@copy/support';
import type {SupportIndex} from '@site/src/facts/contentIndex';
import {modelById, models as catalogue} from '@site/src/facts/models';
import {type FormEvent, useId, useRef, useState} from 'react';
import {useResultsPath} from '@site/src/features/search/intent';
import {queryParameter} from '@site/src/site/searchAddress';
import {Icon} from '@site/src/components/ui/Icon';
import {Fold, SectionHead} from '@site/src/components/ui/Section';
import {ModelGrid} from '@site/src/features/support/ModelGrid';
import styles from './ModelSearch.module.css';

const {home} = copy;

/** Models that phones show before the rest is asked for. */
const firstModels = 6;

/** Those of a kind stand together, as in the catalogue; recorders by their channels. */
function placeOf({model: id}: SupportIndex['models'][number]): number {
  const model = modelById(id);
  const place = catalogue.indexOf(model);
  return model.kind === 'recorder'
    ? catalogue.findIndex(({kind}) => kind === 'recorder') + model.channels / 100
    : place;
}

/** "ul8232" finds UL-8232NH: hyphens, spaces and capitals do not count. */
export const normalModel = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_/]/g, '');

/**
 * Enter opens the model that was typed, or the only one that is left; of several it moves to the first. Without script the
 * form leads to the page of results.
 */
export function ModelSearch({models, manuals}: Pick<SupportIndex, 'models' | 'manuals'>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const wanted = normalModel(typed);
  const nameOf = ({model}: SupportIndex['models'][number]) => normalModel(modelById(model).name);
  const found = models.filter((model) => nameOf(model).includes(wanted)).sort((a, b) => placeOf(a) - placeOf(b));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const links = results.current!.querySelectorAll<HTMLAnchorElement>('li > :first-child');
    const exact = found.findIndex((model) => nameOf(model) === wanted);
    const chosen = found.length === 1 ? 0 : exact;
    if (chosen >= 0) links[chosen]!.click();
    else links[0]?.focus();
  }

  return (
    <>
      <SectionHead
        title={home.byModelTitle}
        lead={home.byModelLead}
        aside={
          <form className={styles.form} action={useResultsPath()} onSubmit={onSubmit}>
            <label htmlFor={id} className="sr">
              {home.modelLabel}
            </label>
            <Icon name="search" />
            <input
              id={id}
              className={styles.input}
              name={queryParameter}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={home.modelPlaceholder}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </form>
        }
      />
      <div aria-live="polite">
        {found.length === 0 && <p className={styles.none}>{models.length === 0 ? home.preparing : home.noModels}</p>}
      </div>
      <div ref={results}>
        {found.length > firstModels ? (
          <Fold name="models">
            <ModelGrid models={found} manuals={manuals} first={firstModels} />
          </Fold>
        ) : (
          <ModelGrid models={found} manuals={manuals} />
        )}
      </div>
    </>
  );
}
