import type {ModelCopy} from '@site/src/facts/modelCopy';
import {promises} from '@site/i18n/en/copy/promises';

const copy = {
  meta: {
    title: 'K3 overhead people counter for store doors',
    description:
      'The K3 mounts over the door and counts people in and out: doors up to 3\u00a0m (9.8\u00a0ft) wide, lens 2.6 to 4\u00a0m (8.5 to 13\u00a0ft) up. Specs and survey sheet.',
  },
  alt: 'K3 people counter: flat white box with rounded corners, a black strip on its face with the orange-ringed lens in its left window, infrared lamps in the right one and a blue light between them, an arrow that points into the store',
  line: 'An overhead counter that looks straight down at one door. It does the counting itself and sends numbers instead of video.',
  overview: {
    title: 'Accurate conversion starts with an accurate door count',
    blocks: [
      {
        title: 'From overhead, people do not hide one another',
        text: 'A camera at an angle loses the person behind another person. The K3 sits over the middle of the door with a 120° view and sees separate heads and shoulders, including under hats and next to strollers. An open umbrella hides the shoulders, so a few people are missed on rainy days.',
      },
      {
        title: 'It sends numbers instead of video',
        text: `Counting happens in the camera. ${promises.countsLeave} When the internet is down, it keeps counting, stores the numbers and fills the gap later. The TF card (microSD) is optional and there for checking.`,
      },
      {
        title: 'You decide where “in” begins',
        text: 'Drag the counting line in the app. It can bend around a doormat, a display or the swing of an automatic door. The K3 records every crossing, and the raw count is kept. Rules in your reports leave out staff by uniform color, deliveries by time of day and people who turn back.',
      },
      {
        title: 'Two units cover a wide door',
        text: 'For doors wider than 3\u00a0m (9.8\u00a0ft), mount two side by side, no more than 2.5\u00a0m (8.2\u00a0ft) apart, and set them up as one door. Where the views overlap, a person counts once.',
      },
    ],
    places: [
      'Inside a street door, lens 0.5 to 1\u00a0m (20 to 40\u00a0in) from the frame',
      'Shop-in-shop entrances in a mall, up to 3\u00a0m (9.8\u00a0ft) wide',
      'Stairs and escalators, up and down counted separately',
    ],
    notFor: [
      'Doors where the ceiling is below 2.6\u00a0m (8.5\u00a0ft): mount an E3-X at an angle and count with a B1',
      'Atriums above 4\u00a0m (13\u00a0ft): people get too small. Choose the H2001',
      'Seeing faces or watching the floor: it sees the tops of heads. Add an E3-X',
      'Open-air entrances: it is not sealed, so mount it on the inside',
    ],
    uses: [
      {to: 'products.accuratePeopleCounting', text: 'In, out and inside: the reports start here'},
      {to: 'products.dataDashboard', text: 'Traffic and receipts together, ranked by store and hour'},
      {to: 'products.headShoulderCounting', text: 'Low doors, wide doors, escalators: how to install for each'},
    ],
  },
  drawing:
    'It has four M4 holes 120 × 70\u00a0mm (4.7 × 2.8\u00a0in) apart: fix the back plate, then click the body on. The φ22\u00a0mm opening passes a cable with its plug on; for surface cabling use the notch at the side.',
  survey: {
    lead: 'Measure the door width and the lens height carefully, and most of the K3’s accuracy is taken care of.',
    checks: [
      'Nothing hangs below the lens: no signs, balloons or curtains, and no sliding door panel in view',
      'Inside the door, arrow on the body pointing into the store',
      'No line of people stands on the counting line; if one does, move the counting line inward',
      'Floor does not glare by day and is lit at night; infrared ends at 6\u00a0m (19.5\u00a0ft)',
      'Height measured from floor to lens, within 5\u00a0cm (2\u00a0in), and written down for the app',
    ],
  },
  faq: [
    {
      question: 'Does K3 record faces?',
      answer:
        'No. It looks straight down at heads and shoulders, runs no face recognition and assigns no IDs to people. Pictures stay on the card in the store by default. You set per account who may see them, and each view is logged.',
    },
    {
      question:
        'Our ceiling is 3.8\u00a0m (12.5\u00a0ft) and the door 4\u00a0m (13\u00a0ft) wide. How many do we need?',
      answer:
        'The height is fine, but the width is more than 3\u00a0m (9.8\u00a0ft), so you need two. Mount them about 2\u00a0m (6.6\u00a0ft) apart and set them up as one door. With a single K3, half a meter (20\u00a0in) on each side goes unseen.',
    },
    {
      question: 'Twins in a stroller: one, two or three?',
      answer:
        'The adult counts. A child counts if the head shows; under a canopy it does not. If families matter more to you than heads, turn on group counting.',
    },
    {
      question: 'How much data does it use?',
      answer:
        'A few numbers a minute, which even a mobile plan can carry. Remote viewing or cloud recording is extra, at the 2\u00a0Mbit/s main stream.',
    },
    {
      question: 'The internet was down all night. Is the count wrong?',
      answer:
        'No. Numbers wait in the device and appear under the right hours once the connection is back. A power outage is different: the K3 has no battery, so those hours are missing.',
    },
    {
      question: 'Can our own system read it?',
      answer:
        'Yes, it can read the numbers minute by minute through the platform API, with the same store and door names. You cannot bypass the platform and read the K3 directly.',
    },
  ],
  reading: [{title: 'Measure your door and find the counter', note: 'Choosing', href: '/products/cloud-ai-camera'}],
  inquiry: {
    title: 'Show us the door',
    text: 'Send a photo, the width and the ceiling height, and we tell you whether a K3 fits, how many you need and where exactly they go.',
  },
} satisfies ModelCopy;

export default copy;
