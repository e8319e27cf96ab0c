import type zh from '@site/i18n/zh-CN/copy/solutions/fmcg';
import {claimText} from '@site/src/facts/claims';
import type {CopyOf} from '@site/src/site/copy';

const within = claimText('analysisWithin', 'en');

const copy = {
  meta: {
    title: 'Grocery and consumer goods',
    description:
      'How many shelf positions are empty at 6 p.m., for how long, and what that costs. Displays, lines and scanning too, with a kit for an 800 m² store.',
  },
  banner: {
    title: 'What is missing from the shelf at six is missing from today’s sales',
    text: 'At eight in the morning every shelf looks good. What runs out when the store is full, and for how long, is what you need to know. A snapshot every few minutes, and the person with the stocking cart hears about the gap.',
    alt: 'Illustration: a neighborhood supermarket with shoppers at two aisles and a cooler, produce at the right, three registers in front and boxes waiting to be shelved',
    trial: 'Start free trial',
    more: 'See the evening shelf',
  },
  shelf: {
    eyebrow: 'One shelf, one day',
    title: 'Move to 18:00 and count the holes',
    lead: 'A sample bay, four shelves with forty facings. Full at opening, restocked at ten and at three. Evenings sell faster, and the three o’clock round does not last until closing.',
    badge: 'Simulation',
    alt: (time, gaps) =>
      `A sample shelf at ${time}: ${gaps} of forty facings are empty, marked with dashed orange frames`,
    time: 'Time of day',
    refill: 'Restocking',
    rounds: 'By the clock, two rounds a day',
    alerts: 'Rounds plus an alert on gaps, filled within 30 minutes',
    gaps: {label: 'Empty right now', unit: 'facings'},
    minutes: {label: 'Empty since opening, added up', unit: 'minutes'},
    note: 'What a gap costs is time: twelve facings empty for three hours equal one facing empty for a day and a half.',
  },
  estimate: {
    eyebrow: 'At risk',
    title: 'What those empty minutes are worth',
    lead: 'Shoppers who find nothing pick another brand or skip it. Only those who skip count here.',
    fields: {
      stores: {label: 'Stores', short: 'stores', unit: 'stores'},
      gaps: {label: 'Facings that run empty per store and day', short: 'gaps a day', unit: 'gaps'},
      minutes: {label: 'Average time until refilled', short: 'minutes empty', unit: 'minutes'},
      after: {label: 'Time until refilled with alerts', short: 'minutes with alerts', unit: 'minutes'},
      hourly: {label: 'Sales of one full facing per hour', short: 'sales an hour', unit: '$'},
      lost: {label: 'Shoppers who buy nothing instead', short: 'share not bought', unit: '%'},
    },
    results: {
      risk: {label: 'Sales at risk per month', short: 'Sales at risk', prefix: '$', unit: 'a month'},
      kept: {label: 'Kept by refilling sooner', short: 'Of that, kept', prefix: '$', unit: 'a month'},
    },
    nothing: 'No gaps, or every shopper switched brands: nothing at risk.',
    caveat:
      'When the backroom is empty too, no alert will fill the shelf; leave those gaps out of the count. And sales are not margin.',
  },
  checks: {
    eyebrow: 'Machines and shelves',
    title: 'It sees a hole. It may not know the brand.',
    lead: `Results come within ${within} seconds of the snapshot. The table is the honest version: what to hand over, and what still takes a person.`,
    columns: ['Check', 'Holds when', 'Typical mistakes', 'Who confirms'],
    rows: [
      {
        label: 'Facing empty or not',
        cells: [
          'Straight at the shelf, one camera for four to five meters',
          'Stock pushed to the back reads as empty; dark back panels hide gaps',
          'The stocker, one tap: filled or false alarm',
        ],
      },
      {
        label: 'The right item',
        cells: [
          'Twenty to thirty sample pictures per item first',
          'New packaging and flavors of one line get mixed up',
          'The category lead, weekly',
        ],
      },
      {
        label: 'Endcap or floor display present',
        cells: [
          'A fixed spot, morning and evening',
          'A cart in front reads as missing',
          'The sales rep, on the picture, as proof of display',
        ],
      },
      {
        label: 'Price tag present',
        cells: [
          'Four megapixels or more, within two meters',
          'Present or absent only; small print is unreliable',
          'The store itself, never as grounds for a fine',
        ],
      },
      {label: 'Goods in coolers', cells: ['Open fronts', 'Fog and glare on glass doors defeat it', 'Still a person']},
    ],
    note: 'And shoppers in the picture? It waits until they step away; failing that, figures are blacked out before storing. No people stay in shelf pictures.',
  },
  tills: {
    eyebrow: 'Registers',
    title: 'At the fourth person in line, open another lane',
    lead: 'You can fill every shelf and still lose people at the front. Waiting is the other half of the loss.',
    alt: 'Illustration: a shopper at a checkout counter, the cashier scans goods, items on the belt carry recognition marks and one unscanned item is circled',
    points: [
      {
        title: 'Count the line, not the cashier',
        text: 'One camera above each lane measures people in line and how long the last one has waited. Past your limit a lane opens; ten idle minutes suggest closing one.',
      },
      {
        title: 'Missed scans',
        text: 'Goods that pass without a beep are put side by side with the receipt for loss prevention to view. Loose produce, gifts and things held by children cause most false alarms.',
      },
      {
        title: 'Self-checkout',
        text: 'It prompts, it does not block. Stopping one regular by mistake costs more than a bottle of water.',
      },
      {
        title: 'No faces needed',
        text: 'Neither lines nor scans ask who somebody is. There is no watch list and no matching with earlier visits.',
      },
    ],
    more: 'How cash-loss prevention works',
  },
  kit: {
    eyebrow: 'Kit list',
    title: 'An 800 m² supermarket, first round',
    lead: 'About 8,600 sq ft with a 4.5 m (15 ft) entrance, five key shelf runs, four lanes and one dock. Not every shelf gets a camera; begin with fast movers.',
    rows: {
      h2001: {purpose: 'Counts visitors at a wide entrance', where: 'Above the entrance'},
      'u8-d': {purpose: 'Eight megapixels for facings, runs algorithms inside', where: 'Opposite each key shelf run'},
      'e3-x': {purpose: 'Watches line and belt', where: 'One per lane'},
      'e3-t-h': {purpose: 'Outdoors, for receiving and returns', where: 'Loading dock'},
      b1: {purpose: 'Adds algorithms to the lanes, up to four channels', where: 'Rack in the office'},
      'ul-7016nh-h1': {purpose: 'Records lanes and dock; shelves are kept as pictures', where: 'Rack in the office'},
    },
    sums: 'Add it up',
    note: 'Recording 4K shelf cameras around the clock fills the disk in under ten days. In practice shelves keep timed pictures only and continuous video is for lanes and dock, which lasts far longer.',
  },
  pains: {
    eyebrow: 'Two sides',
    title: 'Brand and retailer see two different stores',
    pairs: [
      {
        who: 'Brand sales rep',
        pain: 'We paid for the endcap, and it was gone when I came by.',
        answer:
          'An agreed spot, two pictures a day with time and store. The retailer releases them, and both of you look at the same picture.',
      },
      {
        who: 'Store manager',
        pain: 'Too many alerts and nobody reads any.',
        answer:
          'One alert per shelf run once two facings are empty, and not again within the hour. Spots marked false three times in a day get a lower priority the next.',
      },
      {
        who: 'Stocker',
        pain: 'It says empty, I walk over, there is stock.',
        answer:
          'Tap false alarm and the picture becomes a sample. A spot still wrong after two weeks gets a new angle or is switched off.',
      },
      {
        who: 'Buyer',
        pain: 'The system shows stock, the shelf does not.',
        answer:
          'Put gap time next to book stock: anything in stock and empty for more than two hours is stuck in the backroom.',
      },
    ],
  },
  rollout: {
    eyebrow: 'Pilot to rollout',
    title: 'Begin with a shelf, not with a store',
    badge: 'Example plan',
    lead: 'For ten stores in one district. Item samples follow new products, so that part is never finished.',
    phases: [
      {
        when: 'Week 1',
        title: 'Pick shelves',
        text: 'Go through sales data for the five runs that sell fastest in the evening.',
        done: 'A list of five at most',
      },
      {
        when: 'Week 2',
        title: 'One store',
        text: 'Pictures without alerts, while someone writes down gaps by hand for comparison.',
        done: 'Misses and false alarms, counted',
      },
      {
        when: 'Weeks 3–4',
        title: 'Alerts',
        text: 'From 4 to 8 p.m. only, to the stocker on shift only.',
        done: 'Average minutes empty, before and after',
      },
      {
        when: 'Weeks 5–6',
        title: 'Registers',
        text: 'Line alerts first, scan checks second.',
        done: 'Twenty clips a day at most for loss prevention',
      },
      {
        when: 'Weeks 7–10',
        title: 'Nine more',
        text: 'Each store picks its shelves; the rules are the same.',
        done: 'A weekly ranking by gap minutes',
      },
    ],
  },
  questions: {
    title: 'What retailers and brands ask',
    faq: [
      {
        question: 'How often should a shelf be photographed?',
        answer:
          'Every fifteen minutes in the evening and hourly otherwise. More often does not fill it sooner, because walking to the shelf takes time as well, but traffic and storage multiply.',
      },
      {
        question: 'Can it name the missing barcode?',
        answer:
          'Yes, for sampled items placed by planogram. Without one it reports shelf three, second from the left, which tells a stocker enough.',
      },
      {
        question: 'We have 20 Mbit/s upstream. Enough?',
        answer:
          'For shelf pictures of a few hundred kilobytes, yes. A live 4K view takes 8 Mbit/s each, so do not open all of them at once; lane video stays on the recorder in the store.',
      },
      {
        question: 'Does an outage hide gaps?',
        answer:
          'Yes. Pictures wait on the camera’s card and are sent afterward, so statistics are complete, but alerts are not sent meanwhile and people have to walk the aisles.',
      },
      {
        question: 'What if staff stand in front of the shelf?',
        answer:
          'That shot is skipped and taken again ten minutes later. A spot that is always blocked gets a diagonal view, or none.',
      },
      {
        question: 'Do display pictures count as proof of payment?',
        answer:
          'That depends on your contract. They carry time, store and device and cannot be edited, yet each proves one moment only, hence at least two a day.',
      },
    ],
    readTitle: 'Further reading',
    reading: [
      {
        title: 'Products, displays, aisles: what is recognized',
        note: 'Object recognition',
        href: '/technology/ai-technology/object-recognition',
      },
      {
        title: 'How many people stop at a shelf',
        note: 'Close-view customer flow',
        href: '/products/close-view-customer-flow',
      },
      {
        title: 'Fewer days of video than expected',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0103',
      },
      {title: 'Channels of one edge box', note: 'B1 support', href: '/support/model/b1'},
    ],
  },
  inquiry: {
    title: 'Pick one shelf and film it for a week',
    text: 'Tell us which run is empty in the evening and send a photo. We tell you where the camera goes and how many shelves it sees.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
