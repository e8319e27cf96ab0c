import type zh from '@site/i18n/zh-CN/copy/products/close-view-customer-flow';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';
import {monthAndYear} from '@site/src/site/englishDates';

const copy = {
  meta: {
    title: 'Aisle and counter analytics: who stops, picks up and buys',
    description:
      'See how many shoppers pass, stop, pick up and buy at one shelf or counter. Move the sliders, read each rate with its formula, and find the weak step.',
  },
  banner: {
    title: 'Aisle and counter analytics',
    text: 'A door counter tells you how many people came in. At the shelf you see how many stopped, how many picked something up and how many bought.',
    alt: 'Illustration: a supermarket with two rows of shelves and a checkout; shoppers choose goods',
    trial: 'Try it on one shelf',
    more: 'Try the funnel',
  },
  funnel: {
    eyebrow: 'Do the math',
    title: 'Pass, stop, pick up, buy',
    lead: 'Choose a shelf level and change the four counts. The page marks the step that lags farthest behind the shelf section as a whole.',
    badge: 'Sample: one Saturday afternoon',
    alt: 'Drawing: a bay of shelves in three zones, top, eye level and bottom; a shopper reaches for a product at eye level; the darker a zone, the more people stop',
    choose: 'Level of the shelf',
    zones: {top: 'Top', eye: 'Eye level', base: 'Bottom'},
    steps: {passed: 'Passed', stopped: 'Stopped', picked: 'Picked up', bought: 'Bought'},
    people: (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`,
    rates: {stopped: 'Stop rate', picked: 'Pick-up rate', bought: 'Purchase rate'},
    none: '–',
    formulaTitle: 'Each step divided by the one before it',
    advice: {
      stopped:
        'Plenty of people pass and few stop. Work on the first glance: the size of the price, the light, the color of the endcap. Don’t change the assortment yet.',
      picked:
        'People stop but do not reach. Usually the product is out of reach or packed too tight, the price is hard to read, or the sample is locked.',
      bought:
        'People pick it up and put it back. Check the price, the text on the pack, the date, and how much cheaper the product beside it is.',
      fine: 'No step here is worse than in the bay as a whole. Copy what this level does to another one for a week.',
    },
    reset: 'Back to the sample',
  },
  terms: {
    eyebrow: 'Definitions',
    title: 'What counts as a pass, a stop, a pick-up and a purchase',
    lead: 'You can compare two stores only if they use the same definitions. These are the defaults; you set seconds and areas by category.',
    columns: ['Term', 'Counts when', 'Does not count when'],
    rows: [
      {
        label: 'Pass',
        cells: [
          'Feet enter the area in front of the shelf and leave it, fast or slow. Each time counts once.',
          'Someone walks by outside the area, or an employee pushes a restocking cart.',
        ],
      },
      {
        label: 'Stop',
        cells: [
          'Someone is in the area for at least 3 seconds with body or head toward the shelf.',
          'Someone is on the phone with their back to it, or the checkout line extends into it.',
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
          'No register data is connected. The step then stays empty and does not reuse the pick-ups.',
        ],
      },
    ],
  },
  view: {
    eyebrow: 'Where the camera goes',
    title: 'Mount the camera across the aisle, above head height, off to one side',
    lead: 'From straight overhead you see people but not their hands. This product is about hands, so the camera looks at an angle.',
    diagram: {
      alt: 'Side view: a camera on the ceiling across the aisle looks down at the shelf; one step in front of the shelf is the stop zone, beyond it the aisle',
      camera: 'Camera',
      zone: 'Stop zone, about 1.2\u00a0m (3.9\u00a0ft)',
      aisle: 'Aisle: passing only',
      hand: 'Hand over the edge',
    },
    points: [
      {
        title: '2 to 4\u00a0m (6.6 to 13\u00a0ft) away',
        text: 'Any closer and the camera sees half a bay. Any farther and a hand is only a few pixels. One camera usually handles two or three bays side by side.',
      },
      {
        title: 'At an angle to the shelf',
        text: 'From straight behind, shoppers’ backs hide their hands. From about 45 degrees to the side, both hand and front edge are in view.',
      },
      {
        title: 'You draw the zone on the floor',
        text: 'Draw it with a mouse, one step deep by default. In narrow aisles make it shallower, or everyone who passes counts as a stop.',
      },
    ],
  },
  seen: {
    eyebrow: 'In front of the shelf',
    title: 'One camera sees the stop, the hand and the gap',
    lead: 'These are simulated camera pictures. Point at one or press play.',
    events: {
      'shelf-stop': {
        title: 'Someone stops and reaches',
        text: 'Passing by does not count. Someone has to stand in the stop zone, then a hand crosses the front of the shelf.',
      },
      'dwell-time': {
        title: 'How long they look',
        text: 'Time runs from the stop until the shopper walks on, even if they glance at a phone while facing the shelf.',
      },
      'shelf-gap': {
        title: 'The shelf runs empty',
        text: 'The picture shows which facings are empty and since when. A shopper in front makes it wait.',
      },
    },
  },
  accuracy: {
    eyebrow: 'How well it judges a stop',
    title: 'How accurate stop counting is, and under what conditions',
    condition: (asOf: string) =>
      `Stop algorithm of aisle and counter analytics: camera at an angle, 2–4\u00a0m (6.6–13\u00a0ft) from the shelf, stops over 3 seconds, at most six people in view, checked person by person on video. Measured ${monthAndYear(asOf)}. Pick-ups are not part of this figure.`,
    holds: {
      title: 'It judges well',
      items: [
        'Endcaps, promotion tables and beauty counters',
        'One or two people browsing slowly',
        'Shoppers crouching at the bottom shelf',
        'Shoppers with masks or backpacks',
      ],
    },
    slips: {
      title: 'It makes mistakes with',
      items: [
        'A tasting table with people two rows deep',
        'Phones, jewelry and other things a fist can hide',
        'An employee and a customer reaching together',
        'A floor display that hides the lower body',
      ],
    },
  },
  kit: {
    eyebrow: 'What it runs on',
    title: 'Most stores can use the cameras they have',
    more: 'View device',
    sight: 'Horizontal angle',
    power: 'Power',
    existing: 'as your camera has',
    watts: (value: number) => `up to ${value}\u00a0W`,
    purposes: {
      'e3-x': 'Covers two or three bays at an angle; you aim the ball by hand',
      'fmix-d': 'Goes above an island counter and sees all four sides',
      b1: 'Uses the cameras you have and runs the analysis in the box',
    },
  },
  questions: {
    title: 'What merchandisers ask',
    faq: [
      {
        question: 'Do I need one camera per bay?',
        answer:
          'No. An angled view holds two or three bays, and a fisheye covers four sides of an island. Begin with the two spots you most want to understand, such as a launch endcap and the checkout, and decide after two weeks.',
      },
      {
        question: 'What can I see without connecting the register?',
        answer:
          'You see passing, stopping and picking up. The purchase rate needs to know which product sits where; a weekly receipt export is enough, so you don’t need an interface. Without it, the step reads “no data.”',
      },
      {
        question: 'Does it detect gender, age or returning customers?',
        answer:
          'No. It uses body direction, hand position and time. To recognize members, see the member shopping guide, which needs each customer’s own consent.',
      },
      {
        question: 'What if my staff stand at the shelf all morning?',
        answer:
          'They are removed by uniform color or by the restocking hours you set. If your staff wear no uniforms, leave out half an hour at each end of the day; that removes most of them.',
      },
      {
        question: 'What if the network drops or someone bumps the camera?',
        answer:
          'Counting continues in the camera or box, and the results are delivered later. If the picture has shifted by more than a cell, counting stops for that bay and you are asked to redraw the zone. Data from the shifted view is not used.',
      },
      {
        question: 'How often do numbers arrive, and who has time to read them?',
        answer:
          'They arrive every fifteen minutes, but the default report shows only three rates per shelf level and day. On slow days, look at the week. With fewer than 30 stops a week on a level, the report draws no conclusion.',
      },
      {
        question: 'What happens to the data?',
        answer: `${promises.numbersLeave} ${promises.reportsKept} ${promises.storeVideo}`,
      },
      {
        question: 'How much work is it to set up?',
        answer:
          'Aim a camera across the aisle or add a B1 to one that already looks that way, and draw the stop zone on the picture for each bay. For the purchase rate, import a receipt export once a week. In the first week, count the stops in one hour of recording by hand and compare them with the report.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'Customer behavior analysis: a whole visit',
        note: 'Product',
        href: '/products/customer-behavior-analysis',
      },
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
