import type zh from '@site/i18n/zh-CN/copy/about/contact';
import type {CopyOf} from '@site/src/site/copy';

const copyButton = {copy: 'Copy', copied: 'Copied', failed: 'Could not copy; select it by hand'};

const copy = {
  meta: {
    title: 'Contact us: phone, e-mail and offices',
    description:
      'Phone, e-mail, chat and office addresses, what to have ready before you call, and how to ask for a free trial if you do not have any devices yet.',
  },
  banner: {
    title: 'Contact',
    text: 'Need a device fixed, help choosing a model, or a partner for a project? Find the right person here.',
  },
  ways: {
    title: 'Ways to reach us',
    phone: {
      title: 'Call',
      text: 'For offline cameras, gaps in recordings and anything urgent, calling is quickest during these hours.',
      call: 'Call',
      send: 'Send the case to an engineer',
    },
    mail: {
      title: 'E-mail',
      text: 'Best for photos, floor plans and lists. Include the store and the model.',
      write: 'Write an e-mail',
      what: 'e-mail address',
    },
    chat: {
      title: 'Chat',
      text: 'Opens in a new window. You can send photos and screen recordings.',
      start: 'Start chat',
    },
    copyButton,
  },
  inquiry: {
    title: 'Tell us what you need',
    lead: 'For questions about models, quantities or prices, fill in this form, and a regional manager will get back to you.',
    photos: {
      title: 'Four photos that save a call',
      text: 'Taken with a phone is fine. E-mail them to the address above, or send them when we get back to you.',
      names: {
        door: 'The door, frame included',
        ceiling: 'The ceiling inside the door',
        camera: 'The cameras you have now',
        cabinet: 'The cabinet with the router',
      },
    },
  },
  preparation: {
    title: 'What to have ready',
    lead: 'With these details at hand, most problems are solved on the first call.',
    cases: [
      {
        title: 'A device is not working right',
        items: [
          'Model: the first line of the label',
          'Serial number: the line that starts with SN',
          'Color of the light, and whether it is steady or blinking',
          'What you have tried so far',
        ],
        link: 'Start with troubleshooting',
      },
      {
        title: 'You cannot find the label',
        items: [
          'The label is in a different place on every model',
          'If the camera is mounted high, look it up in the app',
          'The model’s support page explains its lights',
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
    lead: 'Please call before you visit so that the right person is in.',
    names: {headquarters: 'Headquarters', international: 'International', support: 'Service and repair'},
    zip: 'Postal code',
    copyAddress: 'Copy address',
    copyMail: 'Copy e-mail',
  },
  copyButton: {copied: copyButton.copied, failed: copyButton.failed},
  questions: {
    title: 'Before your first call',
    faq: [
      {
        question: 'What if a device fails outside your hours?',
        answer:
          'Start with troubleshooting: most offline cameras and recording gaps can be fixed by following the steps. If you get stuck, the page gives you a short code. Give it to us when the lines open, and you will not have to start over. If a device is only offline, what it has recorded is still on the card or disk and can wait until morning. A recorder whose HDD light stays amber cannot: it may have stopped recording, so follow the article on disk alarms today.',
      },
      {
        question: 'How often will I be transferred?',
        answer:
          'Technical support picks up. For prices, contracts and invoices we transfer you to the colleague for your region and tell you the name first.',
      },
      {
        question: 'Where do I send a device for repair?',
        answer:
          'Ask us for a return number, write it on the outside of the box and use the service and repair address on this page. We accept boxes without a number too, but it takes days to find out whose they are.',
      },
      {
        question: 'Who handles press, jobs and suppliers?',
        answer:
          'E-mail is quickest. Put the topic in the subject line. The people on the phone can only take a message and pass it on.',
      },
      {
        question: 'Someone on a messaging app asked me for money. Was that you?',
        answer:
          'No. We take reports by phone, e-mail and the chat linked here and never use private accounts, and none of our people will ever ask you to send money. Please send us a screenshot.',
      },
    ],
    readTitle: 'Read before you call',
    reading: [
      {title: 'A camera shows offline', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0001'},
      {title: 'Disk alarms and gaps', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0102'},
      {title: 'Sending a device in: get a number first', note: 'Repair', href: '/support/repair'},
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
