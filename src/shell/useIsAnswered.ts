/**
 * Whether somebody answers the hotline now, as far as that is known: for the buttons where help is read. The hours are computed by code
 * of its own, which no other page loads.
 */
import {useEffect, useState} from 'react';
import {useContact} from '@site/src/site/contact';

export function useIsAnswered(isHelp: boolean): boolean {
  const {hours} = useContact();
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    if (!isHelp) return undefined;
    let isGone = false;
    import('@site/src/site/openingHours').then(
      ({nextOpening}) => {
        if (!isGone) setIsAnswered(nextOpening(hours, new Date()) === null);
      },
      // Without a network the buttons stay as they were made.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isHelp, hours]);
  return isAnswered;
}
