import type zh from '@site/i18n/zh-CN/copy/downloads/xiaodian';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Get the Xiaodian app for one or two stores',
    description:
      'For owners of one or two stores: see the floor, count who came in, get a message when something moves after hours. Sign up and set up by yourself.',
  },
  name: 'Xiaodian',
  sentence:
    'Look after one or two stores from your phone, without a computer or an administrator. Set it up in the afternoon and watch your store tonight.',
  shots: {
    title: 'Three quick looks a day',
    lead: 'Alerts in the morning, the sales floor at noon, and the day’s numbers in the evening.',
    list: {
      shop: {title: 'Store', text: 'The picture is on top, with today’s visitors below.'},
      alerts: {title: 'Alerts', text: 'Movement after closing, a device that dropped, a late opening.'},
      week: {title: 'Week', text: 'Seven bars and a few sentences, with no report to learn.'},
    },
  },
  screens: {
    tabs: ['Store', 'Alerts', 'Week', 'Me'],
    shop: {
      title: 'Jen’s Fruit',
      note: 'Open since 8:12 AM',
      camera: 'Sales floor, 4:20 PM',
      numbers: [
        {value: '136', label: 'Came in today'},
        {value: '11', label: 'This hour'},
      ],
      rows: [
        {title: 'All devices online', note: '2 cameras, 1 recorder', value: 'OK'},
        {title: 'Against last week', note: 'Same day, up to this hour', value: '+9'},
      ],
    },
    alerts: {
      title: 'Alerts',
      note: 'Since last night',
      rows: [
        {title: 'Back door after closing', note: 'A cat; you have seen it', value: '2:14 AM'},
        {title: 'Opened 12 minutes late', note: 'You set 8:00 AM', value: '8:12 AM'},
        {title: 'Checkout view blocked', note: 'Clear after 5 minutes', value: 'Yesterday'},
        {title: 'Offline for 9 minutes', note: 'Recorder kept recording', value: 'Yesterday'},
        {title: 'Disk check', note: 'Holds the last 21 days', value: 'Yesterday'},
      ],
      more: 'Too many? Switch to nights only',
    },
    week: {
      title: 'This week',
      note: 'November 9–15',
      numbers: [
        {value: '1,024', label: 'Came in'},
        {value: '6 PM', label: 'Busiest'},
      ],
      chart: 'Visitors by day',
      ends: ['Mon', 'Sun'] as [string, string],
      lines: [
        'Busy Saturday, quiet Wednesday, as usual.',
        'From 6 to 7 PM one person is not enough.',
        'Wednesday afternoon suits deliveries.',
      ],
    },
  },
  does: {
    title: 'Everything a small store needs',
    alt: 'An eight-channel recorder seen from the front',
    points: [
      {
        title: 'Tells you whether the store opened',
        text: 'Set your hours. A late opening, or lights on after closing, sends you a message, so you do not have to call the staff to find out.',
      },
      {
        title: 'Counts people without identifying them',
        text: 'It counts entries, stores no faces and guesses no ages. That is enough to plan an extra pair of hands or the next delivery.',
      },
      {
        title: 'Reports what matters at night',
        text: 'Mark an area for after hours. If anyone enters it, you get a picture, and one look tells you what to do. The app does not call the police; that decision is yours.',
      },
      {
        title: 'Finds the moment in a dispute',
        text: 'If there is a question about change, a return or a short delivery, drag to that minute and send a clip. Every clip taken is logged, which helps when two stories differ.',
      },
      {
        title: 'Grows with your business',
        text: 'With a third store your account moves to New Huidian. Cameras stay on the wall, and past counts come along.',
      },
    ],
  },
  permissions: {
    title: 'It asks for four permissions',
    lead: 'Store owners have no time for long lists, so here is a short one.',
    rows: [
      {label: 'Camera', cells: ['Scan the code on a camera', 'Adding a device', 'Type in the serial number']},
      {
        label: 'Notifications',
        cells: [
          'Movement at night, lost connection',
          'After you set opening hours',
          'You get no alerts at night, so we recommend allowing it',
        ],
      },
      {label: 'Microphone', cells: ['Speak into the store', 'Holding the talk button', 'See and hear only']},
      {label: 'Photos, write only', cells: ['Keep a clip', 'You tap Keep', 'View it in the app only']},
    ],
    note: 'Staff install nothing. Put up a notice about cameras, cover only the sales floor and the checkout, and never point one at places where people change or rest.',
  },
  facts: {
    title: 'Version, and whom it suits',
    works: 'Platform 6.x, assigned when you sign up. Accounts from Huidian and 5.x cannot sign in here.',
    who: 'It suits owners of one or two stores. Sign up with a phone number and add up to three relatives or managers. From three stores on, use New Huidian.',
    changes: [
      'A lunch break no longer counts as closing',
      'The weekly summary names the quietest hour',
      'Old labels scan with their serial number again',
    ],
  },
  questions: {
    title: 'Questions from store owners',
    faq: [
      {
        question: 'What hardware do I have to buy?',
        answer:
          'You need at least one camera. To count people, add a counting camera at the door; to keep video longer, add a recorder. Start with one and add more only if you miss something.',
      },
      {
        question: 'I have cameras of another brand. Can I keep them?',
        answer:
          'If they offer a standard stream, our recorder shows and records them. For counting, add a B1 edge box or put a counting camera at the door.',
      },
      {
        question: 'My store only has cellular. Does it work?',
        answer: `Yes, it works, though you cannot watch all day. Use a router with a SIM slot: data flows only when you open the picture or something moves at night. ${promises.videoInStore}`,
      },
      {
        question: 'Will my staff feel watched?',
        answer:
          'Tell them in person first what is in the picture, who can look and how many days it is kept. The app gives no scores to people and has no page per person.',
      },
      {
        question: 'Does it warn me in a power outage?',
        answer:
          'Devices stop with the power. The app then shows since when they have been offline, but it cannot tell a power outage from a lost line. They come back by themselves.',
      },
      {
        question: 'Is there a monthly fee?',
        answer: `That depends on what you turn on; video on your own card or recorder costs nothing to store. ${promises.cloudRecording} You get a list of every item before anything is installed, and nothing off the list is charged.`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Where one store starts', note: 'Solution', href: '/solutions/smart-store'},
      {title: 'Choose a recorder', note: 'Devices', href: '/products/cloud-video-recorder'},
      {title: 'Choose a camera', note: 'Devices', href: '/products/cloud-camera'},
      {title: 'Recordings with gaps', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0101'},
      {title: 'A third store: New Huidian', note: 'Downloads', href: '/downloads/apps/new-huidian'},
    ],
  },
  trial: {
    title: 'Nothing in the store yet?',
    text: 'Tell us its size, its doors and what you sell. We put together the smallest set that does the job.',
    trial: 'Start free trial',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
