import type zh from '@site/i18n/zh-CN/copy/solutions/fmcg';
import {promises} from '@site/i18n/en/copy/promises';
import {claimText} from '@site/src/facts/claims';
import {kitDoors, kitSums, storeKits} from '@site/src/facts/storeKits';
import type {CopyOf} from '@site/src/site/copy';
import {metersAndFeet} from '@site/src/site/units';

const within = claimText('analysisWithin', 'en');

const {days, diskTb} = kitSums(storeKits.fmcg);
const door = kitDoors.fmcg;

const copy = {
  meta: {
    title: 'Grocery and consumer goods: shelf gaps and lines',
    description:
      'How many shelf positions are empty at 6 p.m., for how long, and what that costs. Displays, lines and scanning too, with devices for 8,600 sq ft (800\u00a0m²).',
  },
  banner: {
    title: 'Find empty shelves while shoppers are still in the store',
    text: 'At eight in the morning every shelf looks good. You lose sales later, to the gaps that open while the store is full. Cameras take pictures on a schedule and tell the person with the stocking cart which spot is empty and how long it has been that way.',
    alt: 'Illustration: a neighborhood supermarket with shoppers at two aisles and a cooler, produce at the right, three registers in front and boxes waiting to be shelved',
    trial: 'Start free trial',
    more: 'See the evening shelf',
  },
  shelf: {
    eyebrow: 'One shelf, one day',
    title: 'How many spots are empty at 6 p.m.?',
    lead: 'This sample bay has four shelves with forty facings. It is full at opening and restocked at ten and at three. Evenings sell faster, and what was filled at three does not last until closing.',
    badge: 'Simulation',
    alt: (time, gaps) =>
      `A sample shelf at ${time}: ${gaps} of forty facings are empty, marked with dashed orange frames`,
    time: 'Time of day',
    refill: 'Restocking',
    rounds: 'By the clock, two rounds a day',
    alerts: 'Rounds plus an alert on gaps, filled within 30 minutes',
    gaps: {label: 'Empty right now', unit: 'facings'},
    minutes: {label: 'Empty since opening, added up', unit: 'minutes'},
    note: 'Gaps are measured in time: twelve facings, each empty for three hours, equal one that is empty for thirty-six.',
  },
  estimate: {
    eyebrow: 'What it costs',
    title: 'What are those empty minutes worth?',
    lead: 'Shoppers who find an empty spot pick another brand or skip the item. Only those who skip it count here.',
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
    nothing: 'There are no gaps, or every shopper switched brands, so nothing is at risk.',
    caveat:
      'If the backroom is empty too, no alert will fill the shelf, so leave those gaps out of the count. And remember that sales are not margin.',
  },
  gap: {
    eyebrow: 'One alert from the shelf',
    title: 'Two facings are missing. Who fills them?',
    lead: 'The picture frames the gap. Once a person has confirmed it, it becomes a task with a due time.',
  },
  checks: {
    eyebrow: 'What the AI can check',
    title: 'What the shelf check recognizes, and where it goes wrong',
    lead: `Results come within ${within} seconds of the snapshot. The table shows what you can leave to the system and what still takes a person.`,
    columns: ['Check', 'Works when', 'Typical mistakes', 'Who confirms'],
    rows: [
      {
        label: 'Facing empty or not',
        cells: [
          'Facing the shelf straight on, one camera for four to five meters (13 to 16.5\u00a0ft)',
          'Stock pushed to the back looks empty; dark back panels hide gaps',
          'The stocker, one tap: filled or false alarm',
        ],
      },
      {
        label: 'The right item',
        cells: [
          'A camera close to the shelf, and two to three hundred sample pictures per item',
          'New packaging and flavors of one line get mixed up',
          'The category lead, weekly',
        ],
      },
      {
        label: 'Endcap or floor display present',
        cells: [
          'The spot is fixed; morning and evening',
          'A cart in front of it looks like a missing display',
          'The sales rep, on the picture, as proof of display',
        ],
      },
      {
        label: 'Price tag present',
        cells: [
          'Four megapixels or more, within two meters (6.6\u00a0ft)',
          'It sees whether there is a tag; it cannot reliably read small print',
          'The store itself, never as grounds for a fine',
        ],
      },
      {
        label: 'Goods in coolers',
        cells: ['The cooler has an open front', 'Fog and glare on glass doors defeat it', 'A person in the store'],
      },
    ],
    note: 'What about people in the picture? The camera waits until they step away. If they stay, that picture is skipped and taken again ten minutes later, so no people remain in shelf pictures.',
  },
  tills: {
    eyebrow: 'Registers',
    title: 'At the fourth person in line, open another lane',
    lead: 'Even with every shelf full, shoppers put down their baskets and leave when the line is too long.',
    alt: 'Illustration: a shopper at a checkout counter, the cashier scans goods, items on the belt carry recognition marks and one unscanned item is circled',
    points: [
      {
        title: 'Measure the line instead of the cashier',
        text: 'One camera above each lane measures how many people are in line and how long the last one has waited. Past your limit, it calls for another lane; after ten idle minutes, it suggests closing one.',
      },
      {
        title: 'Missed scans',
        text: 'Items that pass without a beep are shown next to the receipt, for loss prevention to review. Loose produce, gifts and things held by children cause most false alarms.',
      },
      {
        title: 'Self-checkout',
        text: 'It prompts the shopper and does not block the sale. Stopping one regular by mistake costs more than a bottle of water.',
      },
      {
        title: 'It works without faces',
        text: 'Neither lines nor scans require knowing who someone is. There is no watch list and no matching with earlier visits.',
      },
    ],
    more: 'How cash-loss prevention works',
  },
  installed: {
    title: 'Above the entrance, over the shelves, at the dock, in the office',
    lead: 'Customers see only the two on the ceiling. The others are outside and in the office.',
  },
  kit: {
    eyebrow: 'Equipment list',
    title: 'An 800\u00a0m² (8,600 sq ft) supermarket, first round',
    lead: `A ${metersAndFeet(door.width)} entrance, five key shelf runs, four lanes and one dock. Not every shelf gets a camera; begin with the fast movers.`,
    rows: {
      h2001: {
        purpose: 'Counts visitors at a wide entrance',
        where: `Above the entrance, ${metersAndFeet(door.height)} or higher`,
      },
      'u8-d': {purpose: 'Eight megapixels for facings, with algorithms inside', where: 'Opposite each key shelf run'},
      'e3-x': {purpose: 'Watches line and belt', where: 'One per lane'},
      'e3-t-h': {purpose: 'Outdoors, for receiving and returns', where: 'Loading dock'},
      b1: {purpose: 'Adds algorithms to the lanes, up to four channels', where: 'Rack in the office'},
      'ul-7016nh-h1': {purpose: 'Records lanes and dock; shelves are kept as pictures', where: 'Rack in the office'},
    },
    sums: 'Check the kit’s power and storage',
    note: `Recording 4K shelf cameras around the clock fills a ${diskTb}\u00a0TB disk in ${days} days. In practice you keep only timed pictures of the shelves and record continuously at lanes and dock, which lasts far longer.`,
  },
  pains: {
    eyebrow: 'Both sides of the shelf',
    title: 'What brands and retailers each need to see',
    pairs: [
      {
        who: 'Brand sales rep',
        pain: 'We paid for the endcap, and it was gone when I came by.',
        answer:
          'Agree on a spot and two pictures a day with time and store. The retailer releases them, and both of you look at the same picture.',
      },
      {
        who: 'Store manager',
        pain: 'There are so many alerts that people stop reading them.',
        answer:
          'You get one alert per shelf run once two facings are empty, and not again within the hour. Spots marked false three times in a day get a lower priority the next day.',
      },
      {
        who: 'Stocker',
        pain: 'It says empty, I walk over, and there is stock.',
        answer:
          'Tap “false alarm,” and the picture becomes a sample for your own account’s model; other customers’ models never see it unless you agree in writing. A spot that is still wrong after two weeks gets a new angle or is turned off.',
      },
      {
        who: 'Buyer',
        pain: 'The system shows stock, but the shelf is empty.',
        answer:
          'Compare gap time with book stock: anything in stock and empty for more than two hours is stuck in the backroom.',
      },
    ],
  },
  rollout: {
    eyebrow: 'Pilot to rollout',
    title: 'From five shelves in one store to ten stores',
    badge: 'Example plan',
    lead: 'An example for ten stores in one district. New products keep arriving, so updating item samples never quite ends.',
    phases: [
      {
        when: 'Week 1',
        title: 'Pick the shelves',
        text: 'Use sales data to find the five runs that sell fastest in the evening.',
        done: 'A list of five at most',
      },
      {
        when: 'Week 2',
        title: 'One store',
        text: 'The cameras take pictures without sending alerts, while someone writes down gaps by hand for comparison.',
        done: 'Misses and false alarms, counted',
      },
      {
        when: 'Weeks 3–4',
        title: 'Alerts',
        text: 'From 4 to 8 p.m. only, and to the stocker on shift only.',
        done: 'Average minutes empty, before and after',
      },
      {
        when: 'Weeks 5–6',
        title: 'Registers',
        text: 'Line alerts come first, scan checks second.',
        done: 'Twenty clips a day at most for loss prevention',
      },
      {
        when: 'Weeks 7–10',
        title: 'Nine more stores',
        text: 'Each store picks its shelves, and the rules stay the same.',
        done: 'A weekly ranking by gap minutes',
      },
    ],
  },
  questions: {
    title: 'Questions from retailers and brands',
    faq: [
      {
        question: 'How often should a shelf be photographed?',
        answer:
          'Every fifteen minutes in the evening and hourly otherwise. More often does not fill the shelf sooner, because walking there takes time as well, but traffic and storage multiply.',
      },
      {
        question: 'Can it tell us which barcode is missing?',
        answer:
          'Yes, for a few dozen items with samples, placed by planogram and close to the camera. Otherwise it reports “shelf three, second from the left,” which is enough for a stocker.',
      },
      {
        question: 'We have 20\u00a0Mbit/s of upload. Is that enough?',
        answer:
          'For shelf pictures of a few hundred kilobytes, yes. A live 4K view takes 8\u00a0Mbit/s each, so do not open all of them at once. Lane video stays on the recorder in the store.',
      },
      {
        question: 'Do we miss gaps during an internet outage?',
        answer:
          'You miss the alerts. Pictures wait on the camera’s card and are sent afterward, so statistics are complete, but in the meantime people have to walk the aisles.',
      },
      {
        question: 'What if staff stand in front of the shelf?',
        answer:
          'That picture is skipped and taken again ten minutes later. A spot that is always blocked gets a diagonal view, or none at all.',
      },
      {
        question: 'Do display pictures count as proof for display fees?',
        answer:
          'That depends on your contract. They carry time, store and device, and an edited picture fails the check. But each picture proves only one moment, so we recommend at least two a day.',
      },
      {
        question: 'Who sees the shelf pictures, and how long are they kept?',
        answer: `A gap alert shows the stocker one picture. Display pictures go to a brand only after the retailer releases them. ${promises.findingsKept}`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Products, displays, aisles: what is recognized',
        note: 'Object recognition',
        href: '/technology/ai-technology/object-recognition',
      },
      {
        title: 'How many people stop at a shelf',
        note: 'Aisle and counter analytics',
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
    title: 'Pick one shelf and take pictures for a week',
    text: 'Tell us which run is empty in the evening and send a photo. We tell you where the camera goes and how many shelves it covers.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
