import type zh from '@site/i18n/zh-CN/copy/downloads/xiaodian';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Get the Xiaodian app for single shops',
    description:
      'For owners of one or two shops: watch the floor, count who came in, get a message when something moves after hours. Sign up and set up by yourself.',
  },
  name: 'Xiaodian',
  sentence: 'One owner, one shop. No computer and no administrator: set it up in the afternoon, watch it tonight.',
  shots: {
    title: 'Three looks a day',
    lead: 'Alerts in the morning, the floor at noon, the day in the evening.',
    list: {
      shop: {title: 'Shop', text: 'The picture on top, today’s visitors below.'},
      alerts: {title: 'Alerts', text: 'Movement after closing, a device that dropped, a late opening.'},
      week: {title: 'Week', text: 'Seven bars and a few sentences. No report to learn.'},
    },
  },
  screens: {
    tabs: ['Shop', 'Alerts', 'Week', 'Me'],
    shop: {
      title: 'Jen’s Fruit',
      note: 'Open since 8:12 AM',
      camera: 'Shop floor, 4:20 PM',
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
        {title: 'Disk check', note: 'Room for 21 more days', value: 'Yesterday'},
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
    title: 'Just enough',
    alt: 'An eight-channel recorder seen from the front',
    points: [
      {
        title: 'Tells you whether the shop opened',
        text: 'Set your hours. A late opening, or lights on after closing, sends a message, so you need not phone the staff to find out.',
      },
      {
        title: 'Counts people, knows nobody',
        text: 'It counts entries and stores no faces and guesses no ages. That is enough to plan an extra pair of hands or the next delivery.',
      },
      {
        title: 'Reports what matters at night',
        text: 'Mark an area for after hours. Anyone entering it sends you a picture, and one look tells you what to do. Calling the police is up to you; the app does not.',
      },
      {
        title: 'Finds the moment in a dispute',
        text: 'Change, a return, a short delivery: drag to the minute and send a clip. Every clip taken is logged, which helps when two stories differ.',
      },
      {
        title: 'Moves with you as you grow',
        text: 'With a third shop your account goes to New Huidian. Cameras stay on the wall and past counts come along.',
      },
    ],
  },
  permissions: {
    title: 'Four permissions, no more',
    lead: 'Shop owners have no time for long lists, so here is a short one.',
    rows: [
      {label: 'Camera', cells: ['Scan the code on a camera', 'Adding a device', 'Key in the serial number']},
      {
        label: 'Notifications',
        cells: [
          'Movement at night, lost connection',
          'After you set opening hours',
          'Nights stay silent; better allow it',
        ],
      },
      {label: 'Microphone', cells: ['Speak into the shop', 'Holding the key', 'See and hear only']},
      {label: 'Photos, write only', cells: ['Keep a clip', 'You tap Keep', 'View it in the app only']},
    ],
    note: 'Staff install nothing. Put up a notice about cameras, stay with the floor and the checkout, and never point one at places where people change or rest.',
  },
  facts: {
    title: 'Version, and whom it suits',
    works: 'Platform 6.x, assigned when you sign up. Accounts from Huidian and 5.x cannot sign in here.',
    who: 'Owners of one or two shops. Sign up with a phone number and add up to three relatives or managers. From three shops on, take New Huidian.',
    changes: [
      'A lunch break no longer counts as closing',
      'The weekly summary names the quietest hour',
      'Old labels scan with their serial number again',
    ],
  },
  questions: {
    title: 'From people who run a shop',
    faq: [
      {
        question: 'What hardware do I have to buy?',
        answer:
          'One camera at the least. To count people, a counting camera at the door; to keep video longer, a recorder. Start with one and add only if you miss something.',
      },
      {
        question: 'I have cameras of another make. Can I keep them?',
        answer:
          'If they put out a standard stream, our recorder shows and records them. For counting, add a B1 edge box or put a counting camera at the door.',
      },
      {
        question: 'No broadband, only a SIM card. Does it work?',
        answer:
          'It does, though not for watching all day. Use a router with a SIM slot: video stays in the shop, and data flows only when you open the picture or something moves at night.',
      },
      {
        question: 'Will my staff feel watched?',
        answer:
          'Tell them in person first: what is in the picture, who can look, how many days it is kept. The app gives no scores to people and has no page per person.',
      },
      {
        question: 'Does it warn me in a power cut?',
        answer:
          'Devices stop with the power. The app then says since when they have been offline; it cannot tell a power cut from a lost line. They come back by themselves.',
      },
      {
        question: 'Is there a monthly fee?',
        answer:
          'That depends on what you turn on: keeping video in the shop and keeping it in the cloud are priced differently. You get a list of every item before anything is installed, and nothing off the list is charged.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Where one store starts', note: 'Solution', href: '/solutions/smart-store'},
      {title: 'Choose a recorder', note: 'Devices', href: '/products/cloud-video-recorder'},
      {title: 'Choose a camera', note: 'Devices', href: '/products/cloud-camera'},
      {title: 'Recordings with gaps', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0101'},
      {title: 'A third shop: New Huidian', note: 'Downloads', href: '/downloads/apps/new-huidian'},
    ],
  },
  trial: {
    title: 'Nothing in the shop yet?',
    text: 'Tell us its size, its doors and what you sell. We put together the smallest set that does the job.',
    trial: 'Start free trial',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
