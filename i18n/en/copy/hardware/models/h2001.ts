import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'H2001 stereo counter for tall entrances',
    description:
      'H2001 counts from 2.6 to 6 m up and across 5 m, separates people in a crowd and lists children by height. Sizes for drop rods and pairs, survey sheet.',
  },
  alt: 'H2001: long dark gray bar, black face with an orange-ringed lens at either end, two dark red windows in the middle above a blue dot, on a short stem with a round gray base',
  line: 'A stereo counter for showrooms, malls and supermarkets, where people come in by the group and the ceiling is far away.',
  overview: {
    title: 'Tall, wide and crowded: one unit over the main entrance',
    blocks: [
      {
        title: 'Wide-set eyes for high places',
        text: 'The higher the lens, the smaller the step from head to shoulder. H2001 is 228 mm wide with a lens at each end, and its 2560 × 1440 picture has nearly eighty percent more pixels than H1001. That is what lets it tell heights from 6 m up.',
      },
      {
        title: 'Four people, one visit',
        text: 'A family of four looking at a car is four heads and one possible sale. People who walk in close together can be noted as one group; you set how close and how soon after. Reports carry both columns: groups for sales follow-up, heads for staffing.',
      },
      {
        title: 'Below the line is a child',
        text: 'The line starts at 1.3 m and can be moved. Toy stores and play centers use it to see how many come with children; malls use it to keep a school trip out of adult traffic. Once used, a height is gone.',
      },
      {
        title: 'One unit for a 5 m door',
        text: 'With a 118° view it fills 5 m from 3.2 m up, and about 3 m when it hangs at 2.6 m. For a supermarket front, two side by side with half a meter of overlap reach 9.5 m at most.',
      },
    ],
    places: [
      'Main entrances of car and furniture showrooms, beams at 4 to 6 m',
      'Inside double and automatic doors of malls and supermarkets',
      'Passages behind turnstiles at venues, where tours arrive together',
      'Unheated vestibules, down to −20 °C',
    ],
    notFor: [
      'A header at 2.2 to 2.6 m: too close to heads. Take H1001',
      'Ordinary doors up to 3 m: more than you need. Take K3',
      'Anywhere rain reaches: it has no rating. U9-D can watch the outside',
      'Which car people looked at: U9-D with heat map analysis',
    ],
    uses: [
      {to: 'products.headShoulderCounting', text: 'Tall halls, slopes and pairs, each drawn to scale'},
      {to: 'solutions.automobile', text: 'Groups at the door against conversations held: who was missed'},
      {to: 'products.accuratePeopleCounting', text: 'Adds up several doors into one count of people inside'},
      {to: 'products.dataDashboard', text: 'Adults and children apart, weekends beside weekdays'},
    ],
  },
  drawing:
    'Four M4 screws on a φ62 circle, cable through φ20. With a drop rod, match its flange to those holes before you pull cable. At 780 g the rod must not sway in the air from a vent.',
  survey: {
    lead: 'Coming back means renting a lift again, so give an H2001 survey the extra half hour.',
    checks: [
      'Laser the beam first, then choose the rod so that the lens ends below 6 m',
      'Stand ten minutes with the air conditioning on and watch for sway',
      'Total width with every leaf open; a column in between makes it two doors',
      'Photograph the floor at its sunniest and with only night lights on',
      'Agree with the store on the height line and whether children get a column',
    ],
  },
  faq: [
    {
      question: 'Our atrium is 8 m high. Can it go on the ceiling?',
      answer:
        'No. Beyond 6 m the step between head and shoulder gets too small to trust. Use a stiff rod of a little over 2 m, or a beam inside the door. If neither exists, send photos and we will look for a fixing point with you.',
    },
    {
      question: 'How many for a 7 m automatic door?',
      answer:
        'Two, at 3.2 m or more and about 3.5 m apart. The platform removes double counts where they overlap. Do not join views around a column; treat it as a left and a right door and add them.',
    },
    {
      question: 'Could an adult in a wheelchair be listed as a child?',
      answer:
        'Yes. A seated head is often near 1.3 m, and someone bending down can dip below the line. Use that column for shares and trends, not to check single visitors. The total stays right.',
    },
    {
      question: 'What about a child being carried?',
      answer:
        'Two heads close together usually count as one. A child whose head shows in a stroller is listed by height. If families fill your weekends, recount half an hour of video by hand once to know your own difference.',
    },
    {
      question: 'Does it hold up on opening day?',
      answer:
        'As long as shoulders can be told from heads, a tight crowd is separated. People standing on the line, big balloons and cardboard figures cause mistakes. Keeping the queue barriers off the line helps more than any setting.',
    },
    {
      question: 'Network down, power down, pictures: who, what, how long?',
      answer:
        'Offline, totals build up in the unit and are sent later. Without power there is nothing, and we fill in no guess. A 256 GB card keeps about 7.9 days; only accounts cleared by head office open it, managers see counts by default.',
    },
  ],
  reading: [
    {
      title: 'Hanging a counter in tall halls and over wide doors',
      note: 'Product',
      href: '/products/head-shoulder-counting',
    },
    {
      title: 'Car showrooms, from the door to the deal',
      note: 'Industry solution',
      href: '/solutions/industries/automobile',
    },
    {title: 'H2001 beside the other AI cameras', note: 'Choosing', href: '/products/cloud-ai-camera'},
  ],
  inquiry: {
    title: 'How tall, how wide, how many leaves?',
    text: 'Stand inside and photograph the entrance looking up. We return hanging points, rod length and number of units, with advice on the child line.',
  },
} satisfies ModelCopy;

export default copy;
