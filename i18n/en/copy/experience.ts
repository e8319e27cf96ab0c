import type zh from '@site/i18n/zh-CN/copy/experience';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Free trial',
    description:
      'Tell us about your company and what you want to solve. A regional manager contacts you and plans a trial in one of your stores.',
  },
  title: 'Try it in one store first',
  lead: 'This takes about two minutes. We contact you about your stores, then plan the trial and its devices together.',
  from: (page: string) => `You came from “${page}”`,
  nextTitle: 'What happens next',
  next: [
    {title: 'A regional manager contacts you', text: 'About door widths, the cameras you have and the network.'},
    {title: 'You pick a store', text: 'One store, and the list of devices it needs.'},
    {title: 'We help you set up', text: 'Remotely, while your staff follow along.'},
    {title: 'You check the numbers', text: 'Compare the count with your own recording, then decide.'},
  ],
  privacyTitle: 'How we use this',
  privacy:
    'Only to contact you about this request. Stored encrypted and deleted after 180 days, or earlier whenever you ask.',
  privacyLink: 'Read the privacy notice',
  directTitle: 'Rather talk?',
  open: 'Lines are open',
  closed: 'Lines are closed now',
} satisfies CopyOf<typeof zh>;

export default copy;
