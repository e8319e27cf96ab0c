import type {ModelCopy} from '@site/src/facts/modelCopy';
import {promises} from '@site/i18n/en/copy/promises';

const copy = {
  meta: {
    title: 'U8-D indoor 4K dome camera, UME-8 series',
    description:
      'The U8-D is an 8-megapixel indoor dome that runs three algorithms at once without a box: 30\u00a0m (98\u00a0ft) infrared, PoE at 11\u00a0W. Specs and survey sheet.',
  },
  alt: 'U8-D camera: round white base, dark dome, an orange ring at the rim, the lens visible inside',
  line: 'An indoor 4K ceiling dome that runs three algorithms at once, so you need fewer devices and fewer cables.',
  overview: {
    title: 'One camera does three jobs',
    blocks: [
      {
        title: 'Three algorithms at the same time',
        text: 'With two TOPS inside, heat maps, empty-post alerts and line alerts run together. Swap one remotely, with no ladder. A fourth algorithm has to wait for a free slot, so the three you chose never slow down.',
      },
      {
        title: '4K leaves room to crop',
        text: '3840 × 2160 across 106° covers most of a sales floor from one dome, and a shelf cropped out of it still shows the price tags. Algorithms take their close-ups from the same picture, so you do not need a camera per shelf.',
      },
      {
        title: 'A discreet dome',
        text: 'The dark dome hides which way the lens points, so customers feel at ease and do not steer around it. It twists off for cleaning without moving the lens.',
      },
    ],
    places: [
      'Middle of a sales floor: fashion, beauty, convenience',
      'Above the registers, for lines and empty-post alerts together',
      'In front of a pharmacy counter, ceiling 2.6 to 4\u00a0m (8.5 to 13\u00a0ft)',
    ],
    notFor: [
      'Outdoors, cold rooms and kitchens: it is not sealed. Choose the U8-T or E3-D-H',
      'Counting people at a door: a dome looks at an angle. Choose the K3',
      'More than three algorithms on one spot: choose the U9-D',
      'Recording only: an E3-X is enough and streams less than half',
    ],
    uses: [
      {to: 'products.heatMapAnalysis', text: 'One in the middle of the floor: heat and dwell time from the same view'},
      {to: 'products.customerBehaviorAnalysis', text: 'Picked up, put back, tried on: cropped out of the 4K picture'},
      {to: 'algorithmMall', text: 'Choose the three, and change them any time'},
      {to: 'products.storeInspection.ai', text: 'Snapshots on a schedule, scored for cleanliness and shelves'},
    ],
  },
  drawing:
    'The base is 124\u00a0mm (4.9\u00a0in) across, with three M4 holes on a circle of φ90\u00a0mm. Back drywall with a plate. The cable goes up through the φ27\u00a0mm opening with a grommet around its edge.',
  survey: {
    lead: 'The U8-D watches an area, so the survey looks for the spot that sees all of it and the three things you want watched.',
    checks: [
      'Write down three algorithms and circle the area of each on the plan',
      'Signs, light strips and air outlets neither block nor touch the dome',
      'Windows, mirrors and video walls fill less than a third of the picture',
      'For cloud recording keep 10.4\u00a0Mbit/s of upload per camera; for algorithms alone, none',
      'Top and bottom shelf are both in view',
    ],
  },
  faq: [
    {
      question: 'Do I need one camera per algorithm?',
      answer:
        'No, three run in this one and give three results. They do share one angle, and where a line is clear, a shelf may not be. Choose the spot for the hardest of the three.',
    },
    {
      question: 'Will 4K choke my internet connection?',
      answer: `That depends on where you record. ${promises.videoInStore} Cloud recording sends 8\u00a0Mbit/s, so plan on 10.4\u00a0Mbit/s of upload. Most stores record events only, a few dozen clips a day.`,
    },
    {
      question: 'How many days fit on a 256\u00a0GB card?',
      answer:
        'About three, around the clock at 8\u00a0Mbit/s. Recording only while people are there stretches that considerably. For a month of video, add a recorder.',
    },
    {
      question: 'Should I buy a U8-D, or an E3-X plus a B1?',
      answer:
        'If cameras are already up, a B1 is cheaper. If you start from scratch with two or three algorithms, a U8-D saves a box and an outlet and shows more detail. For one algorithm, take an E3-X and one channel of a B1.',
    },
    {
      question: 'Does it recognize faces?',
      answer:
        'No, there is no face algorithm on it. Heat maps, lines and empty-post alerts use body shapes. Member recognition is a separate service that runs in a B1 edge box; it needs each member’s own consent and offers ways to do without faces.',
    },
    {
      question: 'If it fails, do I lose all three kinds of data?',
      answer:
        'For those hours at that spot, yes. That is the price of one device for three jobs. Important stores mount one above the registers and one over the floor, so that each sees part of the other’s area.',
    },
  ],
  reading: [
    {
      title: 'Gaps in a recording, step by step',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0101',
    },
  ],
  inquiry: {
    title: 'Which three things should one U8-D watch?',
    text: 'Send a floor plan and name the three. We mark the spot and the angle.',
  },
} satisfies ModelCopy;

export default copy;
