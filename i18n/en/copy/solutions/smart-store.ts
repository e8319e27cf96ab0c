import type zh from '@site/i18n/zh-CN/copy/solutions/smart-store';
import {claims, claimText, formatClaim} from '@site/src/facts/claims';
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
const asOf = (id: 'storesConnected' | 'deviceOnlineRate' | 'onboardingWithin') => {
  const [year, month] = claims[id].asOf.split('-');
  return `As of ${months[Number(month) - 1] ?? ''} ${year ?? ''}`;
};
const stores = formatClaim('storesConnected', 'en');
const online = formatClaim('deviceOnlineRate', 'en');
const minutes = claimText('onboardingWithin', 'en');

const copy = {
  meta: {
    title: 'Smart store',
    description:
      'One store from receiving to lock-up: what to watch, how five layers fit together, and what keeps working offline. Kit for 100 m² and three estimates.',
  },
  banner: {
    title: 'One store, from opening to lock-up, in view and in numbers',
    text: 'Cameras, recorder, traffic counter, register, checklists: five systems and five passwords. We build them as one. The math is done in the store, and head office sees what it should.',
    alt: 'Illustration: a convenience store with a cooler and shelves along the walls, a stack of promotion goods on the floor, a shopper at a shelf, one shopper and a cashier at the register',
    trial: 'Start free trial',
    more: 'See how it is built',
  },
  day: {
    eyebrow: 'Opening to lock-up',
    title: 'Six times of day, six small things',
    lead: 'None of them is dramatic. Added up, the small things nobody notices are the difference between this store and the one next door.',
    badge: 'Illustration',
    alt: 'The same convenience store; the view moves to shelves, cooler, door, floor display and register as the day goes on',
    labels: {wrong: 'How it slips by', seen: 'How you know now', by: 'Uses'},
    moments: [
      {
        time: '06:30',
        title: 'Receiving',
        wrong: 'The driver drops and leaves. Two cases short, found out in the afternoon, and nobody can say when.',
        seen: 'Back-door video is filed by delivery time. Count on the spot, call on the spot.',
        by: 'Remote inspection, with the E3-T-H on the back door',
        more: 'See remote inspection',
      },
      {
        time: '07:30',
        title: 'Opening',
        wrong: 'Half the lights are off and a row in the cooler is dark. The manager notices at ten.',
        seen: 'Six snapshots on schedule next to their reference pictures, differences marked.',
        by: 'AI inspection, E3-X on the floor',
        more: 'See AI inspection',
      },
      {
        time: '11:40',
        title: 'Visitors',
        wrong: 'A slow day. Did nobody come, or did they come and not buy? A guess either way.',
        seen: 'Door counts and receipts on one chart: fewer people, look outside; same number, look at the shelves.',
        by: 'People counting, K3 at the door',
        more: 'See how people are counted',
      },
      {
        time: '15:00',
        title: 'Floor display',
        wrong: 'The display a brand pays for stands in a dead corner, hardly touched in two weeks.',
        seen: 'The heat map shows nobody walks there. Move it and look again the following week.',
        by: 'Heat map, Fmix-D on the ceiling',
        more: 'See heat maps',
      },
      {
        time: '18:20',
        title: 'Register',
        wrong: 'Refunds and price changes hide in the rush; the month closes a few hundred short.',
        seen: 'Each refund and price change comes with its clip. Five minutes a day, those few only.',
        by: 'Cash-loss prevention, E3-X above the counter',
        more: 'See cash-loss prevention',
      },
      {
        time: '22:45',
        title: 'Lock-up',
        wrong: 'The shutter stuck halfway and everybody went home.',
        seen: 'Closing is not closed until every item is checked, and the phone on call rings. It rings too when somebody enters at night.',
        by: 'Xundiantong, E3-X inside and E3-T-H out back',
        more: 'See Xundiantong',
      },
    ],
  },
  layers: {
    eyebrow: 'How it is built',
    title: 'Take a smart store apart and you get five layers',
    lead: 'Bottom up: devices see, the network carries, the edge computes, the platform keeps, apps serve. Pick a layer to read what it does, then cut the internet and see who still works.',
    alt: 'Five stacked plates, from the top: apps, platform, edge, network, devices; the chosen plate is raised, and with the internet cut the two upper plates turn dashed',
    cut: 'Suppose the broadband fails',
    goesOn: 'Goes on',
    stops: 'Waits for the connection',
    layers: {
      apps: {
        name: 'Apps',
        text: 'Alerts on the manager’s phone, the dashboard at head office, Xundiantong for field managers. One set of data, a page per role; crew see their own store.',
        offline:
          'No new data, but reports already open stay. Alerts cannot go out; later, only those still unresolved are sent.',
        more: 'See the dashboard',
      },
      platform: {
        name: 'Platform',
        text: 'Device list, permissions, video index, traffic and sales computed together. An open API lets POS and loyalty systems read it.',
        offline: 'This store shows as offline, others carry on. Past the time you set, head office gets one message.',
        more: 'What the platform does',
      },
      edge: {
        name: 'Edge',
        text: 'B1 edge box and recorder, in the store. Here pictures become numbers, how many, how long, where, and only numbers and the necessary snapshots leave.',
        offline:
          'Computing and recording continue. Results queue up and are filled in by time when the connection is back, so reports have no gaps.',
        more: 'Why compute in the store',
      },
      network: {
        name: 'Network',
        text: 'A PoE switch: one cable for power and picture. Cameras and registers live in separate segments and cannot see each other.',
        offline: 'The in-store part does not need broadband. A 4G router can take alerts and numbers, not video.',
        more: 'Track down network trouble',
      },
      devices: {
        name: 'Devices',
        text: 'The door counts, the ceiling sees hot zones, the register camera sees receipts, the back door sees receiving. Each device has a planned position and view, and acceptance checks both.',
        offline: 'They keep filming. Cameras with a card store their own copy, even if the recorder dies.',
        more: 'All hardware',
      },
    },
  },
  existing: {
    eyebrow: 'What you already have',
    title: 'Before you rip anything out',
    lead: 'Every device you replace costs money. Of the five below, most stores keep three.',
    columns: ['You have', 'It can stay if', 'How it connects', 'Replace it when'],
    rows: [
      {
        label: 'Cameras of another brand',
        cells: [
          'They deliver 1080p, are in the right place, and you have the password',
          'To a B1 edge box, four at most',
          'They see nothing at night or run on coax only',
        ],
      },
      {
        label: 'An old recorder',
        cells: [
          'Its disk is healthy and it has free channels',
          'It keeps recording in parallel; GB/T 28181 is another way in',
          'Finding a clip takes half an hour',
        ],
      },
      {
        label: 'A switch',
        cells: [
          'It has PoE ports and power to spare',
          'Compare with the total under the kit list',
          'Cameras restart when infrared comes on',
        ],
      },
      {
        label: 'The POS',
        cells: [
          'It exports time and number of receipts',
          'API or a daily file',
          'Never; what changes is how you reconcile',
        ],
      },
      {
        label: 'Broadband',
        cells: [
          'Upstream is steady and guests use another line',
          'Measure three evenings first',
          'Upstream is below 4 Mbit/s and head office wants live view',
        ],
      },
    ],
  },
  estimate: {
    eyebrow: 'One store, three estimates',
    title: 'Goods, hours, customers: each on its own',
    lead: 'A little less shrink, a few hours less routine, a few more buyers. All three at cost or margin, so that they can be added up.',
    fields: {
      sales: {label: 'Sales per month', short: 'monthly sales', unit: '$'},
      shrink: {label: 'Shrink today', short: 'shrink', unit: '%'},
      prevented: {label: 'Share of it you can prevent', short: 'share prevented', unit: '%'},
      hours: {label: 'Hours a week on checks and finding video', short: 'weekly hours', unit: 'hours'},
      moved: {label: 'Share you can save', short: 'share saved', unit: '%'},
      wage: {label: 'Labor cost per hour', short: 'wage', unit: '$'},
      entries: {label: 'Visitors a day', short: 'visitors a day', unit: 'people'},
      points: {label: 'Gain in conversion, points', short: 'conversion gain', unit: 'points'},
      receipt: {label: 'Average receipt', short: 'receipt', unit: '$'},
      margin: {label: 'Gross margin', short: 'margin', unit: '%'},
    },
    results: {
      goods: {label: 'Goods not lost', short: 'Goods', prefix: '$', unit: 'a month'},
      time: {label: 'Hours saved', short: 'Hours', prefix: '$', unit: 'a month'},
      buyers: {label: 'Margin on more sales', short: 'Customers', prefix: '$', unit: 'a month'},
      total: {label: 'One store, one month', short: 'Total', prefix: '$', unit: 'a month'},
    },
    nothing: 'All three are zero: this store does not need it yet.',
    caveat:
      'Devices, broadband and service fees are not deducted. The conversion field invites wishful thinking: measure two weeks first, then enter what you actually plan to change.',
  },
  figures: {
    title: 'You would not be the first',
    lead: 'The same devices and platform run in this many stores. Each figure carries its date and is replaced when it changes.',
    items: [
      {
        figure: `${stores.figure}${stores.scale ? ` ${stores.scale}` : ''}${stores.plus}`,
        unit: 'stores',
        meaning: 'have been connected to the platform',
        note: asOf('storesConnected'),
      },
      {
        figure: online.figure,
        unit: '%',
        meaning: 'of devices online, averaged over the network',
        note: asOf('deviceOnlineRate'),
      },
      {
        figure: minutes,
        unit: 'minutes',
        meaning: 'at most to bring a camera online by QR code, cabling and drilling aside',
        note: asOf('onboardingWithin'),
      },
    ],
  },
  kit: {
    eyebrow: 'Kit list',
    title: 'A 100 m² convenience store with six cameras',
    lead: 'About 1,080 sq ft with a front and a back door, two gondolas along one main aisle, one register, ceilings at 2.7 m (9 ft) or more.',
    rows: {
      k3: {purpose: 'People in and out, crew left out if you wish', where: 'Ceiling inside the front door'},
      'fmix-d': {purpose: 'Panorama and heat map instead of four corner cameras', where: 'Middle of the main aisle'},
      'e3-x': {purpose: 'Floor checks and the counter top', where: 'High on the rear wall, above the register, 1 each'},
      'w3-s': {purpose: 'Stockroom, and the breaker panel with it', where: 'Inside the stockroom door'},
      'e3-t-h': {purpose: 'Deliveries and nights', where: 'Outside the back door, under a canopy if there is one'},
      b1: {purpose: 'Hot zones and checklist rules, computed on site', where: 'Cabinet under the register'},
      'ul-8208nh': {purpose: 'Recording and power in one', where: 'Same cabinet, with room to breathe'},
    },
    sums: 'Enough ports, enough days?',
    note: 'You also need a cabinet with a lock and a UPS that lasts ten minutes. In older buildings check the wiring first: outlets often share a circuit with the cooler.',
  },
  night: {
    eyebrow: 'Done in a night',
    title: 'Start after closing, sign off before opening',
    badge: 'Example schedule',
    lead: 'For the list above, with an accessible ceiling and cable ways in place. Stores that need new cable routes take two nights.',
    phases: [
      {
        when: '22:00',
        title: 'Cable',
        text: 'Two people, ladders first, a label on each end.',
        done: 'Seven runs tested',
      },
      {
        when: '00:30',
        title: 'Mount',
        text: 'By the position plan, angles roughly set.',
        done: 'Every light turns blue: online',
      },
      {
        when: '02:00',
        title: 'Scan',
        text: 'Recorder, box and cameras are bound to this store.',
        done: 'Six views on a phone',
      },
      {
        when: '03:00',
        title: 'Draw',
        text: 'Counting line, zones, masks and rules in one go.',
        done: 'Twenty walks, twenty counts',
      },
      {
        when: '07:00',
        title: 'Hand over',
        text: 'Show three things: live view, finding a clip, receiving an alert.',
        done: 'The manager does it alone',
      },
    ],
  },
  industries: {
    title: 'What kind of store do you run?',
    lead: 'The skeleton is the same; what you look at is not.',
    items: [
      {name: 'Restaurants', text: 'Kitchen, line, pickup'},
      {name: 'Apparel', text: 'Conversion at the fitting room'},
      {name: 'Pharmacies', text: 'Pharmacist on duty, cold storage'},
      {name: 'Dealerships', text: 'Showroom to service'},
      {name: 'Grocery', text: 'The shelf in the evening'},
    ],
  },
  questions: {
    title: 'What store owners ask',
    faq: [
      {
        question: 'Does it work for one store, or do I need dozens?',
        answer:
          'One is fine. The app for single shops shows live view, traffic and alerts. With the third store you add a shared dashboard and keep the devices.',
      },
      {
        question: 'What upstream does head office viewing need?',
        answer:
          'Numbers and snapshots take less than 1 Mbit/s. The total under the kit list is the ceiling with six main streams at once, which hardly any store needs; opening one sub-stream takes about 0.7 Mbit/s.',
      },
      {
        question: 'Who can look into my store?',
        answer:
          'By default the manager and whom you name. Live views and playbacks are logged. Our engineers get in only after you approve it in the app, and access ends by itself.',
      },
      {
        question: 'Will the crew resent it?',
        answer:
          'Some will, so say it first: doors, goods and counter are watched, break rooms are not, nobody is scored. Put it in writing along with the days video is kept.',
      },
      {
        question: 'Does it use face recognition?',
        answer:
          'Not in this kit. Counting, heat maps and receipts never ask who somebody is. Recognizing members is a separate matter: explicit consent, opt-out at any time, and the same service for those who decline.',
      },
      {
        question: 'Who repairs it?',
        answer:
          'Check the light and the troubleshooting article first; mostly it is a cable or a power supply. Local service partners replace devices; how fast depends on city and contract, and we make no promise on a web page.',
      },
    ],
    readTitle: 'Keep reading',
    reading: [
      {
        title: 'Camera offline: look at the light',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
      {title: 'After a new router', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0003'},
      {title: 'Which numbers belong on a dashboard', note: 'Data dashboard', href: '/products/data-dashboard'},
      {title: 'Who installs, and how soon', note: 'Service network', href: '/service-system'},
    ],
  },
  inquiry: {
    title: 'Send a floor plan and one sentence',
    text: 'The sentence: what you most want to know about this store. We choose devices for that and leave the rest out.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
