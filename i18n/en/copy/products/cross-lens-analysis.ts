import type zh from '@site/i18n/zh-CN/copy/products/cross-lens-analysis';
import type {CopyOf} from '@site/src/site/copy';

const month = (asOf: string) =>
  new Date(`${asOf}-01T00:00Z`).toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});

const copy = {
  meta: {
    title: 'Cross-lens analysis: one path, several cameras',
    description:
      'How one visit is joined across cameras by place and clothing, without faces and forgotten at the door; where joins fail and what the figure covers.',
  },
  banner: {
    title: 'Cross-lens analysis',
    text: 'One camera sees one stretch of the way. Join the stretches and you know how people get from the door to the register.',
    alt: 'Illustration: a store from above, two cameras see half of it each; one shopper’s path turns from blue to orange, numbered one to six',
    trial: 'Try it on one floor',
    more: 'See the hand-over',
  },
  statement: {
    before: 'Three cameras that count a hundred each have not seen three hundred people. Without a hand-over, ',
    marked: 'one person counts three times',
    after: ', and every path on the map ends in the middle of an aisle.',
    aside:
      'Cross-lens analysis answers one thing: do these two stretches belong to the same visit? It does not answer whose visit it was.',
  },
  handover: {
    eyebrow: 'The hand-over',
    title: 'Where views overlap, compare places. Elsewhere, appearance.',
    lead: 'The floor that two cameras both see is the safest place to hand over. Good mounting beats a better algorithm.',
    diagram: {
      alt: 'Plan: the views of three cameras. A and B overlap, and the path is handed over by place; between B and C is an unseen gap, crossed by appearance and time',
      cameras: ['A', 'B', 'C'],
      overlap: 'Overlap: place',
      gap: 'Gap: appearance',
      start: 'in',
      end: 'out',
    },
    points: [
      {
        title: 'Overlap: same moment, same floor',
        text: 'If both see somebody in the same cell of half a meter at the same time, it is one person. Clothes play no part, and little can go wrong.',
      },
      {
        title: 'Gap: appearance and time',
        text: 'Colors, build and bag become a string of numbers. Among those who arrive seconds later, the most alike is taken. If nobody is alike enough, nothing is joined.',
      },
      {
        title: 'Impossible ways are left out',
        text: 'Through a wall, or thirty meters in three seconds: such pairs are dropped at once. A correct floor plan prevents many wrong joins.',
      },
    ],
  },
  threshold: {
    eyebrow: 'Set it yourself',
    title: 'How alike is the same person?',
    lead: 'Set the bar low and two people become one. Set it high and one person breaks in two. There is no perfect line, only a suitable one.',
    badge: 'Sample: forty pairs',
    choose: 'Situation',
    situations: {
      everyday: {
        label: 'Everyday clothes',
        note: 'The two clusters are far apart. A line between them gets one or two pairs wrong. Most malls and fashion stores look like this.',
      },
      uniform: {
        label: 'All dressed alike',
        note: 'School uniforms, work wear, a day of raincoats: different people look the same and no line is right. We then advise handing over in overlaps only.',
      },
      gap: {
        label: 'A blind gap',
        note: 'Light and angle change, and a person no longer resembles themselves. One more camera helps more than any threshold.',
      },
    },
    alt: 'Dot plot: likeness from left to right; the upper row holds pairs of one person, the lower row pairs of two; the line is the threshold and orange dots are judged wrong',
    rows: {same: 'One', other: 'Two'},
    slider: 'Join when at least this alike',
    outcomes: {
      joined: {label: 'Joined, rightly', hint: 'one person'},
      broken: {label: 'Broken', hint: 'one person, not joined'},
      mixed: {label: 'Mixed up', hint: 'two people made one'},
      apart: {label: 'Kept apart, rightly', hint: 'two people'},
    },
  },
  uses: {
    eyebrow: 'What a joined path is for',
    title: 'Three people who ask for it',
    columns: ['Who', 'Wants to know', 'Gets', 'Should not expect'],
    rows: [
      {
        label: 'Mall leasing',
        cells: [
          'Where the anchor store’s visitors go next',
          'Shares of traffic between floors and units',
          'Anybody’s complete shopping record',
        ],
      },
      {
        label: 'Store operations',
        cells: [
          'How many of those who turn left reach the register',
          'The few common routes and their duration',
          'A complete path for everyone',
        ],
      },
      {
        label: 'Venue security',
        cells: [
          'The exit at which a lost child was last seen',
          'Same day, same visit, narrowed to two or three cameras',
          'A search through months by photo',
        ],
      },
    ],
  },
  accuracy: {
    eyebrow: 'Hand-over accuracy',
    title: 'Accuracy of the cross-lens hand-over, and its condition',
    condition: (asOf: string) =>
      `Cross-lens hand-over algorithm: same day, neighboring views that overlap, similar light, everyday clothes; each hand-over checked against labels made by people. Measured ${month(asOf)}. Not valid between cameras without overlap.`,
    holds: {
      title: 'Valid for',
      items: [
        'Corridors and main aisles on one floor, view joined to view',
        'Winter or summer clothes, as long as they differ',
        'People with strollers or suitcases, who are easier',
      ],
    },
    slips: {
      title: 'Not valid for',
      items: [
        'Uniforms, raincoats, a party of bridesmaids',
        'Elevators, restrooms, fitting rooms: blind by necessity',
        'A coat taken off or a cart exchanged',
        'One camera facing a window, the next a wall',
      ],
    },
  },
  retention: {
    eyebrow: 'How long it remembers',
    title: 'For one visit. Then it forgets.',
    lead: 'The string is computed from clothing, so other clothes make another string. It cannot be turned back into a picture and is tied to no membership or phone number.',
    items: [
      {span: 'Seconds', what: 'Comparing appearances', text: 'Done in the edge box. Video does not leave the store.'},
      {
        span: 'This visit',
        what: 'String and temporary number',
        text: 'Twenty minutes after the last sighting both are deleted.',
      },
      {
        span: 'That night',
        what: 'Routes added up',
        text: 'Single routes are merged and removed. Routes of fewer than ten people are not listed.',
      },
      {
        span: 'As reports',
        what: 'Shares of traffic',
        text: 'What is left says “this many from A to B.” None of it is a person.',
      },
    ],
  },
  questions: {
    title: 'What you will be asked',
    faq: [
      {
        question: 'Is this face recognition? Is it personal data?',
        answer:
          'No faces are used. Within one visit, though, the string does tell people apart, so we treat it as personal data: a notice at the door, one visit only, never sent out of the store, never linked to anything else. Whether you need an impact assessment is for your counsel; we supply the technical description.',
      },
      {
        question: 'Can it spot returning customers?',
        answer:
          'No, and it is not meant to. Tomorrow’s string has nothing to do with today’s. For regulars, use a member code they choose to show.',
      },
      {
        question: 'How many cameras, and how arranged?',
        answer:
          'End to end with overlap: neighbors share at least one meter (3 ft) of floor. A main aisle of thirty meters (100 ft) takes about four. Draw it on the plan first and the breaks show at once.',
      },
      {
        question: 'Which box and what network?',
        answer:
          'A B1 handles four channels of 1080p. Between boxes the strings travel over the store’s own network, a few hundred bytes per person. The hand-over continues when the internet is down.',
      },
      {
        question: 'What if the police ask for somebody’s route?',
        answer:
          'Single routes carry no name and are merged and removed the same night; after that no one’s route exists. Video is in your hands, and lawful requests follow your own procedure. The system logs who viewed which stretch and when.',
      },
      {
        question: 'Why is this page in no menu?',
        answer:
          'Because it depends on the site. Where views do not overlap or everyone dresses alike, we will advise you not to buy it.',
      },
    ],
    readTitle: 'Related',
    reading: [
      {title: 'Customer behavior analysis', note: 'Product', href: '/products/customer-behavior-analysis'},
      {title: 'Edge box B1: how many channels', note: 'Product', href: '/products/ai-box'},
      {title: 'How people are detected', note: 'Technology', href: '/technology/ai-technology/human-detection'},
      {title: 'B1: lights, ports, reset', note: 'Model support', href: '/support/model/b1'},
      {title: 'How we handle personal data', note: 'Privacy', href: '/privacy'},
    ],
  },
  inquiry: {
    title: 'Plan first, purchase later',
    text: 'Mark your cameras and where they look. We draw overlaps and gaps. If it fits, try one floor. If not, we say so.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
