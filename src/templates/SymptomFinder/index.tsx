/**
 * One symptom tree: a question at a time, each with its own address; at the end the article that helps, or the hotline
 * with the way that led there. Without script all questions stand below each other and the answers are links.
 */
import copy from '@copy/symptoms';
import support from '@copy/support';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {FinderTree} from '@site/src/facts/contentIndex';
import {pathCode, pathsTo, pathText, walk} from '@site/src/features/finder/finder';
import {Page} from '@site/src/components/ui/Page';
import {Breadcrumbs} from '@site/src/components/ui/Breadcrumbs';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import {useRef} from 'react';
import {Answer} from './_parts/Answer';
import {Hotline} from './_parts/Hotline';
import {keepPath} from './_parts/keepPath';
import {Trail} from './_parts/Trail';
import {useAnswers} from './_parts/useAnswers';
import styles from './SymptomFinder.module.css';

export default function SymptomFinder({tree}: {readonly tree: FinderTree}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [answers, go] = useAnswers(() => heading.current?.focus());
  const {collectAnchor} = useBrokenLinks();
  const ways = pathsTo(tree);
  // Other pages link to an answer by its anchor: the shortest path there.
  const anchorOf = (id: string, index: number) => [...(ways.get(id) ?? []), index + 1].join('-');
  Object.entries(tree.nodes).forEach(([id, {answers: given}]) =>
    given.forEach((_, index) => collectAnchor(anchorOf(id, index))),
  );
  const place = walk(tree, answers);
  const open = place.steps.at(-1);

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
                      onArticle={() => keepPath(tree, [...before, index + 1])}
                      onNext={() => go([...before, index + 1])}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <div id="hotline" className={styles.end} data-current={place.end?.hotline === true}>
          <Hotline code={pathCode(tree, answers)} seen={pathText(tree, answers)} />
        </div>
        {place.end?.article && (
          <PermalinkLink
            href={place.end.article.href}
            className={styles.article}
            onClick={() => keepPath(tree, answers)}
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
