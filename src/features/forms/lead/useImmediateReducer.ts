import {useCallback, useRef, useState} from 'react';

/**
 * `useReducer` whose `dispatch` says at once whether the state took the event. React's own shows the new state with the
 * next render; a second press in between would count as well.
 */
export function useImmediateReducer<State, Event>(reduce: (state: State, event: Event) => State, initial: State) {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const dispatch = useCallback(
    (event: Event): boolean => {
      const before = latest.current;
      latest.current = reduce(before, event);
      setState(latest.current);
      return latest.current !== before;
    },
    [reduce],
  );
  return [state, dispatch] as const;
}
