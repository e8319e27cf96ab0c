/**
 * A paragraph under a heading, in full lines. Chinese paragraphs are balanced (`base.css`), because browsers otherwise leave one or
 * two characters on the last line; that halves the width of a lead of two lines. Here the last four characters stay together instead.
 */
import clsx from 'clsx';

/** Characters that stay together at the end. */
const together = 4;

const endsInChinese = /\p{Script=Han}.{0,3}$/u;

export function Lead({children: text, className}: {readonly children: string; readonly className?: string}) {
  const end = text.length > 3 * together && endsInChinese.test(text) ? text.slice(-together) : '';
  return (
    <p className={clsx('lead-lines', className)}>
      {text.slice(0, text.length - end.length)}
      {end && <span>{end}</span>}
    </p>
  );
}
