/** One answer of a question: leads to the article that helps, to the hotline, or to the next question. */
import copy from '@copy/symptoms';
import type {FinderAnswer} from '@site/src/facts/contentIndex';
import {LightDot} from '@site/src/features/finder/LightDot';
import {Icon} from '@site/src/components/ui/Icon';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import type {MouseEvent} from 'react';

export interface AnswerProps {
  readonly answer: FinderAnswer;
  /** Before the article is opened. */
  readonly onArticle: () => void;
  readonly onNext: () => void;
}

export function Answer({answer, onArticle, onNext}: AnswerProps) {
  const words = (
    <>
      {answer.led && <LightDot {...answer.led} />}
      <span>
        {answer.text}
        {/* Where a click leads, not what the page says. */}
        {answer.article && <small data-search-skip>{copy.opens(answer.article.title)}</small>}
        {answer.hotline && <small>{copy.person}</small>}
      </span>
      <Icon name={answer.article ? 'arrow' : answer.hotline ? 'phone' : 'chevronRight'} />
    </>
  );
  if (answer.article) {
    return (
      <PermalinkLink href={answer.article.href} onClick={onArticle}>
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
