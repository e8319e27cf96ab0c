/** The pages of an edition as people look for them: by section of the menu, children under their parents. */
import {
  hasEdition,
  navGroups,
  navSections,
  routeIds,
  routes,
  type NavGroup,
  type NavSection,
  type RouteId,
} from '@site/src/site/routes';
import type {Edition} from '@site/src/site/editions';

export interface TreeNode {
  readonly id: RouteId;
  readonly children: readonly TreeNode[];
}

export interface TreeSection {
  /** `other`: pages that menus do not show. */
  readonly section: NavSection | 'other';
  readonly groups: readonly {readonly group: NavGroup | null; readonly nodes: readonly TreeNode[]}[];
}

/** Every visible page of the edition once; sections in menu order, the rest last. */
export function siteTree(edition: Edition): TreeSection[] {
  const visible = routeIds.filter((id) => !routes[id].hidden && hasEdition(id, edition));
  const parentOf = (id: RouteId) => visible.find((one) => one === routes[id].parent);
  const nodeOf = (id: RouteId): TreeNode => ({id, children: visible.filter((one) => parentOf(one) === id).map(nodeOf)});
  const roots = visible.filter((id) => parentOf(id) === undefined);

  const sections = navSections.map((section): TreeSection => {
    const groups = navGroups[section].map((group: NavGroup) => ({
      group,
      nodes: roots.filter((id) => routes[id].nav?.section === section && routes[id].nav?.group === group).map(nodeOf),
    }));
    return {section, groups: groups.filter(({nodes}) => nodes.length > 0)};
  });
  const others = roots.filter((id) => !routes[id].nav).map(nodeOf);
  return [
    ...sections.filter(({groups}) => groups.length > 0),
    {section: 'other', groups: [{group: null, nodes: others}]},
  ];
}

/** The tree with only the pages that match and the ancestors that lead to them. */
export function pruneTree(tree: readonly TreeSection[], matches: (id: RouteId) => boolean): TreeSection[] {
  const prune = (node: TreeNode): TreeNode[] => {
    const children = node.children.flatMap(prune);
    return children.length > 0 || matches(node.id) ? [{...node, children}] : [];
  };
  return tree
    .map((section) => ({
      ...section,
      groups: section.groups
        .map((group) => ({...group, nodes: group.nodes.flatMap(prune)}))
        .filter(({nodes}) => nodes.length > 0),
    }))
    .filter(({groups}) => groups.length > 0);
}
