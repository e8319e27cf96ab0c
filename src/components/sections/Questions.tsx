import {hydrateOnVisible} from '../ui/hydrateOnVisible';

/** Questions beside what to read next; native disclosure, so it works before hydration. */
export const Questions = hydrateOnVisible(() => import('./QuestionsPart').then((module) => module.default));
