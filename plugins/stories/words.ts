/** Search words of the stories and of their list; nobody writes them, the facts of a story are what people type. */
import english from '../../i18n/en/copy/stories';
import chinese from '../../i18n/zh-CN/copy/stories';
import {modelById} from '../../src/facts/models';
import {storiesPath} from '../../src/facts/storyPages';
import type {Language} from './pages';
import {loadStories} from './read';

/** How many words of the list a story has too: what any story is searched by. */
const shared = 3;

/**
 * Words by path inside the edition; empty without stories.
 * @param root folder of the repository
 */
export function storyWords(root: string, language: Language): Map<string, readonly string[]> {
  const stories = loadStories(root);
  const {searchWords} = language === 'en' ? english : chinese;
  const words = new Map<string, readonly string[]>();
  if (stories.length > 0)
    words.set(storiesPath, [...searchWords, ...stories.map(({story}) => story.customer[language])]);
  for (const {id, story} of stories)
    words.set(`${storiesPath}/${id}`, [
      story.customer[language],
      story.city[language],
      ...story.devices.map(({model}) => modelById(model).name),
      ...searchWords.slice(0, shared),
    ]);
  return words;
}
