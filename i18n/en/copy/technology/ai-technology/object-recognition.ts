import type zh from '@site/i18n/zh-CN/copy/technology/ai-technology/object-recognition';
import type {CopyOf} from '@site/src/site/copy';
import {centimetersAndInches, metersAndFeet} from '@site/src/site/units';

const copy = {
  meta: {
    title: 'Object recognition: caps, shelf gaps, blocked aisles',
    description:
      'Caps, masks, shelf gaps and blocked aisles: what is recognized well, from how far away, and how many pictures it takes to teach it something new.',
  },
  banner: {
    title: 'How close a camera has to be to recognize an object',
    text: 'A chef’s cap has to be some thirty pixels wide before any algorithm can tell whether it is worn. Distance, lens and light matter more than the model name.',
    alt: 'Illustration: supermarket shelves and two registers, a gap on one shelf, cartons standing in the aisle',
    trial: 'Start free trial',
    more: 'See the distances',
  },
  seen: {
    eyebrow: 'Three examples',
    title: 'It recognizes the object, then checks whether it belongs there',
    lead: 'These are simulated camera pictures. Point at one or press play.',
    events: {
      'shelf-gap': {
        title: 'Gaps on a shelf',
        text: 'It finds the row of products first, then the facings that are missing.',
      },
      'cap-missing': {title: 'A missing cap', text: 'It finds the head first, then looks for a cap on it.'},
      'blocked-exit': {
        title: 'A blocked exit',
        text: 'It notes how long something stands in front of the exit, and whether anyone takes it away.',
      },
    },
  },
  reach: {
    eyebrow: 'Reach',
    title: 'How far away objects of different sizes may be',
    lead: 'Computed from the resolution and field of view in our catalog, for the smallest width in pixels an object may have.',
    object: 'Object (width)',
    upTo: (distance: number) => `up to ${metersAndFeet(distance)}`,
    things: {
      carton: (width: number) => `Carton or crate, ${centimetersAndInches(width)} wide`,
      cap: (width: number) => `Cap, ${centimetersAndInches(width)} wide`,
      gap: (width: number) => `Shelf gap, ${centimetersAndInches(width)} wide`,
      mask: (width: number) => `Face mask, ${centimetersAndInches(width)} wide`,
      bottle: (width: number) => `Bottle, ${centimetersAndInches(width)} wide`,
    },
    caps: (camera: string) => ({
      caption: `One cap as an ${camera} has it at four distances. Each square is a pixel; far away, compression takes the color too.`,
      pixels: (count: number) => `${count} pixels across`,
      distance: (meters: number) => metersAndFeet(meters),
      told: {
        64: 'Cap and color are clear',
        32: 'Just enough to tell whether it is worn',
        16: 'A head, and no more than that',
        8: 'Nothing to go by',
      },
    }),
    note: (pixels: number) =>
      `For a width of ${pixels} pixels, facing the camera in even light. At an angle, half covered by a hand, or in glossy packaging, move a third closer.`,
  },
  classes: {
    eyebrow: 'What it recognizes',
    title: 'What works out of the box, what has to be taught, and what to leave to other tools',
    groups: [
      {
        title: 'Works out of the box',
        text: 'Caps, uniform color, masks, gloves, fire extinguishers, cartons, pallets, trash bags, carts, vehicles and empty shelves look much the same in every store.',
      },
      {
        title: 'Has to learn from your pictures',
        text: 'Your apron, your promotional display, how your pickup counter should look, a certain package. It takes two to three hundred pictures in different light, labeled, and then a test on pictures it has never seen.',
      },
      {
        title: 'Works better without a camera',
        text: 'For barcodes, use-by dates, price tags and hairline cracks, a scanner, a close-up photo or a person is cheaper and more accurate.',
      },
      {
        title: 'Not sure? Film it first',
        text: 'Put a camera where it would be mounted and record for a day. That tells you more than any brochure about which kind of object you have.',
      },
    ],
  },
  learn: {
    eyebrow: 'Teaching something new',
    title: 'From pictures to working alerts in five steps',
    steps: [
      {
        title: 'Capture',
        text: 'The cameras on site take the pictures: morning, noon and night, including dirty and half-hidden objects. Phone photos have the wrong angle and help little.',
      },
      {
        title: 'Label',
        text: 'Two people label everything separately and talk through the differences. If they cannot agree, AI cannot learn it.',
      },
      {
        title: 'Train',
        text: 'The new class is added to a model that keeps what it knew, and every round repeats the old test.',
      },
      {
        title: 'Test',
        text: 'A store that was not part of training provides the test. You see what it got right, got wrong and missed, picture by picture.',
      },
      {
        title: 'Release',
        text: 'Three stores go first, with alerts to the inspectors only. A week later the stores get them too. Any version can be rolled back.',
      },
    ],
  },
  wrong: {
    title: 'When it is wrong, it is usually for one of these reasons',
    items: [
      {
        limit: 'Glare and backlight',
        instead:
          'Glass-door coolers and steel counters are the hardest. A different angle helps more than a different algorithm.',
      },
      {
        limit: 'Same color as the background',
        instead:
          'A white cap against a white wall gets missed. Require several misses in a row before it counts as missing.',
      },
      {
        limit: 'Half of it is hidden',
        instead:
          'Items held in a hand or stacked are not counted. If you need an exact number, use a scale or the receipts.',
      },
      {
        limit: 'The package changed',
        instead: 'Send us the new one before launch, or a full shelf turns into “out of stock” overnight.',
      },
    ],
  },
  uses: {
    title: 'Products that use it',
    items: [
      {title: 'AI inspection', text: 'Caps, counters, aisles and displays, checked against your checklist.'},
      {title: 'Cash-loss prevention', text: 'Compares items that cross the counter with items scanned.'},
      {title: 'Grocery and consumer goods', text: 'Which facings are empty, and for how long.'},
      {title: 'Algorithm store', text: 'Everything that is ready to use, with its conditions.'},
    ],
  },
  questions: {
    title: 'Questions from operations and IT',
    faq: [
      {
        question: 'Can it recognize all of our thousands of SKUs?',
        answer:
          'Not thousands: at a distance they are patches of color. It can tell whether a facing is empty, whether a row shows your brand color, and whether a display is there. For single items use a camera close to the register or to one shelf, and only for a few dozen with samples.',
      },
      {
        question: 'How long does a custom class take, and what do we have to do?',
        answer:
          'You name the positions and answer “Does this count?” It takes about a day in all. We do the training and testing. How long it takes depends on how varied the light is, and you get a schedule before we start.',
      },
      {
        question: 'Will our pictures train other customers’ models?',
        answer:
          'No, unless you agree in writing. Custom models and pictures belong to your account; when the contract ends you can have them deleted, and the deletion is on record.',
      },
      {
        question: 'How many can one box run?',
        answer:
          'A B1 takes up to four 1080p channels and runs one algorithm at a time on each. More algorithms take turns by schedule, since an inspection every half hour does not need a processor all the time.',
      },
      {
        question: 'How do we accept the result?',
        answer:
          'Agree beforehand on a store and days, label half of the pictures each, and count what was missed and what was wrong. A demo video is not an acceptance test.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Edge box B1', note: 'Product', href: '/products/ai-box'},
      {title: 'E3-X installation manual', note: 'Manual', href: '/support/manuals/e3-x'},
    ],
  },
  inquiry: {
    title: 'Send us ten photos of the object',
    text: 'We tell you which kind it is, how close the camera has to be, and whether it is worth doing.',
    trial: 'Start free trial',
    contact: 'Ask about your object',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
