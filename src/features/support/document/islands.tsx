/**
 * Islands of a document, by name. A document is static HTML; a part that needs React is an island: the server renders it with
 * its props beside it, and the browser hydrates it when it enters the viewport.
 */
import {type ComponentType, createElement, useLayoutEffect, useRef} from 'react';
import {createPortal} from 'react-dom';
import {hydrateOnVisible} from '../../../components/ui/hydrateOnVisible';
import {useLazyHydration} from '../../../components/ui/useLazyHydration';
import type {ArticleVideosProps} from '../ArticleVideos';
import type {FeedbackProps} from '../Feedback';
import type {TranslationVoteProps} from '../TranslationVote';
import type {SaveOfflineProps} from '../../offline/SaveOffline';

/** Props of each island; they travel as JSON. */
export interface IslandProps {
  articleVideos: ArticleVideosProps;
  feedback: FeedbackProps;
  translationVote: TranslationVoteProps;
  saveOffline: SaveOfflineProps;
}

export type IslandName = keyof IslandProps;

const loaders: {[Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>>} = {
  articleVideos: () => import('../ArticleVideos').then((module) => module.ArticleVideos),
  feedback: () => import('../Feedback').then((module) => module.Feedback),
  translationVote: () => import('../TranslationVote').then((module) => module.TranslationVote),
  saveOffline: () => import('../../offline/SaveOffline').then((module) => module.SaveOffline),
};

const parts = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, hydrateOnVisible(load as () => Promise<ComponentType<object>>)]),
) as unknown as {
  [Name in IslandName]: ComponentType<IslandProps[Name]>;
};

/** An island in the server's HTML. */
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

/** Hydrates one island of a static document. */
export function HydratedIsland({place}: {readonly place: HTMLElement}) {
  const serverHtml = useRef<Element>(place);
  const load = loaders[place.dataset.island as IslandName] as () => Promise<ComponentType<object>>;
  const Part = useLazyHydration(serverHtml, load, serverHtml);
  const live = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Replaces the server's HTML.
    if (live.current) place.replaceChildren(live.current);
  }, [place, Part]);
  if (!Part) return null;
  return createPortal(
    <div ref={live}>{createElement(Part, JSON.parse(place.dataset.props ?? '{}') as object)}</div>,
    place,
  );
}
