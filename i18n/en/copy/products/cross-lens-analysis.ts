import type zh from '@site/i18n/zh-CN/copy/products/cross-lens-analysis';
import {promises} from '@site/i18n/en/copy/promises';
import {promises as facts} from '@site/src/facts/promises';
import type {CopyOf} from '@site/src/site/copy';
import {monthAndYear} from '@site/src/site/englishDates';

const copy = {
  meta: {
    title: 'Cross-camera paths: follow one visit across the store',
    description:
      'How one visit is joined across cameras by place and clothing, without faces and only for that visit, where joins fail, and what the accuracy figure covers.',
  },
  banner: {
    title: 'Cross-camera paths',
    text: 'Each camera sees one stretch of a visit. Join the stretches, and you see which routes shoppers take from the door to the register.',
    alt: 'Illustration: a store from above, two cameras see half of it each; one shopper’s path turns from blue to orange, numbered one to six',
    trial: 'Try it on one floor',
    more: 'See how the handover works',
  },
  statement: {
    before:
      'Three cameras that each count a hundred people may have seen far fewer than three hundred. Without a handover between them, ',
    marked: 'one person is counted three times',
    after: ', and every path on the map ends in the middle of an aisle.',
    aside:
      'Cross-camera paths answer one question: do these two stretches belong to the same visit? They do not tell you whose visit it was.',
  },
  handover: {
    eyebrow: 'The handover',
    title: 'How a path is handed from one camera to the next',
    lead: 'The floor that two cameras both see is the safest place to hand over, so good mounting does more than a better algorithm.',
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
        text: 'If both cameras see someone in the same half-meter (20\u00a0in) cell at the same time, it is one person. Clothing plays no part, so little can go wrong.',
      },
      {
        title: 'Gap: appearance and time',
        text: 'Colors, build and bag become a string of numbers. Among the people who arrive seconds later, the closest match is taken. If no one matches well enough, nothing is joined.',
      },
      {
        title: 'Impossible routes are left out',
        text: 'Pairs that would mean walking through a wall, or covering 30\u00a0m (98\u00a0ft) in three seconds, are dropped at once. A correct floor plan prevents many wrong joins.',
      },
    ],
  },
  threshold: {
    eyebrow: 'Set it yourself',
    title: 'How alike do two sightings have to be?',
    lead: 'Set the threshold low and two people become one. Set it high and one person breaks in two.',
    badge: 'Sample: forty pairs',
    choose: 'Situation',
    situations: {
      everyday: {
        label: 'Everyday clothes',
        note: 'The two clusters are far apart, and a line between them gets one or two pairs wrong. Most malls and fashion stores look like this.',
      },
      uniform: {
        label: 'All dressed alike',
        note: 'With school uniforms, work wear or a day of raincoats, different people look the same and every threshold is wrong. In that case we advise handing over in overlaps only.',
      },
      gap: {
        label: 'A blind gap',
        note: 'Light and angle change, and a person looks different on the other side. One more camera helps more than any threshold.',
      },
    },
    alt: 'Dot plot: likeness from left to right; the upper row holds pairs of one person, the lower row pairs of two; the line is the threshold and orange dots are judged wrong',
    rows: {same: 'One', other: 'Two'},
    slider: 'Join when at least this similar',
    outcomes: {
      joined: {label: 'Correctly joined', hint: 'one person'},
      broken: {label: 'Broken', hint: 'one person, not joined'},
      mixed: {label: 'Mixed up', hint: 'two people made one'},
      apart: {label: 'Correctly kept apart', hint: 'two people'},
    },
  },
  uses: {
    eyebrow: 'What joined paths are for',
    title: 'What mall leasing, store operations and security use it for',
    columns: ['Who', 'Wants to know', 'Gets', 'Should not expect'],
    rows: [
      {
        label: 'Mall leasing',
        cells: [
          'Where the anchor store’s visitors go next',
          'Shares of traffic between floors and units',
          'A complete shopping record of any person',
        ],
      },
      {
        label: 'Store operations',
        cells: [
          'How many of the people who turn left reach the register',
          'The few common routes and how long they take',
          'A complete path for every visitor',
        ],
      },
      {
        label: 'Venue security',
        cells: [
          'The exit at which a lost child was last seen',
          'Same day, same visit, narrowed down to two or three cameras',
          'A search through months by photo',
        ],
      },
    ],
  },
  accuracy: {
    eyebrow: 'Handover accuracy',
    title: 'How accurate the handover is, and under what conditions',
    condition: (asOf: string) =>
      `Cross-camera handover algorithm: same day, neighboring views that overlap, similar light, everyday clothes; each handover checked against labels made by people. Measured ${monthAndYear(asOf)}. It does not apply between cameras without overlap.`,
    holds: {
      title: 'The figure applies to',
      items: [
        'Corridors and main aisles on one floor, with views that join',
        'Winter or summer clothes, as long as they differ',
        'People with strollers or suitcases, who are easier to match',
      ],
    },
    slips: {
      title: 'It does not apply to',
      items: [
        'Uniforms, raincoats or a party of bridesmaids',
        'Elevators, restrooms and fitting rooms, which stay blind spots',
        'Someone who takes off a coat or changes carts',
        'One camera facing a window and the next facing a wall',
      ],
    },
  },
  retention: {
    eyebrow: 'How long it remembers',
    title: 'What is kept about a visit, and for how long',
    lead: 'The string is computed from clothing, so different clothes make a different string. It cannot be turned back into a picture and is linked to no membership or phone number.',
    items: [
      {span: 'Seconds', what: 'Comparing appearances', text: 'This is done in the edge box, within seconds.'},
      {
        span: 'This visit',
        what: 'String and temporary number',
        text: `Both are deleted ${facts.visitNumber.minutes} minutes after the last sighting.`,
      },
      {
        span: 'That night',
        what: 'Routes added up',
        text: 'Single routes are merged and removed. Routes taken by fewer than ten people are not listed.',
      },
      {
        span: 'As reports',
        what: 'Shares of traffic',
        text: 'What remains is how many people went from A to B, and nothing about any one of them.',
      },
    ],
  },
  questions: {
    title: 'Questions you will be asked',
    faq: [
      {
        question: 'Is this face recognition? Is it personal data?',
        answer: `No faces are used. Within one visit the string tells people apart, so we treat it as personal data: a notice at the door, one visit only, linked to nothing else. ${promises.routesStay} Ask your counsel about an impact assessment.`,
      },
      {
        question: 'Can it spot returning customers?',
        answer:
          'No. Tomorrow’s string has nothing to do with today’s. For regulars, use a member code they choose to show.',
      },
      {
        question: 'How many cameras do we need, and how are they arranged?',
        answer:
          'Arrange them end to end so that neighboring views share at least 1\u00a0m (3.3\u00a0ft) of floor. A 30\u00a0m (98\u00a0ft) main aisle takes about four. Draw them on the plan first and you see the gaps at once.',
      },
      {
        question: 'Which box and what network does it need?',
        answer:
          'A B1 handles four channels of 1080p. Between boxes the strings travel over the store’s own network, a few hundred bytes per person, so the handover continues when the internet is down.',
      },
      {
        question: 'What if the police ask for someone’s route?',
        answer:
          'Single routes carry no name and are merged and removed the same night; after that, no individual route exists. The video is in your hands, and you answer lawful requests by your own procedure. The system logs who viewed which stretch and when.',
      },
      {
        question: 'Why do you survey the site before you quote?',
        answer:
          'Because the result depends on the site. Where views do not overlap or everyone dresses alike, we will advise you not to buy it.',
      },
      {
        question: 'How much work is it on our side?',
        answer:
          'Send the floor plan and aim the cameras so that neighboring views overlap; the survey shows where one is missing. Then watch a few dozen handovers with us and set the threshold for your store. If shelves or cameras move, update the floor plan.',
      },
    ],
    readTitle: 'Related',
    reading: [
      {title: 'Customer behavior analysis', note: 'Product', href: '/products/customer-behavior-analysis'},
      {title: 'Edge box B1: how many channels it takes', note: 'Product', href: '/products/ai-box'},
      {title: 'How people are detected', note: 'Technology', href: '/technology/ai-technology/human-detection'},
      {title: 'B1: lights, ports, reset', note: 'Model support', href: '/support/model/b1'},
      {title: 'How we handle personal data', note: 'Privacy', href: '/privacy'},
    ],
  },
  inquiry: {
    title: 'Start with your floor plan',
    text: 'Mark your cameras and where they look. We draw the overlaps and gaps. If it fits, try one floor; if it does not, we tell you so.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
