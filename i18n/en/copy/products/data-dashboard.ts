import type zh from '@site/i18n/zh-CN/copy/products/data-dashboard';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Data dashboard for the morning meeting',
    description:
      'Store, region and head office each open with their own numbers: entry rate, conversion, sales per visit and dwell, every formula in plain sight.',
  },
  banner: {
    title: 'Data dashboard',
    text: 'Five minutes before opening: read yesterday, decide on one thing for today. Made for a meeting, not for a video wall.',
  },
  dashboard: {
    eyebrow: 'Change the role',
    title: 'The first page of the morning',
    lead: 'Everyone opens with the numbers they can act on. The others are a click away.',
    badge: 'Sample data',
    choose: 'Role',
    roles: {
      store: {
        label: 'Store manager',
        heading: 'Liberty Street, yesterday (Thursday)',
        note: 'Traffic is level, ten receipts fewer. From 5 to 7 p.m. the store was fullest with one register open. Open the second one today.',
      },
      region: {
        label: 'Regional',
        heading: 'East side, 4 stores, yesterday (Thursday)',
        note: 'New Plaza draws the most visitors and converts the fewest. Look at its fitting rooms and registers before you celebrate the traffic.',
      },
      head: {
        label: 'Head office',
        heading: 'All 104 stores, yesterday (Thursday)',
        note: 'In the west, visits and conversion fell together, and one store sent nothing. Ask about the device first, then about the business.',
      },
    },
    metrics: {
      visits: 'Visits',
      entryRate: 'Entry rate',
      conversion: 'Conversion',
      salesPerVisit: 'Sales per visit',
      dwell: 'Average dwell',
    },
    format: {
      visits: (value: string) => value,
      money: (value: string) => `$${value}`,
      minutes: (value: string) => `${value} min`,
    },
    against: 'vs. last Thursday',
    noChange: 'level',
    hours: {
      title: 'Visits by hour',
      alt: 'Bar chart: visits by hour from 10 a.m. to 9 p.m.; most at 6 p.m. with 58',
      busiest: (hour: number, visits: number) =>
        `The hour from ${hour}:00 was the busiest, with ${visits} ${visits === 1 ? 'visit' : 'visits'}.`,
    },
    place: {store: 'Store', region: 'Region'},
    stores: ['Liberty Street', 'New Plaza', 'Builders Lane', 'East Station'],
    regions: ['East', 'South', 'West'],
    sum: 'Total',
    silent: 'Stores without data',
    silentValue: (silent: number, stores: number) => `${silent} of ${stores}`,
    ask: 'Ask this first today',
  },
  formulas: {
    eyebrow: 'Definitions',
    title: 'Every number shows what is divided by what',
    lead: 'The examples are Liberty Street’s day from above. A changed definition is logged, and reports show the date from which it applies.',
    items: [
      {
        name: 'Entry rate',
        over: 'Visits',
        under: 'People passing the storefront',
        example: '402 ÷ 5,210 = 7.7%',
        note: 'It takes a counter facing the street. Without one the field reads “none”; mall traffic is not used as a stand-in.',
      },
      {
        name: 'Conversion',
        over: 'Receipts',
        under: 'Visits',
        example: '141 ÷ 402 = 35.1%',
        note: 'A family of four with one receipt pulls it down. Stores with many families may count groups instead.',
      },
      {
        name: 'Sales per visit',
        over: 'Sales',
        under: 'Visits',
        example: '12,060 ÷ 402 = 30.00',
        note: 'It equals conversion times the average receipt, so it tells “they come and do not buy” from “they buy little.”',
      },
      {
        name: 'Average dwell',
        over: 'Time of all visits together',
        under: 'Visits',
        example: '139,090 s ÷ 402 ≈ 5.8 min',
        note: 'Reliable only where people are followed across zones. With a door counter alone it is an estimate and is marked as one.',
      },
      {
        name: 'Regional conversion',
        over: 'Receipts of all stores',
        under: 'Visits of all stores',
        example: '559 ÷ 1,777 = 31.5%',
        note: 'Not the average of four rates, which would read 33.0% and let small stores hide a large one’s problem.',
      },
    ],
  },
  figures: {
    title: 'How fast, and for how long',
    lead: 'A number that comes late is not in the morning meeting.',
    within: {
      unit: 'seconds',
      meaning: 'at most, from a snapshot to its analysis result',
      note: 'Door counts arrive once a minute.',
    },
    kept: {
      unit: 'years',
      meaning: 'that summary reports stay online',
      note: 'Before they expire you can export them in one go and archive them yourself.',
    },
    onboarding: {
      unit: 'minutes',
      meaning: 'at most, from scanning a device’s code to seeing it in your account',
      note: 'The dashboard fills from the next full hour.',
    },
  },
  rights: {
    eyebrow: 'Who sees what',
    title: 'Rights go with the job',
    lead: 'They change on the day of a transfer and end on the day somebody leaves. Administrators can see who exported what.',
    columns: ['Job', 'Sees', 'Exports', 'Does not see'],
    rows: [
      {label: 'Associate', cells: ['Traffic and tasks of the shift', 'Nothing', 'Sales, other stores']},
      {
        label: 'Store manager',
        cells: [
          'All metrics of the store; video is not on the dashboard',
          'Daily and weekly reports of the store, Excel or CSV',
          'Details of other stores, only the regional average',
        ],
      },
      {
        label: 'Regional manager',
        cells: ['Assigned stores, side by side', 'Assigned stores, by day or hour', 'Store details of other regions'],
      },
      {
        label: 'Head office',
        cells: [
          'All stores summed, down to each one',
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
    title: 'What IT and operations ask',
    faq: [
      {
        question: 'Will it take our POS data and feed our BI tool?',
        answer:
          'Yes. Register data comes through an interface, a scheduled file or one sheet uploaded a day, and results can be pushed to your BI. Definitions travel with the data so that the two sides do not compute different things.',
      },
      {
        question: 'Is it any use without register data?',
        answer:
          'Visits, entry rate, dwell and comparisons by hour work. Conversion and sales per visit stay empty, with the reason stated.',
      },
      {
        question: 'A device was offline. Do my numbers look bad?',
        answer:
          'The gap is marked as missing, not counted as zero. A store that missed more than an hour is left out of that day’s ranking, and is put back once the device has caught up. You are told if a rank changes.',
      },
      {
        question: 'Where is the data, and are there customer photos?',
        answer:
          'The dashboard holds totals and no pictures. Video stays in the stores. The region where your totals are stored is written into your contract; ask before you sign.',
      },
      {
        question: 'Can I put it on a screen in the store?',
        answer:
          'You can, and we suggest the staff area. Sales figures do nothing for shoppers, and a public score invites people to game the number.',
      },
      {
        question: 'Does it correct for weather, holidays and sales?',
        answer:
          'Not by itself. Mark such days in the calendar and comparisons will skip them. Once a number has been corrected automatically, nobody can say where it came from.',
      },
    ],
    readTitle: 'Goes well with this',
    reading: [
      {
        title: 'Entry rate: three definitions compared',
        note: 'Industry news',
        href: '/news/industry/entry-rate-three-definitions',
      },
      {title: 'Where visits come from', note: 'Product', href: '/products/accurate-people-counting'},
      {title: 'Receipts checked against video', note: 'Product', href: '/products/cash-lost-prevention'},
      {title: 'Fetch the data by API', note: 'Open platform', href: '/paas/output-layer#api'},
      {
        title: 'A stretch of recording is missing',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0101',
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
