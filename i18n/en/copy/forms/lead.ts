import type zh from '@site/i18n/zh-CN/copy/forms/lead';
import {brand} from '@site/src/site/brand';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  optional: '(optional)',
  choose: 'Choose',
  problem: (count: number) => (count === 1 ? '1 field needs your attention' : `${count} fields need your attention`),
  errorTitle: 'Error: ',
  submit: 'Send request',
  sending: 'Sending…',
  retry: 'Try again',
  consent: {
    before: `I have read the `,
    link: 'privacy policy',
    after: ` and agree that ${brand.nameEn} uses these details to contact me. I can withdraw this consent and ask for deletion at any time.`,
  },
  code: {
    get: 'Get code',
    sending: 'Sending…',
    again: (seconds: number) => `New code in ${seconds} s`,
    resend: 'Send a new code',
    sent: 'Code sent. It is valid for 5 minutes.',
    unreachable: 'The code was not sent. Check your connection and try again.',
    stale: 'This code can no longer be used. Get a new one.',
    step: 'One more step: we e-mailed you a code. Enter it below and send the form again.',
  },
  limited: (seconds: number) => `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
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
    title: 'Saved on this device, not sent yet.',
    text: 'We send it automatically once you are back online, or on your next visit to this site if you close the page. It is kept for 72 hours at most and deleted as soon as it arrives. To delete it, select Clear. The code is valid for 5 minutes; if it expires first, come back for a new one. In a hurry? Contact us directly:',
  },
  returned: {
    title: 'Your last request did not reach us.',
    code: 'The code expired while you were offline. Everything you typed is here. Accept the privacy policy, get a new code, and send it again.',
    expired:
      'It could not be sent within 72 hours. Everything you typed is here. Accept the privacy policy, get a new code, and send it again.',
    refused: 'Some details could not be accepted. Check them, get a new code, and send it again.',
  },
  /** What the service says in its answer to a browser without script. */
  plain: {
    again: 'This page was open for too long. Everything you typed is here. Send it again.',
    failed: {
      title: 'This was not sent.',
      text: 'Our service is not responding right now. Everything you typed is still on this page. Try again in a few minutes, or contact us directly:',
    },
  },
  draft: 'A draft is kept on this device for 7 days, without the code.',
  clearDraft: 'Clear',
  success: {
    text: 'We have your request. Keep the reference below and have it ready if you call us.',
    reference: 'Reference:',
    nextTitle: 'What happens next',
    next: [
      'A regional manager contacts you about your stores, the cameras you have and what you want to solve.',
      'You agree in writing on the store for the trial, its devices, its length and any costs. Nothing ships before that.',
      'We help you set up by video call, and you compare the counts with your own.',
    ],
    readTitle: 'In the meantime',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
