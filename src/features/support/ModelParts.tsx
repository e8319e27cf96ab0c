/** What a model page shows around the writer's text: picture, key facts and lights above; articles and more below. */
import copy from '@copy/support-document';
import leds from '@copy/leds';
import support from '@copy/support';
import videoWords from '@copy/videos';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LightLink, ModelIndex} from '@site/src/facts/contentIndex';
import {catalogues} from '@site/src/facts/frontmatter.lists';
import type {DocFrontMatter} from '@site/src/facts/frontmatter';
import {choosesDevice} from '@site/src/facts/devices';
import {modelById} from '@site/src/facts/models';
import {videos} from '@site/src/facts/videos';
import type {Model} from '@site/src/facts/models.schema';
import {Picture} from '../../components/media/Picture';
import {Icon} from '../../components/ui/Icon';
import {MoreLink} from '../../components/ui/MoreLink';
import {Notice} from '../../components/ui/Notice';
import {PermalinkLink, SiteLink} from '../../components/ui/SiteLink';
import {Island} from './document/islands';
import {LightDot} from '../finder/LightDot';
import styles from './ModelParts.module.css';

const {facts: labels} = copy.model;

/** Up to six facts that are needed in front of the device. */
export function keyFacts(model: Model): {label: string; value: string}[] {
  const list: {label: string; value: string}[] = [];
  const add = (label: string, value: string) => list.push({label, value});
  if ('pixels' in model) add(labels.pixels, `${model.pixels[0]} × ${model.pixels[1]}`);
  if ('nightM' in model && model.nightM !== null) add(labels.night, `${model.nightM} m`);
  if ('tfMaxGb' in model) add(labels.tf, copy.model.upToGb(model.tfMaxGb));
  if (model.kind === 'aiCamera') add(labels.mount, `${model.mountM[0]}–${model.mountM[1]} m`);
  if (model.kind === 'recorder') {
    add(labels.channels, copy.model.channelCount(model.channels));
    add(labels.disks, copy.model.diskText(model.disks, model.diskTb.map((tb) => `${tb} TB`).join(' / ')));
  }
  if (model.kind === 'edgeBox') add(labels.channels, copy.model.channelCount(model.channels));
  add(labels.power, model.power.map((kind) => copy.model.powers[kind]).join(' / '));
  add(labels.reset, copy.model.seconds(model.resetSeconds));
  add(labels.firmware, model.firmware);
  return list;
}

export function ModelHead({model: id, links}: {readonly model: string; readonly links: ModelIndex}) {
  const model = modelById(id);
  return (
    <>
      <EndOfLife />
      <div className={styles.head}>
        <div className={styles.picture}>
          <Picture
            family="cutout"
            name={model.media}
            alt={model.name}
            sizes="(max-width: 767px) 100vw, 360px"
            priority
          />
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
          <p className={styles.links}>
            {links.manual ? (
              <PermalinkLink href={links.manual.permalink} className={styles.link}>
                <Icon name="document" />
                {links.manual.title}
              </PermalinkLink>
            ) : (
              <span className={styles.muted}>{copy.model.manualPreparing}</span>
            )}
            <PermalinkLink href={links.product} className={styles.link}>
              <Icon name="arrow" />
              {copy.model.product}
            </PermalinkLink>
          </p>
        </div>
      </div>
      <Lights links={links} />
    </>
  );
}

/** End-of-life notice of a model, before anything else. */
function EndOfLife() {
  const front = useDoc().metadata.frontMatter as unknown as DocFrontMatter;
  if (front.type !== 'model' || !front.end_of_sale || !front.end_of_support) return null;
  const day = (value: string) => (typeof value === 'string' ? value : new Date(value).toISOString()).slice(0, 10);
  const successor = front.successor ? modelById(front.successor) : null;
  return (
    <Notice tone="warn">
      {copy.model.endOfLife(day(front.end_of_sale), day(front.end_of_support))}{' '}
      {successor && (
        <PermalinkLink href={`/support/model/${successor.id}`}>{copy.model.successor(successor.name)}</PermalinkLink>
      )}
    </Notice>
  );
}

