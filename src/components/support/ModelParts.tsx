/** What a model page shows around the writer's text: picture and key facts above, manual and articles below. */
import copy from '@copy/support';
import type {ModelIndex} from '@site/plugins/content-index/types';
import {catalogues} from '@site/src/content/frontmatter.lists';
import {modelById} from '@site/src/content/models';
import type {Model} from '@site/src/content/models.schema';
import {Picture} from '../media/Picture';
import {Icon} from '../ui/Icon';
import {MoreLink} from '../ui/MoreLink';
import {PermalinkLink} from '../ui/SiteLink';
import styles from './ModelParts.module.css';

const {facts: labels} = copy.model;

/** Up to six facts a person in front of the device looks for. */
export function keyFacts(model: Model): {label: string; value: string}[] {
  const list: {label: string; value: string}[] = [];
  if (model.kind === 'camera' || model.kind === 'aiCamera') {
    list.push({label: labels.pixels, value: `${model.pixels[0]} × ${model.pixels[1]}`});
    if (model.nightM !== null) list.push({label: labels.night, value: `${model.nightM} m`});
    list.push({label: labels.tf, value: copy.model.upToGb(model.tfMaxGb)});
  }
  if (model.kind === 'aiCamera') list.push({label: labels.mount, value: `${model.mountM[0]}–${model.mountM[1]} m`});
  if (model.kind === 'recorder') {
    list.push({label: labels.channels, value: copy.model.channelCount(model.channels)});
    list.push({label: labels.disks, value: copy.model.diskText(model.disks, model.diskTb.map((tb) => `${tb} TB`).join(' / '))});
  }
  if (model.kind === 'edgeBox') list.push({label: labels.channels, value: copy.model.channelCount(model.channels)});
  list.push({label: labels.power, value: model.power.map((kind) => copy.model.powers[kind]).join(' / ')});
  list.push({label: labels.reset, value: copy.model.seconds(model.resetSeconds)});
  list.push({label: labels.firmware, value: model.firmware});
  return list;
}

export function ModelHead({model: id, index}: {readonly model: string; readonly index: ModelIndex}) {
  const model = modelById(id);
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <Picture family="cutout" name={model.media} alt={model.name} sizes="(max-width: 767px) 100vw, 360px" priority />
      </div>
      <div>
        <dl className={styles.facts}>
          {keyFacts(model).map(({label, value}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ManualLink index={index} />
      </div>
    </div>
  );
}

function ManualLink({index}: {readonly index: ModelIndex}) {
  if (!index.manual) return <p className={styles.muted}>{copy.model.manualPreparing}</p>;
  return (
    <PermalinkLink href={index.manual.permalink} className={styles.manual}>
      <Icon name="document" />
      {index.manual.title}
    </PermalinkLink>
  );
}

export function ModelParts({index}: {readonly model: string; readonly index: ModelIndex}) {
  const groups = catalogues
    .map((catalogue) => ({catalogue, articles: index.articles.filter((article) => article.catalogue === catalogue)}))
    .filter((group) => group.articles.length > 0);
  return (
    <section className={styles.parts} aria-labelledby="articles" data-search-skip>
      <h2 id="articles">{copy.model.articles}</h2>
      {groups.length === 0 && <p>{copy.model.noArticles}</p>}
      {groups.map(({catalogue, articles}) => (
        <div key={catalogue} className={styles.group}>
          <h3>{copy.catalogues[catalogue].name}</h3>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <PermalinkLink href={article.permalink}>{article.title}</PermalinkLink>
                <span>{copy.minutes(article.minutes)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <MoreLink to="support.troubleshooting">{copy.home.allGuides}</MoreLink>
    </section>
  );
}
