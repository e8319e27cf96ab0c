import type zh from '@site/i18n/zh-CN/copy/experience';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Free trial: try it in one of your stores',
    description:
      'Tell us about your company and the problem you want to solve. A regional manager contacts you and plans a trial in one of your stores.',
  },
  title: 'Try it in one store first',
  lead: 'This form takes about two minutes. We then contact you about your stores and plan the trial and its devices together.',
  from: (page: string) => `You came from “${page}”`,
  nextTitle: 'What happens next',
  next: [
    {
      title: 'A regional manager contacts you',
      text: 'You talk about what you want to find out, your doors, the cameras you have and your network.',
    },
    {
      title: 'You choose a store',
      text: 'We send the list of devices that store needs. The devices, the length of the trial and any costs are agreed with you in writing before anything ships.',
    },
    {title: 'We help you set up', text: 'We guide your staff through it remotely.'},
    {title: 'You check the numbers', text: 'Compare the counts with your own recording, then decide.'},
  ],
  privacyTitle: 'How we use your information',
  privacy: `We use your request to contact you and arrange the trial, and for product news only if you opt in. ${promises.formRequests}`,
  privacyLink: 'Read the privacy policy',
  directTitle: 'Would you rather talk?',
} satisfies CopyOf<typeof zh>;

export default copy;
