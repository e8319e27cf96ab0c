import type zh from '@site/i18n/zh-CN/copy/solutions/smart-store';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Smart store: one system from opening to lock-up',
    description:
      'One store from receiving to lock-up: what to watch, how five layers fit together, and what works offline. Devices for 1,080 sq ft (100\u00a0m²), three estimates.',
  },
  banner: {
    title: 'See and measure your whole store, from opening to lock-up',
    text: 'Cameras, recorder, traffic counter, register and checklists usually mean five systems and five passwords. We build them as one. The AI runs in the store, and head office sees what it needs.',
    alt: 'Illustration: a convenience store with a cooler and shelves along the walls, a stack of promotion goods on the floor, a shopper at a shelf, one shopper and a cashier at the register',
    trial: 'Start free trial',
    more: 'See how it is built',
  },
  day: {
    eyebrow: 'Opening to lock-up',
    title: 'Six small things that go wrong in a day, and how you find out',
    lead: 'Over a year they add up to lost profit.',
    badge: 'Illustration',
    alt: 'The same convenience store; the view moves to the back door, cooler, door, floor display and register as the day goes on',
    labels: {wrong: 'How it gets missed', seen: 'How you find out now', by: 'Uses'},
    moments: [
      {
        time: '06:30',
        title: 'Receiving',
        wrong: 'An employee signs without counting. Two cases are short, and someone notices in the afternoon.',
        seen: 'Back-door video is filed by delivery time. Watch the clip, count the cases and call the supplier.',
        by: 'W3-S, stockroom',
        more: 'See remote inspection',
      },
      {
        time: '07:30',
        title: 'Opening',
        wrong: 'Half the lights are off and a row in the cooler is dark. The manager notices at ten.',
        seen: 'Six scheduled snapshots appear next to their reference pictures, with the differences marked.',
        by: 'E3-X, sales floor',
        more: 'See AI inspection',
      },
      {
        time: '11:40',
        title: 'Visitors',
        wrong: 'Sales are slow. Did fewer people come in, or did they come in and not buy? You can only guess.',
        seen: 'Door counts and receipts are on one chart. If fewer people came, look outside; if as many came, look at the shelves.',
        by: 'K3, front door',
        more: 'See how people are counted',
      },
      {
        time: '15:00',
        title: 'Floor display',
        wrong: 'The display a brand pays for is in a dead corner and has hardly been touched in two weeks.',
        seen: 'The heat map shows that shoppers do not walk there. Move the display and look again the following week.',
        by: 'Fmix-D, ceiling',
        more: 'See heat maps',
      },
      {
        time: '18:20',
        title: 'Register',
        wrong: 'Refunds and price changes hide in the rush, and the month closes a few hundred short.',
        seen: 'Each refund and price change comes with its video clip. Checking those few takes five minutes a day.',
        by: 'E3-X, above the counter',
        more: 'See cash-loss prevention',
      },
      {
        time: '22:45',
        title: 'Lock-up',
        wrong: 'The shutter stuck halfway, and everyone went home.',
        seen: 'If a closing item is left unchecked, the on-call phone rings. It rings too when someone enters at night.',
        by: 'E3-X inside, E3-T-H out back',
        more: 'See the Store inspection app',
      },
    ],
  },
  roles: {
    eyebrow: 'Who sees what',
    title: 'One chain, three people, three views',
    lead: 'Switch between store manager, area manager and head office.',
  },
  layers: {
    eyebrow: 'How it is built',
    title: 'Five layers, and what each keeps doing when the internet fails',
    cut: 'Suppose the broadband fails',
    goesOn: 'Works offline',
    stops: 'Needs the internet',
    layers: {
      apps: {
        name: 'Apps',
        text: 'Alerts on the manager’s phone, the dashboard at head office, the Store inspection app for inspectors. Staff see their own store only.',
        offline: 'There is no new data, but reports that are already open stay.',
        more: 'See the dashboard',
      },
      platform: {
        name: 'Platform',
        text: 'The device list, permissions, video index, traffic and sales are in one place. POS and loyalty systems read them through an API.',
        offline:
          'This store shows as offline while others carry on. After a time you set, head office gets one message.',
        more: 'What the platform does',
      },
      edge: {
        name: 'Edge',
        text: 'The B1 edge box and the UL-8208NH recorder are in the cabinet under the register. One computes, the other records.',
        offline: 'It keeps working. The page on edge computing lists, task by task, what is filled in later.',
        more: 'Where each task is computed',
      },
      network: {
        name: 'Network',
        text: 'The PoE ports of a switch or recorder send power and video over one cable. Cameras and registers are in separate network segments and cannot see each other.',
        offline: 'The store’s own network is not affected. A 4G router can carry alerts and numbers, but not video.',
        more: 'Track down network problems',
      },
      devices: {
        name: 'Devices',
        text: 'Six cameras watch the door, aisle, sales floor, counter, stockroom and back door. Each has a planned position, and acceptance checks it.',
        offline: 'They keep filming. The recorder powers them, so if it loses power they stop too: put it on a UPS.',
        more: 'All hardware',
      },
    },
  },
  existing: {
    eyebrow: 'What you already have',
    title: 'Check what you can keep before you replace it',
    lead: 'Each of the five can stay if it meets its condition.',
    columns: ['You have', 'It can stay if', 'How it connects', 'Replace it when'],
    rows: [
      {
        label: 'Cameras of another brand',
        cells: [
          'They deliver 1080p, are in the right place, and you have the password',
          'To a B1 edge box, four at most',
          'No picture at night, or no network stream (RTSP)',
        ],
      },
      {
        label: 'An old recorder',
        cells: [
          'Its disk is healthy and it has free channels',
          'It keeps recording in parallel',
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
          'Never; only how you reconcile changes',
        ],
      },
      {
        label: 'Broadband',
        cells: [
          'Upload is steady and guests use another line',
          'Measure it on three evenings first',
          'Upload is below 4\u00a0Mbit/s and you want to watch live remotely',
        ],
      },
    ],
  },
  estimate: {
    eyebrow: 'One store, three estimates',
    title: 'What could one store gain?',
    lead: 'Less shrink, less routine work, a few more buyers: all are cost or margin, so they add up.',
    fields: {
      sales: {label: 'Sales per month', short: 'monthly sales', unit: '$'},
      shrink: {label: 'Shrink today', short: 'shrink', unit: '%'},
      prevented: {label: 'Share of shrink prevented', short: 'share prevented', unit: '%'},
      hours: {label: 'Hours a week on checks and finding video', short: 'weekly hours', unit: 'hours'},
      moved: {label: 'Share of hours saved', short: 'share saved', unit: '%'},
      wage: {label: 'Labor cost per hour', short: 'wage', unit: '$'},
      entries: {label: 'Visitors a day', short: 'visitors a day', unit: 'people'},
      points: {label: 'Gain in conversion, points', short: 'conversion gain', unit: 'points'},
      receipt: {label: 'Average receipt', short: 'receipt', unit: '$'},
      margin: {label: 'Gross margin', short: 'margin', unit: '%'},
    },
    results: {
      goods: {label: 'Goods not lost', short: 'Goods', prefix: '$', unit: ''},
      time: {label: 'Hours saved', short: 'Hours', prefix: '$', unit: ''},
      buyers: {label: 'Margin on more sales', short: 'Buyers', prefix: '$', unit: ''},
      total: {label: 'One store', short: 'Total', prefix: '$', unit: 'a month'},
    },
    nothing: 'All three are zero, so this store does not need it yet.',
    caveat:
      'Devices, broadband and service fees are not deducted. Measure conversion for two weeks first, then enter what you plan to change.',
  },
  kit: {
    eyebrow: 'Equipment list',
    title: 'A 100\u00a0m² (1,080 sq ft) convenience store with six cameras',
    lead: 'A front and a back door, two gondolas, one register, ceilings of 2.7\u00a0m (8.9\u00a0ft) or more.',
    rows: {
      k3: {purpose: 'People in and out, crew left out if you wish', where: 'Ceiling inside the front door'},
      'fmix-d': {purpose: 'Panorama and heat map in place of four corner cameras', where: 'Middle of the main aisle'},
      'e3-x': {purpose: 'Floor checks and the counter top', where: 'High on the rear wall, above the register, 1 each'},
      'w3-s': {purpose: 'Stockroom and deliveries', where: 'Inside the stockroom door'},
      'e3-t-h': {purpose: 'The back door at night', where: 'Outside the back door, under a canopy if there is one'},
      b1: {purpose: 'Hot zones and checklist rules, computed on site', where: 'Cabinet under the register'},
      'ul-8208nh': {purpose: 'Recording and power in one', where: 'Same cabinet, with room to breathe'},
    },
    sums: 'Check the kit’s power and storage',
    note: 'You also need a cabinet with a lock and a UPS that lasts ten minutes. In older buildings check the wiring first, because outlets often share a circuit with the cooler.',
  },
  night: {
    eyebrow: 'Installed in one night',
    title: 'Start after closing and sign off before opening',
    badge: 'Example schedule',
    lead: 'For the kit above, with an accessible ceiling and cable routes in place. Stores that need new ones take two nights.',
    phases: [
      {
        when: '10 p.m.',
        title: 'Cable',
        text: 'Two people set up ladders, then pull the cable and label each end.',
        done: 'All seven cables tested',
      },
      {
        when: '12:30 a.m.',
        title: 'Mount',
        text: 'Mount by the position plan, with angles roughly set.',
        done: 'Every light turns blue: online',
      },
      {
        when: '2 a.m.',
        title: 'Scan',
        text: 'Recorder, box and cameras are added to this store.',
        done: 'Six live views on a phone',
      },
      {
        when: '3 a.m.',
        title: 'Draw',
        text: 'Draw the counting line, zones, masks and rules in one go.',
        done: 'Counts compared after twenty walks',
      },
      {
        when: '7 a.m.',
        title: 'Hand over',
        text: 'Show three things: live view, finding a clip, receiving an alert.',
        done: 'The manager repeats all three',
      },
    ],
  },
  industries: {
    title: 'What kind of store do you run?',
    lead: 'The structure is the same everywhere, and each industry watches different things.',
    items: [
      {name: 'Restaurants', text: 'Kitchen, line, pickup'},
      {name: 'Shoes and clothing', text: 'From try-on to purchase'},
      {name: 'Pharmacies', text: 'Pharmacist on duty, cold storage'},
      {name: 'Auto dealerships', text: 'Showroom and service bays'},
      {name: 'Grocery', text: 'Empty shelves, promotions'},
    ],
  },
  questions: {
    title: 'Questions from store owners',
    faq: [
      {
        question: 'Is it worth it for one store, or do I need dozens?',
        answer:
          'One store is fine. The app for one or two stores shows live view, traffic and alerts. With the third store you add a shared dashboard and keep the devices.',
      },
      {
        question: 'How much upload does remote viewing need?',
        answer:
          'Numbers and snapshots take less than 1\u00a0Mbit/s. The total under the kit list is the maximum with six main streams at once, which hardly any store needs. Opening one sub-stream takes about 0.7\u00a0Mbit/s.',
      },
      {
        question: 'Who can see into my store?',
        answer:
          'By default, the manager and the people you name. Live views and playbacks are logged. Our engineers get in only after you approve it in the app, and access ends by itself.',
      },
      {
        question: 'Will my staff resent it?',
        answer:
          'Some will, so tell them first: doors, goods and the counter are watched, break rooms are not, and individuals are not scored. Put it in writing, along with how many days video is kept.',
      },
      {
        question: 'Does it use face recognition?',
        answer:
          'Not in this kit. Counting, heat maps and receipts do not require knowing who someone is. Recognizing members is a separate matter: explicit consent, opt-out at any time, and the same service for those who decline.',
      },
      {
        question: 'Who repairs it?',
        answer:
          'Check the light and the troubleshooting article first; usually it is a cable or a power supply. Who replaces a device depends on your service level: with remote service you get one by courier and swap it yourself; with on-site or resident service a technician does it. How fast is in your contract.',
      },
      {
        question: 'Where is the video kept, and what leaves the store?',
        answer: `${promises.storeVideo} ${promises.picturesLeave}`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Which numbers belong on a dashboard', note: 'Data dashboard', href: '/products/data-dashboard'},
      {title: 'Who installs, and how arrival times are agreed', note: 'Service network', href: '/service-system'},
    ],
  },
  inquiry: {
    title: 'Send a floor plan and one sentence',
    text: 'In that sentence, tell us what you most want to know about this store. We choose devices for that and leave the rest out.',
    trial: 'Start free trial',
    contact: 'Send a floor plan',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
