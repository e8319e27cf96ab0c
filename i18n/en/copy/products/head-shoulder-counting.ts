import type zh from '@site/i18n/zh-CN/copy/products/head-shoulder-counting';
import {countAtStart} from '@site/src/facts/deviceCounts';
import type {ModelId} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';

const month = (asOf: string) =>
  new Date(`${asOf}-01T00:00Z`).toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});

const purposes: Record<ModelId<'aiCamera'>, string> = {
  k3: 'Single lens, everyday doors under flat ceilings',
  h1001: 'Stereo, low headers',
  h2001: 'Stereo, tall halls, slopes and wide doors in pairs',
  'fmix-d': 'Fisheye, open fronts and corners',
};

const copy = {
  meta: {
    title: 'Head-and-shoulder counting by door type',
    description:
      'Flat ceiling, low header, tall hall, sloped roof, double door, open front: drag the height, see the width covered, and know what to measure.',
  },
  banner: {
    title: 'Head-and-shoulder counting',
    text: 'A counter above the door that knows only the shape of a head and shoulders. Your door decides which one to buy.',
  },
  plan: {
    eyebrow: 'Pick your mounting',
    title: 'What does your door look like?',
    lead: 'When a count is off, the algorithm is rarely to blame. The counter is too low, or crooked, or the door is too wide for it. Pick a door, then drag the height.',
    words: {
      badge: 'Drawn to scale',
      height: 'Lens above the floor',
      meters: (value: string) => `${value} m`,
      result: 'Width covered at head height',
      sum: ({height, head, half, limit, overlap, pair}) =>
        `Each unit: 2 × (${height} − ${head}) × tan ${half}°, at most ${limit} m from the catalog.${pair ? ` Two units added, less ${overlap} m of overlap.` : ''}`,
      facts: {model: 'Model', mount: 'Mounting height', angle: 'Horizontal angle', door: 'Widest door'},
      device: (name: string) => `${name}: size drawing and parameters`,
      measure: 'Measure before you order',
      drawing: {
        alts: {
          flat: 'Elevation: a single-lens counter on a flat ceiling, over the middle of a door. Height and width covered:',
          low: 'Elevation: a stereo counter under a low door header. Height and width covered:',
          hall: 'Elevation: a stereo counter on a drop rod below the beams of a tall hall. Height and width covered:',
          slope: 'Elevation: a wedge on a sloped ceiling lets a stereo counter hang plumb. Height and width covered:',
          wide: 'Elevation: two stereo counters side by side over a very wide double door; their views overlap in the middle. Height and width covered:',
          corner:
            'Elevation: an open storefront without a door, with a fisheye counter beside a column. Height and width covered:',
        },
        head: 'Head height 1.7 m',
        scale: '1 m',
      },
    },
    scenes: {
      flat: {
        tab: 'Flat ceiling',
        title: 'Drywall or tile ceiling, single door',
        text: 'Most street stores and mall units look like this. One K3 goes on the ceiling just inside, over the center line of the door, half a step back so the open leaf never blocks the lens.',
        measure: [
          'Clear height from floor to ceiling, on the inside',
          'Clear width of the opening, without the frame',
          'Which way the door swings and how close the leaf comes to the lens',
          'What the ceiling can hold, and where the access panel is',
        ],
        avoid:
          'Do not hang it outside under the awning. Low morning and evening sun gives every person a second, walking shadow.',
      },
      low: {
        tab: 'Low header',
        title: 'A shutter box leaves little more than seven feet',
        text: 'Older streets and transit kiosks have low headers, and a normal lens sits so close to people that half of each is out of the picture. The H1001 holds two lenses in one bar and can tell high from low even at arm’s length.',
        measure: [
          'Height under the shutter box',
          'Whether the lowered shutter touches the device',
          'The tallest cart or mannequin you roll through',
          'Light boxes on the header and where they shine',
        ],
        avoid:
          'Below 2.2 m (7 ft 3 in), do not force it. Tall customers would pass with part of them out of the picture.',
      },
      hall: {
        tab: 'Tall hall',
        title: 'Atriums, furniture halls, car showrooms',
        text: 'On a very high roof a person shrinks to a few pixels. A drop rod brings the H2001 below 6 m (20 ft). Keep it plumb and stiff: a rod that sways in the air conditioning counts the sway.',
        measure: [
          'Height of the beam or grid straight above the door',
          'Rod length needed, and where it can be fixed',
          'Distance of air outlets from the rod',
          'Whether a scissor lift can reach the spot',
        ],
        avoid: 'If height is fine but width is not, add a second unit. Do not tilt the first one to reach.',
      },
      slope: {
        tab: 'Sloped ceiling',
        title: 'Under stairs, pitched roofs, slanted glass',
        text: 'The ceiling may slope; the lens may not. A wedge or a ball mount lets the body hang plumb. Then hang a plumb bob from it: the tip must be in the center of the picture.',
        measure: [
          'Slope of the ceiling, with the level in your phone',
          'Height above the floor at the high and the low end',
          'Size of the flat patch for the wedge',
          'Under glass: where afternoon sun lands on the floor',
        ],
        avoid:
          'Any slanted view lets people hide each other. If plumb is impossible, use a side-mounted camera and do not hold it to the figure on this page.',
      },
      wide: {
        tab: 'Double and wide doors',
        title: 'Wider than one unit can see',
        text: 'Supermarket and mall entrances can be 6 or 7 m (20 to 23 ft) wide. Mount two H2001 side by side with half a meter of shared view. Their two lines become one, and whoever walks through the overlap is counted once.',
        measure: [
          'Total width with every leaf open',
          'Columns in the opening, and how thick',
          'Distance between the units and the cable run',
          'Whether one side is for entering and one for leaving',
        ],
        avoid: 'A column makes it two doors. Count each on its own instead of stitching a line through concrete.',
      },
      corner: {
        tab: 'Open front',
        title: 'No door, and people from several sides',
        text: 'Mall islands, corner units and pop-ups have no opening to hang over. The Fmix-D looks down all around; the line may bend or close into a loop, and entering counts from any side.',
        measure: [
          'Length of each open side',
          'The two directions most people come from',
          'Banners, light boxes and fans overhead',
          'Whether the neighbor’s queue stands on your floor',
        ],
        avoid: 'A loop larger than your unit counts your neighbor’s customers. Stay half a meter inside the edge.',
      },
    },
  },
  principle: {
    eyebrow: 'How it tells',
    title: 'Two lenses know how tall a thing is',
    lead: 'One lens sees a patch of color. Two lenses add a height, and no shadow, however dark, has one.',
    diagram: {
      alt: 'Two lenses look down: an adult of 1.74 meters is counted, a child of 1.12 meters is counted, a cart of 0.98 meters is not, a shadow has no height and is not',
      lenses: 'Two lenses',
      adult: 'Adult',
      child: 'Child',
      cart: 'Cart',
      shadow: 'Shadow',
      counted: 'counted',
      left: 'left out',
    },
    points: [
      {
        title: 'Head and shoulders come as a pair',
        text: 'A round head, and below it something wider: only both together make a person. A carton is tall but has no shoulders.',
      },
      {
        title: 'Children in their own column',
        text: 'Whoever is below the line you set, often 1.3 m, can be counted apart. Toy and baby stores ask for it.',
      },
      {
        title: 'Heights are not kept',
        text: 'Height is used for the two or three seconds someone walks through. What remains is one “in” or one “out.”',
      },
    ],
  },
  devices: {
    eyebrow: `${countAtStart('aiCamera')} devices`,
    title: 'One network cable brings power and takes the numbers',
    all: 'All AI cameras',
    more: 'See the device',
    power: 'Power',
    network: 'When you watch live',
    watts: (value: number) => `up to ${value} W, PoE or 12 V`,
    mbit: (value: number) => `${value} Mbit/s`,
    purposes,
  },
  accuracy: {
    eyebrow: 'Stereo accuracy',
    title: 'Accuracy of stereo head-and-shoulder counting, and its condition',
    condition: (asOf: string) =>
      `For the stereo models H1001 and H2001 only: plumb, within the catalog’s height and door width, even light, against a manual recount of video. Measured ${month(asOf)}.`,
    holds: {
      title: 'Little changes with',
      items: [
        'Glossy tiles and shadows at the door',
        'Shopping carts and rolling suitcases',
        'A parent leading a child by the hand',
        'A change from daylight to artificial light',
      ],
    },
    slips: {
      title: 'It miscounts when',
      items: [
        'Someone carries a child on the shoulders',
        'Furniture or a cardboard cutout is carried through',
        'People chat on the line and step back and forth',
        'A banner or balloon covers a corner of the view',
      ],
    },
  },
  questions: {
    title: 'Before it goes up',
    faq: [
      {
        question: 'Is stereo worth it over the K3?',
        answer:
          'With steady light, a dull floor and a normal door the K3 is enough. Stereo earns its price with sun through glass, dark tiles, many carts, or when you want children apart. Send one photo at noon and one at dusk before you buy the more expensive one.',
      },
      {
        question: 'Do I have to drill? My landlord says no.',
        answer:
          'Usually three or four screws and one cable. Without drilling it can clamp to the ceiling grid or reach out from the door frame on an arm, as long as the lens looks straight down. Open fronts often use the lighting track.',
      },
      {
        question: 'What about one person going in and out five times?',
        answer:
          'The device records crossings, every one of them. Leaving out staff, couriers and turn-backs is a rule you set in accurate people counting. The raw count stays available, so rules can be changed later.',
      },
      {
        question: 'What if power or network fails?',
        answer:
          'If the network fails, it keeps counting and uploads the numbers later. If the power fails, it sees nothing, and the report marks those hours as missing. They are never filled in with last week’s numbers.',
      },
      {
        question: 'Can anyone see faces?',
        answer:
          'From straight above you see hair and shoulders. Live view is needed once, to draw the line, and only for accounts with that right. After that you can switch pictures off and send numbers alone.',
      },
      {
        question: 'How often should I recheck it?',
        answer:
          'Once in the first week, then at every change of season, header, lighting or hanging banners. Wipe the lens twice a year. Cobwebs are the most common reason a count drifts.',
      },
    ],
    readTitle: 'Once it is up',
    reading: [
      {
        title: 'Accurate people counting: you decide who counts',
        note: 'Product',
        href: '/products/accurate-people-counting',
      },
      {title: 'K3: wiring, lights and reset', note: 'Model support', href: '/support/model/k3'},
      {
        title: 'Three definitions of the entry rate',
        note: 'Industry news',
        href: '/news/industry/entry-rate-three-definitions',
      },
      {
        title: 'New router, and the device does not come back',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0003',
      },
    ],
  },
  inquiry: {
    title: 'Tell us your height and width',
    text: 'We send back a mounting drawing: which unit, how many, and where each one goes.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
