/** The problem in a sentence, with one phrase marked, and what follows from it; over the picture of a camera that sees it, or beside a drawing. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Picture} from '../media/Picture';
import {Section} from '../ui/Section';
import styles from './Statement.module.css';

export interface StatementProps {
  /** Text before, inside and after the mark. */
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly aside: string;
  /** A view of the picture library, such as "kitchen-night": where the problem happens. Decoration: the words say what it is about. */
  readonly view?: string;
  /** The view is the largest picture of the first screen, where nothing but a banner stands above. */
  readonly isFirstPicture?: boolean;
  /** Instead of a view, where no camera sees it. Decoration too. */
  readonly drawing?: ReactNode;
  /** A way on, below what follows: to what the drawing shows. */
  readonly more?: ReactNode;
}

export function Statement({before, marked, after, aside, view, isFirstPicture, drawing, more}: StatementProps) {
  const words = (
    <>
      <h2>
        {before}
        <b>{marked}</b>
        {after}
      </h2>
      <p>{aside}</p>
      {more}
    </>
  );
  if (drawing)
    return (
      <Section tone="night">
        <div className={styles.drawn}>
          <div aria-hidden="true">{drawing}</div>
          <div className={clsx(styles.statement, styles.dark)}>{words}</div>
        </div>
      </Section>
    );
  if (!view) return <Section className={styles.statement}>{words}</Section>;
  return (
    <Section width="wide">
      <div className={styles.seen}>
        <Picture
          family="view"
          name={view}
          alt=""
          sizes="(max-width: 599px) 92vw, (max-width: 1199px) 96vw, 980px"
          priority={isFirstPicture}
        />
        <div className={clsx(styles.statement, styles.dark, styles.over)}>{words}</div>
      </div>
    </Section>
  );
}
