import type zh from '@site/i18n/zh-CN/copy/service-request';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Service request: send the case to an engineer',
    description:
      'Send an engineer the model, the serial number, what you see, what you have tried and photos. You can fill it in offline; code and sending follow later.',
  },
  title: 'Send this case to an engineer',
  lead: 'If you have tried the steps and it still doesn’t work, send the case to an engineer here. Give the model, describe what happened, and add photos.',
  nextTitle: 'What happens next',
  next: [
    {title: 'Keep the reference', text: 'Give it when you call or write, and you do not have to start over.'},
    {
      title: 'An engineer reads the case',
      text: 'The engineer reads what you saw and tried and looks at your photos, so you don’t repeat the steps.',
    },
    {
      title: 'We get in touch',
      text: 'During working hours, at the e-mail address you gave. We ask for what is missing.',
    },
    {title: 'We work on the fix', text: 'We fix it with you remotely, or you get a number to send the device in.'},
  ],
  privacyTitle: 'How we use your information',
  privacy: `We use it to find the fault and to answer you. Photos are stored encrypted with the request and deleted with it. ${promises.formRequests}`,
  privacyLink: 'Read the privacy policy',
  directTitle: 'In a hurry? Call us',
} satisfies CopyOf<typeof zh>;

export default copy;
