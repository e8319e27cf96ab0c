/** Customer stories: the example has the right form and is not built; without a story nothing of them is. */
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it, jest} from '@jest/globals';
import type {LoadContext} from '@docusaurus/types';
import stories from '../../plugins/stories';
import {storyPage, writeStoryPictures} from '../../plugins/stories/pages';
import {loadStories, readStories, readStory} from '../../plugins/stories/read';
import {storyWords} from '../../plugins/stories/words';
import {storiesNote} from '../../scripts/checks/launch';
import {exampleMark} from '../../src/facts/stories.schema';

const exampleFolder = '.docs/customer-story-example';
const cleanRoot = path.resolve('tests/fixtures/content/clean');

const temporary: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stories-'));
  temporary.push(folder);
  return folder;
};
afterAll(() => temporary.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

/** What the plugin adds to the site for the stories under a root: routes with their data, files for the bundle. */
async function built(siteDir: string, locale: 'zh-CN' | 'en') {
  const baseUrl = locale === 'en' ? '/global/' : '/';
  const plugin = stories({
    siteDir,
    generatedFilesDir: newFolder(),
    baseUrl,
    i18n: {currentLocale: locale},
  } as LoadContext);
  const routes: string[] = [];
  const files = new Map<string, unknown>();
  const actions = {
    createData: jest.fn(async (name: string, data: string) => {
      files.set(name, JSON.parse(data));
      return name;
    }),
    addRoute: ({path: at}: {path: string}) => void routes.push(at),
  };
  const content = await plugin.loadContent!();
  await plugin.contentLoaded!({content, actions} as never);
  return {routes, files};
}

describe('the example', () => {
  const result = readStory(path.resolve(exampleFolder));

  it('has the form of a story, with its pictures', () => {
    expect(result).toMatchObject({logo: {width: 320, height: 120}, portrait: {width: 192, height: 192}});
  });

  it('says that it is one, for people and for the check', () => {
    const text = readFileSync(path.join(exampleFolder, 'story.yaml'), 'utf8');
    expect(text.split('\n')[0]).toContain(exampleMark);
    expect(result).toMatchObject({story: {example: exampleMark}});
  });

  it('is the only one, and lies where no build looks', () => {
    const found = readdirSync('.docs').filter((name) => existsSync(path.join('.docs', name, 'story.yaml')));
    expect(found).toEqual([path.basename(exampleFolder)]);
    expect(readStories(path.resolve('.')).filter(({file}) => file.startsWith('.docs'))).toEqual([]);
  });
});

describe('without a story', () => {
  const empty = newFolder();
  mkdirSync(path.join(empty, 'stories'));

  it.each(['zh-CN', 'en'] as const)('no page is built, nothing is listed: %s', async (locale) => {
    for (const root of [empty, newFolder()]) {
      const {routes, files} = await built(root, locale);
      expect(routes).toEqual([]);
      expect(Object.fromEntries(files)).toEqual({'built.json': {stories: false}, 'cards.json': []});
    }
  });

  it('search has no words of them, and the launch check says so', () => {
    expect([...storyWords(empty, 'zh'), ...storyWords(empty, 'en')]).toEqual([]);
    expect(storiesNote(empty)).toContain('there is no customer story');
    expect(storiesNote(cleanRoot)).toContain('1 customer story in');
  });
});

describe('with a story', () => {
  it.each([
    ['zh-CN', '/customers', '样本餐饮'],
    ['en', '/global/customers', 'Sample Diner'],
  ] as const)('there is its page and the list: %s', async (locale, base, customer) => {
    const {routes, files} = await built(cleanRoot, locale);
    expect(routes).toEqual([base, `${base}/example-diner`]);
    expect(files.get('built.json')).toEqual({stories: true});
    expect(files.get('cards.json')).toMatchObject([
      {href: `${base}/example-diner`, customer, figure: {figure: '−31', unit: '%'}},
    ]);
    expect(storyWords(cleanRoot, locale === 'en' ? 'en' : 'zh').get('/customers/example-diner')).toEqual(
      expect.arrayContaining([customer, 'E3-X', 'B1']),
    );
  });

  it('the day of the consent is published nowhere', async () => {
    const {files} = await built(cleanRoot, 'en');
    expect(JSON.stringify([...files])).not.toContain('2026-11-02');
    expect(JSON.stringify(loadStories(cleanRoot))).toContain('2026-11-02');
  });

  it('its pictures are served under names with a hash, and go with it', () => {
    const folder = newFolder();
    const all = loadStories(cleanRoot);
    const {logo, quote} = storyPage(all[0]!, {all, language: 'en', baseUrl: '/global/'});
    writeStoryPictures(folder, all);
    const served = (src = '') => path.join(folder, 'story-pictures', src);
    expect(logo.src).toMatch(/^\/media\/stories\/example-diner-logo-[0-9a-f]{12}\.svg$/);
    expect([served(logo.src), served(quote.portrait?.src)].every((file) => existsSync(file))).toBe(true);
    writeStoryPictures(folder, []);
    expect(existsSync(served(logo.src))).toBe(false);
  });

  it('one that is not sound stops the build, with what to write', () => {
    expect(() => loadStories(path.resolve('tests/fixtures/content/customer-stories'))).toThrow(
      /\.yaml is wrong:\n {2}- /,
    );
  });
});
