/** The symptom trees: valid, and every leaf is an existing article that is about the devices that lead there. */
import {chosenDevices} from '../../src/facts/devices';
import {modelsNamed} from '../../src/facts/frontmatter.lists';
import {models} from '../../src/facts/models';
import {readTrees} from '../../src/facts/trees';
import {loadDocuments, type SourceDocument} from './documents';
import type {Tree} from '../../src/facts/trees.schema';
import type {Problem} from './problem';

const catalogue: readonly string[] = models.map(({id}) => id);

interface Leaf {
  readonly node: string;
  readonly article: string;
  /** Ids of the models that somebody who comes here may have. */
  readonly devices: readonly string[];
}

/** Every answer that leads to an article, with the devices that the way there is about. */
function leavesOf(tree: Tree): Leaf[] {
  const idsOf = (choice: Tree['devices']) => chosenDevices(choice).map(({id}): string => id);
  const visit = (node: string, devices: readonly string[]): Leaf[] =>
    (tree.nodes[node]?.answers ?? []).flatMap(({to, article, devices: own}): Leaf[] => {
      const about = own === undefined ? devices : idsOf(own);
      if (to !== undefined) return visit(to, about);
      return article === undefined ? [] : [{node, article, devices: about}];
    });
  return visit(tree.start, idsOf(tree.devices));
}

/** Leaves whose article is not about a model that leads there. An article on a platform is for the users of any device. */
function uncovered(
  tree: Tree,
  articles: ReadonlyMap<string, SourceDocument['front']>,
): {node: string; message: string}[] {
  const found = leavesOf(tree).flatMap(({node, article, devices}) => {
    const front = articles.get(article);
    if (!front || front.platforms !== undefined) return [];
    const named = modelsNamed(front.models, catalogue);
    const missing = devices.filter((id) => !named.includes(id));
    const message = `${article} is not about ${missing.join(', ')}: add them to its models, or say with "devices" what the answer is about`;
    return missing.length === 0 ? [] : [{node, message}];
  });
  return found.filter(
    ({node, message}, at) => found.findIndex((one) => one.node === node && one.message === message) === at,
  );
}

export function checkTrees(root: string): Problem[] {
  const own = loadDocuments(root).documents.filter(
    ({set, locale, front}) => set === 'docs/current' && locale === 'zh-CN' && front.type === 'article',
  );
  const steps = new Map(
    own.map(({front, headings}) => [String(front.id), headings.filter(({level}) => level === 2).map(({id}) => id)]),
  );
  const fronts = new Map(own.map(({front}) => [String(front.id), front]));
  return readTrees(root).flatMap(({file, result}): Problem[] => {
    if ('problems' in result) return result.problems.map((message) => ({file, line: 1, message}));
    const missing = Object.entries(result.tree.nodes).flatMap(([id, {answers}]) =>
      answers.flatMap(({article, step}): Problem[] => {
        if (article === undefined) return [];
        const known = steps.get(article);
        if (!known)
          return [
            {file, line: 1, field: id, message: `there is no article ${article}; name one of docs/troubleshooting`},
          ];
        if (step !== undefined && !known.includes(step))
          return [{file, line: 1, field: id, message: `${article} has no step "${step}"; it has: ${known.join(', ')}`}];
        return [];
      }),
    );
    const others = uncovered(result.tree, fronts).map(({node, message}): Problem => ({
      file,
      line: 1,
      field: node,
      message,
    }));
    return [...missing, ...others];
  });
}
