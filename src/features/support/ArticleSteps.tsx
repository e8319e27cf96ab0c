/**
 * The numbered steps of a troubleshooting article, as HTML: `document/enhance.ts` makes one step at a time ask
 * "solved?", and the style sheet shows what the step's `data-state` says.
 */
import support from '@copy/support';
import copy from '@copy/support-document';
import service from '@copy/service-link';
import type {SupportLinks} from '@site/src/facts/contentIndex';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ArticleFrontMatter} from '@site/src/facts/frontmatter';
import {useContact} from '@site/src/site/contact';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Button, ButtonAnchor} from '../../components/ui/Button';
import {Icon} from '../../components/ui/Icon';
import {Notice} from '../../components/ui/Notice';
import {PermalinkLink} from '../../components/ui/SiteLink';
import styles from './ArticleSteps.module.css';
import {ServiceLink} from '../forms/service/ServiceLink';
import {ArticlePlaces} from './ArticlePlaces';
import {videosOf} from './ArticleVideos';
import {hotlineCode} from './document/enhance';
import {Island} from './document/islands';

export function ArticleIntro({children}: {readonly children: ReactNode}) {
  return <div className={styles.intro}>{children}</div>;
}

/** The videos of the article: above its steps, or in the one that they show. */
export function ArticleFilm({inStep = true}: {readonly inStep?: boolean}) {
  const {id} = useDoc().frontMatter as unknown as ArticleFrontMatter;
  // Menus in the videos are those of the latest version.
  const {isLast} = useDocsVersion();
  if (!isLast || videosOf(id).length === 0) return null;
  return (
    <div data-search-skip>
      <Island name="articleVideos" props={{article: id, inStep}} />
    </div>
  );
}

export function ArticleSteps({children}: {readonly children: ReactNode}) {
  const {codes, models, video_step: videoStep} = useDoc().frontMatter as unknown as ArticleFrontMatter;
  const code = codes[0] ?? '';
  // As it is written: a list of ids, or `all`.
  const onlyModel = Array.isArray(models) && models.length === 1 ? String(models[0]) : undefined;
  return (
    <>
      {videoStep === undefined && <ArticleFilm inStep={false} />}
      <ArticlePlaces />
      <ol
        className={styles.steps}
        data-steps={code}
        data-case-models={Array.isArray(models) ? models.join(' ') : undefined}
      >
        {children}
      </ol>
      <div aria-live="polite" data-search-skip>
        <div data-steps-end="solved" id="steps-solved" hidden>
          <Notice tone="ok" title={copy.article.doneTitle} className={styles.end}>
            <p>{copy.article.doneText}</p>
            <Button look="line" size="small" data-answer="again">
              {copy.article.again}
            </Button>
          </Notice>
        </div>
        <div data-steps-end="open" id="steps-open">
          <Hotline code={hotlineCode(code, {current: 1, solvedAt: null})} onlyModel={onlyModel} />
        </div>
      </div>
    </>
  );
}

