import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'H1001 stereo people counter',
    description:
      'H1001 counts heads and shoulders under low headers: lens 2.2 to 3 m up, doors up to 4 m, width covered at each height, drawing and survey sheet.',
  },
  alt: 'H1001: white rounded bar with a black face, one orange-ringed lens at each end, a small round window and a blue dot between them, on a short stem with a round white base',
  line: 'A stereo counter for low headers: old storefronts and transit kiosks with little more than 2 m above the floor.',
  overview: {
    title: 'Just over two meters of headroom, and still a clean count',
    blocks: [
      {
        title: 'Two lenses add a height',
        text: 'With the lens half a meter above a head, one person fills much of the picture and two shapes melt into one. H1001 sees every point from two places and works out how high it is: heads on top, shoulders below, each set to its own person.',
      },
      {
        title: 'Shadows are flat, carts have no shoulders',
        text: 'Long evening shadows and glare on wet tile look like people to an ordinary camera. Measured from above they are almost zero high, so they drop out. Shopping carts and suitcases have height but no head and shoulders, and drop out too.',
      },
      {
        title: 'Height decides width',
        text: 'Taken at a head height of 1.7 m, one unit covers about 1.5 m when it hangs at 2.2 m, 2.4 m at 2.5 m, and 3.3 m at 2.8 m. The catalog says up to 4 m: at the full 3 m it is about 3.9 m. Low and wide at once means two units.',
      },
      {
        title: 'Happy with an old switch port',
        text: 'Small shops have no closet, often just an aging PoE switch under the register. H1001 draws 9 W at most, so a plain 802.3af port and one cable past the shutter box will do. Without PoE, use 12 V, on another circuit than the shutter motor.',
      },
    ],
    places: [
      'Old storefronts, shutter box 2.2 to 2.6 m up',
      'Small shops at subway exits and in underpasses',
      'Entrances under mezzanines and stairs',
      'Doors with slanting afternoon sun or shiny tile',
    ],
    notFor: [
      'Halls above 3 m: H2001 goes up to 6 m',
      'A plain single door from 2.6 m in steady light: one lens is enough, take K3',
      'Islands that people walk up to from all sides: Fmix-D, a fisheye',
      'Watching the register as well: it only looks down. Add W3-S',
    ],
    uses: [
      {to: 'products.headShoulderCounting', text: 'Drag the height and see if one covers your door'},
      {to: 'products.accuratePeopleCounting', text: 'Takes staff, couriers and turn-backs out of the raw count'},
      {to: 'products.dataDashboard', text: 'Dozens of small stores on one sheet, by entries'},
    ],
  },
  drawing:
    'The round base sits against the ceiling or the underside of the header on three M4 screws, φ54 circle; the cable enters through φ18 in the middle. The 196 mm bar runs parallel to the threshold.',
  survey: {
    lead: 'Low headers go wrong in two ways: a shutter passes under the lens, or somebody can reach it.',
    checks: [
      'Shutter and sliding doors clear the body, fully open and fully closed',
      'The tallest cart, ladder or mannequin you roll through leaves 10 cm',
      'Look up the width for the true height; if it falls short, write down two units',
      'Spotlights under the header aimed at the lens, and whether they go off at night',
      'Bring a level: the lens face has to look straight down, shim it if not',
    ],
  },
  faq: [
    {
      question: 'My header is 2.1 m. Can I hang it anyway?',
      answer:
        'No. Tall visitors would pass with part of the head outside the picture. Step half a meter to a meter inside; ceilings often rise there, and 2.2 m will do. If not, E3-X from the side with B1 gives a rough idea, nothing to pay bonuses on.',
    },
    {
      question: 'The door is 4 m wide and the ceiling 2.5 m. How many units?',
      answer:
        'Two. One covers about 2.4 m at that height. About 1.8 m apart they overlap by half a meter and reach 4.2 m together. Set up as one door, the overlap is not counted twice.',
    },
    {
      question: 'Do two lenses see faces better?',
      answer:
        'No. Both point down, and what the second one adds is height, not features. Height is used for the two or three seconds of a crossing and never reaches a report.',
    },
    {
      question: 'Who can open the live picture?',
      answer:
        'Accounts that head office names, and each opening leaves a name and a time. It is needed to draw the line and to recheck. After that, pictures can be turned off. With a 128 GB card in, it keeps about 5.9 days in the store.',
    },
    {
      question: 'What happens when the internet or the power fails?',
      answer:
        'Without internet it counts on and puts the numbers back where they belong. Without power it is blind, and the report shows those hours as missing. If you throw the main breaker at closing, feed the switch separately.',
    },
    {
      question: 'What does it cost in bandwidth, and what will it not do?',
      answer:
        'Counts are next to nothing. Live view is 2 Mbit/s; for cloud recording plan 2.6 Mbit/s upstream. It counts people through a door. It draws no heat map and does not time anyone at a shelf.',
    },
  ],
  reading: [
    {title: 'Six kinds of door and how to hang a counter', note: 'Product', href: '/products/head-shoulder-counting'},
    {title: 'AI cameras by height and door width', note: 'Choosing', href: '/products/cloud-ai-camera'},
    {title: 'One door, three entry rates', note: 'Industry news', href: '/news/industry/entry-rate-three-definitions'},
    {
      title: 'It drops at the same time each day',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0002',
    },
  ],
  inquiry: {
    title: 'How high is it under the shutter box?',
    text: 'Add the clear width and a photo of the header. We mark the spot for H1001 and say whether one is enough.',
  },
} satisfies ModelCopy;

export default copy;
