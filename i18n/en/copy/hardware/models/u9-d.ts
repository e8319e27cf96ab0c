import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'U9-D 12-megapixel dome camera, UME-9 series',
    description:
      'The U9-D is a 12-megapixel dome with 4\u00a0TOPS that runs six algorithms at once, mounted 3 to 7\u00a0m (9.8 to 23\u00a0ft) up in showrooms and on big floors.',
  },
  alt: 'U9-D camera: large dark gray base with a thin orange line, dark dome on top',
  line: 'A 12-megapixel dome for big rooms, indoors or outdoors. Mount it high, see the whole floor and run six algorithms together.',
  overview: {
    title: 'One camera for the whole hall, running six algorithms',
    blocks: [
      {
        title: 'Detailed from seven meters (23\u00a0ft) up',
        text: '4000 × 3000 is half again as many pixels as 4K, in a 4:3 picture that shows more from top to bottom. Above a showroom or a main aisle, one replaces the three or four cameras in the corners, and everyone on the floor has enough pixels to be analyzed.',
      },
      {
        title: 'Six algorithms, each with its own area',
        text: 'Six algorithms share four TOPS, each with an area of its own: people in an area, dwell time next to a car, an empty post, a blocked fire lane. If one crashes, it restarts on its own and the others keep going.',
      },
      {
        title: 'It needs gigabit and PoE+',
        text: 'The main stream is 12\u00a0Mbit/s over a gigabit port. The camera draws up to 16\u00a0W and needs an 802.3at port; the 802.3af of older switches is not enough. Surveys miss this point more often than any other.',
      },
      {
        title: 'Metal base, IP67, 1,180\u00a0g (2.6\u00a0lb)',
        text: 'It is fit for awnings and gas station canopies. It is also heavy: put four M5 screws into something solid, such as a joist, a beam or concrete. Never mount it on drywall.',
      },
    ],
    places: [
      'Car showrooms and furniture stores, ceilings 4 to 7\u00a0m (13 to 23\u00a0ft)',
      'Main aisles and atriums of supermarkets',
      'Gas station canopies, half-open event spaces',
    ],
    notFor: [
      'Small stores under 3\u00a0m (9.8\u00a0ft): too close, with too much distortion. Choose the U8-D',
      'Old 802.3af switches: replace the switch, or choose the U8-D at 11\u00a0W',
      'A single algorithm: five slots stay empty. Choose an E3-X and a B1',
      'Counting everyone at the door: put a K3 or H2001 there',
    ],
    uses: [
      {to: 'products.crossLensAnalysis', text: 'Several joined through a B1 show the common routes from door to desk'},
      {to: 'products.heatMapAnalysis', text: 'One heat map of the whole hall, with nothing stitched'},
      {to: 'solutions.automobile', text: 'How long people stood by a car, and whether anyone came to help'},
      {to: 'algorithmMall', text: 'Six slots to fill, changed with the season'},
    ],
  },
  drawing:
    'The base is 168\u00a0mm (6.6\u00a0in) across, with four M5 holes on a circle of φ126\u00a0mm and a φ32\u00a0mm cable opening. Lock the plate to a beam or concrete, hook up the safety wire, then hang the body.',
  survey: {
    lead: 'The U9-D goes up high and is heavy. Bring a laser measure, and open the ceiling to see what is above it.',
    checks: [
      'What is above the ceiling: joist, beam or nothing; photograph it',
      'Anchor for the safety wire, apart from the screws',
      'Can a scissor lift get in, and are the aisles wide enough?',
      'Write down the switch model, check 802.3at and the watts left',
      'Draw the six areas on the plan, with the distance to the farthest',
      'Heights of cars, light boxes and banners that would hide half the view',
    ],
  },
  faq: [
    {
      question: 'Is 12 megapixels always better?',
      answer:
        'It depends on the height. At 3\u00a0m (9.8\u00a0ft) the 4K of the U8-D is plenty; from 5\u00a0m (16.5\u00a0ft) up the extra pixels pay off. Stream and storage grow with them, and 12\u00a0Mbit/s is not small.',
    },
    {
      question: 'How long does a 256\u00a0GB card last?',
      answer:
        'About two days around the clock, which covers an outage and no more, so plan on a recorder. The UL-8232NH takes 256\u00a0Mbit/s in total, which is about twenty of these with room left for other cameras.',
    },
    {
      question: 'Can I run just two of the six?',
      answer:
        'Yes, any number. Add the others later in the web console; it takes minutes. Unused slots draw no power and read no picture.',
    },
    {
      question: 'With the internet down, do all six keep running?',
      answer:
        'All six keep running. Results wait in the device and arrive in order, and the card keeps recording. What you lose is the live view on your phone.',
    },
    {
      question: 'With so many pixels, what about faces?',
      answer:
        'Seen from high above, most faces are too small to recognize, and recognition is off. Video you hand to outsiders can be masked. Member recognition would need separate consent, and this is the wrong device for it.',
    },
    {
      question: 'Who cleans it, who repairs it?',
      answer:
        'Wipe the dome twice a year, or every three months at gas stations and near the sea. Lifts need booking, so firmware, algorithms and restarts are all handled remotely; only wiping and replacing need someone up there.',
    },
  ],
  reading: [
    {title: 'Recorders: channels and disks', note: 'Choosing', href: '/products/cloud-video-recorder'},
    {
      title: 'Stutter and dropouts: begin with PoE',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0002',
    },
  ],
  inquiry: {
    title: 'How high is the ceiling, and how large is the room?',
    text: 'Send two numbers and a floor plan. We reply with units, spots and the switch you need.',
  },
} satisfies ModelCopy;

export default copy;