/** Status lights of the device; those that mean trouble link to the symptom tree. */
function Lights({links}: {readonly links: ModelIndex}) {
  return (
    <section className={styles.lights} aria-labelledby="lights" data-search-skip>
      <h2 id="lights">{copy.model.leds.title}</h2>
      <p>{copy.model.leds.lead}</p>
      <ul>
        {links.lights.map((light) => (
          <li key={`${light.label}${light.color}${light.pattern}`}>
            <Light light={light} />
          </li>
        ))}
      </ul>
      {links.trees.length > 0 && (
        <details>
          <summary>{copy.model.find}</summary>
          <ul className={styles.trees}>
            {links.trees.map(({id, title, href}) => (
              <li key={id}>
                <PermalinkLink href={href}>{title}</PermalinkLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Light({light}: {readonly light: LightLink}) {
  const words = (
    <>
      <LightDot color={light.color} pattern={light.pattern} />
      <span>
        <b>{leds.look(light)}</b>
        <small>{leds.meanings[light.meaning]}</small>
      </span>
      {light.href ? <Icon name="chevronRight" /> : <Icon name="check" />}
    </>
  );
  return light.href ? <PermalinkLink href={light.href}>{words}</PermalinkLink> : <div>{words}</div>;
}

export function ModelParts({model: id, links}: {readonly model: string; readonly links: ModelIndex}) {
  const {name} = modelById(id);
  const groups = catalogues
    .map((catalogue) => ({catalogue, articles: links.articles.filter((article) => article.catalogue === catalogue)}))
    .filter((group) => group.articles.length > 0);
  const shown = videos.filter(({devices}) => choosesDevice(devices, modelById(id)));
  // What the device keeps is what a person on a ladder opens.
  const pages = [...(links.manual ? [links.manual.permalink] : []), ...links.articles.map(({permalink}) => permalink)];
  return (
    <div data-search-skip>
      <section className={styles.parts} aria-labelledby="articles">
        <h2 id="articles">{copy.model.articles}</h2>
        {groups.length === 0 && <p>{copy.model.noArticles}</p>}
        {groups.map(({catalogue, articles}) => (
          <div key={catalogue} className={styles.group}>
            <h3>{support.catalogues[catalogue].name}</h3>
            <ul>
              {articles.map((article) => (
                <li key={article.id}>
                  <PermalinkLink href={article.permalink}>{article.title}</PermalinkLink>
                  <span>{support.minutes(article.minutes)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <MoreLink to="support.troubleshooting">{support.home.allGuides}</MoreLink>
      </section>
      <section className={styles.more} aria-labelledby="more">
        <h2 id="more">{copy.model.more}</h2>
        {shown.length > 0 && (
          <div className={styles.group}>
            <h3>{copy.model.videos}</h3>
            <ul>
              {shown.map(({id: video, seconds}) => (
                <li key={video}>
                  <SiteLink to="support.videos" hash={video}>
                    {videoWords[video].title}
                  </SiteLink>
                  <span>{support.home.seconds(seconds)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.group}>
          {links.guides.length > 0 && <h3>{copy.model.downloads}</h3>}
          <ul>
            {links.guides.map(({permalink, title}) => (
              <li key={permalink}>
                <PermalinkLink href={permalink}>{title}</PermalinkLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Island name="saveOffline" props={{model: id, pages}} />
      <section className={styles.code}>
        <svg
          viewBox={`-2 -2 ${links.qr.size + 4} ${links.qr.size + 4}`}
          role="img"
          aria-label={copy.model.qr(name)}
          shapeRendering="crispEdges"
        >
          <path d={links.qr.path} />
        </svg>
        <p>{copy.model.qrNote}</p>
      </section>
    </div>
  );
}
