import type zh from '@site/i18n/zh-CN/copy/products/close-view-customer-flow';
import type {CopyOf} from '@site/src/site/copy';

const month = (asOf: string) =>
  new Date(`${asOf}-01T00:00Z`).toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});

const copy = {
  meta: {
    title: 'Close-view customer flow at shelf and counter',
    description:
      'At one shelf or counter: who passes, stops, picks up and buys. Move the sliders, see each rate with its formula, and find the weak step.',
  },
  banner: {
    title: 'Close-view customer flow',
    text: 'The door tells you how many came. This tells you how many stopped at one shelf, and how many reached out a hand.',
    alt: 'Illustration: a supermarket with two rows of shelves and a checkout; shoppers choose goods',
    trial: 'Try it on one shelf',
    more: 'Play with the funnel',
  },
  funnel: {
    eyebrow: 'Work it out',
    title: 'Pass, stop, pick up, buy',
    lead: 'Choose a shelf level and change the four counts. The step that falls farthest behind the bay as a whole is marked.',
    badge: 'Sample: one Saturday afternoon',
    alt: 'Drawing: a bay of shelves in three zones, top, eye level and bottom; a shopper reaches for a product at eye level; the darker a zone, the more people stop',
    choose: 'Level of the shelf',
    zones: {top: 'Top', eye: 'Eye level', base: 'Bottom'},
    steps: {passed: 'Passed', stopped: 'Stopped', picked: 'Picked up', bought: 'Bought'},
    people: (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`,
    rates: {stopped: 'Stop rate', picked: 'Pick-up rate', bought: 'Purchase rate'},
    none: '–',
    formulaTitle: 'Each step divided by the one before',
    advice: {
      stopped:
        'Plenty of people pass and few stop. Work on the first glance: size of the price, light, color of the endcap. Leave the assortment alone for now.',
      picked:
        'They stop but do not reach. Usually it is out of reach, packed too tight, the price is hard to read, or the sample is locked.',
      bought:
        'They pick it up and put it back. Check price, the text on the pack, the date, and how much cheaper its neighbor is.',
      fine: 'No step here is worse than the bay as a whole. Copy what this level does to another one for a week.',
    },
    reset: 'Back to the sample',
  },
  terms: {
    eyebrow: 'Definitions',
    title: 'Agree first on what a stop is',
    lead: 'If a word means different things in two stores, their numbers cannot be compared. These are the defaults; seconds and areas can be set by category.',
    columns: ['Term', 'It counts when', 'It does not count when'],
    rows: [
      {
        label: 'Pass',
        cells: [
          'Feet enter the area in front of the shelf and leave it, fast or slow. One each time.',
          'Someone walks by outside the area, or staff push a restocking cart.',
        ],
      },
      {
        label: 'Stop',
        cells: [
          'At least 3 seconds in the area with body or head toward the shelf.',
          'Someone is on the phone with their back to it, or the checkout queue stands in it.',
        ],
      },
      {
        label: 'Pick up',
        cells: [
          'A hand crosses the front edge and comes back holding something.',
          'A finger points, touches the price tag, or straightens a crooked pack.',
        ],
      },
      {
        label: 'Buy',
        cells: [
          'A receipt lists goods from this spot within two hours of the pick-up.',
          'No register data is connected. The step stays empty instead of borrowing the pick-ups.',
        ],
      },
    ],
  },
  view: {
    eyebrow: 'Where the camera goes',
    title: 'Across the aisle, above head height, off to one side',
    lead: 'From straight overhead you see people but not hands. Close view is about hands, so the camera moves.',
    diagram: {
      alt: 'Side view: a camera on the ceiling across the aisle looks down at the shelf; one step in front of the shelf is the stop zone, beyond it the aisle',
      camera: 'Camera',
      zone: 'Stop zone, about 1.2 m',
      aisle: 'Aisle: passing only',
      hand: 'Hand over the edge',
    },
    points: [
      {
        title: 'Two to four meters away',
        text: 'Any closer and you get half a bay. Any farther and a hand is a few pixels. One camera usually handles two or three bays side by side.',
      },
      {
        title: 'At an angle, not head-on',
        text: 'Head-on, backs hide hands. From about 45 degrees to the side, hand and front edge are both in view.',
      },
      {
        title: 'The zone is drawn on the floor',
        text: 'You draw it with a mouse, one step deep by default. In narrow aisles make it shallower, or everyone who passes becomes a stop.',
      },
    ],
  },
  accuracy: {
    eyebrow: 'Judging a stop',
    title: 'Accuracy of close-view stops, and its condition',
    condition: (asOf: string) =>
      `Close-view stop algorithm: angled camera 2–4 m from the shelf, stops over 3 seconds, at most six people in view, checked person by person on video. Measured ${month(asOf)}. Pick-ups are not part of this figure.`,
    holds: {
      title: 'Judged well',
      items: [
        'Endcaps, promotion tables, beauty counters',
        'One or two people browsing slowly',
        'Crouching at the lowest level',
        'Masks and backpacks',
      ],
    },
    slips: {
      title: 'Misjudged',
      items: [
        'Two rows of people around a tasting table',
        'Phones, jewelry and other things a fist can hide',
        'Staff and customer reaching together',
        'A floor display that hides the lower body',
      ],
    },
  },
  kit: {
    eyebrow: 'What it runs on',
    title: 'Most stores add no camera',
    more: 'View device',
    sight: 'Horizontal angle',
    power: 'Power',
    existing: 'as your camera has',
    watts: (value: number) => `up to ${value} W`,
    purposes: {
      'e3-x': 'Two or three bays at an angle; the ball is aimed by hand',
      'fmix-d': 'Above an island counter, all four sides',
      b1: 'Takes the cameras you have and computes in the box',
    },
  },
  questions: {
    title: 'What merchandisers ask',
    faq: [
      {
        question: 'Is it one camera per bay?',
        answer:
          'No. An angled view holds two or three bays, and a fisheye serves four sides of an island. Begin with the two spots you most want to understand, say a launch endcap and the checkout, and decide after two weeks.',
      },
      {
        question: 'What can I see without a register interface?',
        answer:
          'Passing, stopping and picking up. The purchase rate needs to know which product sits where; a weekly receipt export is enough, no interface required. Without it the step reads “no data.”',
      },
      {
        question: 'Does it detect gender, age or returning customers?',
        answer:
          'Not here. It uses body direction, hand position and time. To recognize members, see the member shopping guide, which needs each customer’s own consent.',
      },
      {
        question: 'My staff stand at the shelf all morning.',
        answer:
          'They are removed by uniform color or by the hours you set for restocking. Without uniforms, cutting half an hour at each end of the day removes most of them.',
      },
      {
        question: 'What if the network drops or somebody bumps the camera?',
        answer:
          'Counting continues in the camera or box and is delivered later. If the picture has shifted by more than a cell, judging stops for that bay and you are asked to redraw the zone. A crooked view is not used.',
      },
      {
        question: 'How often do numbers arrive, and is it too much detail?',
        answer:
          'Every fifteen minutes, but the default report holds three rates per level and day. On slow days look at the week. With fewer than 30 stops a week on a level, no conclusion is shown.',
      },
    ],
    readTitle: 'Where to go next',
    reading: [
      {
        title: 'Customer behavior analysis: a whole visit',
        note: 'Product',
        href: '/products/customer-behavior-analysis',
      },
      {title: 'Reading a before-and-after heat map', note: 'News', href: '/news/product/heat-map-before-after'},
      {title: 'E3-X support: version and aiming', note: 'Model', href: '/support/model/e3-x'},
      {title: 'How grocery stores use it', note: 'Solution', href: '/solutions/industries/fmcg'},
    ],
  },
  inquiry: {
    title: 'Which shelf puzzles you?',
    text: 'Send a photo of its front and the width of the aisle. We tell you where a camera goes and which steps it will see.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
