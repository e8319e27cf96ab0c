/**
 * Customer stories: a page for each, their list, and what other pages show of them. Without any story there is no route, no
 * menu entry (`needs` in `src/site/routes.ts`), no place in site maps and search, and no strip.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {storiesPath} from '../../src/facts/storyPages';
import {type Language, storyCards, storyPage, writeStoryPictures} from './pages';
import {loadStories, type ReadStory, storiesFolder} from './read';

export default function stories({siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext): Plugin<ReadStory[]> {
  const language: Language = i18n.currentLocale === 'en' ? 'en' : 'zh';
  return {
    name: 'stories',
    getPathsToWatch: () => [path.join(siteDir, storiesFolder, '**/*')],
    async loadContent() {
      return loadStories(siteDir);
    },
    async contentLoaded({content, actions}) {
      writeStoryPictures(generatedFilesDir, content);
      await actions.createData('built.json', JSON.stringify({stories: content.length > 0}));
      const cards = await actions.createData('cards.json', JSON.stringify(storyCards(content, language, baseUrl)));
      if (content.length === 0) return;
      actions.addRoute({
        path: `${baseUrl}${storiesPath.slice(1)}`,
        component: '@site/src/templates/CustomerStories/index.tsx',
        exact: true,
        modules: {stories: cards},
      });
      for (const story of content) {
        const page = storyPage(story, {all: content, language, baseUrl});
        const data = await actions.createData(`story-${story.id}.json`, JSON.stringify(page));
        actions.addRoute({
          path: page.href,
          component: '@site/src/templates/CustomerStory/index.tsx',
          exact: true,
          modules: {story: data},
        });
      }
    },
    configureWebpack: (_, _isServer, {currentBundler}) => ({
      plugins: [
        // A file and no constant of the bundler, so that its cache notices the first story.
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^\.\/builtContent\.json$/,
          path.join(generatedFilesDir, 'stories/default/built.json'),
        ),
      ],
    }),
  };
}
