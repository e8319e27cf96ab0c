/** One answer of a question: leads to the article that helps, to the hotline, or to the next question. */
import copy from '@copy/symptoms';
import type {FinderAnswer} from '@site/src/facts/contentIndex';
import {LightDot} from '@site/src/features/finder/LightDot';
import {Icon} from '@site/src/components/ui/Icon';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import type {MouseEvent} from 'react';
import {keepPath} from './keepPath';

export interface AnswerProps {
  readonly answer: FinderAnswer;
  /** Code of the way that this answer completes. */
  readonly path: string;
  readonly onNext: () => void;
}

export function Answer({answer, path, onNext}: AnswerProps) {
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
