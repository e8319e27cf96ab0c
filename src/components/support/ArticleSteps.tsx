/**
 * The numbered steps of a troubleshooting article. One step at a time asks "solved?"; the answers are kept for the
 * session, so that a phone that reloads the page does not start over, and become the code a caller tells the hotline.
 */
import copy from '@copy/support';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ArticleFrontMatter} from '@site/src/content/frontmatter';
import {useContact} from '@site/src/site/contact';
import clsx from 'clsx';
import {createContext, type ReactNode, useContext, useEffect, useMemo, useState} from 'react';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {Notice} from '../ui/Notice';
import styles from './ArticleSteps.module.css';

/** Progress through an article: the step being tried (1-based), or past the last; and the step that solved it. */
interface Progress {
  readonly current: number;
  readonly solvedAt: number | null;
}

interface StepsState {
  readonly progress: Progress;
  readonly answer: (solved: boolean) => void;
}

const start: Progress = {current: 1, solvedAt: null};

const StepsContext = createContext<StepsState>({progress: start, answer: () => undefined});

function useProgress(key: string) {
  const [progress, setProgress] = useState<Progress>(start);
  useEffect(() => {
    try {
      const kept = window.sessionStorage.getItem(key);
      if (kept) setProgress(JSON.parse(kept) as Progress);
    } catch {
      // Blocked storage: progress lives as long as the page.
    }
  }, [key]);
  const update = (next: Progress) => {
    setProgress(next);
    try {
      window.sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // As above.
    }
  };
  return [progress, update] as const;
}

/** The code a caller gives: the article's code and the step reached, e.g. "NET-1-3". */
export const hotlineCode = (articleCode: string, {current}: Progress) => `${articleCode}-${current}`;

export function ArticleIntro({children}: {readonly children: ReactNode}) {
  return <div className={styles.intro}>{children}</div>;
}

export function ArticleSteps({count, children}: {readonly count: string; readonly children: ReactNode}) {
  const {frontMatter, metadata} = useDoc();
  const {codes} = frontMatter as unknown as ArticleFrontMatter;
  const [progress, update] = useProgress(`article.${metadata.permalink}`);
  const {phone, email} = useContact();
  const steps = Number(count);

  const state = useMemo<StepsState>(
    () => ({
      progress,
      answer: (solved) => update(solved ? {...progress, solvedAt: progress.current} : {current: progress.current + 1, solvedAt: null}),
    }),
    // `update` only closes over the storage key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [progress],
  );

  const code = hotlineCode(codes[0] ?? '', progress);
  return (
    <StepsContext.Provider value={state}>
      <ol className={styles.steps}>{children}</ol>
      <div aria-live="polite">
        {progress.solvedAt !== null && (
          <Notice tone="ok" title={copy.article.doneTitle} className={styles.end}>
            <p>{copy.article.doneText}</p>
            <Button look="line" size="small" onClick={() => update(start)}>
              {copy.article.again}
            </Button>
          </Notice>
        )}
        {progress.solvedAt === null && (
          <Notice icon="phone" tone={progress.current > steps ? 'warn' : 'info'} title={copy.article.still} className={styles.end}>
            {phone ? copy.article.stillText(phone, code) : copy.article.stillNoPhone(code)} <a href={`mailto:${email}?subject=${code}`}>{email}</a>
          </Notice>
        )}
      </div>
    </StepsContext.Provider>
  );
}

export function ArticleStep({number, of, children}: {readonly number: string; readonly of: string; readonly children: ReactNode}) {
  const {progress, answer} = useContext(StepsContext);
  const index = Number(number);
  const last = index === Number(of);
  const solved = progress.solvedAt === index;
  const done = index < progress.current || solved;
  const asking = index === progress.current && progress.solvedAt === null;
  return (
    <li className={clsx(styles.step, done && styles.done, !done && !asking && styles.later)}>
      <div className={styles.disc} aria-hidden="true">
        {done ? <Icon name="check" /> : index}
      </div>
      <div className={styles.body}>
        {children}
        {done && (
          <p className={styles.answered}>
            <Icon name={solved ? 'check' : 'arrow'} size={16} />
            {solved ? copy.article.answeredSolved : copy.article.answeredTried}
          </p>
        )}
        {asking && (
          <div className={styles.ask} role="group" aria-label={copy.article.question}>
            <span>{copy.article.question}</span>
            <Button look="line" size="small" onClick={() => answer(true)}>
              {copy.article.solved}
            </Button>
            <Button size="small" onClick={() => answer(false)}>
              {last ? copy.article.lastNext : copy.article.next}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
