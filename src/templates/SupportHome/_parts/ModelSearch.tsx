/** The models with a support page by kind, below their heading and a field: narrowed by what is typed of a model's name. */
import copy from '@copy/support';
import type {SupportIndex} from '@site/src/facts/contentIndex';
import {modelById, models as catalogue} from '@site/src/facts/models';
import type {ModelKind} from '@site/src/facts/models.schema';
import {type FormEvent, useId, useRef, useState} from 'react';
import {useResultsPath} from '@site/src/features/search/intent';
import {queryParameter} from '@site/src/site/searchAddress';
import {Icon} from '@site/src/components/ui/Icon';
import {Fold, SectionHead} from '@site/src/components/ui/Section';
import {ModelGrid} from '@site/src/features/support/ModelGrid';
import styles from './ModelSearch.module.css';

const {home} = copy;

/** By kind, in an order in which they fill rows of six and of three: phones show the first before the rest is asked for. */
const groups: readonly (readonly [keyof typeof home.groups, ...ModelKind[]])[] = [
  ['camera'],
  ['umeCamera'],
  ['recorder'],
  ['aiCamera'],
  ['edgeBox', 'badge'],
];

/** Those of a kind as in the catalogue; recorders by their channels. */
function placeOf({model: id}: SupportIndex['models'][number]): number {
  const model = modelById(id);
  return model.kind === 'recorder' ? model.channels : catalogue.indexOf(model);
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
  const shown = groups
    .map((kinds) => ({
      kind: kinds[0],
      found: models
        .filter(
          (one) => (kinds as readonly ModelKind[]).includes(modelById(one.model).kind) && nameOf(one).includes(wanted),
        )
        .sort((a, b) => placeOf(a) - placeOf(b)),
    }))
    .filter(({found}) => found.length > 0);
  const found = shown.flatMap((group) => group.found);
  const grid = (
    <div className={styles.groups} data-first="1">
      {shown.map((group) => (
        <div key={group.kind} data-count={group.found.length}>
          <h3>{home.groups[group.kind]}</h3>
          <ModelGrid models={group.found} manuals={manuals} within />
        </div>
      ))}
    </div>
  );

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
      <div ref={results}>{shown.length > 1 ? <Fold name="models">{grid}</Fold> : grid}</div>
    </>
  );
}
