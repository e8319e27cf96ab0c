import type {CopyOf} from '@site/src/site/copy';
import type zh from '@site/i18n/zh-CN/copy/fold';

/** The button under the beginning of a long part, on phones: it says what comes. */
export default {
  about: (words: string, topic: string) => `${words}: ${topic}`,
  appManuals: 'See all manuals of apps and platforms',
  answers: 'See every answer',
  articles: 'See all articles for this model',
  cases: 'See every case',
  devices: 'See all devices',
  drawings: 'See the whole drawing',
  facts: 'See all the details',
  limits: 'See all conditions and limits',
  log: 'See the whole log',
  models: 'See all models',
  parts: 'See all parts',
  principles: 'See all the rules we keep',
  questions: 'See all questions',
  rules: 'See all requirements',
  steps: 'See all steps',
  table: 'See the whole table',
  text: 'Read on',
  way: 'See the whole way',
  ways: 'See all options',
  years: 'See every year',
} satisfies CopyOf<typeof zh>;
