import type zh from '@site/i18n/zh-CN/copy/products/store-inspection/on-site';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'On-site inspection: visit, score and follow up by phone',
    description:
      'A store visit on the phone: check in, inspect, take watermarked photos, score by weight, and assign fixes. It works offline. Try the scoring yourself.',
  },
  banner: {
    title: 'On-site inspection',
    text: 'Some stores need a visit. Score the store on your phone, assign each issue on the spot, and follow it until it is fixed.',
  },
  visit: {
    badge: 'Sample screens',
    eyebrow: 'One visit',
    title: 'One visit in five steps',
    lead: 'There is no paper form and no report to write at night. Tap a step to see what the phone shows.',
    screen: (step: string) => `Phone screen: ${step}`,
    store: 'Sample store · pharmacy',
    steps: [
      {
        title: 'Check in',
        text: 'Check-in works inside the store’s circle. When the GPS signal is poor, photograph the storefront and the store confirms, so you are never stuck at the door.',
        screen: 'Check in',
      },
      {
        title: 'Inspect as you walk',
        text: 'Items follow your walk from the entrance to the stockroom. Issues left open last time come first.',
        screen: 'Items 8 of 12',
      },
      {
        title: 'Photograph on the spot',
        text: 'Photos come straight from the camera, never from the library. The watermark shows the time, place, store and who took the photo.',
        screen: 'Evidence',
      },
      {
        title: 'Score and sign',
        text: 'The manager sees the score as it adds up and writes objections beside it. The signature confirms only that the manager has seen it.',
        screen: 'This visit',
      },
      {
        title: 'Assign and leave',
        text: 'Each issue becomes one task with an owner, a due date and a photo. Tap “Submit and check out” when you leave, and the time in the store is recorded.',
        screen: '3 tasks',
      },
    ],
    arrive: {
      inside: 'You are at the store',
      meters: '38\u00a0m (125\u00a0ft) away, accurate to 12\u00a0m (39\u00a0ft)',
      button: 'Check in',
    },
    list: [
      {name: 'Open since last visit: fridge log', done: true},
      {name: 'Storefront and sign', done: true},
      {name: 'Rx cabinet locked', done: true},
      {name: 'Short-dated stock kept apart', done: false},
      {name: 'Staff health certificates', done: false},
    ],
    photo: {
      alt: 'Sample photo: prescription counter of a pharmacy with full shelves',
      stamp: ['2026-06-18 15:20:41', 'Sample store, Rx counter', 'Inspector: sample'],
      button: 'Use photo',
    },
    sign: {
      score: '73',
      rows: [
        {name: 'Product safety', value: '30 / 30'},
        {name: 'Cleanliness', value: '12.5 / 25'},
        {name: 'Displays', value: '0 / 15'},
      ],
      button: 'Manager signs',
    },
    tasks: [
      {name: 'Short-dated stock not kept apart', due: 'By 8 p.m. today'},
      {name: 'Cartons next to the fridge', due: 'By noon tomorrow'},
      {name: 'Promotion sign out of date', due: 'Within three days'},
    ],
  },
  score: {
    badge: 'Sample, change it',
    eyebrow: 'Scoring',
    title: 'A score the store manager can check',
    lead: 'Change the weights and results and watch the score. If the critical item fails, the other items cannot make up for it.',
    items: {
      safety: 'Product safety',
      clean: 'Cleanliness',
      service: 'Service',
      display: 'Displays',
      papers: 'Licenses and logs',
    },
    critical: 'Critical',
    weight: 'Weight',
    verdict: 'result',
    verdicts: {pass: 'Pass', part: 'Partly', fail: 'Fail'},
    points: (weight: number) => `${weight}`,
    score: 'Score of this visit',
    formulaTitle: 'Formula',
    formula:
      'Score = Σ (weight × result) ÷ Σ weight × 100. Pass counts 1, partly 0.5, fail 0. If the critical item fails, the score is at most 59.',
    filled: (earned: number, possible: number, score: number) => `${earned} ÷ ${possible} × 100 ≈ ${score}`,
    capped: 'The critical item failed, so the score is capped at 59',
    empty: 'All weights are 0, so there is no score.',
    note: 'Weights don’t have to add up to 100. Yours are kept in the address, so you can share the link.',
  },
  place: {
    eyebrow: 'Place and signal',
    title: 'Proof of the visit, even in a basement',
    lead: 'The geofence lets inspectors show they were there without being followed around: the app takes a location only at check-in, at each photo and at check-out.',
    diagram: {
      alt: 'From above: a circle of 200\u00a0m (656\u00a0ft) around a store and three positions, one inside, one whose error crosses the edge, one outside',
      radius: '200\u00a0m (656\u00a0ft)',
      inside: 'at the store',
      unsure: 'unsure',
      outside: 'elsewhere',
    },
    facts: [
      {
        term: 'Size of the circle',
        text: 'The default radius is 200\u00a0m (656\u00a0ft), up to 400\u00a0m (1,312\u00a0ft) in malls. When the margin of error crosses the edge, the visit is marked “to be confirmed” and a storefront photo settles it.',
      },
      {
        term: 'No signal',
        text: 'The checklist, open issues and store details are on the phone before you leave. Inspect, take photos and score offline, up to 500 photos; they upload when you’re back online.',
      },
      {
        term: 'Watermark',
        text: `It shows platform time, or phone time marked “offline.” If someone changes the phone’s clock, that shows at upload. ${promises.phoneCopies}`,
      },
      {
        term: 'Battery and data',
        text: 'A two-hour visit with 50 compressed photos uses about 25\u00a0MB. Originals can wait for Wi-Fi.',
      },
    ],
    download: 'Get the Store inspection app',
  },
  tasks: {
    eyebrow: 'Corrective actions',
    title: 'Every issue gets an owner, a due date and proof of the fix',
    lead: 'Due dates follow severity and are set in your policy, so no one has to negotiate them in the store.',
    caption: 'Sample due dates',
    columns: ['Severity', 'Example', 'Due', 'Counts as fixed when', 'If late'],
    rows: [
      {
        label: 'Critical',
        cells: [
          'Expired goods, locked fire exit',
          'On the spot, 4 hours at most',
          'Checked in person, or photographed again from the same angle',
          'Area manager alerted at once, goods pulled',
        ],
      },
      {
        label: 'Major',
        cells: [
          'Fridge too warm, license expired',
          '24 hours',
          'Photo and temperature log',
          'Raised in the next morning meeting',
        ],
      },
      {
        label: 'Minor',
        cells: [
          'Stained floor, missing price tags',
          '3 days',
          'New photo, closed by whoever assigned the task',
          'Daily reminder, escalated after three',
        ],
      },
      {
        label: 'Suggestion',
        cells: ['Dim lights, a display that could be better', 'Next visit', 'Checked next time', 'No points lost'],
      },
    ],
    note: 'Managers may ask for more time with a reason and a new date, and whoever assigned the task decides. What counts as fixed is written down at the start, so a task is not sent back three times.',
  },
  worth: {
    eyebrow: 'When you have to go',
    title: 'Four jobs that need someone in the store',
    lead: 'Remote checks and algorithms take over a good share of the trips. Spend the rest where being there matters.',
    alt: 'Sample scene: a pharmacy with a pharmacist at the counter, customers waiting, shelves and drawers along the walls',
    facts: [
      {
        term: 'Opening things',
        text: 'Someone has to look behind cabinet doors and inside fridges, and read dates, logs and stamps.',
      },
      {term: 'Smell and touch', text: 'Drains, grease on equipment, and whether the air conditioning keeps up.'},
      {term: 'Coaching', text: 'One morning meeting beside a new manager does more than ten tasks.'},
      {
        term: 'Verifying',
        text: 'Oddities seen remotely, complaints, and stores that failed to fix the same thing twice.',
      },
    ],
    cloud: 'Check the rest from your desk',
    medicine: 'How pharmacies set it up',
  },
  seen: {
    eyebrow: 'No visit needed',
    title: 'Give these to a camera and keep your visits for the rest',
    events: {
      'display-check': {
        title: 'A display that has moved',
        text: 'The promotional rack faces another way than in the reference picture. No inspector has to drive there to find that out.',
      },
      'table-cleared': {
        title: 'A table left uncleared',
        text: 'The guests have gone, and plates and bottles are still there after the minutes you set. Have someone look at shared tables.',
      },
      'blocked-exit': {
        title: 'An exit with boxes in front',
        text: 'The camera sees boxes and a ladder. It cannot tell whether the door opens, so push it yourself when you visit.',
      },
    },
  },
  questions: {
    title: 'Questions from inspectors, managers and HR',
    faq: [
      {
        question: 'Could an inspector check in without going?',
        answer:
          'It would be hard to hide. Check-in works only inside the circle, photos are taken live with a watermark, and the pace is on record: twelve items in three minutes gets noted. The area manager sees that and asks; the system does not judge.',
      },
      {
        question: 'Does the app follow inspectors all day?',
        answer:
          'No. Location is taken at check-in, at photos and at check-out, and stored with the visit. After six months only “at the store” or “to be confirmed” remains. The app also works without location, with a storefront photo and the manager’s confirmation.',
      },
      {
        question: 'Some inspectors are stricter than others. What helps?',
        answer:
          'Write down what a pass looks like, with one good and one bad photo per item. Each month, have two people score the same ten stores and discuss gaps above 5 points. Usually the checklist turns out to be the cause, so fix that first.',
      },
      {
        question: 'How does a manager object?',
        answer:
          'On the phone, item by item, within 48 hours; someone who was not on the visit reviews it. Until then the score reads “pending” and stays out of rankings.',
      },
      {
        question: 'What if customers end up in the photos?',
        answer: `The camera screen reminds inspectors to avoid them. ${promises.blurBeforeSending}\u00a0A task has to show the problem, and a face is not needed for that.`,
      },
      {
        question: 'An inspector loses the phone. Is our data exposed?',
        answer: `${promises.offlineData} Administrators can sign the phone out; photos not yet uploaded are lost with it, so upload whenever you have a signal.`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'How the three kinds of inspection fit together',
        note: 'Store inspection app',
        href: '/products/xundiantong',
      },
      {title: 'What an algorithm checks first', note: 'AI inspection', href: '/products/store-inspection/ai'},
      {
        title: 'Found a camera offline during a visit?',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
    ],
  },
  inquiry: {
    title: 'Send us the form you use today',
    text: 'Paper or spreadsheet, we turn it into a checklist on the phone and walk one store with you.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
