import type zh from '@site/i18n/zh-CN/copy/products/store-inspection/cloud';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Remote inspection: the checklist, from the desk',
    description:
      'Supervisors work through a checklist on live video and scheduled snapshots, with time-stamped evidence. With a route comparison and bandwidth figures.',
  },
  banner: {title: 'Remote inspection', text: 'Spend the driving time on the few stores that need you there.'},
  demo: {
    badge: 'Your numbers',
    title: 'One region, on the road or at the desk',
    text: 'Move the four numbers. Below, a supervisor’s day drawn to the minute: hatched is driving, orange is time in a store, blue is a store seen from the desk.',
    fields: {
      stores: 'Stores in the region',
      drive: 'Drive between two stores',
      visit: 'One visit',
      desk: 'One remote check',
    },
    units: {
      stores: (value: number) => `${value} stores`,
      drive: (value: number) => `${value} min`,
      visit: (value: number) => `${value} min`,
      desk: (value: number) => `${value} min`,
    },
    road: 'On the road',
    desk: 'At the desk',
    legend: {drive: 'Driving', visit: 'In a store', check: 'One store, remotely'},
    alt: (kind: string, stores: number) =>
      `${kind}: an eight-hour day with ${stores} ${stores === 1 ? 'store' : 'stores'}`,
    days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
    roadSum: (plan, perDay, days) =>
      `480 ÷ (${plan.drive} + ${plan.visit}) ≈ ${perDay} a day; ${plan.stores} ÷ ${perDay} → ${days}`,
    deskSum: (plan, perDay, days) => `480 ÷ ${plan.desk} ≈ ${perDay} a day; ${plan.stores} ÷ ${perDay} → ${days}`,
    driving: (minutes: number) => `A road day holds ${minutes} minutes of driving`,
    note: 'Parking, lunch and reports are not in it. Screens tire people too: take a break after four stores in a row and leave slack in the day.',
  },
  plan: {
    eyebrow: 'Checklist',
    title: 'Write down what to see, when, and what passes',
    lead: 'Each item is tied to a camera and to hours. A snapshot is taken on time, so the pictures are lined up when the supervisor sits down.',
    badge: 'Sample checklists',
    tabs: 'Choose a trade',
    caption: (name: string) => `${name}: items`,
    columns: ['Item', 'Camera', 'Snapshot at', 'Passes if'],
    schedule: 'Snapshots over the day',
    total: (pictures: number, megabytes: string) =>
      `${pictures} pictures per store and day at about 0.4 MB each, ${megabytes} MB in all.`,
    lists: [
      {
        id: 'catering',
        name: 'Restaurant',
        items: [
          {
            name: 'Ready to open',
            camera: 'Dining room',
            times: ['09:40'],
            pass: 'All lights on, chairs in line, no water on the floor',
          },
          {
            name: 'Prep counters',
            camera: 'Kitchen 2',
            times: ['10:30', '16:30'],
            pass: 'Raw and cooked apart, no open containers',
          },
          {
            name: 'Rush-hour line',
            camera: 'Order counter',
            times: ['12:10', '12:40', '18:30'],
            pass: 'Line ends before the door, both windows open',
          },
          {name: 'Closing', camera: 'Kitchen 1', times: ['22:20'], pass: 'Trash out, burners off, drains covered'},
        ],
      },
      {
        id: 'clothing',
        name: 'Clothing',
        items: [
          {
            name: 'Windows and lights',
            camera: 'Storefront',
            times: ['10:05', '19:00'],
            pass: 'Mannequins in this season’s key looks, no burned-out spotlights',
          },
          {
            name: 'Outside fitting rooms',
            camera: 'Fitting area',
            times: ['15:00', '20:00'],
            pass: 'No piles, curtains open; the camera never faces inside',
          },
          {name: 'Checkout', camera: 'Checkout', times: ['14:00'], pass: 'Clear counter, nothing personal on it'},
          {
            name: 'Stockroom at closing',
            camera: 'Stockroom',
            times: ['21:50'],
            pass: 'Aisles free, cartons below the yellow line',
          },
        ],
      },
      {
        id: 'pharmacy',
        name: 'Pharmacy',
        items: [
          {
            name: 'Pharmacist on duty',
            camera: 'Rx counter',
            times: ['09:00', '13:00', '18:00'],
            pass: 'Somebody at the post, license sign up',
          },
          {
            name: 'Refrigerator',
            camera: 'Cold storage',
            times: ['11:00', '16:00'],
            pass: 'Doors shut, display readable',
          },
          {name: 'Promotions', camera: 'Entrance', times: ['10:00'], pass: 'No prescription drugs on promotion stands'},
          {name: 'Night window', camera: 'Window', times: ['22:30'], pass: 'Sign lit, bell not blocked'},
        ],
      },
    ],
  },
  evidence: {
    eyebrow: 'Evidence',
    title: 'A picture that still holds up three months later',
    lead: 'The supervisor draws a circle and the task goes out with the picture. Four things are written into it so that nobody argues afterward.',
    alt: 'Sample snapshot: a corner of a supermarket where orange crates stand in an aisle, marked with a circle',
    mark: 'Crates in the aisle',
    stamp: ['Sample store 012', 'Aisle 1', '2026-06-18 10:42:07', 'Sample supervisor'],
    facts: [
      {
        term: 'Whose clock',
        text: 'The platform’s, not the camera’s. A gap of more than 2 seconds is noted on the picture.',
      },
      {
        term: 'Who and from where',
        text: 'Account, camera number, live or playback, and the angle the camera had turned to.',
      },
      {
        term: 'Unaltered',
        text: 'Original and drawing are stored apart. The original has a checksum, and an edited file fails it.',
      },
      {
        term: 'Who sees it',
        text: 'The manager of the store and the area manager. Pictures are kept 90 days by default.',
      },
    ],
    snapshots: 'The snapshot API',
    embed: 'Embed remote inspection in your system',
  },
  bandwidth: {
    eyebrow: 'Bandwidth',
    title: 'The upload a store needs',
    lead: (model: string, mbit: number) =>
      `Watching costs upload at the store, not download at headquarters. Here for the ${mbit} Mbit/s main stream of an ${model}, with 30 percent to spare.`,
    caption: 'Upload per store',
    columns: ['What you do', 'Upload with reserve', 'Notes'],
    rows: (one: string, four: string, mbit: number) => [
      {
        label: 'Scheduled snapshots only',
        cells: ['under 0.1 Mbit/s', 'Each picture trickles out over seconds; a 4G backup line will do'],
      },
      {label: 'One live view, sub-stream', cells: ['about 0.9 Mbit/s', '0.7 × 1.3, for phones and 3 × 3 walls']},
      {label: 'One live view, main stream', cells: [`${one} Mbit/s`, `${mbit} × 1.3, for price tags and counters`]},
      {
        label: 'Four at once, main stream',
        cells: [`${four} Mbit/s`, 'Rarely needed: watch sub-streams and open one in full'],
      },
    ],
    note: 'Registers and online ordering share the connection. Cap the bandwidth of remote inspection, and it falls back to sub-streams at rush hour.',
  },
  rights: {
    eyebrow: 'Permissions',
    title: 'Which stores, and for how long',
    lead: 'Watching stores from a chair is easy, so keep it in check. Each view is logged, and managers can read who looked at their store and when.',
    caption: 'Default permissions',
    columns: ['Role', 'Stores', 'Live', 'Playback', 'Snapshots and tasks'],
    rows: [
      {label: 'Supervisor', cells: ['Assigned', 'Business hours', 'Today', 'Sends tasks']},
      {label: 'Store manager', cells: ['Own store', 'Always', '7 days', 'Answers, objects']},
      {label: 'Area manager', cells: ['Own area', 'Business hours', '30 days', 'Closes tasks']},
      {label: 'Quality team', cells: ['All', 'None', 'On request', 'Audits closed ones']},
    ],
    note: 'There are no cameras in fitting rooms, restrooms or break rooms, so there is nothing to grant there.',
  },
  devices: {
    title: 'One that turns, several that stay fixed',
    more: 'Specifications',
    turning: 'Turns and zooms to whatever has to be seen',
    fixed: 'Stays put, so every snapshot has the same angle',
    pan: 'Pan',
    stream: 'Main stream',
    degrees: (value: number) => `${value}°`,
    still: 'fixed',
  },
  questions: {
    title: 'From supervisors and IT',
    faq: [
      {
        question: 'What about things a camera cannot see?',
        answer:
          'The temperature inside a freezer, dates in a drawer, a smell, the mood of a team: not from here. Keep them on the visit list. One checklist can hold “remote” and “in store” items together.',
      },
      {
        question: 'The store goes offline while I am looking. Then what?',
        answer:
          'Live view stops. Scheduled snapshots are still taken, wait on the TF card, and arrive later with the time they were taken. The store shows as “pending,” not as unchecked.',
      },
      {
        question: 'Will supervisors stare at staff all day?',
        answer:
          'Work follows the checklist and moves on to the next store; there is no mode for just watching. Live view ends after ten idle minutes, and the manager sees in the log who watched for how long.',
      },
      {
        question: 'Can I talk to the store?',
        answer:
          'With cameras that have two-way audio: hold to speak, and a chime sounds in the store. Listening is off by default. Before you turn it on, check the local rules on recording and tell staff and customers.',
      },
      {
        question: 'Do existing cameras and recorders work?',
        answer:
          'Devices that speak GB/T 28181 give live view and snapshots. Pan and tilt, talk and late upload depend on the device. Old recorders often have the wrong time, so set the clock when you connect them.',
      },
      {
        question: 'How many stores per supervisor?',
        answer:
          'Use the planner above and keep remote checks under five hours a day; the rest goes to follow-up and phone calls. More always looks possible, but past a point people only tick boxes.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'The camera keeps dropping', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0002'},
      {title: 'Items an algorithm can look at first', note: 'AI inspection', href: '/products/store-inspection/ai'},
      {title: 'Stores you have to walk into', note: 'On-site inspection', href: '/products/store-inspection/on-site'},
      {title: 'After replacing the router', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0003'},
    ],
  },
  inquiry: {
    title: 'How many stores, how many supervisors?',
    text: 'We lay out a day from your checklist and work out the upload each store should set aside.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
