/** Facts below the title: what an article is about and takes, or which version a manual is of. */
import support from '@copy/support';
import copy from '@copy/support-document';
import modelNames from '@generated/content-index/default/model-names.json';
import {Picture} from '@site/src/components/media/Picture';
import {Button} from '@site/src/components/ui/Button';
import {Day} from '@site/src/components/ui/Day';
import {Icon} from '@site/src/components/ui/Icon';
import {ManualLinks} from '@site/src/features/support/ManualLinks';
import {modelById} from '@site/src/facts/models';
import {dayOf} from '@site/src/facts/day';
import type {ArticleFrontMatter} from '@site/src/facts/frontmatter';
import {Fragment} from 'react';
import styles from './styles.module.css';

/** Characters of the longest name that stays on one line of the narrowest phone, 320 px wide. */
const LONGEST_UNBROKEN = 24;

function Updated({value}: {readonly value: string}) {
  return <Day value={dayOf(value)} />;
}

/** Models that stand in the line; more are folded. */
const MOST_NAMES = 4;

/** Models that fit the line of a phone. */
const MOST_IN_BRIEF = 2;

/** Names of the devices and platforms, from the front matter as it is written: the page gets it unread. */
const appliesTo = ({models, platforms = []}: Pick<ArticleFrontMatter, 'models' | 'platforms'>): string[] => [
  ...((models as unknown) === 'all'
    ? [copy.article.allModels]
    : (models ?? []).map((id) => modelNames[id as keyof typeof modelNames] as string)),
  ...platforms.map((id) => copy.article.platforms[id]),
];

function Names({names}: {readonly names: readonly string[]}) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && copy.article.and}
      <span className={name.length > LONGEST_UNBROKEN ? undefined : 'nb'}>{name}</span>
    </Fragment>
  ));
}

/** The most important of them on one line, which a phone shows above the folded rest: for what, how long, how fresh. */
export function ArticleBrief({article}: {readonly article: ArticleFrontMatter}) {
  const names = appliesTo(article);
  const modelCount = names.length - (article.platforms?.length ?? 0);
  const about = modelCount > MOST_IN_BRIEF ? [copy.article.modelCount(modelCount), ...names.slice(modelCount)] : names;
  return (
    <span className={styles.brief}>
      {/* What a platform consists of stands in the facts. */}
      <span>{about.map((name) => name.replace(/\s*[（(].*/u, '')).join(copy.article.and)}</span>
      <span>
        {article.verify_days
          ? copy.article.minutesAndDays(article.minutes, article.verify_days)
          : support.minutes(article.minutes)}
      </span>
      <span>
        {copy.article.updated} <Updated value={article.updated} />
      </span>
    </span>
  );
}

export function ArticleFacts({article}: {readonly article: ArticleFrontMatter}) {
  const names = appliesTo(article);
  const modelCount = names.length - (article.platforms?.length ?? 0);
  const isFolded = modelCount > MOST_NAMES;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{copy.article.appliesTo}</dt>
        <dd>
          {isFolded ? (
            <details className={styles.names}>
              <summary>
                {[copy.article.modelCount(modelCount), ...names.slice(modelCount)].join(copy.article.and)}
                <Icon name="chevronDown" size={16} />
              </summary>
              <Names names={names} />
            </details>
          ) : (
            <Names names={names} />
          )}
        </dd>
      </div>
      {article.firmware && (
        <div>
          <dt>{copy.article.firmware}</dt>
          <dd>{copy.article.firmwareFrom(article.firmware)}</dd>
        </div>
      )}
      <div>
        <dt>{copy.article.takes}</dt>
        <dd>
          {article.verify_days
            ? copy.article.takesAndDays(article.minutes, article.verify_days)
            : support.minutes(article.minutes)}
        </dd>
      </div>
      <div>
        <dt>{copy.article.code}</dt>
        <dd>{article.codes.join(', ')}</dd>
      </div>
      <div>
        <dt>{copy.article.updated}</dt>
        <dd>
          <Updated value={article.updated} />
        </dd>
      </div>
    </dl>
  );
}

interface ManualFactsProps {
  readonly firmware: string;
  readonly updated: string;
  /** The device; none for an app. */
  readonly model: string | undefined;
  /** Full pathname of the page. */
  readonly page: string;
}

export function ManualFacts({firmware, updated, model, page}: ManualFactsProps) {
  return (
    <div className={styles.manual}>
      <div>
        <dl className={styles.facts}>
          <div>
            <dt>{copy.manual.version}</dt>
            <dd>{firmware}</dd>
          </div>
          <div>
            <dt>{copy.article.updated}</dt>
            <dd>
              <Updated value={updated} />
            </dd>
          </div>
        </dl>
        <Button look="line" size="small" data-print>
          <Icon name="document" />
          {copy.manual.print}
        </Button>
        <ManualLinks page={page} />
      </div>
      {model && (
        <Picture
          family="cutout"
          name={modelById(model).media}
          alt={modelById(model).name}
          sizes="(max-width: 599px) 120px, 240px"
        />
      )}
    </div>
  );
}
