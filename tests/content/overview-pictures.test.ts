/** Overview pages show every page they lead to. */
import {existsSync} from 'node:fs';
import {expect, it} from '@jest/globals';
import {entryPictures} from '@site/src/templates/SectionOverview/entryPictures';
import {navEntries, navGroups, routes} from '@site/src/site/routes';

const sections = ['technology', 'products', 'solutions'] as const;

it('every entry of an overview page has a picture', () => {
  const entries = sections.flatMap((section) =>
    navGroups[section].flatMap((group) => [
      ...navEntries(section, group, 'zh-CN'),
      ...navEntries(section, group, 'global'),
    ]),
  );
  // Entries that are a part of a page are named in its card.
  const pages = entries.filter((id) => !routes[id].path.includes('#'));
  expect(pages.length).toBeGreaterThan(70);
  expect(pages.filter((id) => !(id in entryPictures))).toEqual([]);
});

it('every picture of an entry exists', () => {
  const folders = {
    still: 'cutouts',
    cutout: 'cutouts',
    mounted: 'mounted',
    exploded: 'exploded',
    scene: 'stills',
    view: 'views',
  };
  const files = Object.values(entryPictures).map((picture) => {
    if ('event' in picture) return `static/media/events/${picture.event}-640.avif`;
    const name = picture.family === 'scene' ? `scene-${picture.name}` : picture.name;
    return `static/media/${folders[picture.family]}/${name}-${picture.family === 'view' ? 480 : 600}.avif`;
  });
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
