/** A result: picture or icon, title, the place where it matched, where it belongs. */
import catalogues from '@copy/catalogues';
import copy from '@copy/search';
import type {Catalogue} from '@site/src/facts/frontmatter.lists';
import type {Kind} from '@site/src/features/search/model/schema';
import {createContext, memo, type MouseEvent, useContext, useState} from 'react';
import {Icon, type IconName} from '../../components/ui/Icon';
import type {DocSearchRow} from './docsearch';
import styles from './SearchRow.module.css';

const icons: Record<Kind, IconName> = {
  article: 'wrench',
  model: 'box',
  manual: 'document',
  page: 'globe',
  news: 'feed',
};

/** Client-side navigation to a pathname of the site. */
export const NavigateContext = createContext<(url: string) => void>(() => undefined);

/** The last part of a model page's address is the name of its picture. */
function Thumbnail({path}: {readonly path: string}) {
  const [missing, setMissing] = useState(false);
  const model = path.split('/').pop();
  if (missing) return <Icon name={icons.model} />;
  return (
    <img src={`/media/cutouts/${model}-600.webp`} alt="" width={52} height={39} onError={() => setMissing(true)} />
  );
}

/** Both values are escaped where they are made (`highlight.ts`). */
const marked = (value: string | undefined) => ({__html: value ?? ''});

/** What is in a row, whatever it is a link in. */
export function RowContent({row}: {readonly row: DocSearchRow}) {
  const {hierarchy, content} = row._snippetResult;
  const section = row.type === 'lvl2';
  const codes = row.codes.filter((code) => code !== row.hierarchy.lvl1).slice(0, 3);
  const catalogue = row.catalogue && catalogues[row.catalogue as Catalogue]?.name;
  const place = [
    copy.kinds[row.kind],
    ...(catalogue ? [catalogue] : []),
    ...(section ? [row.hierarchy.lvl1] : []),
    ...codes,
  ];
  return (
    <>
      <span className={styles.picture}>
        {row.kind === 'model' ? <Thumbnail path={row.url_without_anchor} /> : <Icon name={icons[row.kind]} />}
      </span>
      <span>
        <b dangerouslySetInnerHTML={marked((section ? hierarchy.lvl2 : hierarchy.lvl1)?.value)} />
        {content.value && <span className={styles.snippet} dangerouslySetInnerHTML={marked(content.value)} />}
        <span className={styles.place}>
          {place.join(copy.separator)}
          {row.symptom && copy.separator}
          {row.symptom && <span dangerouslySetInnerHTML={marked(row.symptom)} />}
        </span>
      </span>
    </>
  );
}

function Row({hit}: {readonly hit: unknown}) {
  const row = hit as DocSearchRow;
  const navigate = useContext(NavigateContext);
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(row.url);
  };
  return (
    <a href={row.url} className={styles.row} tabIndex={-1} onClick={onClick}>
      <RowContent row={row} />
      <kbd aria-hidden="true">↵</kbd>
    </a>
  );
}

/** Memoized by hit: DocSearch renders every row at every keystroke, with children that are not used here. */
export const SearchRow = memo(Row, (before, after) => before.hit === after.hit);
