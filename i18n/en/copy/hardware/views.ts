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
  },
  rear: {
    'ul-8208nh':
      'The back of the UL-8208NH has, from left to right, an AC inlet, VGA above HDMI, the uplink port with the reset hole and eight PoE ports in two rows',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
