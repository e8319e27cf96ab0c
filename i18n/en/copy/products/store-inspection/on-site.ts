import type zh from '@site/i18n/zh-CN/copy/products/store-inspection/on-site';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'On-site inspection: visit, photograph, score, follow up',
    description:
      'A store visit on the phone: check in, inspect, photograph with a watermark, score by weight, assign fixes. Works offline; try the scoring yourself.',
  },
  banner: {
    title: 'On-site inspection',
    text: 'Some stores you have to walk into. Go once, and follow each issue until it is fixed.',
  },
  visit: {
    badge: 'Sample screens',
    eyebrow: 'One visit',
    title: 'From walking in to walking out, in five steps',
    lead: 'No paper form, no report to write at night. Tap a step to see what the phone shows.',
    screen: (step: string) => `Phone screen: ${step}`,
    store: 'Sample store · pharmacy',
    steps: [
      {
        title: 'Check in',
        text: 'Works inside the store’s circle. When the GPS signal is poor, photograph the storefront and the store confirms; nobody is stuck at the door.',
        screen: 'Check in',
      },
      {
        title: 'Inspect along the way',
        text: 'Items follow the walk from entrance to stockroom, not the chapters of a manual. What was open last time comes first.',
        screen: 'Items 8 of 12',
      },
      {
        title: 'Photograph on the spot',
        text: 'Camera only, no gallery. The watermark names time, place, store and who took it.',
        screen: 'Evidence',
      },
      {
        title: 'Score and sign',
        text: 'The manager sees the score as it adds up and writes objections beside it. A signature means “seen,” not “agreed.”',
        screen: 'This visit',
      },
      {
        title: 'Assign and leave',
        text: 'One task per issue with owner, due date and photo. Leaving checks you out and notes the time in store.',
        screen: '3 tasks',
      },
    ],
    arrive: {inside: 'You are at the store', meters: '38 m away, accurate to 12 m', button: 'Check in'},
    list: [
      {name: 'Open from last visit: fridge log', done: true},
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
    title: 'A score the manager can work out too',
    lead: 'Change weights and results and watch the score. Fail the critical item and everything else cannot save the visit.',
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
      'Score = Σ (weight × result) ÷ Σ weight × 100. Pass counts 1, partly 0.5, fail 0. If the critical item fails, 59 is the ceiling.',
    filled: (earned: number, possible: number, score: number) => `${earned} ÷ ${possible} × 100 ≈ ${score}`,
    capped: 'The critical item failed: capped at 59',
    empty: 'All weights are 0, so there is no score.',
    note: 'Weights need not add up to 100. Yours are kept in the address, ready to send around.',
  },
  place: {
    eyebrow: 'Place and signal',
    title: 'Proof of presence, in the basement too',
    lead: 'The geofence lets inspectors show they were there. It does not follow them around: the app takes a location at check-in, at each photo and at check-out.',
    diagram: {
      alt: 'From above: a circle of 200 meters around a store and three positions, one inside, one whose error crosses the edge, one outside',
      radius: '200 m',
      inside: 'at the store',
      unsure: 'unsure',
      outside: 'elsewhere',
    },
    facts: [
      {
        term: 'Size of the circle',
        text: 'A radius of 200 meters (about 650 ft) by default, up to 400 in malls. When the error circle crosses the edge the visit is “to be confirmed” and a storefront photo settles it.',
      },
      {
        term: 'No signal',
        text: 'Checklist, open issues and store details are on the phone before you leave. Inspect, shoot and score offline, up to 500 photos; they upload when you surface.',
      },
      {
        term: 'Watermark',
        text: 'Platform time, or phone time marked “offline.” A changed phone clock shows at upload. Local copies are cleared within 7 days.',
      },
      {
        term: 'Battery and data',
        text: 'Two hours with 50 compressed photos make about 25 MB. Originals can wait for Wi-Fi.',
      },
    ],
    download: 'Get the inspection app',
  },
  tasks: {
    eyebrow: 'Corrective actions',
    title: 'Each issue has an owner, a date and an ending',
    lead: 'Due dates follow severity and stand in the policy, so nobody haggles at the counter.',
    caption: 'Sample due dates',
    columns: ['Severity', 'Example', 'Due', 'Fixed when', 'If late'],
    rows: [
      {
        label: 'Critical',
        cells: [
          'Expired goods, locked fire exit',
          'On the spot, 4 hours at most',
          'Checked in person or reshot from the same angle',
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
          'New photo, closed by the inspector',
          'Daily reminder, escalated after three',
        ],
      },
      {
        label: 'Suggestion',
        cells: ['Dim lights, a display that could be better', 'Next visit', 'Checked next time', 'No points lost'],
      },
    ],
    note: 'Managers may ask for more time with a reason and a new date; whoever assigned the task agrees or not. What counts as fixed is written down at the start, to spare everyone a third attempt.',
  },
  worth: {
    eyebrow: 'When you have to go',
    title: 'Four things a lens cannot do for you',
    lead: 'Remote checks and algorithms take over a good share of the trips. Spend the rest where it counts.',
    alt: 'Sample scene: a pharmacy with a pharmacist at the counter, customers waiting, shelves and drawers along the walls',
    facts: [
      {term: 'Open it', text: 'Behind cabinet doors, inside fridges, dates, logs and stamps: that takes hands.'},
      {term: 'Smell and touch', text: 'Drains, grease on equipment, whether the air conditioning keeps up.'},
      {term: 'Teach', text: 'Standing beside a new manager through one morning meeting does more than ten tasks.'},
      {term: 'Verify', text: 'Oddities seen remotely, complaints, and stores that failed to fix the same thing twice.'},
    ],
    cloud: 'See the rest from the desk',
    medicine: 'How pharmacies set it up',
  },
  questions: {
    title: 'From inspectors, managers and HR',
    faq: [
      {
        question: 'Could an inspector sign in without going?',
        answer:
          'Check-in needs the circle, photos are taken live with a watermark, and the pace is on record: twelve items in three minutes gets noted. The area manager sees that and asks; the system does not judge.',
      },
      {
        question: 'Does the app follow inspectors all day?',
        answer:
          'No. Location is taken at check-in, at photos and at check-out, and stored with the visit. After six months only “at the store” or “to be confirmed” remains. It also works without location, on a storefront photo and the manager’s confirmation.',
      },
      {
        question: 'Some inspectors are strict and some are not. What helps?',
        answer:
          'Write what a pass looks like, with one good and one bad photo per item. Each month let two people score the same ten stores and talk over gaps above 5 points. Usually it is the checklist that changes, not the people.',
      },
      {
        question: 'How does a manager object?',
        answer:
          'On the phone, item by item, within 48 hours; somebody who was not on the visit reviews. Until then the score reads “pending” and stays out of rankings.',
      },
      {
        question: 'Customers end up in photos. What do we do?',
        answer:
          'The camera screen reminds inspectors to avoid them. If one is in the shot, blur before upload and the original never leaves the phone. A task needs the problem, not a face.',
      },
      {
        question: 'An inspector loses the phone. Is data exposed?',
        answer:
          'Offline data is encrypted inside the app and cleared on logout or after seven days without a connection. Administrators can sign the phone out; photos not yet uploaded go with it, so upload when you have signal.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'How the three ways fit together', note: 'Xundiantong', href: '/products/xundiantong'},
      {title: 'What an algorithm looks at first', note: 'AI inspection', href: '/products/store-inspection/ai'},
      {
        title: 'Found a camera offline during a visit?',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
    ],
  },
  inquiry: {
    title: 'Bring the form you use today',
    text: 'Paper or spreadsheet. We turn it into a checklist on the phone and walk one store with you.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
