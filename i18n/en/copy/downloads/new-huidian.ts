import type zh from '@site/i18n/zh-CN/copy/downloads/new-huidian';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Get the New Huidian store management app',
    description:
      'New Huidian for iPhone and Android opens with the stores that need you, then traffic and devices. Permissions, version and moving from Huidian.',
  },
  name: 'New Huidian',
  sentence: 'Open it in the morning and see which stores need you. The numbers behind that are one tap away.',
  shots: {
    title: 'Your morning in three screens',
    lead: 'See which stores need you most, one store’s day, and whether the devices are up.',
    list: {
      stores: {
        title: 'Which stores first',
        text: 'Each store is compared with the same weekday of its past eight weeks. The widest gaps come first, with the reason.',
      },
      day: {title: 'One store, one day', text: 'Entries, conversion, the hourly curve, and what happened.'},
      devices: {title: 'Devices', text: 'Which one dropped, for how long, and which number it affects.'},
    },
  },
  screens: {
    tabs: ['Stores', 'Data', 'Devices', 'Me'],
    stores: {
      title: 'These 3 first',
      note: 'Yesterday · 26 stores in all',
      rows: [
        {title: 'Waterfront', note: 'Entries down: roadwork outside', value: '−31%'},
        {title: 'South Side', note: 'Conversion down three days', value: '−6 pts'},
        {title: 'University', note: 'No data from door 2', value: 'Device'},
        {title: 'Galleria', note: 'About the same as last week', value: '+2%'},
        {title: '22 others', note: 'Within the usual range', value: 'Fine'},
      ],
      more: 'Why these? Tap to see the rule',
    },
    day: {
      title: 'Waterfront',
      note: 'Yesterday · Wednesday · light rain',
      numbers: [
        {value: '842', label: 'Entries'},
        {value: '23.6%', label: 'Conversion'},
        {value: '199', label: 'Receipts'},
      ],
      chart: 'Entries by hour',
      ends: ['10 AM', '9 PM'] as [string, string],
      rows: [
        {title: 'East door fenced off', note: 'Manager, 9:40 AM', value: 'Photo'},
        {title: 'One more for afternoons', note: 'Area manager, 3:10 PM'},
      ],
    },
    devices: {
      title: 'Devices',
      note: 'University · 5 devices',
      rows: [
        {title: 'Door 1 counter', note: 'Online · firmware current', value: 'OK'},
        {title: 'Checkout', note: 'Online', value: 'OK'},
        {title: 'Door 2 counter', note: 'No network since 2:05 PM', value: 'Offline'},
        {title: 'Stockroom', note: 'Online · 12 days stored', value: 'OK'},
        {title: 'Recorder', note: 'Online · disk healthy', value: 'OK'},
      ],
      more: 'Offline hours of door 2 are gray in reports',
    },
  },
  does: {
    title: 'It checks your stores before you do',
    alt: 'A monitor with a dashboard of store figures',
    points: [
      {
        title: 'Picks the stores that need you',
        text: 'Each store is compared with its own past eight weeks: same weekday, with weather and rescheduled workdays. Stores with nothing to report share a single line and take none of your time.',
      },
      {
        title: 'Tells you in a sentence what is off',
        text: 'Instead of a red arrow you read “entries down by a third since 2 PM.” One tap tells whether fewer people came, fewer bought, or a device went silent.',
      },
      {
        title: 'Shows gaps as gaps',
        text: 'Hours without a device are gray and never filled with estimates. Area totals name the stores and hours that are missing.',
      },
      {
        title: 'Takes you from figure to footage',
        text: 'With the right permission, tap an hour and watch it. Each viewing is logged with who, when and which part.',
      },
      {
        title: 'Gives managers and head office the same number',
        text: 'The definition is next to the figure. A manager who disagrees adds a note that travels with it, so you do not have to search chats at the monthly meeting.',
      },
    ],
  },
  compare: {
    title: 'What is different from Huidian',
    lead: 'The old app does not stop overnight. Keep both until you are used to the new one, then delete the old.',
    caption: 'Huidian and New Huidian',
    columns: ['Part', 'Huidian', 'New Huidian'],
    rows: [
      {label: 'First screen', cells: ['All figures', 'Stores that need you']},
      {label: 'Account', cells: ['Phone number and password', 'Same number, with a code on first sign-in']},
      {label: 'Past reports', cells: ['Stay where they are, read-only', 'Brought over in the move, by day']},
      {label: 'Store groups', cells: ['One level', 'Region, brand and format combined']},
      {label: 'Attendance', cells: ['In the app', 'A product of its own, ordered separately']},
      {label: 'Custom reports', cells: ['Built on a computer', 'Not carried over; build them once more']},
    ],
    note: 'When to move and who does it: see the Huidian page.',
  },
  permissions: {
    title: 'It needs no permissions to read reports',
    lead: 'Each permission belongs to one action, and the app does not ask until you use that action.',
    rows: [
      {
        label: 'Notifications',
        cells: ['Device offline, daily summary', 'You turn a reminder on', 'No push; it shows when you open the app'],
      },
      {label: 'Camera', cells: ['Scan a label to add a device', 'You tap Add device', 'Type the serial number']},
      {
        label: 'Local network',
        cells: [
          'Set up a new device on your Wi-Fi',
          'Second step of setup',
          'Plug in a cable; it comes online by itself',
        ],
      },
      {label: 'Photos, write only', cells: ['Save a chart as an image', 'You tap Save image', 'Share a link instead']},
    ],
    note: 'It does not need your location, because where you are says nothing about which store you are looking at.',
  },
  facts: {
    title: 'Requirements and updates',
    works: 'Platform 6.x only. On 5.x keep using Huidian; your service manager schedules the upgrade.',
    who: 'Anyone with a back-office account: owners, area and store managers, data and IT people. Your organization chart decides which stores each of them sees.',
    changes: [
      'Weather and rescheduled workdays count in the ranking, so Mondays raise fewer false alarms',
      'Lists beyond two hundred stores open faster',
      'An offline device can go straight to the store manager',
    ],
  },
  questions: {
    title: 'Questions before and after you switch',
    faq: [
      {
        question: 'How does it decide which stores need me?',
        answer:
          'It compares yesterday with the same weekday of the past eight weeks and counts only what exceeds the store’s usual swing. Stores younger than four weeks are listed separately. You can loosen or tighten the rule, which is spelled out in the app.',
      },
      {
        question: 'The POS shows another number. Which one is right?',
        answer:
          'The POS is right about receipts and the door device about entries. Conversion divides the two, and an hour that lacks either is left out. If they disagree, start by checking the door device.',
      },
      {
        question: 'What do I see when a store loses its connection?',
        answer:
          'You see gray hours. Counting devices keep their counts and usually send them later, and then the gray fills in. Live view of that time is gone.',
      },
      {
        question: 'I do not want to open an app every day. Can it message me?',
        answer:
          'Yes, once a day at an hour you pick: how many stores need you, and the most urgent one. On quiet days it tells you that nothing needs you, so you know it is working.',
      },
      {
        question: 'Does it work on a tablet or computer?',
        answer:
          'Tablets show the list on the left and details on the right. On a computer use the desktop client or the web, where viewing many pictures and exporting are easier.',
      },
      {
        question: 'Do I need the Store inspection app too?',
        answer:
          'People who inspect and assign fixes do. People who only read figures and devices do not. A task you tap in one app opens in the other without a second sign-in.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Dashboards and their definitions', note: 'Product', href: '/products/data-dashboard'},
      {title: 'Accurate people counting', note: 'Product', href: '/products/accurate-people-counting'},
      {title: 'Still on Huidian? When to move', note: 'Downloads', href: '/downloads/apps/huidian'},
      {title: 'A device shows offline', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0001'},
    ],
  },
  trial: {
    title: 'Watch three stores for a week',
    text: 'Stores with counting devices show figures as soon as they are connected. For the others we look at the doors first.',
    trial: 'Start free trial',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
