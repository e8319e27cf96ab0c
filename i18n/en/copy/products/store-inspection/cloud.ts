import type zh from '@site/i18n/zh-CN/copy/products/store-inspection/cloud';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Remote inspection: check every store from your desk',
    description:
      'Inspectors work through a checklist on live video and scheduled snapshots, with time-stamped evidence. Compare driving with desk time and see the bandwidth.',
  },
  banner: {
    title: 'Remote inspection',
    text: 'Check most stores from your desk, with time-stamped pictures as evidence, and drive only to the few that need you there.',
  },
  round: {
    eyebrow: 'One store from a desk',
    title: 'Look through a whole store without leaving your desk',
    lead: 'Choose a camera to enlarge it, drag the timeline to look back, and turn what you find into a task with a picture.',
  },
  demo: {
    badge: 'Your numbers',
    title: 'How many days one region takes, on the road and at the desk',
    text: 'Move the four numbers. The drawing shows an inspector’s day to the minute: hatched is driving, orange is time in a store, blue is a store checked from the desk.',
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
    driving: (minutes: number) => `A day on the road includes ${minutes} minutes of driving`,
    note: 'Parking, lunch and reports are not included. Screens tire people too, so take a break after four stores in a row and leave slack in the day.',
  },
  plan: {
    eyebrow: 'Checklist',
    title: 'A checklist says what to look at, when, and what passes',
    lead: 'Each item is tied to a camera and to times of day. Snapshots are taken on schedule, so the pictures are ready when the inspector sits down.',
    badge: 'Sample checklists',
    tabs: 'Choose a trade',
    caption: (name: string) => `${name}: items`,
    columns: ['Item', 'Camera', 'Snapshot at', 'Passes if'],
    schedule: 'Snapshots over the day',
    total: (pictures: number, megabytes: string) =>
      `${pictures} pictures per store per day at about 0.4\u00a0MB each, ${megabytes}\u00a0MB in all.`,
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
            pass: 'Line ends before the door, both order windows open',
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
            pass: 'Someone at the post, license sign up',
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
    title: 'Pictures that still hold up three months later',
    lead: 'The inspector draws a circle on the picture and the task goes out with it. Four details come with every picture, so the facts are not in dispute.',
    alt: 'Sample snapshot: a corner of a supermarket where orange crates stand in an aisle, marked with a circle',
    mark: 'Crates in the aisle',
    stamp: ['Sample store 012', 'Aisle 1', '2026-06-18 10:42:07', 'Sample inspector'],
    facts: [
      {
        term: 'The time',
        text: 'It is the platform’s clock. If the camera’s clock differs by more than 2 seconds, the picture says so.',
      },
      {
        term: 'Who looked, and where',
        text: 'Account, camera number, live or playback, and the angle the camera had turned to.',
      },
      {
        term: 'Proof that it is unaltered',
        text: 'The original and the drawing are stored separately. The original has a checksum, and an edited file fails it.',
      },
      {
        term: 'Who can see it',
        text: `The manager of the store and the area manager. ${promises.remoteStills}`,
      },
    ],
    snapshots: 'The snapshot API',
    embed: 'Embed remote inspection in your system',
  },
  bandwidth: {
    eyebrow: 'Bandwidth',
    title: 'How much upload bandwidth a store needs',
    lead: (model: string, mbit: number) =>
      `Watching a store uses its upload bandwidth. This table is for the ${mbit}\u00a0Mbit/s main stream of an ${model}, with 30 percent to spare.`,
    caption: 'Upload bandwidth per store',
    columns: ['What you do', 'Upload bandwidth with reserve', 'Notes'],
    rows: (one: string, four: string, mbit: number) => [
      {
        label: 'Scheduled snapshots only',
        cells: ['under 0.1\u00a0Mbit/s', 'Each picture takes a few seconds to send; a 4G backup line is enough'],
      },
      {
        label: 'One live view, sub-stream',
        cells: ['about 0.9\u00a0Mbit/s', '0.7 × 1.3, for phones and nine-camera grids'],
      },
      {
        label: 'One live view, main stream',
        cells: [`${one}\u00a0Mbit/s`, `${mbit} × 1.3, for price tags and counters`],
      },
      {
        label: 'Four at once, main stream',
        cells: [`${four}\u00a0Mbit/s`, 'Rarely needed; watch sub-streams and open one in full'],
      },
    ],
    note: 'Registers and online ordering share the connection. Cap the bandwidth of remote inspection, and it falls back to sub-streams at rush hour.',
  },
  rights: {
    eyebrow: 'Permissions',
    title: 'Who may look at which stores, and for how long',
    lead: 'It is easy to look into a store from a desk, so every view is logged. Managers can read who looked at their store and when.',
    caption: 'Default permissions',
    columns: ['Role', 'Stores', 'Live', 'Playback', 'Snapshots and tasks'],
    rows: [
      {label: 'Inspector', cells: ['Assigned', 'Business hours', 'Today', 'Sends tasks, closes own']},
      {label: 'Store manager', cells: ['Own store', 'Always', '7 days', 'Answers, objects, closes none']},
      {
        label: 'Area manager',
        cells: ['Own area', 'Business hours', '30 days', 'Sends tasks, closes those of the area'],
      },
      {label: 'Quality team', cells: ['All', 'None', 'On request', 'Audits closed ones']},
    ],
    note: 'Fitting rooms, restrooms and break rooms have no cameras, so there is no permission to grant.',
  },
  devices: {
    title: 'One camera that turns, several that stay fixed',
    more: 'Specifications',
    turning: 'Turns and zooms to whatever needs a look',
    fixed: 'Stays put, so every snapshot has the same angle',
    pan: 'Pan',
    stream: 'Main stream',
    degrees: (value: number) => `${value}°`,
    still: 'fixed',
  },
  questions: {
    title: 'Questions from inspectors and IT',
    faq: [
      {
        question: 'What about things a camera cannot see?',
        answer:
          'The temperature inside a freezer, dates in a drawer, a smell, the mood of a team: keep these on the visit list. One checklist can hold “remote” and “in store” items together.',
      },
      {
        question: 'What if the store goes offline while I am looking?',
        answer:
          'Live view stops. Scheduled snapshots are still taken, wait on the TF card, and arrive later with the time they were taken. The store shows as “pending” until they do.',
      },
      {
        question: 'Will inspectors watch staff all day?',
        answer:
          'No. Work follows the checklist and moves on to the next store; there is no mode for just watching. Live view ends after ten idle minutes, and the manager sees in the log who watched and for how long.',
      },
      {
        question: 'Can I talk to the store?',
        answer:
          'Yes, with cameras that have two-way audio. Hold the button to speak, and a chime sounds in the store. Remote inspection plays no sound from the store by default. Microphone and recording are on when a camera is new, and you can turn them off camera by camera. Before you use sound, check the local rules on recording and tell staff and customers.',
      },
      {
        question: 'Do our existing cameras and recorders work?',
        answer:
          'Devices that support GB/T 28181 give live view and snapshots. Pan and tilt, talking and late upload depend on the device. Old recorders often have the wrong time, so set the clock when you connect them.',
      },
      {
        question: 'How many stores can one inspector handle?',
        answer:
          'Use the planner above and keep remote checks under five hours a day; the rest of the day goes to follow-up and phone calls. You can always schedule more, but past a certain point people stop looking and just check boxes.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'The camera keeps dropping its connection',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0002',
      },
      {title: 'Items an algorithm can check first', note: 'AI inspection', href: '/products/store-inspection/ai'},
      {title: 'Stores you have to walk into', note: 'On-site inspection', href: '/products/store-inspection/on-site'},
      {title: 'After replacing the router', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0003'},
    ],
  },
  inquiry: {
    title: 'How many stores and how many inspectors do you have?',
    text: 'We lay out a day from your checklist and work out how much upload bandwidth each store should set aside.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
