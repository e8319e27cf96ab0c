/** State in the URL's query, so that a filtered list or a filled calculator can be shared as a link. */
import {useEffect, useState} from 'react';

export interface QueryCodec<T> {
  /** Reads the state from the query; unknown or broken parameters give the default. */
  readonly read: (query: URLSearchParams) => T;
  /** Writes the state into the parameters and removes those that hold the default. Other parameters stay. */
  readonly write: (state: T, query: URLSearchParams) => void;
}

/**
 * The server renders `initial`; after hydration the address decides. Updates replace the history entry: Back leaves the
 * page instead of walking through every click. `codec` has to be a constant.
 */
export function useQueryState<T>(initial: T, codec: QueryCodec<T>): readonly [T, (next: T) => void] {
  const [state, setState] = useState(initial);
  useEffect(() => {
    if (window.location.search) setState(codec.read(new URLSearchParams(window.location.search)));
  }, [codec]);
  const update = (next: T) => {
    setState(next);
    const url = new URL(window.location.href);
    codec.write(next, url.searchParams);
    // A list of ids stays readable in the address.
    url.search = url.searchParams.toString().replaceAll('%2C', ',');
    window.history.replaceState(window.history.state, '', url);
  };
  return [state, update];
}

/** Sets a parameter, or removes it when the value is empty. */
export function setOrDelete(query: URLSearchParams, name: string, value: string | undefined): void {
  if (value) query.set(name, value);
  else query.delete(name);
}
