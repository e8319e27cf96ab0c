import type zh from '@site/i18n/zh-CN/copy/hardware/views';
import type {CopyOf} from '@site/src/site/copy';

/** What the further pictures of a device show. Device pages get theirs while building (plugins/site-routes). */
const copy = {
  row: {
    title: 'How big they are once installed',
    lead: 'Doors, shelves and mugs have their usual size, so you can compare. The pictures are rendered to scale.',
    more: (name: string) => `${name} dimensions`,
  },
  mounted: {
    k3: {
      alt: 'A K3 hangs on the ceiling above a store entrance and looks down; behind it are the head of a glass door and a lit exit sign',
      caption:
        'The K3 sits on the ceiling just inside the door. It is smaller than a paperback and looks straight down.',
    },
    h2001: {
      alt: 'An H2001 hangs from the ceiling above a wide entrance: it is a dark gray bar with a lens at each end, and customers walk in through glass doors in the distance',
      caption: 'The H2001 hangs above a wide entrance on a short drop rod, its bar parallel to the door.',
    },
    b1: {
      alt: 'A B1 stands on a white shelf with a mug behind it, and an orange network cable leads from its front to the router beside it',
      caption: 'The B1 sits next to the router and needs one network cable. It is a little smaller than a book.',
    },
    'w3-e': {
      alt: 'A W3-E stands on a wooden shelf between a leaning orange book and a white mug',
      caption: 'A W3-E on a shelf is about as tall as a mug.',
    },
    'e3-x': {
      alt: 'An E3-X is fixed to a tiled ceiling with its ball turned toward the sales floor, where shelves and the top of a shopper’s head are out of focus',
      caption: 'The E3-X mounts flat on the ceiling. Turn the ball, lock it, and it looks about as big as a fist.',
    },
    'e3-d-h': {
      alt: 'An E3-D-H hangs from a kitchen ceiling with its dark dome down; behind it are a range hood, a tiled wall and spice shelves',
      caption: 'The E3-D-H sits on the kitchen ceiling with its dome down, where grease wipes off.',
    },
    'e3-t-h': {
      alt: 'An E3-T-H is mounted on an outside wall beside a loading door, its sunshield facing out and its cable running into a conduit',
      caption:
        'The E3-T-H mounts beside the back door. The cable enters a conduit, and the sunshield keeps off rain and sun.',
    },
    'p3-x-8': {
      alt: 'A P3-X-8 hangs from a showroom ceiling, turned toward the door, with display cars and floor-to-ceiling windows behind it',
      caption: 'The P3-X-8 hangs from a showroom ceiling and turns to whatever you need to see up close.',
    },
    'ul-8208nh': {
      alt: 'A UL-8208NH sits on a cabinet shelf with a white router on top, binders to its left and network cables coming down behind it',
      caption: 'The UL-8208NH fits on one cabinet shelf, with room for a router on top.',
    },
  },
  rear: {
    'ul-8232nh':
      'The back of the UL-8232NH has, from left to right, an AC inlet, a power switch, HDMI, VGA and the network port, then vents and a ground screw',
    'ul-7016nh-h1':
      'The back of the UL-7016NH-H1 has, from left to right, an AC inlet, HDMI, VGA and the network port, then vents and a ground screw',
    b1: 'The back of the B1 has two antennas and, between them, the 12 V DC inlet, the reset hole and a ground screw, with cooling fins above',
    'ul-8208nh':
      'The back of the UL-8208NH has, from left to right, an AC inlet, VGA above HDMI, the uplink port with the reset hole and eight PoE ports in two rows',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
