/**
 * Pictures of posts whose front matter says `image: chart`: a file per post, so that a list of posts carries an address
 * and no data.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chartPicture} from './picture';
import {chartsIn} from './read';

/** Served like the other media; `docusaurus.config.ts` lists the folder it is in among those of static files. */
export const pictureFolder = 'media/charts';

/** Under the folder of generated files. */
export const pictureRoot = 'chart-pictures';

export interface ChartPicture {
  /** File name; its hash lets browsers keep it for good. */
  readonly name: string;
  readonly svg: string;
}

/**
 * The picture of a post.
 * @throws {Error} when its text has no chart that can be drawn
 */
export function postPicture(file: string, slug: string, text: string): ChartPicture {
  const [first] = chartsIn(text);
  if (!first?.chart)
    throw new Error(`${file}: image is "chart", but there is no chart in the post that can be drawn; write one.`);
  const svg = chartPicture(first.chart);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
  return {name: `${slug.replaceAll('/', '-')}-${hash}.svg`, svg};
}

/** Writes the pictures under the folder of generated files, and removes those that no post has any more. */
export function writePictures(generatedFilesDir: string, pictures: readonly ChartPicture[]): void {
  const folder = path.join(generatedFilesDir, pictureRoot, pictureFolder);
  mkdirSync(folder, {recursive: true});
  const names = new Set(pictures.map(({name}) => name));
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name));
  for (const {name, svg} of pictures)
    if (!existsSync(path.join(folder, name))) writeFileSync(path.join(folder, name), svg);
}
