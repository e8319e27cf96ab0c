import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'U8-D 4K dome, UME-8 series',
    description:
      'U8-D is an 8-megapixel indoor dome that runs three algorithms at once without a box. Infrared 30 m, PoE at 11 W. Parameters, size drawing, survey sheet.',
  },
  alt: 'U8-D camera: round white base, dark dome, an orange ring at the rim, the lens visible inside',
  line: 'An indoor 4K dome for the ceiling that runs three algorithms at once. Fewer devices, fewer cables.',
  overview: {
    title: 'One picture, three jobs',
    blocks: [
      {
        title: 'Three algorithms at the same time',
        text: 'Two TOPS sit inside: heat, absence and queues run together. Swap one remotely, no ladder. A fourth has to wait for a free place; the three you chose are not slowed down to squeeze it in.',
      },
      {
        title: '4K leaves room to crop',
        text: '3840 × 2160 across 106°. One dome covers most of a sales floor, and a shelf cropped out of it still shows the price tags. Algorithms take their close-ups from the same picture instead of a camera per shelf.',
      },
      {
        title: 'Nobody knows where it looks',
        text: 'The dark dome hides which way the lens points, so customers relax and nobody avoids it. The dome twists off for cleaning without moving the lens.',
      },
    ],
    places: [
      'Middle of a sales floor: fashion, beauty, convenience',
      'Above the registers, for queues and absence together',
      'In front of a pharmacy counter, ceiling 2.6 to 4 m',
    ],
    notFor: [
      'Outdoors, cold rooms, kitchens: no sealing. Take U8-T or E3-D-H',
      'Counting people at a door: a dome looks at an angle. Take K3',
      'More than three algorithms on one spot: take U9-D',
      'Recording only: E3-X is enough and streams less than half',
    ],
    uses: [
      {to: 'products.heatMapAnalysis', text: 'One in the middle of the floor: heat and dwell from the same view'},
      {to: 'products.customerBehaviorAnalysis', text: 'Picked up, put back, tried on, cropped out of 4K'},
      {to: 'algorithmMall', text: 'Choose the three, change them any time'},
      {to: 'products.storeInspection.ai', text: 'Stills on a schedule, scored for cleanliness and shelves'},
    ],
  },
  drawing:
    'Base φ124, three M4 holes on a circle of φ90. Back drywall with a plate; the cable goes up through the φ27 opening with a grommet around its edge.',
  survey: {
    lead: 'U8-D watches an area, so the survey finds the spot that sees all of it and the three things you want watched.',
    checks: [
      'Write down three algorithms and circle the area of each on the plan',
      'Signs, light strips and air outlets neither block nor touch the dome',
      'Windows, mirrors and video walls fill less than a third of the picture',
      'For cloud recording keep 10.4 Mbit/s of upload per camera; for algorithms alone, none',
      'Top and bottom shelf are both in view',
    ],
  },
  faq: [
    {
      question: 'Do I buy a camera per algorithm?',
      answer:
        'No, three run in this one and give three results. Remember that they share an angle: where a queue is clear, a shelf may not be. Choose the spot for the hardest of the three.',
    },
    {
      question: 'Will 4K choke my internet connection?',
      answer:
        'That depends where you record. Card or recorder: nothing leaves the store. Cloud: 8 Mbit/s, so plan 10.4 Mbit/s of upload. Most stores record events only, a few dozen clips a day.',
    },
    {
      question: 'How many days fit on the largest card?',
      answer:
        'About three, around the clock at 8 Mbit/s on 256 GB. Recording only while people are there stretches it a good deal; for a month, add a recorder.',
    },
    {
      question: 'U8-D, or E3-X plus a B1?',
      answer:
        'With cameras already up, B1 is cheaper. From scratch with two or three algorithms, U8-D saves a box and an outlet and shows more detail. For one algorithm, E3-X and one channel of B1.',
    },
    {
      question: 'Does it recognize faces?',
      answer:
        'No, there is no face algorithm on it. Heat, queues and absence use body shapes. Member recognition is a separate service that runs in a B1 edge box; it needs each member’s own consent and has ways to do without faces.',
    },
    {
      question: 'If it fails, do I lose three kinds of data?',
      answer:
        'For those hours at that spot, yes: that is the price of one device for three jobs. Important stores mount one above the registers and one over the floor, so that each sees part of the other’s area.',
    },
  ],
  reading: [
    {title: 'Algorithm store: what fits inside', note: 'Algorithms', href: '/algorithm-mall'},
    {title: 'How to read a heat map', note: 'Product', href: '/products/heat-map-analysis'},
    {
      title: 'Gaps in a recording, step by step',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0101',
    },
  ],
  inquiry: {
    title: 'Which three things should one U8-D watch?',
    text: 'Send a floor plan and the three. We mark the spot and the angle.',
  },
} satisfies ModelCopy;

export default copy;
