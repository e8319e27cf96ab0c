/** The symptom trees in one language, with the articles their leaves name. */
import {hashOf, pathsTo} from '../../src/features/finder/finder';
import {choosesDevice} from '../../src/facts/devices';
import {modelById, type CatalogueModel} from '../../src/facts/models';
import type {Led} from '../../src/facts/models.schema';
import type {Tree} from '../../src/facts/trees.schema';
import type {ArticleLink, FinderTree, LightLink, TreeLink} from '../../src/facts/contentIndex';

export type Language = 'zh' | 'en';

const finder = 'support/finder';

export const treeLink = (tree: Tree, language: Language, baseUrl: string): TreeLink => ({
  id: tree.id,
  title: tree.title[language],
  lead: tree.lead[language],
  href: `${baseUrl}${finder}/${tree.id}`,
});

/** @throws {Error} when a leaf names an article that does not exist */
export function finderTree(tree: Tree, language: Language, articles: readonly ArticleLink[]): FinderTree {
  const articleOf = (id: string, step?: string) => {
    const found = articles.find((article) => article.id === id);
    if (!found) throw new Error(`src/facts/trees/${tree.id}.yaml names the article ${id}, which does not exist.`);
    return {title: found.title, href: step ? `${found.permalink}#${step}` : found.permalink, minutes: found.minutes};
  };
  const nodes = Object.entries(tree.nodes).map(([id, node]) => [
    id,
    {
      ask: node.ask[language],
      ...(node.help && {help: node.help[language]}),
      ...(node.do && {do: node.do[language]}),
      answers: node.answers.map(({text, led, to, article, step, hotline}) => ({
        text: text[language],
        ...(led && {led}),
        ...(to && {to}),
        ...(article && {article: articleOf(article, step)}),
        ...(hotline && {hotline}),
      })),
    },
  ]);
  return {
    id: tree.id,
    title: tree.title[language],
    lead: tree.lead[language],
    start: tree.start,
    nodes: Object.fromEntries(nodes) as FinderTree['nodes'],
  };
}

/** Whether a tree is offered for a model. */
export const offeredFor = (tree: Tree, model: string): boolean => choosesDevice(tree.devices, modelById(model));

/** Lights that mean all is well need no link. */
const fine: ReadonlySet<Led['meaning']> = new Set(['online', 'running', 'recording', 'charging']);

/** The places where a tree asks for this light of the device, with the answer given. */
function lightAnswers(
  tree: Tree,
  model: CatalogueModel,
  {label, color, pattern}: Led,
): {hash: string; asksOn: boolean}[] {
  return [...pathsTo(tree)].flatMap(([id, way]) => {
    const node = tree.nodes[id];
    if (!node?.light?.of.includes(model.kind) || (node.light.label && node.light.label !== label)) return [];
    const at = node.answers.findIndex(
      ({led, devices}) => led?.color === color && led.pattern === pattern && choosesDevice(devices, model),
    );
    return at < 0 ? [] : [{hash: hashOf([...way, at + 1]), asksOn: node.answers[at]?.to !== undefined}];
  });
}

/** The lights of a model, each with a link: to the place in a tree where it is an answer, else to all trees. */
export function lightLinks(
  model: CatalogueModel,
  trees: readonly Tree[],
  language: Language,
  baseUrl: string,
): LightLink[] {
  const offered = trees.filter((tree) => offeredFor(tree, model.id));
  return model.leds.map((light) => {
    if (fine.has(light.meaning)) return {...light, href: null};
    const found = offered.flatMap((tree) =>
      lightAnswers(tree, model, light).map(({hash, asksOn}) => ({
        href: treeLink(tree, language, baseUrl).href + hash,
        asksOn,
      })),
    );
    const best = found.find(({asksOn}) => asksOn) ?? found[0];
    return {...light, href: best?.href ?? baseUrl + finder};
  });
}
