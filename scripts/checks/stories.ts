/** Customer stories: complete in both languages, agreed to by the customer, with pictures that exist. */
import {readStories} from '../../plugins/stories/read';
import type {Problem} from './problem';

/** What is missing or wrong in the stories under `root`; nothing where there is no story. */
export const checkStories = (root: string): Problem[] =>
  readStories(root).flatMap(({file, result}) =>
    'problems' in result ? result.problems.map((problem): Problem => ({file, line: 1, ...problem})) : [],
  );
