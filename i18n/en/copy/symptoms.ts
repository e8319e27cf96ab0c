/** The symptom finder: words around the trees of `src/facts/trees`. */
import type zh from '@site/i18n/zh-CN/copy/symptoms';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  index: {
    meta: {
      title: 'Troubleshooting: find your problem by symptom',
      description:
        'Tell us what you see: the color of the light, the picture, a count that looks wrong. A few questions lead to the step that fixes it, or to a person.',
    },
    title: 'Find it by symptom',
    lead: 'You do not have to know what the fault is called. Pick what you see, answer a few questions, and get to the step that fixes it.',
  },
  meta: (title: string, lead: string) => `${title}: ${lead}\u00a0A few questions lead to the right step.`,
  trail: 'Your answers so far',
  change: 'Change',
  opens: (title: string) => `Opens “${title}”`,
  person: 'Talk to an engineer',
  others: 'Pick another symptom',
  noScript: 'Scripts are off in this browser. All questions are listed above, and each answer links to the next.',
  hotline: {
    title: 'This one needs an engineer.',
    text: (code: string) =>
      `Give the code ${code} when you call or write, and you will not have to repeat your answers.`,
  },
} satisfies CopyOf<typeof zh>;

export default copy;
