/**
 * One symptom tree: a question at a time, each with its own address; at the end the article that helps, or the hotline
 * with the way that led there. Without script all questions stand below each other and the answers are links.
 */
import copy from '@copy/symptoms';
import support from '@copy/support';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {FinderAnswer, FinderTree} from '@site/src/facts/contentIndex';
import {finderPathKey} from '@site/src/features/finder/finderPath';
import {type FinderPlace, hashOf, pathCode, readAnswers, walk, waysTo} from '@site/src/features/finder/finder';
import {LightDot} from '@site/src/features/finder/LightDot';
import {Page} from '@site/src/components/ui/Page';
import {Breadcrumbs} from '@site/src/components/ui/Breadcrumbs';
import {Icon} from '@site/src/components/ui/Icon';
import {Notice} from '@site/src/components/ui/Notice';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import {useContact} from '@site/src/site/contact';
import {type MouseEvent, useEffect, useRef, useState} from 'react';
import styles from './SymptomFinder.module.css';

/** Keeps the way for the article that it leads to. */
function keepPath(path: string): void {
  try {
    window.sessionStorage.setItem(finderPathKey, path);
  } catch {
    // Blocked storage: the article shows its own code only.
  }
}

export default function SymptomFinder({tree}: {readonly tree: FinderTree}) {
  const [answers, setAnswers] = useState<readonly number[]>([]);
  const {collectAnchor} = useBrokenLinks();
  const ways = waysTo(tree);
  // Other pages open the finder at an answer: its anchor is the shortest way there.
  const anchorOf = (id: string, index: number) => [...(ways.get(id) ?? []), index + 1].join('-');
  Object.entries(tree.nodes).forEach(([id, {answers: given}]) =>
    given.forEach((_, index) => collectAnchor(anchorOf(id, index))),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const place = walk(tree, answers);
  const open = place.steps.at(-1);

  useEffect(() => {
    const read = () => setAnswers(readAnswers(window.location.hash));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const go = (next: readonly number[]) => {
    window.history.pushState(window.history.state, '', hashOf(next) || window.location.pathname);
    setAnswers(next);
    requestAnimationFrame(() => heading.current?.focus());
  };

  return (
    <Page meta={{title: tree.title, description: copy.meta(tree.title, tree.lead)}}>
      <Section className={styles.narrow}>
        <Breadcrumbs route="support.finder" title={tree.title} />
        <SectionHead as="h1" title={tree.title} lead={tree.lead} />
        {place.steps.length > 1 || place.end ? <Trail tree={tree} place={place} go={go} answers={answers} /> : null}
        {Object.entries(tree.nodes).map(([id, node]) => {
          const current = open?.id === id && !place.end;
          const from = place.steps.findIndex((step) => step.id === id);
          const before = from >= 0 ? answers.slice(0, from) : [];
          return (
            <section key={id} id={id} className={styles.node} data-current={current} aria-labelledby={`${id}-ask`}>
              {node.do && <p className={styles.try}>{node.do}</p>}
              <h2 id={`${id}-ask`} ref={current ? heading : undefined} tabIndex={-1}>
                {node.ask}
              </h2>
              {node.help && <p className={styles.help}>{node.help}</p>}
              <ul className={styles.answers}>
                {node.answers.map((answer, index) => (
                  <li key={answer.text} id={anchorOf(id, index)}>
                    <Answer
                      answer={answer}
                      path={pathCode(tree, [...before, index + 1])}
                      onNext={() => go([...before, index + 1])}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <div id="hotline" className={styles.end} data-current={place.end?.hotline === true}>
          <Hotline code={pathCode(tree, answers)} />
        </div>
        {place.end?.article && (
          <PermalinkLink
            href={place.end.article.href}
            className={styles.article}
            onClick={() => keepPath(pathCode(tree, answers))}
          >
            <b>{place.end.article.title}</b>
            <span>{support.minutes(place.end.article.minutes)}</span>
            <Icon name="arrow" />
          </PermalinkLink>
        )}
        <noscript>
          <p>{copy.noScript}</p>
        </noscript>
        <p className={styles.others}>
          <SiteLink to="support.finder">{copy.others}</SiteLink>
        </p>
      </Section>
    </Page>
  );
}

interface AnswerProps {
  readonly answer: FinderAnswer;
  readonly path: string;
  readonly onNext: () => void;
}

function Answer({answer, path, onNext}: AnswerProps) {
  const words = (
    <>
      {answer.led && <LightDot {...answer.led} />}
      <span>
        {answer.text}
        {answer.article && <small>{copy.opens(answer.article.title)}</small>}
        {answer.hotline && <small>{copy.person}</small>}
      </span>
      <Icon name={answer.article ? 'arrow' : answer.hotline ? 'phone' : 'chevronRight'} />
    </>
  );
  if (answer.article) {
    return (
      <PermalinkLink href={answer.article.href} onClick={() => keepPath(path)}>
        {words}
      </PermalinkLink>
    );
  }
  const next = (event: MouseEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <a href={answer.to ? `#${answer.to}` : '#hotline'} onClick={next}>
      {words}
    </a>
  );
}

function Trail({
  tree,
  place,
  answers,
  go,
}: {
  readonly tree: FinderTree;
  readonly place: FinderPlace;
  readonly answers: readonly number[];
  readonly go: (answers: readonly number[]) => void;
}) {
  return (
    <ol className={styles.trail} aria-label={copy.trail}>
      {place.steps.map((step, index) =>
        step.answer === null ? null : (
          <li key={step.id}>
            <span>{step.node.ask}</span>
            <b>{step.node.answers[step.answer - 1]?.text}</b>
            <a
              href={hashOf(answers.slice(0, index)) || `#${tree.start}`}
              onClick={(event) => {
                event.preventDefault();
                go(answers.slice(0, index));
              }}
            >
              {copy.change}
              <span className="sr">{step.node.ask}</span>
            </a>
          </li>
        ),
      )}
    </ol>
  );
}

function Hotline({code}: {readonly code: string}) {
  const {phone, phoneHref, email} = useContact();
  return (
    <Notice icon="phone" tone="warn" title={copy.hotline.title}>
      <p>{copy.hotline.text(code)}</p>
      <p>
        {phone && phoneHref && (
          <>
            <a href={phoneHref}>{phone}</a>
            {' · '}
          </>
        )}
        <a href={`mailto:${email}?subject=${encodeURIComponent(code)}`}>{email}</a>
      </p>
    </Notice>
  );
}
