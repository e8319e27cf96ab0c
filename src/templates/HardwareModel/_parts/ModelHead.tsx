/** Head of a device page: picture 7 parts, facts 5 parts. */
import copy from '@copy/hardware/template';
import navigation from '@copy/navigation';
import {type CSSProperties, useState} from 'react';
import {Picture} from '@site/src/components/media/Picture';
import crumbs from '@site/src/components/ui/Breadcrumbs.module.css';
import {Container, Eyebrow} from '@site/src/components/ui/Section';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import {Icon} from '@site/src/components/ui/Icon';
import type {HardwarePage} from '@site/src/features/hardware/data/types';
import {ModelActions} from './ModelActions';
import type {ModelCopy} from '@site/src/facts/modelCopy';
import styles from './ModelHead.module.css';

/** What is shown large: the whole device, its lens or front, its base. */
function focusesOf({pictures}: HardwarePage): readonly (readonly [number, number, number])[] {
  const detail = pictures.find((picture) => 'detail' in picture);
  return [[50, 50, 1], detail && 'detail' in detail ? detail.detail : [50, 42, 1.8], [50, 78, 1.7]];
}

/** Enlarges a part of a picture: a point in percent and how much. */
export const focusStyle = ([x, y, zoom]: readonly [number, number, number]): CSSProperties =>
  ({transform: `scale(${zoom})`, transformOrigin: `${x}% ${y}%`}) satisfies CSSProperties;

export function ModelHead({page, words}: {readonly page: HardwarePage; readonly words: ModelCopy}) {
  const [shown, show] = useState(0);
  const focuses = focusesOf(page);
  return (
    <Container>
      <nav aria-label={copy.breadcrumbs} className={styles.crumbs}>
        <ol className={crumbs.crumbs}>
          {(['home', 'products.hardware', page.list.to] as const).map((id) => (
            <li key={id}>
              <SiteLink to={id}>{navigation.labels[id]}</SiteLink>
            </li>
          ))}
          <li aria-current="page">{page.name}</li>
        </ol>
      </nav>
      <div className={styles.head}>
        <div>
          <div className={styles.picture}>
            <div style={focusStyle(focuses[shown] ?? [50, 50, 1])}>
              <Picture
                family="cutout"
                name={page.media}
                alt={words.alt}
                sizes="(max-width: 959px) 100vw, 660px"
                priority
              />
            </div>
          </div>
          <div className={styles.thumbs}>
            {focuses.map((focus, index) => (
              <button
                key={copy.thumbs[index]}
                type="button"
                aria-label={copy.thumbs[index]}
                aria-pressed={index === shown}
                onClick={() => show(index)}
              >
                <span style={focusStyle(focus)}>
                  <Picture family="cutout" name={page.media} alt="" sizes="88px" />
                </span>
              </button>
            ))}
          </div>
        </div>
        <div>
          <Eyebrow>{page.kind}</Eyebrow>
          <h1 className="nb">{page.name}</h1>
          <p className={styles.line}>{words.line}</p>
          <dl className={styles.keys}>
            {page.keyFacts.map(({label, value}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ModelActions page={page} />
          {page.support.page && (
            <PermalinkLink href={page.support.page} className={styles.support}>
              <Icon name="wrench" />
              {copy.support.page(page.name)}
            </PermalinkLink>
          )}
        </div>
      </div>
    </Container>
  );
}
