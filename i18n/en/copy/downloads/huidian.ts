import type zh from '@site/i18n/zh-CN/copy/downloads/huidian';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Get the Huidian app for platform 5.x',
    description:
      'The Huidian app for existing customers on platform 5.x: download it, see what still works, when to move to New Huidian, and which data comes along.',
  },
  name: 'Huidian',
  sentence: `Existing customers on platform 5.x can still install it. ${promises.platform5}`,
  shots: {
    title: 'The two screens you know',
    lead: 'Everything is where you left it. One new page shows how far along your move is.',
    list: {
      report: {title: 'Store report', text: 'Entries, receipts and a week of bars.'},
      move: {title: 'Progress of the move', text: 'Which step you are on, and whose approval comes next.'},
    },
  },
  screens: {
    tabs: ['Report', 'Stores', 'Hours', 'Me'],
    report: {
      title: 'Store report',
      note: 'Orchard Lane · last week',
      numbers: [
        {value: '5,214', label: 'Entries'},
        {value: '1,308', label: 'Receipts'},
      ],
      chart: 'Entries by day',
      ends: ['Mon', 'Sun'] as [string, string],
      row: {title: 'Against the week before', note: 'Weather and events left out', value: '+4%'},
    },
    move: {
      title: 'To New Huidian',
      note: 'Sample company · 26 stores',
      rows: [
        {title: 'Firmware check', note: 'All devices meet it', value: 'Done'},
        {title: 'Past reports copied', note: 'By day, read-only', value: 'Done'},
        {title: 'Custom reports', note: '3 have to be rebuilt', value: 'Confirm'},
        {title: 'Trial by managers', note: 'Starts when confirmed'},
      ],
      line: 'Both apps work during the move',
      buttons: ['See the list', 'Later'],
    },
  },
  does: {
    title: 'What continues to work',
    alt: 'Isometric cloud and edge devices, with several stores on one platform',
    points: [
      {
        title: 'Reports every morning',
        text: 'Entries, receipts, attendance and inspection records for the day before arrive overnight. Definitions have not changed, so year-over-year comparisons hold.',
      },
      {
        title: 'Live view and playback',
        text: 'Every camera and recorder added on 5.x keeps working. If a new device needs platform 6.x, the app says so as you start to add it.',
      },
      {
        title: 'Security fixes',
        text: 'A vulnerability gets a maintenance release, and the fourth digit of the version goes up. From this version on, screens and reports stay as they are.',
      },
    ],
  },
  move: {
    title: 'When to move to New Huidian',
    lead: 'There is no rush. Go through the list, and once a line fits, put a date on the calendar.',
    caption: 'Which of these applies to you?',
    columns: ['Your situation', 'Advice', 'Reason'],
    rows: [
      {label: 'New algorithms or AI cameras planned', cells: ['Move now', 'New algorithms run only on platform 6.x']},
      {
        label: 'More than thirty stores',
        cells: ['Move now', 'In Huidian you page through stores; New Huidian shows the ones that need you'],
      },
      {
        label: 'Phones about to get a new system',
        cells: ['Move, then update', 'Huidian is tested only on the systems listed here'],
      },
      {label: 'Right before peak season', cells: ['Wait', 'Changing definitions mid-season breaks your comparison']},
      {
        label: 'Payroll based on attendance',
        cells: [
          'First of a month',
          'Attendance becomes a separate product; switching mid-month leaves you with two sets of records',
        ],
      },
      {
        label: 'A few stores that only read reports',
        cells: ['No hurry', 'You will be told in writing before service ends'],
      },
    ],
    note: 'A service manager takes you through it: firmware, history, a trial by store managers, the switch. The old app works throughout and becomes read-only after the switch.',
  },
  permissions: {
    title: 'The older app asks for one more permission',
    lead: 'It was written years ago, so Android asks for storage at install. You may decline.',
    rows: [
      {
        label: 'Storage (Android)',
        cells: ['Keep report images', 'First launch', 'Images load again each time, a bit slower'],
      },
      {
        label: 'Camera',
        cells: [
          'Scan the label for the serial number',
          'Plus sign at the top right',
          'Enter the serial number from the label',
        ],
      },
      {label: 'Location', cells: ['Clock in and out', 'You tap Clock in', 'No clocking in; the rest is unaffected']},
      {
        label: 'Notifications',
        cells: ['Offline alerts, approvals', 'First launch', 'No banners; messages wait in the list'],
      },
    ],
    note: 'Companies that do not use attendance can turn the module off, and the app then no longer asks for a location.',
  },
  facts: {
    title: 'Version and service',
    works: 'It works on platform 5.x. An account on 6.x is sent to New Huidian at sign-in; the two cannot be combined.',
    who: 'It is for existing customers on 5.x and does not accept new ones.',
    changes: [
      'Updated encryption component, closing a security issue',
      'The sign-in page links to the progress of your move',
      'Playback sound no longer stutters on some Android phones',
    ],
  },
  questions: {
    title: 'Questions from long-time customers',
    faq: [
      {
        question: 'Will Huidian be shut down, and when?',
        answer:
          'Yes, on a date that has not been set. Before then, you get a letter with the last day, the end of read-only access and the way to export. Until you get that letter, everything continues as usual.',
      },
      {
        question: 'Do I keep my data after moving?',
        answer:
          'Yes. Daily reports are copied. Minute-by-minute detail is not, but you can export it before the switch. Recordings stay on recorders and in cloud storage and follow the device.',
      },
      {
        question: 'Must devices be replaced?',
        answer:
          'Usually not, because a firmware update is enough. For devices too old to update, your service manager gives you a list with a suggested model for each, and you decide.',
      },
      {
        question: 'Can I go back?',
        answer:
          'You can at any time before the final switch. After it, you can read the old account but not change it, and the two no longer sync.',
      },
      {
        question: 'We run the old Windows client. What about that?',
        answer:
          'The 5.x client is under “Older platform” in Downloads and works with this app. The current desktop client cannot sign in to 5.x.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'New Huidian: what it looks like', note: 'Downloads', href: '/downloads/apps/new-huidian'},
      {title: 'Intelligent attendance', note: 'Product', href: '/products/intelligent-attendance'},
      {title: 'Data dashboard', note: 'Product', href: '/products/data-dashboard'},
      {
        title: 'Devices fail after a router change',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0003',
      },
      {title: 'Who comes, and how a time is agreed', note: 'Service', href: '/service-system'},
    ],
  },
} satisfies CopyOf<typeof zh>;

export default copy;
