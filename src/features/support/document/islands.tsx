/**
 * The living parts of a document, by name. A document is HTML; what needs React stands in it as an island: the server
 * renders the part with its props beside it, and the browser puts the living part in its place when the reader is near.
 */
import {type ComponentType, createElement, useLayoutEffect, useRef} from 'react';
import {createPortal} from 'react-dom';
import {later} from '../../../components/ui/later';
import {useArrival} from '../../../components/ui/useArrival';
import type {FeedbackProps} from '../Feedback';
import type {TranslationVoteProps} from '../TranslationVote';
import type {SaveOfflineProps} from '../../offline/SaveOffline';

/** Props of each island; they travel as JSON. */
export interface IslandProps {
  feedback: FeedbackProps;
  translationVote: TranslationVoteProps;
  saveOffline: SaveOfflineProps;
}

export type IslandName = keyof IslandProps;

const loaders: {[Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>>} = {
  feedback: () => import('../Feedback').then((module) => module.Feedback),
  translationVote: () => import('../TranslationVote').then((module) => module.TranslationVote),
  saveOffline: () => import('../../offline/SaveOffline').then((module) => module.SaveOffline),
};

const parts = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, later(load as () => Promise<ComponentType<object>>)]),
) as unknown as {
  [Name in IslandName]: ComponentType<IslandProps[Name]>;
};

/** An island where the document is made. */
export function Island<Name extends IslandName>({
  name,
  props,
}: {
  readonly name: Name;
  readonly props: IslandProps[Name];
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {createElement(parts[name] as ComponentType<object>, props)}
    </div>
  );
}

/** Brings one island of a document that is plain HTML to life. */
export function LiveIsland({place}: {readonly place: HTMLElement}) {
  const still = useRef<Element>(place);
  const load = loaders[place.dataset.island as IslandName] as () => Promise<ComponentType<object>>;
  const Part = useArrival(still, load, still);
  const live = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Takes the place of the HTML.
    if (live.current) place.replaceChildren(live.current);
  }, [place, Part]);
  if (!Part) return null;
  return createPortal(
    <div ref={live}>{createElement(Part, JSON.parse(place.dataset.props ?? '{}') as object)}</div>,
    place,
  );
}
