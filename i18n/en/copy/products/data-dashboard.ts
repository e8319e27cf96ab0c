import type zh from '@site/i18n/zh-CN/copy/products/data-dashboard';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Store data dashboard: yesterday’s numbers before you open',
    description:
      'Stores, regions and head office each start with their own numbers: entry rate, conversion, sales per visit and dwell time, with every formula in view.',
  },
  banner: {
    title: 'Data dashboard',
    text: 'Read yesterday’s numbers in five minutes before opening and pick one thing to fix today. It is built for the morning meeting.',
  },
  dashboard: {
    eyebrow: 'The morning meeting',
    title: 'Watch a morning meeting in 20 seconds',
    lead: 'Play the 20-second tour and sit in on an area manager’s meeting: from all stores to one store, one recording and one task.',
  },
  formulas: {
    eyebrow: 'Definitions',
    title: 'Every number shows its formula',
    lead: 'The examples use the day of sample store 01 from above. When a definition changes, the change is logged and reports show the date it applies from.',
    items: [
      {
        name: 'Entry rate',
        over: 'Visits',
        under: 'People passing the storefront',
        example: '400 ÷ 5,210 = 7.7%',
        note: 'This takes a counter facing the street. Without one, the field reads “none”; mall traffic is not used in its place.',
      },
      {
        name: 'Conversion',
        over: 'Receipts',
        under: 'Visits',
        example: '300 ÷ 400 = 75.0%',
        note: 'A family of four with one receipt pulls it down, so stores with many families may count groups instead.',
      },
      {
        name: 'Sales per visit',
        over: 'Sales',
        under: 'Visits',
        example: '3,472 ÷ 400 = 8.68',
        note: 'It equals conversion times the average receipt, so it separates “they come and do not buy” from “they buy little.”',
      },
      {
        name: 'Average dwell',
        over: 'Time of all visits together',
        under: 'Visits',
        example: '139,090 s ÷ 400 ≈ 5.8 min',
        note: 'It is reliable only where people are followed across zones. With a door counter alone it is an estimate, and is marked as one.',
      },
      {
        name: 'Regional conversion',
        over: 'Receipts of all stores',
        under: 'Visits of all stores',
        example: '1,237 ÷ 1,775 = 69.7%',
        note: 'The plain average of the four rates would read 72.0% and let small stores hide a large one’s problem.',
      },
    ],
  },
  figures: {
    title: 'How fast, and for how long',
    lead: 'Numbers help only if they arrive before the morning meeting. This is when they do.',
    within: {
      unit: 'seconds',
      meaning: 'at most, from a snapshot to its analysis result',
      note: promises.countsShown,
    },
    kept: {
      unit: 'years',
      meaning: 'that summary reports stay online',
      note: 'Before they expire, you can export them all at once and archive them yourself.',
    },
    onboarding: {
      unit: 'minutes',
      meaning: 'at most, from scanning a device’s code to seeing it in your account',
      note: 'The dashboard fills from the next update.',
    },
  },
  rights: {
    eyebrow: 'Who sees what',
    title: 'What each job can see and export',
    lead: 'Access changes on the day of a transfer and ends on the day someone leaves. Administrators can see who exported what.',
    columns: ['Job', 'Sees', 'Exports', 'Does not see'],
    rows: [
      {label: 'Associate', cells: ['Traffic and tasks of the shift', 'Nothing', 'Sales, other stores']},
      {
        label: 'Store manager',
        cells: [
          'All metrics of the store; video has a menu of its own, apart from the dashboard',
          'Daily and weekly reports of the store, Excel or CSV',
          'Details of other stores, beyond the regional average',
        ],
      },
      {
        label: 'Area manager',
        cells: ['Assigned stores, side by side', 'Assigned stores, by day or hour', 'Store details of other regions'],
      },
      {
        label: 'Head office',
        cells: [
          'Totals of all stores, down to each one',
          'Everything, also by scheduled e-mail',
          'Passwords of personal accounts',
        ],
      },
      {
        label: 'Franchisee',
        cells: ['The stores under contract', 'The stores under contract', 'Company stores and other franchisees'],
      },
    ],
  },
  questions: {
    title: 'Questions from IT and operations',
    faq: [
      {
        question: 'Does it take our POS data and feed our BI tool?',
        answer:
          'Yes. Register data comes in through an interface, a scheduled file or one spreadsheet uploaded a day, and results can be pushed to your BI tool. Definitions travel with the data, so both sides compute the same thing.',
      },
      {
        question: 'Is it useful without register data?',
        answer:
          'Yes. Visits, entry rate, dwell time and comparisons by hour work without it. Conversion and sales per visit stay empty, and the dashboard says why.',
      },
      {
        question: 'Do my numbers look bad after a device was offline?',
        answer:
          'No. The gap is marked as missing and is not counted as zero. A store that missed more than an hour is left out of that day’s ranking and put back once the device has caught up. You are told if a rank changes.',
      },
      {
        question: 'Where is the data, and does it include customer photos?',
        answer:
          'The dashboard holds totals and no pictures. Video stays in the stores. Your contract names the region where your totals are stored; ask before you sign.',
      },
      {
        question: 'Can I put it on a screen in the store?',
        answer:
          'Yes, and we suggest the staff area. Shoppers have no use for sales figures, and a public score invites people to game the number.',
      },
      {
        question: 'Does it correct for weather, holidays and sales events?',
        answer:
          'Not in reports. Mark those days in the calendar, and comparisons skip them. Only the store ranking in the New Huidian store app takes weather into account; the figures stay as counted.',
      },
      {
        question: 'What do we need to start?',
        answer:
          'A counter at each door for visits, a counter facing the street if you want the entry rate, and receipts by interface, scheduled file or daily spreadsheet. Scan the code on each device, and the dashboard fills from the next update.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Where visits come from', note: 'Product', href: '/products/accurate-people-counting'},
      {title: 'Receipts matched with video', note: 'Product', href: '/products/cash-lost-prevention'},
      {title: 'Get the data by API', note: 'Open platform', href: '/paas/output-layer#api'},
      {
        title: 'Dashboard and POS don’t match',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0509',
      },
    ],
  },
  inquiry: {
    title: 'Send us your current daily report',
    text: 'We rebuild it as one page and tell you which numbers arrive by themselves and which still have to be typed in.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
