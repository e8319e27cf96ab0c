import type zh from '@site/i18n/zh-CN/copy/products/xundiantong';
import {promises} from '@site/i18n/en/copy/promises';
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
    title: 'Store inspection app: one checklist, one task, one score',
    description:
      'AI, remote and on-site inspection in one app, with one checklist, one task per issue and one score per store. Answer three questions to find your mix.',
  },
  banner: {
    title: 'Store inspection app',
    text: 'Whether an algorithm or an inspector finds an issue, at a desk or in the store, it lands on the same task list.',
  },
  statement: {
    before: 'Inspectors have a form, quality has another, and algorithms send alerts of their own. Store managers ',
    marked: 'hear about one problem three times',
    after: ' and can’t tell which report counts.',
    aside:
      'The Store inspection app, named Xundiantong on your phone, brings them together: one checklist, one task per issue, one score per store.',
  },
  phone: {
    eyebrow: 'One check in the app',
    title: 'Four screens, from today’s tasks to the score',
    lead: 'Use the phone: mark the gap on the shelf, send a task, and see what it does to the score.',
    screens: {
      today: 'The stores of the day, with overdue ones first.',
      check: 'Look at the photo, mark what is wrong, and send it on the spot.',
      tickets: 'Each task says who fixes it, by when, and how far it has come.',
      score: 'The score is worked out at once, item by item.',
    },
  },
  mix: {
    badge: 'Rule of thumb',
    eyebrow: 'The mix',
    title: 'Three questions tell you where to start',
    lead: 'No single kind of inspection suits all stores. Weigh frequency, consequence and distance, settle on shares, and adjust after a quarter.',
    often: {question: 'How often should someone look?', monthly: 'Monthly', weekly: 'Weekly', daily: 'Daily'},
    risk: {
      question: 'What happens if a problem is missed?',
      low: 'It looks bad',
      medium: 'Complaint or fine',
      high: 'Someone gets hurt',
    },
    distance: {
      question: 'How far is the store?',
      near: 'Half an hour away',
      drive: 'Half a day away',
      far: 'Overnight trip',
    },
    ways: {
      ai: {
        name: 'AI inspection',
        text: 'For clear rules that repeat often and are right or wrong at a glance.',
        more: 'How AI inspection works',
      },
      cloud: {
        name: 'Remote inspection',
        text: 'For items that need a person’s judgment but no trip.',
        more: 'How remote inspection works',
      },
      onSite: {
        name: 'On-site inspection',
        text: 'For what you have to touch, smell or explain, and to verify what the other two found.',
        more: 'How on-site inspection works',
      },
    },
    alt: (ai: number, cloud: number, onSite: number) =>
      `Suggested shares: AI ${ai} percent, remote ${cloud} percent, on site ${onSite} percent`,
    visits: (perYear: number) => `Visit each store in person at least ${perYear} times a year.`,
    note: 'These are shares of checks, so hours will differ. Each answer gives points to the three kinds of inspection, and the sums are rounded to fives. Where someone could get hurt, distance never reduces visits.',
  },
  seen: {
    eyebrow: 'What algorithms see',
    title: 'Findings like these wait in the app for you to confirm',
    events: {
      'display-check': {
        title: 'A rack out of place',
        text: 'Someone pushed the red rack askew, and it no longer matches the reference picture. Confirm it, and it is one task without an extra trip.',
      },
      uniform: {
        title: 'One person without a uniform',
        text: 'Two people wear it and one does not. It could be a helper from another store, so a person decides before a task goes out.',
      },
      'trash-overflow': {
        title: 'Trash behind the store',
        text: 'Bags pile up around the bins. The next visit may be weeks away; the camera reports it the same day.',
      },
    },
  },
  roles: {
    eyebrow: 'Who does what',
    title: 'What inspectors, store managers and head office see and do',
    lead: 'The home screen shows what is due today, and the job decides what each person can see.',
    caption: 'A day in each role',
    columns: ['Role', 'Sees first', 'Does', 'Does not see'],
    rows: [
      {
        label: 'Inspector',
        cells: [
          'Stores due today, remote and in person',
          'Goes through items, takes pictures, assigns tasks and rechecks them',
          'Other inspectors’ stores and comments',
        ],
      },
      {
        label: 'Store manager',
        cells: [
          'Open issues by due date',
          'Answers with photos, asks for more time, objects, runs self-checks',
          'Pictures and score details of other stores',
        ],
      },
      {
        label: 'Head office',
        cells: [
          'Completion by area, problems that come back',
          'Edits checklists and weights, audits, exports',
          'In this app: unconfirmed alerts, live video from stores',
        ],
      },
    ],
    note: 'One person may hold two roles, such as an area manager who also runs a store. You choose which role you are in, and the logs stay separate.',
  },
  data: {
    eyebrow: 'What the app asks for',
    title: 'Permissions, and what happens if you say no',
    lead: 'The app asks for each permission on first use, and for notifications at the end of the first day. You may refuse any of them.',
    caption: 'Permissions',
    columns: ['Permission', 'For', 'When', 'Without it'],
    rows: [
      {
        label: 'Camera',
        cells: ['Photos as evidence', 'You tap the shutter', 'You enter text only, and the item says “no photo”'],
      },
      {
        label: 'Location',
        cells: ['Proof of a visit', 'Check-in, photo, check-out', 'A storefront photo plus the manager’s confirmation'],
      },
      {
        label: 'Notifications',
        cells: ['Due-date reminders', 'Before and after a due date', 'You see them when you open the app'],
      },
      {
        label: 'Microphone',
        cells: ['Talk to a store', 'While you hold the button', 'You cannot talk; everything else works'],
      },
      {
        label: 'Photo library, write only',
        cells: ['Save a report image', 'You tap save', 'Read it in the app or share a link'],
      },
    ],
    note: 'The app does not use contacts, messages or background location. After an account is closed, personal data is deleted as the privacy policy says; the company keeps inspection records without the name.',
  },
  app: {
    title: 'Install it on your phone',
    text: 'The download page recognizes your phone and shows how to install the app. Look for the name Xundiantong.',
    alt: 'A phone with a data screen: figures of the day, a week of bars and a heat map',
    download: 'Get the Store inspection app',
    facts: [
      'Android and iPhone; tablets show the phone layout',
      'In WeChat, follow the hint to open the page in a browser',
      'Your company’s administrator opens accounts; you cannot sign up by yourself',
    ],
  },
  rollout: {
    eyebrow: 'Rolling out',
    title: 'Start with three stores, then an area, then all',
    lead: 'This is a sample pace. The work is in shortening the checklist and earning trust in the score.',
    badge: 'Sample plan',
    phases: [
      {
        when: 'Week 1',
        title: 'Shorten the list',
        text: 'Take the list you have, cut it below thirty items, and assign each item to one kind of inspection.',
        done: 'Done when: every item has one kind of inspection',
      },
      {
        when: 'Weeks 2–3',
        title: 'Three stores',
        text: 'Choose a good one, a weak one and a distant one. Run all three kinds of inspection and keep the scores private.',
        done: 'Done when: two inspectors score within 5 points',
      },
      {
        when: 'Weeks 4–6',
        title: 'One area',
        text: 'Train managers for an hour, mostly on objections and extensions. Publish completion and leave out rankings.',
        done: 'Done when: four in five tasks close on time',
      },
      {
        when: 'From week 7',
        title: 'All stores',
        text: 'Go area by area and retire the old form. Each quarter, drop three items that every store passes.',
        done: 'Done when: the old form is no longer used',
      },
      {
        when: 'After a quarter',
        title: 'Adjust the shares',
        text: 'Visits that never find anything become remote checks, and alerts that are always dismissed go back to people.',
        done: 'Done when: the mix has changed once',
      },
    ],
  },
  devices: {
    title: 'Visits need only a phone; remote checks need cameras',
    lead: (minutes: string, asOf: string) => {
      const [year, month] = asOf.split('-');
      return `Scan the code on a camera and its picture is in the app within ${minutes} minutes (as of ${months[Number(month) - 1]} ${year}).`;
    },
    more: 'Details',
    rows: {
      'e3-x': {
        purpose: 'Fixed view for scheduled snapshots',
        facts: [
          {label: 'Used for', value: 'remote and AI inspection'},
          {label: 'Per store', value: 'two or more'},
        ],
      },
      'p3-x-8': {
        purpose: 'Turns for a look around',
        facts: [
          {label: 'Used for', value: 'remote inspection'},
          {label: 'Per store', value: 'one'},
        ],
      },
      b1: {
        purpose: 'Runs rules on the cameras you own',
        facts: [
          {label: 'Used for', value: 'AI inspection'},
          {label: 'Per store', value: 'one'},
        ],
      },
    },
  },
  questions: {
    title: 'Questions from teams choosing a tool',
    faq: [
      {
        question: 'We already have inspection software. Can we use part of this?',
        answer:
          'Yes. Use remote video alone and send snapshots and tasks back through the API, or embed the inspection component in your app. Items and stores are imported, so you don’t type them in again.',
      },
      {
        question: 'How does it relate to the Huidian and New Huidian store apps?',
        answer:
          'The two Huidian apps show business data and devices; the Store inspection app handles checks and fixes. Accounts work in both. If inspection is all you need, you need neither of the two.',
      },
      {
        question: 'Does it work without cameras?',
        answer:
          'Yes. On-site visits and self-checks take only a phone. Add cameras later, change an item from “in store” to “remote,” and past scores stay.',
      },
      {
        question: 'How long are records kept, and who owns them?',
        answer: `Records belong to your company and you can export all of them; after you leave, they are deleted when the export period ends. ${promises.reportsKept} ${promises.remoteStills}`,
      },
      {
        question: 'Will it turn into surveillance of staff?',
        answer:
          'Figures show stores and issues and do not rank people. An inspector’s location is taken only at check-in, photo and check-out. Managers see who looked at their store and can object.',
      },
      {
        question: 'What works without a connection?',
        answer:
          'A full on-site visit works. Remote inspection and the AI review list need a connection; offline, they show when they last synced.',
      },
      {
        question: 'How is it priced?',
        answer:
          'The price depends mostly on the number of stores, which kinds of inspection you use, and how long video is kept. Tell us all three and we’ll send you a quote.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'All downloads', note: 'Downloads', href: '/downloads'},
      {title: 'Inspecting restaurants', note: 'Solution', href: '/solutions/industries/catering'},
      {title: 'Embed inspection in your own system', note: 'Output layer', href: '/paas/output-layer#cloudInspection'},
      {
        title: 'Check-in refused, tasks missing',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0709',
      },
    ],
  },
  inquiry: {
    title: 'How many stores did you get to last month?',
    text: 'Tell us your store count and distances. You get a starting mix and a draft checklist of thirty items or fewer.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
