import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'K3 overhead people counter',
    description:
      'K3 mounts over the door and counts people in and out on the device: doors up to 3 m wide, 2.6 to 4 m above the floor. Parameters, drawing, survey sheet.',
  },
  alt: 'K3 people counter: flat white box with rounded corners, a black strip on its face with two lenses',
  line: 'An overhead counter that looks straight down at one door. It does the counting itself and sends numbers, not video.',
  overview: {
    title: 'Get the door right first; conversion only means something after that',
    blocks: [
      {
        title: 'From above, nobody hides',
        text: 'A camera at an angle loses the person behind the person. K3 sits over the middle of the door with a 120° view and sees separate heads and shoulders: hats, umbrellas and strollers included.',
      },
      {
        title: 'Numbers travel, pictures stay',
        text: 'Counting happens on the device; a few numbers leave the store every minute. When the internet is down it keeps counting, stores the numbers and fills the gap later. The TF card is there for checking, and optional.',
      },
      {
        title: 'You draw where “in” begins',
        text: 'Drag the counting line in the app. It may bend around a doormat, a display or the sweep of an automatic door. Staff are left out by uniform color, deliveries by time of day, turn-backs altogether.',
      },
      {
        title: 'Two make a wide door',
        text: 'Beyond 3 m (10 ft), mount two side by side, no more than 3 m apart, and set them up as one door. Where the views overlap, a person counts once.',
      },
    ],
    places: [
      'Inside a street door, lens 0.5 to 1 m from the frame',
      'Shop-in-shop entrances in a mall, up to 3 m wide',
      'Stairs and escalators, up and down counted separately',
    ],
    notFor: [
      'Doors where the ceiling is below 2.6 m: take H1001',
      'Atriums above 4 m: people get too small. Take H2001',
      'Seeing faces or watching the floor: it sees the tops of heads. Add E3-X',
      'Open-air entrances: it is not sealed, so mount it on the inside',
    ],
    uses: [
      {to: 'products.accuratePeopleCounting', text: 'In, out and inside: the reports start here'},
      {to: 'products.dataDashboard', text: 'Traffic and receipts together, ranked by store and hour'},
      {to: 'products.headShoulderCounting', text: 'Low doors, wide doors, escalators: how to install for each'},
    ],
  },
  drawing:
    'Four M4 holes, 120 × 70 mm apart: fix the back plate, then click the body on. The φ22 opening passes a cable with its plug on; for surface cabling use the notch at the side.',
  survey: {
    lead: 'Measure the width of the door and the height of the lens well, and most of K3’s accuracy is settled.',
    checks: [
      'Nothing hangs below the lens: no signs, balloons, curtains, no sliding door panel in view',
      'Inside the door, arrow on the body pointing into the store',
      'No queue stands on the counting line; if one does, move the line inward',
      'Floor does not glare by day and is lit at night; infrared ends at 6 m',
      'Height measured floor to lens, within 5 cm, written down for the app',
    ],
  },
  faq: [
    {
      question: 'Does K3 record faces?',
      answer:
        'It looks straight down at heads and shoulders, runs no face recognition and gives nobody a number. Pictures stay on the card in the store by default; who may see them is set per account, and each view is logged.',
    },
    {
      question: 'Our ceiling is 3.8 m and the door 4 m wide. How many?',
      answer:
        'The height is fine, but the width is more than 3 m, so two. Mount them about 2 m apart and set them up as one door. With a single K3, half a meter on each side goes unseen.',
    },
    {
      question: 'Twins in a stroller: one, two or three?',
      answer:
        'The adult counts. A child counts if the head shows; under a canopy it does not. If families matter more to you than heads, switch on group counting.',
    },
    {
      question: 'How much data does it use?',
      answer:
        'A few numbers a minute, which even a mobile plan carries. Watching remotely or cloud recording is extra, at the 2 Mbit/s main stream.',
    },
    {
      question: 'The internet was down all night. Is the count wrong?',
      answer:
        'No. Numbers wait in the device and appear under the right hours once the connection is back. A power outage is different: there is no battery, so those hours are missing.',
    },
    {
      question: 'Can our own system read it?',
      answer:
        'Yes, from the platform interface, minute by minute, with the same store and door names. You cannot bypass the platform and read K3 directly.',
    },
  ],
  reading: [
    {title: 'K3 support page: heights, lights, reset', note: 'Model', href: '/support/model/k3'},
    {
      title: 'An entry rate that does not fool you',
      note: 'Industry news',
      href: '/news/industry/entry-rate-three-definitions',
    },
    {title: 'Head-and-shoulder counting for odd doors', note: 'Product', href: '/products/head-shoulder-counting'},
  ],
  inquiry: {
    title: 'Show us the door',
    text: 'A photo, the width and the ceiling height: we tell you whether K3 fits, how many, and where exactly.',
  },
} satisfies ModelCopy;

export default copy;
