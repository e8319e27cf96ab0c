/** The symptom trees: valid, and every leaf is an existing article. */
import {readTrees} from '../../src/facts/trees';
import {loadDocuments} from './documents';
import type {Problem} from './problem';

export function checkTrees(root: string): Problem[] {
  const articles = new Map(
    loadDocuments(root)
      .documents.filter(
        ({set, locale, front}) => set === 'docs/current' && locale === 'zh-CN' && front.type === 'article',
      )
      .map(({front, headings}) => [String(front.id), headings.filter(({level}) => level === 2).map(({id}) => id)]),
  );
  return readTrees(root).flatMap(({file, result}): Problem[] => {
    if ('problems' in result) return result.problems.map((message) => ({file, line: 1, message}));
    return Object.entries(result.tree.nodes).flatMap(([id, {answers}]) =>
      answers.flatMap(({article, step}): Problem[] => {
        if (article === undefined) return [];
        const steps = articles.get(article);
        if (!steps)
          return [
            {file, line: 1, field: id, message: `there is no article ${article}; name one of docs/troubleshooting`},
          ];
        if (step !== undefined && !steps.includes(step))
          return [{file, line: 1, field: id, message: `${article} has no step "${step}"; it has: ${steps.join(', ')}`}];
        return [];
      }),
    );
  });
}