/** How to reach a person, a row for each way, with the code that tells the hotline which steps were tried. */
function Hotline({code, onlyModel}: {readonly code: string; readonly onlyModel: string | undefined}) {
  const {phone, phoneHref, email} = useContact();
  const [before, after] = copy.article.stillText(code).split(code);
  return (
    <div className={clsx(styles.end, styles.help)}>
      <p>
        <strong>{copy.article.still}</strong> {before}
        <b data-hotline-code>{code}</b>
        {after}
      </p>
      <p data-finder-path hidden>
        {copy.article.finderPath} <output />
      </p>
      <ul>
        {phone && phoneHref && (
          <li>
            <Icon name="phone" />
            <a href={phoneHref}>{phone}</a>
          </li>
        )}
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}?subject=${code}`}>{email}</a>
        </li>
        <li>
          <Icon name="document" />
          <div>
            {service.article}
            <div>
              <ServiceLink componentId="service.article" model={onlyModel} />
            </div>
          </div>
        </li>
      </ul>
    </div>
  );
}

/** What to take care of, in the step where hands are needed. */
export function ArticleSafety() {
  const {safety} = useDoc().frontMatter as unknown as ArticleFrontMatter;
  return (
    <Notice tone="warn" title={copy.article.safety} className={styles.safety}>
      {safety}
    </Notice>
  );
}

/** A step to go on with, by what the reader saw. */
interface Branch {
  readonly number: number;
  readonly id: string;
  readonly title: string;
}

interface ArticleStepProps {
  readonly number: string;
  readonly of: string;
  /** Id of the next step; none after the last. */
  readonly next?: string;
  /** As JSON, from the plugin: the steps that the table of this one leads to. */
  readonly branches?: string;
  readonly children: ReactNode;
}

export function ArticleStep({number, of, next, branches, children}: ArticleStepProps) {
  const goOn = number === of ? copy.article.lastNext : copy.article.next;
  const choices = branches === undefined ? [] : (JSON.parse(branches) as Branch[]);
  const hasChoices = choices.length > 0;
  return (
    <li className={styles.step} data-step={number} data-of={of} data-state={number === '1' ? 'asking' : 'later'}>
      <div className={styles.disc} aria-hidden="true">
        <span>{number}</span>
        <Icon name="check" />
      </div>
      <div className={styles.body}>
        {children}
        <p className={styles.answered} data-when="tried" data-search-skip>
          <Icon name="arrow" size={16} />
          {copy.article.answeredTried}
        </p>
        <p className={styles.answered} data-when="solved" data-search-skip>
          <Icon name="check" size={16} />
          {copy.article.answeredSolved}
        </p>
        <div
          className={clsx(styles.ask, styles.now)}
          data-search-skip
          role="group"
          aria-label={hasChoices ? copy.article.choose : copy.article.question}
        >
          {hasChoices && (
            <>
              <span className={styles.choose}>{copy.article.choose}</span>
              <div className={styles.choices}>
                {choices.map(({number: to, id, title}) => (
                  <ButtonAnchor key={id} look="line" size="small" href={`#${id}`}>
                    {copy.article.toStep(to, title)}
                  </ButtonAnchor>
                ))}
              </div>
            </>
          )}
          <Button look="line" size="small" className={styles.yes} data-answer="solved">
            <Icon name="check" size={16} />
            {copy.article.solved}
          </Button>
          <Button look="line" size="small" className={styles.on} data-answer="next">
            {hasChoices ? copy.article.noneOfThese : goOn}
            <Icon name="chevronDown" size={16} />
          </Button>
        </div>
        {/* The same for who reads on instead of answering. As links, so that it leads on without script. */}
        <div className={styles.ask} data-search-skip role="group" aria-label={copy.article.question}>
          <ButtonAnchor look="line" size="small" className={styles.yes} href="#steps-solved" data-here="solved">
            <Icon name="check" size={16} />
            {copy.article.solved}
          </ButtonAnchor>
          <ButtonAnchor
            look="line"
            size="small"
            className={styles.on}
            href={`#${next ?? 'steps-open'}`}
            data-here="next"
          >
            {goOn}
            <Icon name="chevronDown" size={16} />
          </ButtonAnchor>
        </div>
      </div>
    </li>
  );
}

/** What to try when the article did not help, chosen by its writer. */
export function ArticleRelated({ids, links}: {readonly ids: string; readonly links: SupportLinks}) {
  const articles = ids.split(',').flatMap((id) => links.articles.find((article) => article.id === id) ?? []);
  if (articles.length === 0) return null;
  return (
    <nav className={styles.related} aria-labelledby="related" data-search-skip>
      <h2 id="related">{copy.article.tryNext}</h2>
      <ul>
        {articles.map(({id, title, permalink, minutes}) => (
          <li key={id}>
            <PermalinkLink href={permalink}>{title}</PermalinkLink>
            <span>{support.minutes(minutes)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
