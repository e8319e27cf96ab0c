import type zh from '@site/i18n/zh-CN/copy/products/xundiantong';
import type {CopyOf} from '@site/src/site/copy';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const copy = {
  meta: {
    title: 'Xundiantong: three kinds of inspection, one app',
    description:
      'AI, remote and on-site inspection in one app: one checklist, one task per issue, one score per store. Answer three questions to find your mix.',
  },
  banner: {
    title: 'Xundiantong app',
    text: 'Seen by an algorithm, from a desk or in person: it all ends on the same task list.',
  },
  statement: {
    before: 'Field managers have a form, quality has another, and algorithms send alerts of their own. Store managers ',
    marked: 'hear of one problem three times',
    after: ' and nobody can say which one counts.',
    aside:
      'Xundiantong is the tool, not a fourth way to inspect. It keeps three things single: one set of items, one task per issue, and one score per store.',
  },
  mix: {
    badge: 'Rule of thumb',
    eyebrow: 'The mix',
    title: 'Three questions, one place to start',
    lead: 'No single way suits all stores. Take frequency, consequence and distance, settle on shares, and adjust after a quarter.',
    often: {question: 'How often should someone look?', monthly: 'Monthly', weekly: 'Weekly', daily: 'Daily'},
    risk: {
      question: 'If it slips by, what happens?',
      low: 'It looks bad',
      medium: 'Complaint or fine',
      high: 'Someone gets hurt',
    },
    distance: {question: 'How far is the store?', near: 'Half an hour', drive: 'Half a day', far: 'Overnight'},
    ways: {
      ai: {name: 'AI inspection', text: 'Clear rules, many repeats, right or wrong at a glance.', more: 'By rule'},
      cloud: {name: 'Remote inspection', text: 'Needs a person’s judgment, but not a trip.', more: 'From the desk'},
      onSite: {
        name: 'On-site inspection',
        text: 'Needs hands, a nose or teaching, and verifies what the other two found.',
        more: 'On foot',
      },
    },
    alt: (ai: number, cloud: number, onSite: number) =>
      `Suggested shares: AI ${ai} percent, remote ${cloud} percent, on site ${onSite} percent`,
    visits: (perYear: number) => `Walk into each store at least ${perYear} times a year.`,
    note: 'Shares are of checks, not of hours. How it works: each answer gives points to the three ways, and the sums are rounded to fives. Where someone could get hurt, distance never reduces visits.',
  },
  roles: {
    eyebrow: 'Who does what',
    title: 'Three roles, three home screens',
    lead: 'Home shows what is due today. The position decides what you can see.',
    caption: 'A day in each role',
    columns: ['Role', 'Sees first', 'Does', 'Does not see'],
    rows: [
      {
        label: 'Inspector',
        cells: [
          'Stores due today, remote and in person',
          'Goes through items, takes pictures, assigns and rechecks',
          'Stores of others, comments by other inspectors',
        ],
      },
      {
        label: 'Store manager',
        cells: [
          'Open issues by due date',
          'Answers with photos, asks for time, objects, runs self-checks',
          'Pictures and score details of other stores',
        ],
      },
      {
        label: 'Headquarters',
        cells: [
          'Completion by area, problems that come back',
          'Edits checklists and weights, audits, exports',
          'Unconfirmed alerts, live video from stores',
        ],
      },
    ],
    note: 'One person may hold two roles, such as an area manager who runs a store. Switching is explicit and the logs stay apart.',
  },
  data: {
    eyebrow: 'What the app asks for',
    title: 'Permissions, and what happens if you refuse',
    lead: 'Each is asked for on first use, never all at once at launch. You may refuse any and take it back later.',
    caption: 'Permissions',
    columns: ['Permission', 'For', 'When', 'Without it'],
    rows: [
      {label: 'Camera', cells: ['Photos as evidence', 'You tap the shutter', 'Text only; the item says “no photo”']},
      {
        label: 'Location',
        cells: ['Proof of a visit', 'Check-in, photo, check-out', 'Storefront photo plus the manager’s word'],
      },
      {
        label: 'Notifications',
        cells: ['Due-date reminders', 'Before and after a date', 'You see them on opening the app'],
      },
      {label: 'Microphone', cells: ['Talk to a store', 'While you hold the button', 'No talk; everything else works']},
      {
        label: 'Photo library, write only',
        cells: ['Save a report image', 'You tap save', 'Read it in the app or share a link'],
      },
    ],
    note: 'No contacts, no messages, no background location. After an account is closed, personal data is deleted as the privacy policy says; the company keeps inspection records without the name.',
  },
  app: {
    title: 'Put it on your phone',
    text: 'The download page recognizes your phone and shows the right way to install.',
    alt: 'A phone with a data screen: figures of the day, a week of bars and a heat map',
    download: 'Get Xundiantong',
    facts: [
      'Android and iPhone; tablets show the phone layout',
      'Inside WeChat, follow the hint to open the page in a browser',
      'Your company’s administrator opens accounts; there is no self-signup',
    ],
  },
  rollout: {
    eyebrow: 'Rolling out',
    title: 'Three stores, then an area, then all',
    lead: 'A sample pace. Installing an app is the easy part; shortening the checklist and earning trust in the score is the work.',
    badge: 'Sample plan',
    phases: [
      {
        when: 'Week 1',
        title: 'Shorten the list',
        text: 'Take the list you have, cut it below thirty items, and give each to one way of inspecting.',
        done: 'Done when: every item belongs to one way',
      },
      {
        when: 'Weeks 2–3',
        title: 'Three stores',
        text: 'A good one, a weak one, a far one. Run all three ways and keep scores private.',
        done: 'Done when: two inspectors score within 5 points',
      },
      {
        when: 'Weeks 4–6',
        title: 'One area',
        text: 'Train managers for an hour, mostly on objections and extensions. Publish completion, not rankings.',
        done: 'Done when: four in five tasks close on time',
      },
      {
        when: 'From week 7',
        title: 'Everyone',
        text: 'Go area by area and retire the old form. Each quarter, drop three items nobody fails.',
        done: 'Done when: nobody fills in the old form',
      },
      {
        when: 'After a quarter',
        title: 'Redo the shares',
        text: 'Visits that never find anything become remote checks; alerts that are always dismissed go back to people.',
        done: 'Done when: the mix has changed once',
      },
    ],
  },
  devices: {
    title: 'Visits need only a phone. For remote checks, add devices',
    lead: (minutes: string, asOf: string) => {
      const [year, month] = asOf.split('-');
      return `Scan the code on a camera and its picture is in the app within ${minutes} minutes (as of ${months[Number(month) - 1]} ${year}).`;
    },
    more: 'Details',
    rows: {
      'e3-x': {
        purpose: 'Fixed view for scheduled snapshots',
        facts: [
          {label: 'For', value: 'remote and AI'},
          {label: 'Per store', value: 'two or more'},
        ],
      },
      'p3-x-8': {
        purpose: 'Turns its head for a look around',
        facts: [
          {label: 'For', value: 'remote'},
          {label: 'Per store', value: 'one'},
        ],
      },
      b1: {
        purpose: 'Runs rules on cameras you own',
        facts: [
          {label: 'For', value: 'AI'},
          {label: 'Per store', value: 'one'},
        ],
      },
    },
  },
  questions: {
    title: 'What people ask when they choose a tool',
    faq: (years: string) => [
      {
        question: 'We already have inspection software. Can we use a part of this?',
        answer:
          'Yes. Use remote video alone and send snapshots and tasks back through the API, or embed the inspection component in your app. Items and stores are imported, not typed in again.',
      },
      {
        question: 'How does it relate to Huidian and New Huidian?',
        answer:
          'Huidian and New Huidian show business data and devices; Xundiantong handles checks and fixes. Accounts work in both. If inspection is all you need, you need neither of the two.',
      },
      {
        question: 'Does it work without cameras?',
        answer:
          'Yes. On-site visits and self-checks take a phone. Add cameras later, change an item from “in store” to “remote,” and past scores stay.',
      },
      {
        question: 'How long are records kept, and whose are they?',
        answer: `Reports for ${years} years, photos for as many days as your company sets. Records belong to your company and can be exported whole; after you leave they are deleted when the export period ends.`,
      },
      {
        question: 'Will it turn into surveillance of staff?',
        answer:
          'Figures go down to stores and issues, not to rankings of people. An inspector’s location is taken only at check-in, photo and check-out. Managers see who looked at their store and can object.',
      },
      {
        question: 'What works without a connection?',
        answer:
          'A full on-site visit. Remote inspection and the AI review list need a connection; offline they show when they last synced rather than pretending to be current.',
      },
      {
        question: 'What is the price based on?',
        answer:
          'Mostly on the number of stores, which ways you use, and how long video is kept. Tell us the three and we quote for your case; any figure printed here would fit somebody else.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'All downloads', note: 'Downloads', href: '/downloads'},
      {title: 'Inspecting restaurants', note: 'Solution', href: '/solutions/industries/catering'},
      {title: 'Embed inspection in your own system', note: 'Output layer', href: '/paas/output-layer#cloudInspection'},
      {title: 'E3-X: install and use', note: 'Manual', href: '/support/manuals/e3-x'},
    ],
  },
  inquiry: {
    title: 'How many stores did you get to last month?',
    text: 'Give us store count and distances. You get a starting mix and a draft checklist of thirty items or fewer.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
