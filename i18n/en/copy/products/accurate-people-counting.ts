import type zh from '@site/i18n/zh-CN/copy/products/accurate-people-counting';
import type {CopyOf} from '@site/src/site/copy';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const copy = {
  meta: {
    title: 'Accurate people counting',
    description:
      'One overhead camera per door counts people, not crossings: in, out and inside, with staff, couriers and turn-backs left out if you say so.',
  },
  banner: {
    title: 'Accurate people counting',
    text: 'In, out and inside for every door, every minute, without recognizing anyone.',
  },
  statement: {
    before: 'A door sensor counts every crossing. Staff, couriers and the customer who steps out to take a call ',
    marked: 'all become traffic',
    after: ', and your conversion rate drops for no reason.',
    aside:
      'Counting people rather than crossings means one visit is one visit. Receipts divided by visits becomes a number you can act on.',
  },
  demo: {
    badge: 'Simulation',
    title: 'You decide who counts',
    text: 'Same door, same hour, different rules. The figures are a sample.',
    crossings: 'Door sensor says',
    visits: 'Visits',
    receipts: 'Receipts',
    rate: 'Conversion',
    rules: {
      leaveOutStaff: {label: 'Leave out staff and couriers', hint: 'By uniform color or badge'},
      leaveOutTurnBacks: {label: 'Leave out turn-backs', hint: 'In and out again within seconds'},
      groupsAsOne: {label: 'Count groups as one', hint: 'Families, friends'},
    },
    action: 'Try it at your door',
  },
  how: {
    eyebrow: 'How it works',
    title: 'Straight down, heads and shoulders, numbers only',
    steps: [
      {title: 'Look straight down', text: 'One camera over the door. Nobody hides behind anybody else.'},
      {
        title: 'Follow, then count',
        text: 'Each person is followed across the line. Turning back in the doorway is not a visit.',
      },
      {
        title: 'Send numbers',
        text: 'Counting happens in the camera. A few numbers leave the store each minute; pictures stay.',
      },
    ],
    overhead: {
      alt: 'A camera on the ceiling looks straight down at a door 2 to 4 meters wide',
      width: '2–4 m',
      height: '2.6–4 m',
    },
    tracks: {
      alt: 'Seen from above: three heads and shoulders, two tracks cross the counting line, one turns back and is not counted',
      in: 'In +1',
      out: 'Out +1',
      back: 'turned back',
    },
    numbers: {
      alt: 'The camera sends a few numbers a minute; pictures stay in the store',
      door: 'Door 1',
      rows: [
        {label: 'In', value: '6'},
        {label: 'Out', value: '4'},
        {label: 'Inside', value: '23'},
      ],
    },
  },
  accuracy: {
    eyebrow: 'Accuracy',
    title: 'The accuracy figure and its condition',
    condition: (asOf: string) => {
      const [year, month] = asOf.split('-');
      return `Overhead mounting at 2.6–4 m, even light, compared with a manual recount of recorded video. As of ${months[Number(month) - 1]} ${year}.`;
    },
    holds: {
      title: 'It holds',
      items: [
        'Hats, umbrellas, strollers and carts',
        'Two people side by side through a double door',
        'Groups that enter shoulder to shoulder',
      ],
    },
    slips: {
      title: 'It slips',
      items: [
        'Direct sun on a glossy floor',
        'A queue that stands on the line for minutes',
        'A door wider than the counter above it is made for',
      ],
    },
  },
  devices: {
    eyebrow: 'What you need',
    title: 'One device per door',
    more: 'Details',
    door: 'Door',
    mount: 'Mount',
    input: 'Input',
    upTo: (meters: number) => `up to ${meters} m`,
    channels: (count: number) => `${count} × 1080p`,
    anyHeight: 'where your cameras are',
    purposes: {
      k3: 'Overhead people counter, for most doors',
      h1001: 'Stereo head-and-shoulder counter for low doors',
      b1: 'Edge box: your own cameras count too',
    },
  },
  questions: {
    title: 'Questions we get',
    faq: [
      {
        question: 'Does it recognize faces?',
        answer:
          'No. The camera looks from above and keeps a head-and-shoulder outline for as long as the person is in view, then drops it. No face, no identity, no number that leads back to a person.',
      },
      {
        question: 'How long are reports kept?',
        answer:
          'Two years, by day and by hour, with export to a spreadsheet. Video stays in the store on a TF card or recorder; how many days depends on the size of the card or disk.',
      },
      {
        question: 'Can I use the cameras I have?',
        answer:
          'Yes, if they are over the door and deliver 1080p: add a B1 edge box, which takes up to four channels. Cameras that look at an angle work too, but people hide each other in a crowd; overhead is better.',
      },
      {
        question: 'How do I check the number myself?',
        answer:
          'Pick any ten minutes of recording, count by hand, and the page shows both counts side by side, person by person. Do it in the first week and again when the season changes.',
      },
      {
        question: 'What happens when the internet is down?',
        answer:
          'Counting goes on. The camera keeps the numbers and sends them when the connection is back; the report fills the gap by itself.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'An entry rate that does not fool you',
        note: 'Industry news',
        href: '/news/industry/entry-rate-three-definitions',
      },
      {title: 'K3: details and mounting heights', note: 'Model', href: '/support/model/k3'},
      {
        title: 'Camera shows offline, step by step',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
    ],
  },
  inquiry: {
    title: 'Send us a photo of your door',
    text: 'We reply with the model, the mounting height and how many you need.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
