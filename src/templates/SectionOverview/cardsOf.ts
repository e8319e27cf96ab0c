import {routes, type RouteId} from '@site/src/site/routes';

/** A page of the menu with the parts of it that the menu names as well. */
export interface OverviewCard {
  readonly id: RouteId;
  readonly parts: readonly RouteId[];
}

/** Entries that are a part of a page are in that page's card. */
export function cardsOf(entries: readonly RouteId[]): OverviewCard[] {
  const cards: {id: RouteId; parts: RouteId[]}[] = [];
  for (const id of entries) {
    const [page, part] = routes[id].path.split('#');
    const card = part && cards.find((one) => routes[one.id].path === page);
    if (card) card.parts.push(id);
    else cards.push({id, parts: []});
  }
  return cards;
}
