import type {ModelCopy} from '@site/src/facts/modelCopy';
import {saleEnd} from '@site/src/facts/saleEnds';

const copy = {
  meta: {
    title: 'H1001 stereo people counter for low doors',
    description:
      'The H1001 counts heads and shoulders under low ceilings, 2.2 to 3\u00a0m (7.2 to 9.8\u00a0ft), at doors up to 3.9\u00a0m (13\u00a0ft). Widths, drawing and survey sheet.',
  },
  alt: 'H1001: white rounded bar with a black face, one orange-ringed lens at each end, a small round window and a blue dot between them, hanging by a short stem from a round white base',
  line: `A stereo counter for low entrances: older storefronts and transit kiosks with little more than 2\u00a0m (6.6\u00a0ft) of headroom. It is sold until ${saleEnd('h1001', 'en')}; from 2.6\u00a0m (8.5\u00a0ft) up, the H2001 takes its place.`,
  overview: {
    title: 'A reliable count with just over two meters (6.6\u00a0ft) of headroom',
    blocks: [
      {
        title: 'Two lenses measure height',
        text: 'With the lens half a meter (20\u00a0in) above someone’s head, one person fills much of the picture and two people blur together. The H1001 sees every point from two places and works out how high it is. Heads are on top, shoulders below, and each pair belongs to one person.',
      },
      {
        title: 'Shadows and carts are left out',
        text: 'Long evening shadows and glare on wet tile look like people to an ordinary camera. Measured from above they have almost no height, so they drop out. Shopping carts and suitcases have height but no head and shoulders, so they drop out too.',
      },
      {
        title: 'Mounting height decides the width it covers',
        text: 'For heads at 1.7\u00a0m (5\u00a0ft 7\u00a0in), one unit covers about 1.5\u00a0m (4.9\u00a0ft) when it is mounted at 2.2\u00a0m (7.2\u00a0ft), 2.4\u00a0m (7.9\u00a0ft) at 2.5\u00a0m (8.2\u00a0ft), and 3.3\u00a0m (11\u00a0ft) at 2.8\u00a0m (9.2\u00a0ft). At the full 3\u00a0m (9.8\u00a0ft) it covers about 3.9\u00a0m (13\u00a0ft), the most one unit can do; the catalog rounds that to 4\u00a0m (13\u00a0ft). A door that is low and wide at once takes two units.',
      },
      {
        title: 'It runs on an older switch port',
        text: 'Small stores have no equipment closet, often just an aging PoE switch under the register. The H1001 draws 9\u00a0W at most, so a plain 802.3af port and one cable past the shutter box are enough. Without PoE, use 12\u00a0V on a different circuit from the shutter motor.',
      },
    ],
    places: [
      'Older storefronts with the shutter box 2.2 to 2.6\u00a0m (7.2 to 8.5\u00a0ft) up',
      'Small stores at subway exits and in underpasses',
      'Entrances under mezzanines and stairs',
      'Doors with low afternoon sun or shiny tile',
    ],
    notFor: [
      'Halls above 3\u00a0m (9.8\u00a0ft): the H2001 goes up to 6\u00a0m (19.5\u00a0ft)',
      'A plain single door from 2.6\u00a0m (8.5\u00a0ft) in steady light: one lens is enough, so choose the K3',
      'Islands that people approach from all sides: choose the Fmix-D fisheye',
      'Watching the register as well: it only looks down. Add a W3-S',
    ],
    uses: [
      {to: 'products.headShoulderCounting', text: 'Drag the height and see whether one unit covers your door'},
      {
        to: 'products.accuratePeopleCounting',
        text: 'Takes staff, couriers and people who turn back out of the raw count',
      },
      {to: 'products.dataDashboard', text: 'Dozens of small stores on one sheet, ranked by entries'},
    ],
  },
  drawing:
    'The round base sits against the ceiling or the underside of the header on three M4 screws on a φ54\u00a0mm circle, and the cable enters through φ18\u00a0mm in the middle. The 196\u00a0mm (7.7\u00a0in) bar runs parallel to the threshold.',
  survey: {
    lead: 'Low doors go wrong in two ways: a shutter passes under the lens, or someone can reach it.',
    checks: [
      'Shutter and sliding doors clear the body, fully open and fully closed',
      'The tallest cart, ladder or mannequin you roll through leaves 10\u00a0cm (4\u00a0in)',
      'Look up the width for your actual height; if it falls short, write down two units',
      'Spotlights under the header aimed at the lens, and whether they go off at night',
      'Bring a level: the lens has to look straight down, so shim it if it does not',
    ],
  },
  faq: [
    {
      question: 'My door header is at 2.1\u00a0m (6.9\u00a0ft). Can I mount it anyway?',
      answer:
        'No. Tall visitors would pass with part of the head outside the picture. Step half a meter to a meter (20 to 40\u00a0in) inside, where the ceiling is often higher; 2.2\u00a0m (7.2\u00a0ft) will do. If it is not, an E3-X from the side with a B1 gives a rough idea, but nothing to base bonuses on.',
    },
    {
      question: 'The door is 4\u00a0m (13\u00a0ft) wide and the ceiling 2.5\u00a0m (8.2\u00a0ft). How many units?',
      answer:
        'Two. At 2.5\u00a0m (8.2\u00a0ft) one covers about 2.4\u00a0m (7.9\u00a0ft). Mounted about 1.8\u00a0m (5.9\u00a0ft) apart, they overlap by half a meter and together reach 4.2\u00a0m (14\u00a0ft). Set them up as one door, and the overlap is not counted twice.',
    },
    {
      question: 'Do two lenses see faces better?',
      answer:
        'No. Both point straight down. The second lens adds height measurement and no facial detail. Height is used for the two or three seconds of a crossing and never reaches a report.',
    },
    {
      question: 'Who can open the live picture?',
      answer:
        'The accounts that head office names, and every view is logged with name and time. You need the picture to draw the line and recheck the count, and you can turn it off after that. With a 128\u00a0GB card, the camera keeps about 5.9 days in the store.',
    },
    {
      question: 'What happens when the internet or the power goes out?',
      answer:
        'Without internet it keeps counting and puts the numbers under the right hours later. Without power it cannot count, and the report shows those hours as missing. If you turn off the main breaker at closing, power the switch separately.',
    },
    {
      question: 'How much bandwidth does it take, and what can it not do?',
      answer:
        'Counts take next to nothing. Live view is 2\u00a0Mbit/s, and for cloud recording plan on 2.6\u00a0Mbit/s of upload. It counts people through a door. It draws no heat map and does not time anyone at a shelf.',
    },
  ],
  reading: [
    {title: 'AI cameras by height and door width', note: 'Choosing', href: '/products/cloud-ai-camera'},
    {
      title: 'It drops at the same time each day',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0002',
    },
  ],
  inquiry: {
    title: 'How high is it under the shutter box?',
    text: 'Add the clear width and a photo of the header. We mark the spot for the H1001 and tell you whether one is enough.',
  },
} satisfies ModelCopy;

export default copy;
