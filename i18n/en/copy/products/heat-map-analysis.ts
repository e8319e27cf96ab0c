import type zh from '@site/i18n/zh-CN/copy/products/heat-map-analysis';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Heat map analysis for stores',
    description:
      'See where shoppers stop and where they only pass, by time of day, compare a layout before and after on one scale, and avoid six misreadings.',
  },
  banner: {
    title: 'Heat map analysis',
    text: 'You pay rent by the square foot, and every one of them should answer for it. The floor is divided into 50\u00a0cm (20\u00a0in) cells: how many people passed through each, and how long those who stopped kept looking.',
    label: 'Simulated clip: a convenience store; shoppers walk and stop, and the floor turns orange where they linger',
    more: 'See a table moved',
  },
  plan: {
    fixtures: ['Cooler', 'Drinks', 'Snack wall', 'Gondola 1', 'Gondola 2', 'Register'],
    table: 'Table',
    door: 'Door',
  },
  day: {
    eyebrow: 'Three maps a day',
    title: 'The same floor is three stores',
    lead: 'Switch the time of day, then between passing and stopping. All maps share one scale, so you can compare colors.',
    badge: 'Sample data, one week added up',
    choosePart: 'Time of day',
    chooseMeasure: 'Measure',
    parts: {
      morning: {
        label: 'Morning',
        passing: 'One straight line: door, cooler, register, out. Hardly anybody visits the snack wall on the left.',
        dwell:
          'Only the register is warm. Morning customers are in a hurry. Do not judge a display by them; look at the queue.',
      },
      noon: {
        label: 'Noon',
        passing:
          'The middle aisle is fullest and people begin to go around. Crowded does not mean liked. It means there is no other way.',
        dwell:
          'Hottest is the register, where people stand for close to a minute. That is waiting, not interest. The orange at the gondola is choosing.',
      },
      evening: {
        label: 'Evening',
        passing: 'Fewer people than at noon, more spread out, and both sides get visitors.',
        dwell:
          'The longest stops are at snacks and drinks. To test something new, these two spots beat the table at the door.',
      },
    },
    measures: {
      passing: {label: 'People passing', low: 'few', high: 'many'},
      dwell: {label: 'Average stop', low: 'short', high: 'long'},
    },
    few: 'under 30 stops, no conclusion',
    reading: 'How to read this one',
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
    shown: (percent: number) => `left ${percent}% is before`,
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
      'Many more people pass, a smaller share of them stops, and those who do look longer. The spot is right and what is on the table is not. Change the merchandise and the sign before you move anything again.',
  },
  misreadings: {
    eyebrow: 'Read it right',
    title: 'Six ways to misread a heat map',
    lead: 'Color is persuasive, which is why you should be careful with it.',
    items: [
      {
        wrong: '“Red sells”',
        right:
          'Red says that people stood there. They also stand while searching, waiting for a friend or avoiding the air conditioning.',
        check: 'Compare it with sales in that area, or with the pick-up rate from close-view customer flow.',
      },
      {
        wrong: '“The aisle is hot, so it is popular”',
        right:
          'The only way through is always hot. Passing and stopping are different things, and in a mixed map the aisle always wins.',
        check: 'Switch to stops before you decide.',
      },
      {
        wrong: '“Redder than last month”',
        right: 'If each map sets its own scale, red is not red.',
        check: 'Use before and after, with one scale for both.',
      },
      {
        wrong: '“New on Saturday, works by Monday”',
        right: 'Mondays are slower anyway. Different weekdays cannot be compared.',
        check: 'Take seven full days without holidays or sales.',
      },
      {
        wrong: '“The corner is cold, give it up”',
        right: 'Perhaps the camera does not cover it. Perhaps a lamp is out.',
        check: 'Look at the coverage, then go and stand there for a minute.',
      },
      {
        wrong: '“The shelf is hot in the morning”',
        right: 'That is your staff restocking.',
        check: 'Use business hours and leave out uniforms.',
      },
    ],
  },
  kit: {
    eyebrow: 'What films it',
    title: 'A camera that does not move and can see feet',
    lead: 'Heat is computed from the cell a foot stands in. A view that does not show the floor gives no reliable map.',
    post: 'Read how the comparison works',
    postHref: '/news/product/heat-map-before-after',
    more: 'See the model',
    angle: 'Horizontal angle',
    pixels: 'Pixels',
    purposes: {
      'e3-x': 'Normal ceilings, 200 to 300 square feet each',
      'fmix-d': 'Goes in the middle, sees all around, least hidden',
      'u9-d': 'Large rooms: enough pixels for feet far away',
    },
  },
  questions: {
    title: 'From store managers and counsel',
    faq: [
      {
        question: 'How many cameras cover a whole store?',
        answer:
          'That depends less on the size of the floor than on what hides it. With low shelves, three or four per 1,000 square feet; with shelves to the ceiling, one per aisle. You need not cover everything. Begin with the part you want to change.',
      },
      {
        question: 'Does it record who stood there?',
        answer:
          'No. A cell holds a count and seconds: no face, no track number, no photo. Cells with fewer than 30 stops show nothing, so a single person cannot be made out.',
      },
      {
        question: 'Do standing employees paint it red?',
        answer:
          'They would, so uniforms are left out by default and only business hours are used. Without uniforms, mark the area behind the counter and the stock aisles as not measured.',
      },
      {
        question: 'What if a camera gets bumped?',
        answer:
          'When the picture is off by more than a cell you are asked to calibrate again, and data from before and after is not compared. The ball of an E3-X rarely moves once tightened. With PTZ cameras, lock the preset.',
      },
      {
        question: 'When do I get the first map?',
        answer:
          'The day after mounting and calibration. Before you decide anything, collect at least seven days, or two weeks in a small store.',
      },
      {
        question: 'Can my visual team have the maps?',
        answer:
          'Yes, as an image and as a table of cells. Each export carries dates, hours and scale, so that three e-mails later people still know how many seconds that red is.',
      },
    ],
    readTitle: 'Read on',
    reading: [
      {title: 'Before and after: method and limits', note: 'News', href: '/news/product/heat-map-before-after'},
      {title: 'Behavior analysis: one person, in order', note: 'Product', href: '/products/customer-behavior-analysis'},
      {title: 'E3-X manual: aiming and locking', note: 'Manual', href: '/support/manuals/e3-x'},
      {
        title: 'Drops out at the same time every day',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0002',
      },
    ],
  },
  inquiry: {
    title: 'Send us your floor plan',
    text: 'A sketch will do, with shelf heights. We mark the cameras and the cells nobody will see.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
