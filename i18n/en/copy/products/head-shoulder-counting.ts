import type zh from '@site/i18n/zh-CN/copy/products/head-shoulder-counting';
import {promises} from '@site/i18n/en/copy/promises';
import {countAtStart} from '@site/src/facts/deviceCounts';
import type {ModelId} from '@site/src/facts/models';
import {saleEnd} from '@site/src/facts/saleEnds';
import type {CopyOf} from '@site/src/site/copy';
import {monthAndYear} from '@site/src/site/englishDates';
import {feet} from '@site/src/site/units';

/** A height or width, or a range such as “2.2–4”, in both units. It breaks between the two. */
const inBoth = (meters: string) =>
  `${meters}\u00a0m (${meters
    .split('–')
    .map((one) => feet(Number(one)))
    .join('–')}\u00a0ft)`;

const purposes: Record<ModelId<'aiCamera'>, string> = {
  k3: 'Single lens, for everyday doors under flat ceilings',
  h1001: 'Stereo, for low headers',
  h2001: 'Stereo, for tall halls, slopes and, in pairs, wide doors',
  'fmix-d': 'Fisheye, for open storefronts and corners',
};

const copy = {
  meta: {
    title: 'Head-and-shoulder counting: the right counter for your door',
    description:
      'Pick your entrance, from a flat ceiling to a tall hall or open storefront, drag the mounting height, and see how wide the counter covers and what to measure.',
  },
  banner: {
    title: 'Head-and-shoulder counting',
    text: 'A counter above the door counts heads and shoulders and registers nothing else about a person. Your door decides which model you need.',
  },
  plan: {
    eyebrow: 'Pick your mounting',
    title: 'What does your door look like?',
    lead: 'When a count is off, the cause is usually the mounting: too low, crooked, or over a door that is too wide. Choose your type of door, then drag the height.',
    words: {
      badge: 'Drawn to scale',
      height: 'Lens height above the floor',
      meters: inBoth,
      result: 'Width covered at head height',
      sum: ({height, head, half, limit, overlap, pair}) =>
        `Per unit, in meters: 2 × (${height} − ${head}) × tan ${half}°, at most ${limit}\u00a0m as in the catalog.${pair ? ` Two units added together, less ${overlap}\u00a0m of overlap.` : ''}`,
      facts: {model: 'Model', mount: 'Mounting height', angle: 'Horizontal angle', door: 'Widest door'},
      device: (name: string) => `${name}: size drawing and specifications`,
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
        head: 'Head, 1.7\u00a0m (5\u00a0ft 7\u00a0in)',
        scale: '1\u00a0m (3.3\u00a0ft)',
        meters: inBoth,
      },
    },
    scenes: {
      flat: {
        tab: 'Flat ceiling',
        title: 'Drywall or tile ceiling, single door',
        text: 'Most street-front stores and mall units look like this. Mount one K3 on the ceiling just inside, over the center line of the door and half a step back so that the open door never blocks the lens.',
        measure: [
          'Clear height from floor to ceiling, on the inside',
          'Clear width of the opening, without the frame',
          'Which way the door swings, and how close it comes to the lens',
          'What the ceiling can hold, and where the access panel is',
        ],
        avoid:
          'Don’t mount it outside under the awning. In low morning and evening sun, every person has a shadow that walks along.',
      },
      low: {
        tab: 'Low header',
        title: 'Just over 7\u00a0ft of clearance under a roll-down shutter',
        text: `Older storefronts and transit kiosks have low headers, and a normal lens sits so close that half of each person is out of the picture. The H1001, sold until ${saleEnd('h1001', 'en')}, holds two lenses in one bar and can tell high from low even at arm’s length. For stores opened later, mount an E3-X at an angle and count with a B1.`,
        measure: [
          'Height under the shutter box',
          'Whether the lowered shutter touches the device',
          'The tallest cart or mannequin you roll through',
          'Lighted signs on the header, and where they shine',
        ],
        avoid:
          'Below 2.2\u00a0m (7.2\u00a0ft), choose another spot. Tall customers would pass with part of them out of the picture.',
      },
      hall: {
        tab: 'Tall hall',
        title: 'Atriums, furniture halls, car showrooms',
        text: 'Under a very high roof a person shrinks to a few pixels. A drop rod brings the H2001 below 6\u00a0m (19.5\u00a0ft). Keep the rod plumb and stiff, because a rod that sways in the air conditioning produces false counts.',
        measure: [
          'Height of the beam or grid straight above the door',
          'Rod length needed, and where it can be fixed',
          'Distance of air outlets from the rod',
          'Whether a scissor lift can reach the spot',
        ],
        avoid: 'If the height works but the width does not, add a second unit instead of tilting the first one.',
      },
      slope: {
        tab: 'Sloped ceiling',
        title: 'Under stairs, pitched roofs, slanted glass',
        text: 'The ceiling may slope, but the lens has to hang plumb. Use a wedge or a ball mount, then hold a plumb line to the body: its tip must be in the center of the picture.',
        measure: [
          'Slope of the ceiling, using the level in your phone',
          'Height above the floor at the high and the low end',
          'Size of the flat patch for the wedge',
          'Under glass, where the afternoon sun lands on the floor',
        ],
        avoid:
          'From a slanted view, people hide each other. If the lens cannot hang plumb, use a side-mounted camera and don’t expect the accuracy stated on this page.',
      },
      wide: {
        tab: 'Double and wide doors',
        title: 'Entrances wider than one unit can see',
        text: 'Supermarket and mall entrances can be 6 or 7\u00a0m (19.5 or 23\u00a0ft) wide. Mount two H2001 units side by side with 0.5\u00a0m (20\u00a0in) of shared view. Their two lines become one, and anyone who walks through the overlap is counted once.',
        measure: [
          'Total width with every leaf open',
          'Columns in the opening, and how thick they are',
          'Distance between the units and the cable run',
          'Whether one side is for entering and one for leaving',
        ],
        avoid: 'A column makes it two doors. Count each one on its own.',
      },
      corner: {
        tab: 'Open front',
        title: 'No door, and people from several sides',
        text: 'Mall islands, corner units and pop-ups have no doorway to mount over. The Fmix-D looks down in all directions. Its line may bend or close into a loop, and people count as entering from any side.',
        measure: [
          'Length of each open side',
          'The two directions most people come from',
          'Banners, light boxes and fans overhead',
          'Whether the line for the store next door extends onto your floor',
        ],
        avoid:
          'A loop larger than your unit counts your neighbor’s customers. Stay 0.5\u00a0m (20\u00a0in) inside the edge.',
      },
    },
  },
  installed: {
    title: 'Both hang just inside the door, parallel to it',
    lead: 'Doors and people beside them have their real size, so you can see how much they stand out.',
  },
  principle: {
    eyebrow: 'How it tells people apart',
    title: 'Two lenses measure height',
    lead: 'One lens sees a dark patch. Two lenses also measure how tall it is, and a shadow has no height.',
    diagram: {
      alt: 'Two lenses look down: an adult of 1.74\u00a0m (5\u00a0ft 9\u00a0in) is counted, a child of 1.12\u00a0m (3\u00a0ft 8\u00a0in) is counted, a cart of 0.98\u00a0m (3\u00a0ft 3\u00a0in) is not, a shadow has no height and is not',
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
        title: 'A head and shoulders belong together',
        text: 'The counter looks for a round head with something wider below it. Only the two together count as a person; a carton is tall but has no shoulders.',
      },
      {
        title: 'Children in a column of their own',
        text: 'People below the height you set, often 1.3\u00a0m (4\u00a0ft 3\u00a0in), can be counted separately. Toy and baby stores ask for this.',
      },
      {
        title: 'Heights are not kept',
        text: 'Height is used for the two or three seconds someone walks through. What remains is one “in” or one “out.”',
      },
    ],
  },
  devices: {
    eyebrow: `${countAtStart('aiCamera')} devices`,
    title: 'One network cable for power and data',
    all: 'All AI cameras',
    more: 'See the device',
    power: 'Power',
    network: 'Bandwidth in live view',
    watts: (value: number) => `up to ${value}\u00a0W, PoE or 12\u00a0V`,
    mbit: (value: number) => `${value}\u00a0Mbit/s`,
    purposes,
  },
  accuracy: {
    eyebrow: 'Stereo accuracy',
    title: 'How accurate stereo counting is, and under what conditions',
    condition: (asOf: string) =>
      `For the stereo models H1001 and H2001 only: mounted plumb, within the height and door width in the catalog, in even light, compared with a manual recount of video. Measured ${monthAndYear(asOf)}.`,
    holds: {
      title: 'It stays accurate with',
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
        'Someone carries a child on their shoulders',
        'Furniture or a cardboard cutout is carried through',
        'People stand on the line to chat and step back and forth',
        'A banner or balloon covers a corner of the view',
      ],
    },
  },
  questions: {
    title: 'Before you mount it',
    faq: [
      {
        question: 'Is stereo worth the extra cost over the K3?',
        answer:
          'With steady light, a matte floor and a normal door, the K3 is enough. Stereo is worth its price with sun through glass, dark tiles, many carts, or when you want children counted separately. Before you buy the more expensive one, send us one photo at noon and one at dusk.',
      },
      {
        question: 'Do I have to drill? My landlord doesn’t allow it.',
        answer:
          'It usually takes three or four screws and one cable. Without drilling, the counter can clamp to the ceiling grid or reach out from the door frame on an arm, as long as the lens looks straight down. Open storefronts often use the lighting track.',
      },
      {
        question: 'What if one person goes in and out five times?',
        answer:
          'The device records every crossing. To leave out staff, couriers and turn-backs, set a rule in accurate people counting. The raw count stays available, so you can change the rules later.',
      },
      {
        question: 'What if the power or the network fails?',
        answer:
          'If the network fails, it keeps counting and uploads the numbers later. If the power fails, the report marks those hours as missing and never fills them in with last week’s numbers.',
      },
      {
        question: 'Can anyone see faces?',
        answer:
          'From straight above you see hair and shoulders. You need live view once, to draw the line, and only accounts with that right can open it. After that you can switch pictures off and send numbers alone.',
      },
      {
        question: 'How often should I recheck the count?',
        answer:
          'Once in the first week, then whenever the season, the header, the lighting or hanging banners change. Wipe the lens twice a year; cobwebs are the most common reason a count drifts.',
      },
      {
        question: 'What does it send, and how long is it kept?',
        answer: `${promises.countsLeave} ${promises.reportsKept} ${promises.storeVideo}`,
      },
    ],
    readTitle: 'Once it is mounted',
    reading: [
      {
        title: 'Accurate people counting: you decide who counts',
        note: 'Product',
        href: '/products/accurate-people-counting',
      },
      {title: 'K3: wiring, lights and reset', note: 'Model support', href: '/support/model/k3'},
      {
        title: 'New router, and the device stays offline',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0003',
      },
    ],
  },
  inquiry: {
    title: 'Tell us the height and width of your door',
    text: 'We send back a mounting drawing that shows which unit, how many, and where each one goes.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
