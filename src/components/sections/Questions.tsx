import {later} from '../ui/later';

/** Questions beside what to read next; native disclosure, so it works before its code has come. */
export const Questions = later(() => import('./QuestionsPart').then((module) => module.default));
