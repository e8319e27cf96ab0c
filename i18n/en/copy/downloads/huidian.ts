import type zh from '@site/i18n/zh-CN/copy/downloads/huidian';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Get the Huidian app (platform 5.x)',
    description:
      'Huidian for existing customers on platform 5.x: download, what still works, when to move to New Huidian, and which data comes along.',
  },
  name: 'Huidian',
  sentence:
    'For existing customers on platform 5.x. It still installs and still gets security fixes, but no new functions.',
  shots: {
    title: 'Two screens you know',
    lead: 'Nothing has been rearranged. One page is new: how far your move has come.',
    list: {
      report: {title: 'Store report', text: 'Entries, receipts and a week of bars.'},
      move: {title: 'Progress of the move', text: 'Which step you are at and whose approval it waits for.'},
    },
  },
  screens: {
    tabs: ['Report', 'Stores', 'Hours', 'Me'],
    report: {
      title: 'Store report',
      note: 'People’s Road · last week',
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
    title: 'What you can still count on',
    alt: 'Isometric cloud and edge devices, with several stores on one platform',
    points: [
      {
        title: 'Reports every morning',
        text: 'Entries, receipts, attendance and inspection records arrive overnight for the day before. Definitions are the ones you have always had, so year-over-year comparisons hold.',
      },
      {
        title: 'Live view and playback',
        text: 'Every camera and recorder bound on 5.x keeps working. If a new device needs platform 6.x, the app says so as you add it rather than halfway through.',
      },
      {
        title: 'Security fixes',
        text: 'A vulnerability gets a maintenance release and the fourth digit of the version goes up. Beyond that, screens and reports stay as they are.',
      },
    ],
  },
  move: {
    title: 'When to move to New Huidian',
    lead: 'No rush. Run down the list; once a line fits, put a date on the calendar.',
    caption: 'Which of these is you?',
    columns: ['Your situation', 'Advice', 'Reason'],
    rows: [
      {label: 'New algorithms or AI cameras planned', cells: ['Move now', 'New algorithms run on platform 6.x alone']},
      {
        label: 'More than thirty stores',
        cells: ['Move now', 'Here you page through stores; the successor picks those that need you'],
      },
      {
        label: 'Phones about to get a new system',
        cells: ['Move, then update', 'Huidian is tested on the systems listed here and no others'],
      },
      {label: 'Right before peak season', cells: ['Wait', 'Changing definitions mid-season breaks your comparison']},
      {
        label: 'Payroll based on attendance',
        cells: ['First of a month', 'Attendance becomes a separate product; mid-month you would keep two records'],
      },
      {
        label: 'A few stores, a look at reports',
        cells: ['No hurry', 'You will be told in writing before service ends'],
      },
    ],
    note: 'A service manager takes you through it: firmware, history, a trial by store managers, the switch. The old app works throughout and becomes read-only after the switch.',
  },
  permissions: {
    title: 'An older app asks for one thing more',
    lead: 'It was written years ago, so Android prompts for storage at install. You may decline.',
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
    note: 'Companies that do not use attendance can switch the module off, after which the app no longer wants a location.',
  },
  facts: {
    title: 'Version and service',
    works: 'Platform 5.x. An account on 6.x is pointed to New Huidian at sign-in; the two do not mix.',
    who: 'Existing customers on 5.x. It is not opened for new ones.',
    changes: [
      'Updated encryption component, closing a security issue',
      'The sign-in page links to the progress of your move',
      'Playback sound no longer stutters on some Android phones',
    ],
  },
  questions: {
    title: 'What long-time customers ask',
    faq: [
      {
        question: 'Will Huidian be shut down, and when?',
        answer:
          'Yes, on a date that is not set. Before it is, you get a letter with the last day, the end of read-only access and the way to export. No letter means business as usual.',
      },
      {
        question: 'Do I keep my data after moving?',
        answer:
          'Daily reports are copied. Minute-by-minute detail is not, but you can export it before the switch. Recordings stay on recorders and in cloud storage and follow the device.',
      },
      {
        question: 'Must devices be replaced?',
        answer:
          'Mostly not; a firmware update does it. For those too old to update, your service manager lists them with a suggested model, and you decide.',
      },
      {
        question: 'Can I go back?',
        answer:
          'Any time before the final switch. After it, the old account can be read but not changed, and the two no longer sync.',
      },
      {
        question: 'We run the old Windows client. What about that?',
        answer:
          'The 5.x client is under “Older platform” in Downloads and pairs with this app. The current desktop client cannot sign in to 5.x.',
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
      {title: 'Who comes, and how soon', note: 'Service', href: '/service-system'},
    ],
  },
} satisfies CopyOf<typeof zh>;

export default copy;
