import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'H2001 stereo people counter for tall entrances',
    description:
      'The H2001 counts from 2.6 to 6\u00a0m (8.5 to 19.5\u00a0ft) up and across 5\u00a0m (16.5\u00a0ft), separates people in a crowd and counts children by height. With survey sheet.',
  },
  alt: 'H2001: long dark gray bar, black face with an orange-ringed lens at either end, two dark red windows in the middle below a blue dot, hanging by a short stem from a round gray base',
  line: 'A stereo counter for showrooms, malls and supermarkets, where people come in groups and the ceiling is high.',
  overview: {
    title: 'One unit for a tall, wide, crowded entrance',
    blocks: [
      {
        title: 'Lenses set wide apart for high ceilings',
        text: 'The higher the lens, the smaller the step from head to shoulder looks. The H2001 is 228\u00a0mm (9\u00a0in) wide with a lens at each end, and its 2560 × 1440 picture has nearly eighty percent more pixels than the H1001. That is what lets it tell heights apart from 6\u00a0m (19.5\u00a0ft) up.',
      },
      {
        title: 'It can count a family as one visit',
        text: 'A family of four looking at a car is four heads and one possible sale. People who walk in close together can be counted as one group, and you set how close and how soon after. Reports show both columns: groups for sales follow-up, heads for staffing.',
      },
      {
        title: 'It separates adults and children by height',
        text: 'The dividing line starts at 1.3\u00a0m (4\u00a0ft 3\u00a0in) and can be moved. Toy stores and play centers use it to see how many visitors come with children, and malls use it to keep a school trip out of adult traffic. Each height is deleted once it has been used.',
      },
      {
        title: 'One unit covers a 5\u00a0m (16.5\u00a0ft) door',
        text: 'With a 118° view it covers 5\u00a0m (16.5\u00a0ft) from 3.2\u00a0m (10.5\u00a0ft) up, and about 3\u00a0m (9.8\u00a0ft) when it is mounted at 2.6\u00a0m (8.5\u00a0ft). For a supermarket front, two side by side with half a meter of overlap reach 9.5\u00a0m (31\u00a0ft) at most.',
      },
    ],
    places: [
      'Main entrances of car and furniture showrooms, beams at 4 to 6\u00a0m (13 to 19.5\u00a0ft)',
      'Inside double and automatic doors of malls and supermarkets',
      'Passages behind turnstiles at venues, where tours arrive together',
      'Unheated vestibules, down to −20\u00a0°C (−4\u00a0°F)',
    ],
    notFor: [
      'A header at 2.2 to 2.6\u00a0m (7.2 to 8.5\u00a0ft): too close to heads. Mount an E3-X at an angle and count with a B1',
      'Ordinary doors up to 3\u00a0m (9.8\u00a0ft): it is more than you need. Choose the K3',
      'Anywhere rain reaches: it has no IP rating. A U9-D can watch the outside',
      'Which car people looked at: choose a U9-D with heat map analysis',
    ],
    uses: [
      {to: 'products.headShoulderCounting', text: 'Tall halls, slopes and pairs, each drawn to scale'},
      {to: 'solutions.automobile', text: 'Groups at the door against conversations held, so you see who was missed'},
      {to: 'products.accuratePeopleCounting', text: 'Adds up several doors into one count of people inside'},
      {to: 'products.dataDashboard', text: 'Adults and children apart, weekends next to weekdays'},
    ],
  },
  drawing:
    'It mounts with four M4 screws on a φ62\u00a0mm circle, with the cable through φ20\u00a0mm. With a drop rod, match its flange to those holes before you pull cable. At 780\u00a0g (1.7\u00a0lb), the rod must not sway in the air from a vent.',
  survey: {
    lead: 'Coming back means renting a lift again, so give an H2001 survey the extra half hour.',
    checks: [
      'Measure the beam with a laser first, then choose the rod so that the lens ends below 6\u00a0m (19.5\u00a0ft)',
      'Stand there ten minutes with the air conditioning on and watch for sway',
      'Measure the total width with all doors open; a column in between makes it two doors',
      'Photograph the floor at its sunniest and with only night lights on',
      'Agree with the store on the height line and whether children get a column',
    ],
  },
  faq: [
    {
      question: 'Our atrium is 8\u00a0m (26\u00a0ft) high. Can I mount it on the ceiling?',
      answer:
        'No. Beyond 6\u00a0m (19.5\u00a0ft) the step between head and shoulder gets too small to trust. Use a stiff rod of a little over 2\u00a0m (6.6\u00a0ft), or a beam inside the door. If you have neither, send photos and we will look for a mounting point with you.',
    },
    {
      question: 'How many for a 7\u00a0m (23\u00a0ft) automatic door?',
      answer:
        'Two, at 3.2\u00a0m (10.5\u00a0ft) or more and about 3.5\u00a0m (11.5\u00a0ft) apart. The platform removes double counts where they overlap. Do not combine views around a column; treat it as a left and a right door and add them.',
    },
    {
      question: 'Could an adult in a wheelchair be listed as a child?',
      answer:
        'Yes. A seated head is often near 1.3\u00a0m (4\u00a0ft 3\u00a0in), and someone bending down can dip below the line. Use that column for shares and trends, and do not use it to check single visitors. The total stays right.',
    },
    {
      question: 'What about a child being carried?',
      answer:
        'Two heads close together usually count as one. A child whose head shows in a stroller is counted by height. If families fill your weekends, recount half an hour of video by hand once to learn how far off you are.',
    },
    {
      question: 'Does it hold up on a grand opening?',
      answer:
        'As long as shoulders can be told from heads, it separates a tight crowd. People standing on the line, big balloons and cardboard figures cause mistakes. Keeping the line barriers off the counting line helps more than any setting.',
    },
    {
      question: 'What happens in an outage, and who sees the pictures for how long?',
      answer:
        'Without internet, totals build up in the unit and are sent later. Without power there is no count, and we do not fill in a guess. A 256\u00a0GB card keeps about 7.9 days. Only accounts cleared by head office can open it, and managers see counts by default.',
    },
  ],
  reading: [{title: 'H2001 beside the other AI cameras', note: 'Choosing', href: '/products/cloud-ai-camera'}],
  inquiry: {
    title: 'How tall and how wide is the entrance, and how many doors?',
    text: 'Stand inside and photograph the entrance looking up. We reply with mounting points, rod length and number of units, with advice on the child line.',
  },
} satisfies ModelCopy;

export default copy;
