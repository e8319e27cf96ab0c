/** Reads the customer stories: for the build, which needs all of them sound, and for the check, which names what is not. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {exampleMark, type Story, storySchema} from '../../src/facts/stories.schema';
import {inspectPicture} from '../../src/features/pictures/inspect';

/** A folder per story, named by its id. */
export const storiesFolder = 'stories';

/** The words and facts of a story; its pictures lie beside it. */
export const storyFile = 'story.yaml';

/** Largest files in KiB: they are served as they are. */
const heaviest = {logo: 60, portrait: 120} as const;

/** Shortest sides in pixels: twice what is shown, but for drawings, which have no pixels. */
const smallest = {logo: 120, portrait: 192} as const;

type Role = keyof typeof heaviest;

export interface StoryFileProblem {
  /** 1-based; absent where it is not about one line. */
  readonly line?: number;
  /** Part of the file; absent for the file as a whole. */
  readonly field?: string;
  readonly message: string;
}

export interface ReadPicture {
  /** Path of the file. */
  readonly from: string;
  readonly width: number;
  readonly height: number;
}

export interface ReadStory {
  readonly id: string;
  readonly story: Story;
  readonly logo: ReadPicture;
  readonly portrait?: ReadPicture;
}

export interface StoryFile {
  /** Path relative to the root. */
  readonly file: string;
  readonly result: ReadStory | {readonly problems: readonly StoryFileProblem[]};
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a drawing, from its root element. A drawing that runs code is none. */
function sizeOfDrawing(text: string): Size | string {
  if (/<script|<foreignObject|\son[a-z]+\s*=|javascript:/i.test(text))
    return 'the drawing holds code: export it without scripts, as plain SVG';
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const number = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  const box =
    /\sviewBox="([^"]+)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [width, height] = [number('width') || box[2], number('height') || box[3]];
  return width && height ? {width, height} : 'the drawing has no size: give <svg> a viewBox, or width and height';
}

function sizeOf(file: string, role: Role): Size | string {
  const bytes = readFileSync(file);
  if (bytes.length > heaviest[role] * 1024)
    return `the file has ${Math.ceil(bytes.length / 1024)} KiB: save it with at most ${heaviest[role]} KiB`;
  if (file.endsWith('.svg')) return sizeOfDrawing(bytes.toString('utf8'));
  const found = inspectPicture(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
  if ('problem' in found || found.kind === 'heic' || found.width === 0)
    return 'the file is no whole picture: save it again as .png or .jpg';
  const least = smallest[role];
  return Math.min(found.width, found.height) < least
    ? `the picture is ${found.width} × ${found.height} pixels: no side may be shorter than ${least}`
    : found;
}

/** A picture of a story, or what is wrong with it. */
function readPicture(folder: string, name: string, role: Role): ReadPicture | string {
  const from = path.join(folder, name);
  if (!existsSync(from)) return `there is no ${name} beside ${storyFile}: put the picture there`;
  const size = sizeOf(from, role);
  return typeof size === 'string' ? size : {from, width: size.width, height: size.height};
}

const placeOf = (keys: readonly PropertyKey[]): string => keys.map(String).join(' › ');

/**
 * Reads one story.
 * @param folder the folder with its file and pictures
 */
export function readStory(folder: string): StoryFile['result'] {
  let data: unknown;
  try {
    data = parse(readFileSync(path.join(folder, storyFile), 'utf8'));
  } catch (error) {
    return {problems: [{message: `this is not YAML: ${(error as Error).message.split('\n')[0]}`}]};
  }
  const parsed = storySchema.safeParse(data);
  if (!parsed.success)
    return {problems: parsed.error.issues.map(({path: keys, message}) => ({field: placeOf(keys), message}))};
  const story = parsed.data;
  const {portrait: named} = story.quote.speaker;
  const logo = readPicture(folder, story.logo.file, 'logo');
  const portrait = named && readPicture(folder, named.file, 'portrait');
  const problems: StoryFileProblem[] = [
    ...(typeof logo === 'string' ? [{field: 'logo', message: logo}] : []),
    ...(typeof portrait === 'string' ? [{field: 'quote › speaker › portrait', message: portrait}] : []),
  ];
  if (typeof logo === 'string' || typeof portrait === 'string') return {problems};
  return {id: path.basename(folder), story, logo, ...(portrait && {portrait})};
}

/** What the example says of itself: words that a story about a customer has no reason for. */
const leftOver = /示例|\bExample\b/;

/** Faults that only a published story can have: what is left of the example, and a name that is no address. */
function faultsOfPublished(folder: string, id: string): StoryFileProblem[] {
  const lines = readFileSync(path.join(folder, storyFile), 'utf8').split('\n');
  const isExample = lines.some((text) => text.includes(exampleMark) || text.startsWith('example:'));
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
      ? []
      : [{message: `name the folder by small letters, digits and hyphens, it is the address; it is "${id}"`}]),
    ...(isExample
      ? [
          {
            field: 'example',
            message: 'this is the example: replace all of it by what the customer agreed to, and take the marks out',
          },
        ]
      : lines.flatMap((text, at): StoryFileProblem[] =>
          leftOver.test(text) && !/^\s*#/.test(text)
            ? [{line: at + 1, field: 'example', message: `this is left of the example, replace it: ${text.trim()}`}]
            : [],
        )),
  ];
}

/** Every story of the repository at `root`, in the order of the folders. */
export function readStories(root: string): StoryFile[] {
  const all = path.join(root, storiesFolder);
  if (!existsSync(all)) return [];
  return readdirSync(all, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name: id}) => id)
    .sort()
    .map((id) => {
      const folder = path.join(all, id);
      const file = `${storiesFolder}/${id}/${storyFile}`;
      if (!existsSync(path.join(folder, storyFile)))
        return {file, result: {problems: [{message: `write ${storyFile}, or remove the folder`}]}};
      const faults = faultsOfPublished(folder, id);
      const result = readStory(folder);
      if (faults.length === 0) return {file, result};
      return {file, result: {problems: [...faults, ...('problems' in result ? result.problems : [])]}};
    });
}

/**
 * The stories, newest first.
 * @throws {Error} when one is not sound: what a customer has not agreed to is not published by mistake
 */
export function loadStories(root: string): ReadStory[] {
  const stories = readStories(root).map(({file, result}) => {
    if (!('problems' in result)) return result;
    const lines = result.problems.map(({field, message}) => `  - ${field ? `${field}: ` : ''}${message}`);
    throw new Error(`${file} is wrong:\n${lines.join('\n')}`);
  });
  return stories.sort((a, b) => b.story.date.localeCompare(a.story.date) || a.id.localeCompare(b.id));
}
