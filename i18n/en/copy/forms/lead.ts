import type zh from '@site/i18n/zh-CN/copy/forms/lead';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  optional: '(optional)',
  choose: 'Choose',
  problem: (count: number) =>
    count === 1 ? 'There is a problem: 1 field needs attention' : `There is a problem: ${count} fields need attention`,
  errorTitle: 'Error: ',
  submit: 'Send request',
  sending: 'Sending…',
  retry: 'Try again',
  consent: {
    before: `I have read the `,
    link: 'privacy notice',
    after: ` and agree that ${brand.nameEn} uses these details to contact me. I can ask for deletion at any time.`,
  },
  code: {
    get: 'Get code',
    sending: 'Sending…',
    again: (seconds: number) => `Again in ${seconds} s`,
    resend: 'Send again',
    sent: 'Code sent. It is valid for 5 minutes.',
    unreachable: 'The code was not sent. Check your connection and try again.',
    stale: 'This code cannot be used any more. Please get a new one.',
    step: 'One more step: we sent you a code. Enter it below and send the form again.',
  },
  limited: (seconds: number) => `Too many attempts; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  rejected: (reference?: string) =>
    `Some details could not be accepted. Check them and try again${reference ? `, or contact us with the reference ${reference}` : ', or contact us'}.`,
  unreachable: {
    title: 'This was not sent.',
    text: 'Everything you typed is still on this page. Your browser does not let the site keep anything on this device (a private window, for example), so closing the page loses it. Check your connection and try again, or contact us directly:',
  },
  failed: {
    title: 'This was not sent.',
    text: 'Everything you typed is still on this page. Check your connection and try again, or contact us directly:',
  },
  kept: {
    title: 'Kept on this device, not yet sent.',
    text: 'It goes out by itself as soon as we can be reached; if you close the page, on your next visit to this site. It is kept for 72 hours at most and deleted once it has arrived; to drop it, press “Clear” below. The code is valid for 5 minutes: if that is over first, we ask you to come back for a new one. In a hurry? Contact us directly:',
  },
  returned: {
    title: 'Your last request did not reach us.',
    code: 'The code expired while we were waiting for the connection. Everything you typed is here: accept the privacy notice, get a new code and send it again.',
    expired:
      'It had been on this device for 72 hours. Everything you typed is here: accept the privacy notice, get a new code and send it again.',
    refused: 'Some details could not be accepted. Check them, get a new code and send it again.',
  },
  /** What the service says in its answer to a browser without script. */
  plain: {
    again: 'This page was open for a long time. Everything you typed is here; please send it again.',
    failed: {
      title: 'This was not sent.',
      text: 'Our service does not answer at the moment. Everything you typed is still on this page: please try again in a while, or contact us directly:',
    },
  },
  draft: 'A draft is kept on this device for 7 days, without the code.',
  clearDraft: 'Clear',
  success: {
    text: 'Keep the reference below. Quoting it makes a call shorter.',
    reference: 'Reference:',
    nextTitle: 'What happens next',
    next: [
      'A regional manager contacts you about your stores, the cameras you have and what you want to solve.',
      'You agree on a store for the trial and the devices it needs.',
      'We help you set up remotely, and you look at the numbers.',
    ],
    readTitle: 'In the meantime',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
