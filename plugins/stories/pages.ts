/** Turns the stories that were read into what the pages of one edition show. */
import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {AlgorithmId} from '../../src/facts/algorithms';
import type {Story} from '../../src/facts/stories.schema';
import {
  storiesPath,
  type StoryCard,
  type StoryFigure,
  type StoryPage,
  type StoryPicture,
} from '../../src/facts/storyPages';
import type {RouteId} from '../../src/site/routes';
import type {ReadPicture, ReadStory} from './read';

export type Language = 'zh' | 'en';

/** Served like the other media; `docusaurus.config.ts` lists the folder it is in among those of static files. */
const pictureFolder = 'media/stories';

/** Under the folder of generated files. */
export const pictureRoot = 'story-pictures';

/** Most stories that a story leads to. */
const mostOthers = 3;

/** File name of a picture as it is served; its hash lets browsers keep it for good. */
function servedName(id: string, {from}: ReadPicture): string {
  const hash = createHash('sha256').update(readFileSync(from)).digest('hex').slice(0, 12);
  const {name, ext} = path.parse(from);
  return `${id}-${name}-${hash}${ext}`;
}

const picturesOf = ({logo, portrait}: ReadStory): ReadPicture[] => [logo, ...(portrait ? [portrait] : [])];

/** Copies the pictures under the folder of generated files, and removes those that no story has any more. */
export function writeStoryPictures(generatedFilesDir: string, stories: readonly ReadStory[]): void {
  const folder = path.join(generatedFilesDir, pictureRoot, pictureFolder);
  mkdirSync(folder, {recursive: true});
  const files = new Map(
    stories.flatMap((one) => picturesOf(one).map((picture) => [servedName(one.id, picture), picture.from] as const)),
  );
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(path.join(folder, name));
  for (const [name, from] of files)
    if (!existsSync(path.join(folder, name))) copyFileSync(from, path.join(folder, name));
}

function figureOf(
  {value, change = false, unit, meaning, measured, date}: Story['figures'][number],
  language: Language,
) {
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 2,
    signDisplay: change ? 'exceptZero' : 'auto',
  });
  return {
    // The sign of subtraction, as wide as the plus; a hyphen is not.
    figure: format.format(value).replace('-', '−'),
    unit: unit[language],
    meaning: meaning[language],
    measured: measured[language],
    date,
  } satisfies StoryFigure;
}

/** @param baseUrl of the edition, with a slash at its end */
function cardOf(read: ReadStory, language: Language, baseUrl: string): StoryCard {
  const {id, story, logo} = read;
  const {figure, unit, meaning} = figureOf(story.figures[0]!, language);
  return {
    id,
    href: `${baseUrl}${storiesPath.slice(1)}/${id}`,
    customer: story.customer[language],
    industry: story.industry,
    title: story.title[language],
    logo: served(id, logo, story.logo.alt[language]),
    figure: {figure, unit, meaning},
  };
}

const served = (id: string, picture: ReadPicture, alt: string): StoryPicture => ({
  src: `/${pictureFolder}/${servedName(id, picture)}`,
  width: picture.width,
  height: picture.height,
  alt,
});

/** The stories as they are listed, newest first. */
export const storyCards = (stories: readonly ReadStory[], language: Language, baseUrl: string): StoryCard[] =>
  stories.map((story) => cardOf(story, language, baseUrl));

/** What the page of a story shows. The day of the consent is no part of it. */
export function storyPage(
  read: ReadStory,
  {all, language, baseUrl}: {readonly all: readonly ReadStory[]; readonly language: Language; readonly baseUrl: string},
): StoryPage {
  const {id, story, portrait} = read;
  const {speaker, text} = story.quote;
  const {figure: _first, ...card} = cardOf(read, language, baseUrl);
  const others = all.filter((one) => one.id !== id);
  const ofIndustry = others.filter((one) => one.story.industry === story.industry);
  const rest = others.filter((one) => !ofIndustry.includes(one));
  return {
    ...card,
    summary: story.summary[language],
    city: story.city[language],
    date: story.date,
    stores: story.stores,
    before: story.before[language],
    after: story.after[language],
    figures: story.figures.map((one) => figureOf(one, language)),
    quote: {
      text: text[language],
      name: speaker.name[language],
      role: speaker.role[language],
      ...(portrait && speaker.portrait && {portrait: served(id, portrait, speaker.portrait.alt[language])}),
    },
    devices: story.devices.map(({model, count, purpose}) => ({
      model,
      ...(count !== undefined && {count}),
      purpose: purpose[language],
    })),
    // The schema has compared both with the lists of ids.
    algorithms: story.algorithms as AlgorithmId[],
    products: story.products as RouteId[],
    others: storyCards([...ofIndustry, ...rest].slice(0, mostOthers), language, baseUrl),
  };
}
