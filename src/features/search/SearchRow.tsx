/** What is in a result, whatever it is a link in: picture or icon, title, the place where it matched, where it belongs. */
import catalogues from '@copy/catalogues';
import copy from '@copy/search';
import type {Catalogue} from '@site/src/facts/frontmatter.lists';
import type {Kind} from '@site/src/features/search/model/schema';
import {useState} from 'react';
import {Icon, type IconName} from '../../components/ui/Icon';
import type {Row} from './rows';
import styles from './SearchRow.module.css';

const icons: Record<Kind, IconName> = {
  article: 'wrench',
  model: 'box',
  manual: 'document',
  page: 'globe',
  news: 'feed',
};

/** Size of a picture in px; there is a file for it and one for twice as many pixels. */
const size = 52;

/** The last part of a model page's address is the name of its picture. */
function Thumbnail({path}: {readonly path: string}) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <Icon name={icons.model} />;
  const file = `/media/cutouts/${path.split('/').pop()}-${2 * size}.webp`;
  return <img src={file} alt="" width={size} height={size * 0.75} onError={() => setMissing(true)} />;
}

/** Values that are escaped where they are made (`highlight.ts`). */
const marked = (html: string) => ({__html: html});

/** A page among the results. */
export function RowContent({row}: {readonly row: Row}) {
  const catalogue = row.catalogue && catalogues[row.catalogue as Catalogue]?.name;
  const place = [
    copy.kinds[row.kind],
    // Who reads about 5.x has to know before the click that a page is about 6.x.
    ...(row.version ? [copy.platform(row.version)] : []),
    ...(catalogue ? [catalogue] : []),
    ...(row.section ? [row.section] : []),
    ...row.codes,
  ];
  return (
    <>
      <span className={styles.picture}>
        {row.kind === 'model' ? <Thumbnail path={row.path} /> : <Icon name={icons[row.kind]} />}
      </span>
      <span>
        <b dangerouslySetInnerHTML={marked(row.title)} />
        {row.text && <span className={styles.snippet} dangerouslySetInnerHTML={marked(row.text)} />}
        <span className={styles.place}>
          {place.join(copy.separator)}
          {row.symptom && copy.separator}
          {row.symptom && <span dangerouslySetInnerHTML={marked(row.symptom)} />}
        </span>
      </span>
    </>
  );
}

/** Another section of the page above it. */
export const SectionContent = ({row}: {readonly row: Row}) => (
  <span className={styles.sectionText}>
    <b dangerouslySetInnerHTML={marked(row.title)} />
    {row.text && <span className={styles.line} dangerouslySetInnerHTML={marked(row.text)} />}
  </span>
);
