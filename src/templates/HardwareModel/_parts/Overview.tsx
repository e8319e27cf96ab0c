/** Why this model: reasons beside pictures, where it belongs and where not, what works with it. */
import copy from '@copy/hardware/template';
import navigation from '@copy/navigation';
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import type {BlockPicture, HardwarePage} from '@site/src/features/hardware/data/types';
import {focusStyle} from './focusStyle';
import {DeviceInside} from '@site/src/features/hardware/DeviceInside';
import {InPlace} from './InPlace';
import type {ModelCopy} from '@site/src/facts/modelCopy';
import styles from './Overview.module.css';

export function Overview({page, words}: {readonly page: HardwarePage; readonly words: ModelCopy['overview']}) {
  const beside = words.blocks.slice(0, page.pictures.length);
  const more = words.blocks.slice(page.pictures.length);
  return (
    <>
      <h2 className={styles.title}>{words.title}</h2>
      {beside.map(({title, text}, index) => (
        <div key={title} className={styles.reason}>
          <ReasonPicture media={page.media} picture={page.pictures[index]} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      ))}
      {more.length > 0 && (
        <div className={styles.more}>
          {more.map(({title, text}) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      )}
      {page.views.exploded && (
        <section className={styles.inside}>
          <h3>{page.views.exploded.title}</h3>
          <DeviceInside media={page.media} device={page.views.exploded} />
        </section>
      )}
      <InPlace page={page}>
        <div className={styles.fit}>
          <Entries title={copy.overview.places} entries={words.places} good />
          <Entries title={copy.overview.notFor} entries={words.notFor} />
        </div>
      </InPlace>
      <h3 className={styles.usesTitle}>{copy.overview.uses}</h3>
      <ul className={styles.uses}>
        {words.uses.map(({to, text}) => (
          <li key={to}>
            <SiteLink to={to}>
              <b>{navigation.labels[to]}</b>
              <span>{text}</span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function ReasonPicture({media, picture}: {readonly media: string; readonly picture: BlockPicture | undefined}) {
  if (!picture) return null;
  const sizes = '(max-width: 959px) 100vw, 570px';
  return (
    <div className={styles.picture}>
      {'scene' in picture && <Picture family="scene" name={picture.scene} alt="" sizes={sizes} />}
      {'view' in picture && <Picture family="view" name={picture.view} alt="" sizes={sizes} />}
      {'detail' in picture && (
        <div style={focusStyle(picture.detail)}>
          <Picture family="cutout" name={media} alt="" sizes="(max-width: 959px) 180vw, 1100px" />
        </div>
      )}
    </div>
  );
}

function Entries({
  title,
  entries,
  good = false,
}: {
  readonly title: string;
  readonly entries: readonly string[];
  readonly good?: boolean;
}) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={good ? styles.good : styles.bad}>
        {entries.map((entry) => (
          <li key={entry}>
            <Icon name={good ? 'check' : 'close'} />
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
