import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'U9-D 12 MP dome, UME-9 series',
    description:
      'U9-D is a large 12-megapixel dome with 4 TOPS that runs six algorithms at once, 3 to 7 m up, for showrooms and big floors. Parameters, drawing, survey.',
  },
  alt: 'U9-D camera: large dark gray base with a thin orange line, dark dome on top',
  line: 'A 12-megapixel dome for big rooms: mount it high, see it all, run six algorithms together, indoors or out.',
  overview: {
    title: 'One device for the hall, six jobs for the device',
    blocks: [
      {
        title: 'Seven meters (23 ft) up and still legible',
        text: '4000 × 3000 is half again as many pixels as 4K, in a 4:3 picture that sees more from top to bottom. Above a showroom or a main aisle one replaces the three or four cameras in the corners, and everyone on the floor has enough pixels to be analyzed.',
      },
      {
        title: 'Six algorithms, six areas',
        text: 'Four TOPS are shared by six, each with an area of its own: people in an area, dwell beside a car, absence at the desk, a blocked fire lane. If one crashes, that one restarts and the others keep going.',
      },
      {
        title: 'Gigabit and PoE+',
        text: 'The main stream is 12 Mbit/s over a gigabit port. It draws up to 16 W and needs an 802.3at port; the 802.3af of older switches is not enough. That is the point surveys miss most often.',
      },
      {
        title: 'Metal base, IP67, 1,180 g (2.6 lb)',
        text: 'Fit for awnings and gas station canopies. It is heavy: four M5 screws into something solid, a joist, a beam or concrete. Never drywall.',
      },
    ],
    places: [
      'Car showrooms and furniture stores, ceilings 4 to 7 m',
      'Main aisles and atriums of supermarkets',
      'Gas station canopies, half-open event spaces',
    ],
    notFor: [
      'Small stores under 3 m: too close, too much distortion. Take U8-D',
      'Old 802.3af switches: replace the switch, or take U8-D at 11 W',
      'A single algorithm: five places stay empty. Take E3-X and B1',
      'Counting everyone at the door: put K3 or H2001 there',
    ],
    uses: [
      {to: 'products.crossLensAnalysis', text: 'Several joined through a B1 show the common routes from door to desk'},
      {to: 'products.heatMapAnalysis', text: 'One heat map of the whole hall, nothing stitched'},
      {to: 'solutions.automobile', text: 'How long people stood by a car, and whether anyone came'},
      {to: 'algorithmMall', text: 'Six places to fill, changed with the season'},
    ],
  },
  drawing:
    'Base φ168, four M5 holes on a circle of φ126, cable opening φ32. Lock the plate to beam or concrete, hook the safety wire, then hang the body.',
  survey: {
    lead: 'U9-D goes up high and is heavy. Bring a laser measure, and open the ceiling to see what is above it.',
    checks: [
      'What is above the ceiling: joist, beam or nothing; photograph it',
      'Anchor for the safety wire, apart from the screws',
      'Can a scissor lift get in, are the aisles wide enough',
      'Write down the switch model, check 802.3at and the watts left',
      'Draw the six areas on the plan, with meters to the farthest',
      'Heights of cars, light boxes and banners that would hide half the view',
    ],
  },
  faq: [
    {
      question: 'Is 12 megapixels always better?',
      answer:
        'It depends on height. At 3 m the 4K of U8-D is plenty; from 5 m up the extra pixels earn their keep. Stream and storage grow with them, and 12 Mbit/s is not small.',
    },
    {
      question: 'How long does a 256 GB card last?',
      answer:
        'About two days around the clock: enough for an outage, no more. Plan a recorder. UL-8232NH takes 256 Mbit/s in total, which is about twenty of these with room left for other cameras.',
    },
    {
      question: 'May I run two of the six?',
      answer:
        'Yes, any number. Add the others later in the back office; it takes minutes. Unused places draw no power and read no picture.',
    },
    {
      question: 'With the internet down, do all six keep running?',
      answer:
        'All six. Results wait in the device and arrive in order; the card keeps recording. What you lose is the live view on your phone.',
    },
    {
      question: 'So many pixels. What about faces?',
      answer:
        'Seen from high above, most faces are too small to recognize, and recognition is off. Video you hand to outsiders can be masked. Member recognition would need separate consent, and this is the wrong device for it.',
    },
    {
      question: 'Who cleans it, who repairs it?',
      answer:
        'Wipe the dome twice a year, at gas stations and near the sea every three months. Lifts need booking, so firmware, algorithms and restarts are all remote; only wiping and replacing need someone up there.',
    },
  ],
  reading: [
    {title: 'Placing cameras in a showroom', note: 'Solution', href: '/solutions/industries/automobile'},
    {title: 'Recorders: channels and disks', note: 'Choosing', href: '/products/cloud-video-recorder'},
    {
      title: 'Stutter and dropouts: begin with PoE',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0002',
    },
  ],
  inquiry: {
    title: 'How high, how large?',
    text: 'Two numbers and a floor plan. We reply with units, spots and the switch you need.',
  },
} satisfies ModelCopy;

export default copy;
