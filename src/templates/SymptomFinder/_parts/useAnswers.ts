import {hashOf, readAnswers} from '@site/src/features/finder/finder';
import {useEffect, useState} from 'react';

/**
 * The answers given so far, which the hash of the address holds: Back takes the last one back.
 * @returns the answers, and how to give others; `then` runs when they are shown
 */
export function useAnswers(
  then: () => void,
): readonly [answers: readonly number[], go: (next: readonly number[]) => void] {
  const [answers, setAnswers] = useState<readonly number[]>([]);
  useEffect(() => {
    const read = () => setAnswers(readAnswers(window.location.hash));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const go = (next: readonly number[]) => {
    window.history.pushState(window.history.state, '', hashOf(next) || window.location.pathname);
    setAnswers(next);
    requestAnimationFrame(then);
  };
  return [answers, go];
}
