/** What a model page shows above the writer's text: picture and key facts. */
import copy from '@copy/support-document';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ModelIndex} from '@site/src/facts/contentIndex';
import {dayOf, dayText} from '@site/src/facts/day';
import type {DocFrontMatter} from '@site/src/facts/frontmatter';
import {modelById} from '@site/src/facts/models';
import {Picture} from '../../components/media/Picture';
import {Icon} from '../../components/ui/Icon';
import {Notice} from '../../components/ui/Notice';
import {PermalinkLink, SiteLink} from '../../components/ui/SiteLink';
import {ManualLinks} from './ManualLinks';
import {keyFacts} from './keyFacts';
import {useLocale} from '../../site/useLocale';
import {LightsJump} from './Lights';
import styles from './ModelParts.module.css';

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
            sizes="(max-width: 767px) 80vw, 360px"
            priority
          />
        </div>
        <dl className={styles.facts}>
          {keyFacts(model).map(({label, value}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={styles.links}>
        <li>
          {links.manual ? (
            <>
              <PermalinkLink href={links.manual.permalink} className={styles.link}>
                <Icon name="document" />
                {links.manual.title}
              </PermalinkLink>
              <ManualLinks page={links.manual.permalink} />
            </>
          ) : (
            <span className={styles.muted}>{copy.model.manualPreparing}</span>
          )}
        </li>
        <li>
          <PermalinkLink href={links.product} className={styles.link}>
            <Icon name="arrow" />
            {copy.model.product}
          </PermalinkLink>
          <LightsJump links={links} />
        </li>
      </ul>
    </>
  );
}

/** A model that is going out of the catalogue says so before anything else. */
function EndOfLife() {
  const front = useDoc().metadata.frontMatter as unknown as DocFrontMatter;
  const locale = useLocale();
  if (front.type !== 'model' || !front.end_of_sale || !front.end_of_support) return null;
  const successor = front.successor ? modelById(front.successor) : null;
  return (
    <Notice tone="warn">
      {copy.model.endOfLife(dayText(dayOf(front.end_of_sale), locale), dayText(dayOf(front.end_of_support), locale))}{' '}
      {successor && (
        <PermalinkLink href={`/support/model/${successor.id}`}>{copy.model.successor(successor.name)}</PermalinkLink>
      )}{' '}
      <SiteLink to="support.endOfLife">{copy.model.endOfLifeRules}</SiteLink>
    </Notice>
  );
}
