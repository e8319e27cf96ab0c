import type zh from '@site/i18n/zh-CN/copy/products/customer-behavior-analysis';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Customer behavior analysis in the store',
    description:
      'Where shoppers go, how long they stop, what they pick up and try, where they leave: six numbers, the decision each supports, and its limits.',
  },
  banner: {
    title: 'Customer behavior analysis',
    text: 'Receipts remember those who bought. This is about everyone else, and the step at which they left.',
  },
  journey: {
    eyebrow: 'Walk along',
    title: 'Six minutes and forty seconds, one shopper',
    lead: 'Pick any step to see the zone it happens in and the path so far. The visit is invented as a sample.',
    badge: 'Simulation',
    alt: 'Illustration: inside a convenience store, faceless shoppers in numbered boxes; one chooses at a shelf, one pays at the register',
    list: 'Six steps of a visit',
    caption:
      'The percentage on a box says how sure the system is that this is a person. It is neither an accuracy figure nor an identity.',
    noted: 'Noted: ',
    steps: {
      enter: {
        time: '0:00',
        title: 'Enter',
        text: 'Crosses the line at the door, glances in, walks on.',
        noted: 'time of entry, a temporary number.',
      },
      browse: {
        time: '0:20',
        title: 'Browse',
        text: 'Walks the length of the cooler, under two seconds at each door.',
        noted: 'passed the cooler, no stop.',
      },
      dwell: {
        time: '1:35',
        title: 'Stop',
        text: 'Stands at the left shelf and looks at the third level.',
        noted: '48 seconds in the shelf zone.',
      },
      pick: {
        time: '2:10',
        title: 'Pick up',
        text: 'Takes a box, reads the back, returns it, takes the one beside it.',
        noted: 'two pick-ups, one put back.',
      },
      try: {
        time: '3:05',
        title: 'Try',
        text: 'Accepts a sample cup at the display and drinks it there.',
        noted: '70 seconds at the tasting, a trial.',
      },
      leave: {
        time: '4:50',
        title: 'Leave',
        text: 'Two people ahead, a wait of over a minute, pays and goes.',
        noted: '75 seconds of waiting, exit, number discarded.',
      },
    },
  },
  decisions: {
    eyebrow: 'Numbers and decisions',
    title: 'Each number has something you can move',
    lead: 'A number that leaves you no idea what to change does not belong in a report.',
    columns: ['Number', 'It answers', 'You can move', 'It does not prove'],
    rows: [
      {
        label: 'Reach',
        cells: [
          'What share of visitors gets to this zone',
          'Direction of the main aisle, signs, destination items placed deeper in',
          'That the rest were not interested; the way may have been blocked',
        ],
      },
      {
        label: 'Dwell',
        cells: [
          'How many seconds one person stands here',
          'Density of the display, type size, where staff stand',
          'That a long stop means they like it; people also linger when they cannot find something',
        ],
      },
      {
        label: 'Put back',
        cells: [
          'How many of those who pick up put it back',
          'Price, pack size, the words on the front',
          'The reason, which only a conversation gives',
        ],
      },
      {
        label: 'Trial rate',
        cells: [
          'How many who stop also try on, taste or sit',
          'Where fitting rooms are, tasting hours, demo units switched on',
          'Whether the product or a missing size was at fault',
        ],
      },
      {
        label: 'Wait',
        cells: [
          'Seconds from joining the queue to being served',
          'When the second register opens, how many self-checkouts',
          'Who will give up; only how many stepped out',
        ],
      },
      {
        label: 'Last stop',
        cells: [
          'Where those who bought nothing stood last',
          'Stock, price tags and service at that spot',
          'Whether they meant to buy at all',
        ],
      },
    ],
  },
  limits: {
    eyebrow: 'To be plain',
    title: 'Where it falls short',
    pairs: [
      {
        who: 'In a crowd',
        pain: 'Saturday’s main aisle, five or six abreast',
        answer:
          'Somebody gets hidden and one path becomes two. Broken paths are counted as two pieces, not glued together. The report states the share that broke; above 30%, use totals only.',
      },
      {
        who: 'Judging a gesture',
        pain: 'Tying a shoe or crouching to read a label',
        answer:
          'A pose alone cannot tell. It takes two out of three: a stop over 3 seconds, body toward the shelf, hand across the edge. When in doubt it records nothing.',
      },
      {
        who: 'Asking why',
        pain: 'Why did they not buy?',
        answer:
          'A camera does not know. It narrows “did not buy” to one zone and one step. For the rest, have your staff ask three customers.',
      },
      {
        who: 'Reading moods',
        pain: 'Can it tell happy from annoyed?',
        answer:
          'We do not do that. Guessing feelings from expressions has no sound basis, and a store is no place for it.',
      },
    ],
  },
  retention: {
    eyebrow: 'Nobody is identified',
    title: 'The number ends at the door',
    lead: 'No face is used at any point, and there is no way to learn whether yesterday’s visitor is today’s.',
    items: [
      {
        span: 'Seconds',
        what: 'Body outline and pose points',
        text: 'Inside the device only, to tell walking, stopping and reaching. Dropped once computed, never uploaded.',
      },
      {
        span: 'One visit',
        what: 'Temporary number',
        text: 'Valid from entry to exit, then deleted. Tomorrow brings a new one.',
      },
      {
        span: 'Your choice',
        what: 'Video in the store',
        text: 'On a TF card or recorder. Accounts decide who may look, and looking leaves a record.',
      },
    ],
    reports: {
      span: (years: string) => `${years} years`,
      what: 'Zone totals',
      text: 'People, seconds and shares per zone and hour. No single person is in there.',
    },
  },
  questions: {
    title: 'From operations, legal and store managers',
    faq: [
      {
        question: 'Do I need a sign at the door?',
        answer:
          'Yes. Any camera in a public area calls for a clear notice with purpose and contact. Consent of each shopper is not needed because nobody is identified, but the notice should say “used to analyze traffic and displays.” Ask your counsel about your state or country.',
      },
      {
        question: 'How many cameras does a store take?',
        answer:
          'It goes by zone. A convenience store of about 1,000 square feet usually gets by with one at the door, two over the shelves and one at the register. Existing 1080p cameras connect to a B1, up to four per box.',
      },
      {
        question: 'How is this different from a heat map?',
        answer:
          'A heat map shows where people stand. This shows where one and the same visitor went first and next, and what they did there. If you only want to move displays, start with the heat map; it is cheaper and quicker.',
      },
      {
        question: 'Are employees counted as customers?',
        answer:
          'By default they are removed, by uniform color, by badge or by work area. Pick one. Stores without uniforms should use the badge.',
      },
      {
        question: 'Can I rate my salespeople with it?',
        answer:
          'We advise against it. Stops and trials swing with the weather, the stock and the hour, and it is unfair to pin a day’s swing on one person. You get zones, not a ranking of employees.',
      },
      {
        question: 'What does it cost in bandwidth, and offline?',
        answer:
          'Actions are judged in the store, so each channel sends a few kilobytes a minute. During an outage it keeps working and catches up later. Only live view takes video bandwidth.',
      },
    ],
    readTitle: 'Follow up',
    reading: [
      {title: 'Close-view flow: one shelf only', note: 'Product', href: '/products/close-view-customer-flow'},
      {title: 'Cross-lens analysis: joining a path', note: 'Product', href: '/products/cross-lens-analysis'},
      {title: 'The algorithms behind it', note: 'Technology', href: '/technology/ai-technology/behavior-analysis'},
      {title: 'Fashion stores: the fitting room door', note: 'Solution', href: '/solutions/industries/shoes-clothing'},
    ],
  },
  inquiry: {
    title: 'Start with a question, not with cameras',
    text: 'Tell us the one thing you want to understand, such as why nobody enters the fitting room. We say what can be seen and what cannot.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
