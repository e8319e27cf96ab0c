import type zh from '@site/i18n/zh-CN/copy/service-link';
import type {CopyOf} from '@site/src/site/copy';

/** The link from help pages to the service request. */
const copy = {
  send: 'Send this case to an engineer',
  title: 'Still stuck?',
  text: 'The model is filled in for you. Add what you see and a few photos, and an engineer takes it from there.',
  article: 'Or send it to us in writing: the steps you have answered go along, and you can attach photos.',
  finder: 'Or send it to us: your answers go along, and you can attach photos.',
  offline:
    'The saved pages include the service request: fill it in without a network, and send it once you are online.',
} satisfies CopyOf<typeof zh>;

export default copy;
