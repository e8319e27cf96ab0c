import {useEffect, useReducer, useState} from 'react';
import {progress, scripts, stateAt, scriptStart, stepTime, type ProgressAction, type ScriptId} from './model/script';
import {reduce, type ConsoleAction, type ConsoleState} from './model/state';

/**
 * A console with its script. The script starts on a tap only and goes on by itself unless motion is reduced, where every tap is
 * one step; whatever a visitor does by hand pauses it.
 * @param start what is different from the script's start
 */
export function useScript(id: ScriptId, start: Partial<ConsoleState> | undefined) {
  const [state, dispatch] = useReducer(reduce, {...scriptStart(id), ...start});
  const [at, setAt] = useState<{readonly step: number | null; readonly playing: boolean}>({step: null, playing: false});
  const {length} = scripts[id].steps;

  const go = (action: ProgressAction) => {
    const still = action === 'play' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const next = progress(at, still ? (at.step === length - 1 ? 'restart' : 'next') : action, length);
    if (next.step !== null && (next.step !== at.step || action === 'play'))
      dispatch({type: 'set', state: stateAt(id, next.step)});
    setAt(next);
  };

  useEffect(() => {
    if (!at.playing) return undefined;
    const timer = setTimeout(() => {
      const next = progress(at, 'tick', length);
      if (next.step !== null) dispatch({type: 'set', state: stateAt(id, next.step)});
      setAt(next);
    }, stepTime);
    return () => clearTimeout(timer);
  }, [at, id, length]);

  const act = (action: ConsoleAction) => {
    if (at.playing) setAt({...at, playing: false});
    dispatch(action);
  };
  return {state, act, at, go};
}
