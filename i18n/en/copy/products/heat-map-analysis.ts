import type zh from '@site/i18n/zh-CN/copy/products/heat-map-analysis';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Heat map analysis: see which floor space earns its rent',
    description:
      'See where shoppers stop and where they only pass, by time of day. Compare a layout before and after a change on one scale, and avoid six common misreadings.',
  },
  banner: {
    title: 'Heat map analysis',
    text: 'You pay rent on every square foot. Find out which ones earn it. The heat map divides the floor into 50\u00a0cm (20\u00a0in) cells and shows how many people passed through each one, and how long the ones who stopped kept looking.',
    label: 'Simulated clip: a convenience store; shoppers walk and stop, and the floor turns orange where they linger',
    more: 'See what moving a table did',
  },
  plan: {
    fixtures: ['Cooler', 'Drinks', 'Snack wall', 'Gondola 1', 'Gondola 2', 'Register'],
    table: 'Table',
    door: 'Door',
  },
  day: {
    eyebrow: 'Three maps a day',
    title: 'How the same floor is used in the morning, at noon and in the evening',
    lead: 'Switch the time of day, then switch between passing and stopping. All maps use one scale, so you can compare colors.',
    badge: 'Sample data, one week added up',
    choosePart: 'Time of day',
    chooseMeasure: 'Measure',
    parts: {
      morning: {
        label: 'Morning',
        passing:
          'People walk one straight line: door, cooler, register, out. Hardly anyone visits the snack wall on the left.',
        dwell:
          'Only the register is warm. Morning customers are in a hurry, so look at the checkout line and judge displays at another time of day.',
      },
      noon: {
        label: 'Noon',
        passing:
          'The middle aisle is fullest, and people begin to go around it. It is crowded because there is no other way, so don’t read it as popular.',
        dwell:
          'The hottest spot is the register, where people stand for close to a minute: they are waiting. The orange at the gondola is people choosing.',
      },
      evening: {
        label: 'Evening',
        passing: 'Fewer people than at noon, and more spread out; both sides get visitors.',
        dwell:
          'The longest stops are at snacks and drinks. To test a new product, these two spots beat the table at the door.',
      },
    },
    measures: {
      passing: {label: 'People passing', low: 'few', high: 'many'},
      dwell: {label: 'Average stop', low: 'short', high: 'long'},
    },
    few: 'under 30 stops, no conclusion',
    reading: 'How to read this map',
  },
  compare: {
    eyebrow: 'Before and after',
    title: 'We moved the table from the door into the aisle. Was it worth it?',
    lead: 'Drag the divider: the week before is on the left, the week after on the right. The dashed frame is the floor around the table, and the figures are for the people inside it.',
    badge: 'Sample data, computed on this page',
    choose: 'View',
    views: {slide: 'Before and after', change: 'Difference'},
    before: '7 days before',
    after: '7 days after',
    alt: 'Floor plan of a store, colored by average stop.',
    changeAlt:
      'Floor plan of a store: where stops got longer or shorter after the move; cells with too few people are gray',
    slider: 'Divider',
    shown: (percent: number) => `left ${percent}% shows the week before`,
    warm: {low: 'short', high: 'long', few: 'too few people'},
    change: {low: 'shorter', high: 'longer', few: 'too few people'},
    figures: {
      title: 'Around the table',
      measure: 'Measure',
      passed: 'People passing',
      stops: 'People stopping',
      share: 'Share who stop',
      seconds: 'Average stop',
      unit: (value: string) => `${value} s`,
    },
    reading:
      'Many more people pass, a smaller share of them stop, and those who stop look longer. The spot is right, but what is on the table is not. Change the merchandise and the sign before you move anything again.',
  },
  seen: {
    eyebrow: 'What the camera sees',
    title: 'How the colors add up',
    lead: 'These are simulated camera pictures. Point at one or press play.',
    events: {
      'heat-map': {
        title: 'Cells turn into color',
        text: 'Stops are added up over the day, and the longer people stopped in a cell, the redder it gets.',
      },
      'dwell-time': {
        title: 'A stop counts in seconds',
        text: 'Someone who stops adds seconds to the cell they stand in. Someone who walks through counts once.',
      },
      'zone-occupancy': {
        title: 'People right now',
        text: 'The same picture also shows how many people are in a zone at this moment.',
      },
    },
  },
  misreadings: {
    eyebrow: 'How to read it',
    title: 'Six ways to misread a heat map',
    lead: 'Color is persuasive, so run the check beside each misreading before you move anything.',
    items: [
      {
        wrong: '“Red sells”',
        right:
          'Red shows where people stood. They also stand while searching, waiting for a friend or getting away from the air conditioning.',
        check: 'Compare it with sales in that area, or with the pick-up rate from aisle and counter analytics.',
      },
      {
        wrong: '“The aisle is hot, so it is popular”',
        right: 'The only way through is always hot. In a map that mixes passing and stopping, the aisle always wins.',
        check: 'Switch to stops before you decide.',
      },
      {
        wrong: '“Redder than last month”',
        right: 'If each map has its own scale, the same red means different numbers.',
        check: 'Use before and after, with one scale for both.',
      },
      {
        wrong: '“New on Saturday, working by Monday”',
        right: 'Mondays are slower anyway, so different weekdays cannot be compared.',
        check: 'Take seven full days without holidays or sales.',
      },
      {
        wrong: '“The corner is cold, so give it up”',
        right: 'The camera may not cover it, or a lamp may be out.',
        check: 'Look at the coverage, then go and stand there for a minute.',
      },
      {
        wrong: '“The shelf is hot in the morning”',
        right: 'That may be your staff restocking.',
        check: 'Use business hours and leave out uniforms.',
      },
    ],
  },
  kit: {
    eyebrow: 'What you need',
    title: 'A fixed camera that can see the floor',
    lead: 'The map is computed from the cell a person’s feet are in. A view that does not show the floor gives no reliable map.',
    post: 'Read how the comparison works',
    postHref: '/news/product/heat-map-before-after',
    more: 'See the model',
    angle: 'Horizontal angle',
    pixels: 'Pixels',
    purposes: {
      'e3-x': 'Normal ceilings, 200–300 sq ft (20–30\u00a0m²) each',
      'fmix-d': 'Mounts in the middle and sees all around, so people hide each other least',
      'u9-d': 'Large rooms, with enough pixels to see feet far away',
    },
  },
  questions: {
    title: 'Questions from store managers and counsel',
    faq: [
      {
        question: 'How many cameras cover a whole store?',
        answer:
          'What blocks the view matters more than the size of the floor. With low shelves, plan three or four per 1,000 sq ft (93\u00a0m²); with shelves to the ceiling, one per aisle. You don’t need to cover everything. Begin with the part you want to change.',
      },
      {
        question: 'Does it record who stood there?',
        answer: `No. ${promises.heatGrid} Cells with fewer than 30 stops show nothing, so no single person can be made out.`,
      },
      {
        question: 'Do employees standing around turn it red?',
        answer:
          'They would, so uniforms are left out by default and only business hours are used. If your staff wear no uniforms, mark the area behind the counter and the stock aisles as not measured.',
      },
      {
        question: 'What if a camera gets bumped?',
        answer:
          'When the picture is off by more than a cell, you are asked to calibrate again, and data from before and after is not compared. The ball of an E3-X rarely moves once tightened. With PTZ cameras, lock the preset.',
      },
      {
        question: 'When do I get the first map?',
        answer:
          'The day after mounting and calibration. Before you decide anything, collect at least seven days of data, or two weeks in a small store.',
      },
      {
        question: 'Can my visual merchandising team have the maps?',
        answer:
          'Yes, as an image and as a table of cells. Each export carries its dates, hours and scale, so that anyone it is forwarded to can see how many seconds that red stands for.',
      },
      {
        question: 'How much work is it to set up?',
        answer:
          'Mount the camera, align its picture with your floor plan, and mark the areas where staff stand as not measured. Maps then arrive by themselves; you calibrate again only if the camera is bumped.',
      },
      {
        question: 'How do I check that the map is right?',
        answer:
          'After calibration, one person stands near the camera for two minutes and then in the farthest corner for two more. Look at those four minutes on the map. Both spots should be warm, and at most one cell off; if they are farther off, check the mounting height and calibrate again.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Behavior analysis: one person, in order', note: 'Product', href: '/products/customer-behavior-analysis'},
      {title: 'E3-X manual: aiming and locking', note: 'Manual', href: '/support/manuals/e3-x'},
      {
        title: 'A camera that drops out at the same time every day',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0002',
      },
    ],
  },
  inquiry: {
    title: 'Send us your floor plan',
    text: 'A sketch with shelf heights will do. We mark where the cameras go and which cells they cannot see.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
