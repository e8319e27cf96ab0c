import type zh from '@site/i18n/zh-CN/copy/technology/ai-technology/object-recognition';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Object recognition technology',
    description:
      'Caps, masks, shelf gaps, blocked aisles: what is recognized well, how far away, and how many pictures it takes to learn something new.',
  },
  banner: {
    title: 'To recognize it, the camera has to see it',
    text: 'A cap needs some thirty pixels across before any algorithm can tell whether it is worn. Distance, lens and light matter more than the name of the model.',
    alt: 'Illustration: supermarket shelves and two registers, a gap on one shelf, cartons standing in the aisle',
    trial: 'Start free trial',
    more: 'See the distances',
  },
  reach: {
    eyebrow: 'Reach',
    title: 'How far away things of different sizes may be',
    lead: 'Computed from the resolution and field of view in our catalog, for the smallest width in pixels an object may have.',
    object: 'Object (width)',
    upTo: (distance: number) => `up to ${distance} m`,
    things: {
      carton: (width: number) => `Carton or crate (${width} cm)`,
      cap: (width: number) => `Cap (${width} cm)`,
      gap: (width: number) => `Shelf gap (${width} cm)`,
      mask: (width: number) => `Face mask (${width} cm)`,
      bottle: (width: number) => `Bottle (${width} cm)`,
    },
    note: (pixels: number) =>
      `For a width of ${pixels} pixels, facing the camera in even light. At an angle, half covered by a hand, or in glossy packaging, move a third closer.`,
  },
  classes: {
    eyebrow: 'What it recognizes',
    title: 'Three kinds of things, three levels of confidence',
    groups: [
      {
        title: 'Works out of the box',
        text: 'Caps, uniform color, masks, gloves, fire extinguishers, cartons, pallets, trash bags, carts, vehicles, empty shelves. They look much the same in every store.',
      },
      {
        title: 'Learns your version once',
        text: 'Your apron, your promotional display, how your kitchen pass should look, a certain package. It takes two to three hundred pictures in different light, labeled, then a test on pictures it has never seen.',
      },
      {
        title: 'Better without a camera',
        text: 'Barcodes, use-by dates, price tags, hairline cracks. A scanner, a close-up photo or a person is cheaper and more accurate.',
      },
      {
        title: 'Not sure? Film it first',
        text: 'Put a camera where it would be mounted and record a day. That tells you more than any brochure about which kind you have.',
      },
    ],
  },
  learn: {
    eyebrow: 'Teaching something new',
    title: 'From a batch of pictures to the floor in five steps',
    steps: [
      {
        title: 'Capture',
        text: 'The cameras on site take the pictures: morning, noon and night, dirty ones and half-hidden ones included. Phone photos have the wrong angle and help little.',
      },
      {
        title: 'Label',
        text: 'Two people label everything separately and talk through the differences. What they cannot agree on, a machine cannot learn.',
      },
      {
        title: 'Train',
        text: 'The new class is added to a model that keeps what it knew; every round repeats the old test.',
      },
      {
        title: 'Examine',
        text: 'A store that was not part of training sets the test. You see what it got right, got wrong and missed, picture by picture.',
      },
      {
        title: 'Release',
        text: 'Three stores first, with alerts to headquarters only. A week later they go to the stores. Any version can be rolled back.',
      },
    ],
  },
  wrong: {
    title: 'When it is wrong, it is usually one of these',
    items: [
      {
        limit: 'Glare and backlight',
        instead:
          'Glass-door coolers and steel counters are the hardest. A different angle beats a different algorithm.',
      },
      {
        limit: 'Same color as the background',
        instead:
          'A white cap against a white wall gets missed. Ask for several misses in a row before it counts as missing.',
      },
      {
        limit: 'Half of it is hidden',
        instead:
          'Things held in a hand or stacked do not count. If you need an exact number, use a scale or the receipts.',
      },
      {
        limit: 'The package changed',
        instead: 'Send us the new one before launch, or a full shelf turns into “out of stock” overnight.',
      },
    ],
  },
  uses: {
    title: 'Where it is at work',
    items: [
      {title: 'AI inspection', text: 'Caps, counters, aisles and displays, against your checklist.'},
      {title: 'Cash-loss prevention', text: 'Items scanned and items bagged: do they match?'},
      {title: 'Grocery and consumer goods', text: 'Which facings are empty, and for how long.'},
      {title: 'Algorithm store', text: 'Everything that is ready to use, with its conditions.'},
    ],
  },
  questions: {
    title: 'What operations and IT ask',
    faq: [
      {
        question: 'Can it recognize all of our thousands of SKUs?',
        answer:
          'Not on a shelf, where at a distance they are patches of color. It can tell whether a facing is empty, whether a row shows your brand color, and whether a display is there. For single items use a close-up camera above the register, and only for the few dozen that get mixed up.',
      },
      {
        question: 'How long does a custom class take, and what do we do?',
        answer:
          'You name the positions and answer “does this count?”, about a day of work in all. Training and testing are ours; how long depends on how varied the light is, and you get a schedule before we start.',
      },
      {
        question: 'Will our pictures train other customers’ models?',
        answer:
          'No, unless you agree in writing. Custom models and pictures belong to your account; when the contract ends you can have them deleted, and the deletion is on record.',
      },
      {
        question: 'How many can one box run?',
        answer:
          'A B1 takes up to four 1080p channels and runs one algorithm at a time on each. More take turns by schedule: an inspection every half hour does not need a processor all the time.',
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
      {title: 'Heat maps before and after', note: 'News', href: '/news/product/heat-map-before-after'},
    ],
  },
  inquiry: {
    title: 'Send ten photos of the thing',
    text: 'We tell you which kind it is, how close the camera has to be, and whether it is worth doing.',
    trial: 'Start free trial',
    contact: 'Ask about your object',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
