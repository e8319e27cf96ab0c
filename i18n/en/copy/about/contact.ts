import type zh from '@site/i18n/zh-CN/copy/about/contact';
import type {CopyOf} from '@site/src/site/copy';

const copyButton = {copy: 'Copy', copied: 'Copied', failed: 'Could not copy; select it by hand'};

const copy = {
  meta: {
    title: 'Contact',
    description:
      'Phone, e-mail and offices, what to have at hand before you call, and how to ask for a trial if you have no devices yet.',
  },
  banner: {title: 'Contact', text: 'A device that misbehaves, a model to choose, a partnership: find a person here.'},
  ways: {
    title: 'Ways to reach us',
    phone: {
      title: 'Call',
      text: 'Offline cameras, gaps in recordings, anything urgent: a call is quickest.',
      open: 'Lines are open',
      closed: 'Lines are closed now',
      call: 'Call',
    },
    mail: {
      title: 'E-mail',
      text: 'For photos, floor plans and lists. Include the store and the model.',
      write: 'Write an e-mail',
      what: 'e-mail address',
    },
    chat: {
      title: 'Chat',
      text: 'Opens in a new window; you can send photos and screen recordings.',
      start: 'Start chat',
    },
    copyButton,
  },
  inquiry: {
    title: 'Write down what you need',
    lead: 'Questions about models, quantities or prices: fill in this form, and a regional manager gets back to you.',
  },
  preparation: {
    title: 'One minute now saves three e-mails',
    lead: 'With these at hand, most cases are settled the first time.',
    cases: [
      {
        title: 'A device misbehaves',
        items: [
          'Model: first line of the label',
          'Serial number: the line that starts with SN',
          'Color of the light, steady or blinking',
          'What you have tried',
        ],
        link: 'Start with troubleshooting',
      },
      {
        title: 'You cannot find the label',
        items: [
          'Every model has it in a different place',
          'For cameras up high, the app shows it',
          'The same page explains the lights',
        ],
        link: 'Find your model',
      },
      {
        title: 'You have no devices yet',
        items: ['How many stores, and where', 'The one thing you want to fix', 'The cameras you use today'],
        link: 'Ask for a trial',
      },
    ],
  },
  offices: {
    title: 'Offices',
    lead: 'Call before you come, so that the right person is in.',
    names: {headquarters: 'Headquarters', international: 'International', support: 'Service and repair'},
    zip: 'Postal code',
    copyAddress: 'Copy address',
    copyMail: 'Copy e-mail',
  },
  copyButton: {copied: copyButton.copied, failed: copyButton.failed},
  questions: {
    title: 'Asked before the first call',
    faq: [
      {
        question: 'A device fails outside your hours. What now?',
        answer:
          'Start with troubleshooting: most offline cameras and recording gaps can be mended by following the steps. If you get stuck, the page gives you a short code; quote it when the lines open and you need not start over. Recordings sit on the card or disk in the store and are not lost by waiting until morning.',
      },
      {
        question: 'How often will I be transferred?',
        answer:
          'Whoever picks up is technical support. For prices, contracts and invoices you are passed to the colleague for your region, and told the name first.',
      },
      {
        question: 'Where do I send a device for repair?',
        answer:
          'Ask us for a return number, write it on the outside of the box and use the service and repair address on this page. Boxes without a number are accepted too, but finding out whose they are takes days.',
      },
      {
        question: 'Who handles press, jobs and suppliers?',
        answer:
          'E-mail is quickest; say what it is about in the subject. The people on the phone can only take a note and pass it on.',
      },
      {
        question: 'Someone added me on a messenger and asked for money. Was that you?',
        answer:
          'No. We take reports by phone, e-mail and the chat linked here, never through a private account, and nobody of ours asks for a transfer. Please send us a screenshot.',
      },
    ],
    readTitle: 'You may not have to call',
    reading: [
      {title: 'A camera shows offline', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0001'},
      {title: 'Disk alarms and gaps', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0102'},
      {title: 'Service levels and who comes when', note: 'Service network', href: '/service-system'},
      {title: 'Becoming a partner', note: 'Partners', href: '/partner-program'},
    ],
  },
  invite: {
    title: 'Want to try it first?',
    text: 'Tell us how many stores you run and what you want to see. A regional manager gets in touch, and together you pick the store and what to try there.',
    trial: 'Start free trial',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
