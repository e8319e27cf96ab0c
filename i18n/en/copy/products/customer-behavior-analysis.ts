import type zh from '@site/i18n/zh-CN/copy/products/customer-behavior-analysis';
import {promises} from '@site/i18n/en/copy/promises';
import {promises as facts} from '@site/src/facts/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Customer behavior analysis: where shoppers stop and leave',
    description:
      'Where shoppers go, how long they stop, what they pick up and try, and where they leave: six numbers, the decision each one supports, and its limits.',
  },
  banner: {
    title: 'Customer behavior analysis',
    text: 'Receipts show who bought. Here you see everyone else, and the step at which they left.',
  },
  journey: {
    eyebrow: 'Follow one visit',
    title: 'One shopper, six minutes and forty seconds',
    lead: 'Choose a step to see the zone it happens in and the path so far. This visit is a made-up sample.',
    badge: 'Simulation',
    alt: 'Illustration: inside a convenience store, faceless shoppers in numbered boxes; one chooses at a shelf, one pays at the register',
    list: 'Six steps of a visit',
    caption:
      'The percentage on each box is how sure the system is that this is a person. It says nothing about accuracy or identity.',
    noted: 'Noted: ',
    steps: {
      enter: {
        time: '0:00',
        title: 'Enter',
        text: 'Crosses the line at the door, looks around, walks on.',
        noted: 'time of entry, a temporary number.',
      },
      browse: {
        time: '0:20',
        title: 'Browse',
        text: 'Walks the length of the cooler, less than two seconds at each door.',
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
        text: 'Waits over a minute behind two people, pays and goes.',
        noted: `75 seconds of waiting, exit; the number is deleted ${facts.visitNumber.minutes} minutes later.`,
      },
    },
  },
  seen: {
    eyebrow: 'What cameras see',
    title: 'The figures come from pictures like these',
    lead: 'They are simulated. Point at one or press play.',
    events: {
      'queue-length': {
        title: 'The line',
        text: 'How many people are standing in line, and how long they wait.',
      },
      'dwell-time': {title: 'A stop', text: 'How long someone stands in a zone. People who walk through do not count.'},
      'cross-lens-path': {
        title: 'A path',
        text: `Which cameras one visit passes. Its temporary number is deleted ${facts.visitNumber.minutes} minutes after the last sighting.`,
      },
    },
  },
  decisions: {
    eyebrow: 'Numbers and decisions',
    title: 'Six numbers, and what you can change with each',
    lead: 'A number belongs in a report only if you can act on it, so each one comes with what you can change.',
    columns: ['Number', 'What it tells you', 'What you can change', 'What it does not prove'],
    rows: [
      {
        label: 'Reach',
        cells: [
          'What share of visitors get to this zone',
          'Direction of the main aisle, signs, must-have items placed deeper in the store',
          'That the others were not interested; the way may have been blocked',
        ],
      },
      {
        label: 'Dwell',
        cells: [
          'How many seconds a person stands here',
          'Density of the display, type size, where staff stand',
          'That a long stop means they like it; people also linger when they cannot find something',
        ],
      },
      {
        label: 'Put back',
        cells: [
          'How many of the people who pick it up put it back',
          'Price, pack size, the words on the front',
          'The reason, which you learn only by asking',
        ],
      },
      {
        label: 'Trial rate',
        cells: [
          'How many of those who stop also try it on, taste it or sit down',
          'Where fitting rooms are, tasting hours, demo units switched on',
          'Whether the product or a missing size was the cause',
        ],
      },
      {
        label: 'Wait',
        cells: [
          'Seconds from joining the line to being served',
          'When to open the second register, how many self-checkouts you need',
          'Who is about to give up; it shows only how many stepped out',
        ],
      },
      {
        label: 'Last stop',
        cells: [
          'Where people who bought nothing stood last',
          'Stock, price tags and service at that spot',
          'Whether they meant to buy at all',
        ],
      },
    ],
  },
  limits: {
    eyebrow: 'Limits',
    title: 'Where it falls short',
    pairs: [
      {
        who: 'In a crowd',
        pain: 'Saturday’s main aisle, five or six people abreast',
        answer:
          'Someone gets hidden and one path becomes two. A broken path is counted as two and not pieced together. The report states the share that broke; above 30%, use only the totals.',
      },
      {
        who: 'Judging a gesture',
        pain: 'Tying a shoe, or crouching to read a label?',
        answer:
          'A pose alone is not enough. It takes two of three signs: a stop over 3 seconds, body toward the shelf, a hand across the edge. When in doubt, it records nothing.',
      },
      {
        who: 'Asking why',
        pain: 'Why did they not buy?',
        answer:
          'A camera cannot know. It narrows “did not buy” down to one zone and one step. For the reason, have your staff ask three customers.',
      },
      {
        who: 'Reading moods',
        pain: 'Can it tell happy from annoyed?',
        answer:
          'We don’t offer that. Guessing feelings from facial expressions has no sound scientific basis, and it has no place in a store.',
      },
    ],
  },
  retention: {
    eyebrow: 'No one is identified',
    title: 'What is kept about a visit, and for how long',
    lead: 'No face is used at any point, and there is no way to tell whether yesterday’s visitor is back today.',
    items: [
      {
        span: 'Seconds',
        what: 'Body outline and pose points',
        text: `These tell walking, stopping and reaching apart. ${promises.outlinesStay}`,
      },
      {
        span: 'One visit',
        what: 'Temporary number',
        text: promises.visitNumber,
      },
      {
        span: 'Your choice',
        what: 'Video in the store',
        text: 'It is on a TF card or recorder. Accounts decide who may look, and every look is logged.',
      },
    ],
    reports: {
      span: (years: string) => `${years} years`,
      what: 'Zone totals',
      text: 'People, seconds and shares per zone and hour, with no individuals.',
    },
  },
  questions: {
    title: 'Questions from operations, legal and store managers',
    faq: [
      {
        question: 'Do I need a sign at the door?',
        answer:
          'Yes. Any camera in a public area calls for a clear notice with its purpose and a contact, and this one should say “used to analyze traffic and displays.” The system identifies no one and uses no faces. Whether your law also asks for consent is for your counsel to decide; we supply the technical description.',
      },
      {
        question: 'How many cameras does a store need?',
        answer:
          'It depends on the zones. A convenience store of about 1,000 sq ft (93\u00a0m²) usually needs one at the door, two over the shelves and one at the register. Existing 1080p cameras connect to a B1, up to four per box.',
      },
      {
        question: 'How is this different from a heat map?',
        answer:
          'A heat map shows where people stand. Behavior analysis shows where the same visitor went first and next, and what they did there. If you only want to move displays, start with the heat map, which costs less and gives results sooner.',
      },
      {
        question: 'Are employees counted as customers?',
        answer:
          'By default they are left out, by uniform color or by work area; choose one of the two. If your staff wear no uniforms, use the work area.',
      },
      {
        question: 'Can I rate my salespeople with it?',
        answer:
          'We advise against it. Stops and trials change with the weather, the stock and the hour, and it is unfair to blame one person for a bad day. You get results by zone and no ranking of employees.',
      },
      {
        question: 'How much bandwidth does it need, and what happens offline?',
        answer:
          'Actions are judged in the store, so each channel sends only a few kilobytes a minute. During an outage it keeps working and catches up later. Only live view needs bandwidth for video.',
      },
      {
        question: 'How do I check that it is right?',
        answer:
          'Choose one zone and an hour of recording, count the stops yourself, and compare them with the report. Do this in the first week, before you move anything. The report also states the share of broken paths, so you know when to use only the totals.',
      },
      {
        question: 'How much work is it to set up?',
        answer:
          'Mount the cameras or connect the ones you have to a B1, draw the zones on the picture, and mark where your staff work. Put the notice on the door. From then on the report arrives by itself; redraw a zone when you move a fixture.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Aisle and counter analytics: one shelf in detail',
        note: 'Product',
        href: '/products/close-view-customer-flow',
      },
      {title: 'Cross-camera paths: joining the stretches', note: 'Product', href: '/products/cross-lens-analysis'},
      {title: 'The algorithms behind it', note: 'Technology', href: '/technology/ai-technology/behavior-analysis'},
      {
        title: 'Fashion stores: from the fitting room to the sale',
        note: 'Solution',
        href: '/solutions/industries/shoes-clothing',
      },
    ],
  },
  inquiry: {
    title: 'Start with one question',
    text: 'Tell us the one thing you want to understand, such as why no one uses the fitting rooms. We tell you what can be seen and what cannot.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
