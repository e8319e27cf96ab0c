import type zh from '@site/i18n/zh-CN/copy/products/accurate-people-counting';
import {claimText} from '@site/src/facts/claims';
import {promises} from '@site/i18n/en/copy/promises';
import {counterOf} from '@site/src/facts/hardware/catalogue';
import {promises as facts} from '@site/src/facts/promises';
import type {CopyOf} from '@site/src/site/copy';
import {feet, metersAndFeet} from '@site/src/site/units';

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

const {countsShown} = facts;
/** The counter of the drawing. */
const {doorM, mountM} = counterOf('k3');

const copy = {
  meta: {
    title: 'Accurate people counting for a conversion rate you can trust',
    description:
      'One overhead camera per door counts visitors in, out and inside. Leave out staff, couriers and turn-backs, so your conversion rate reflects real shoppers.',
  },
  banner: {
    title: 'Accurate people counting',
    text: `Know how many people came in, left and are inside, door by door and without identifying anyone. The camera uploads its counts every minute, and reports are updated every ${countsShown.minutes} minutes.`,
  },
  /** The button of the banner, to the demo. */
  see: 'Watch it count',
  statement: {
    before:
      'One person comes in and one leaves, but a door sensor reports only two crossings. Staff, couriers and turn-backs ',
    marked: 'all count as traffic',
    after: ' too, so your conversion rate looks\u00a0too\u00a0low.',
    aside:
      'Seen from above the door, in and out are counted apart, and staff, couriers and turn-backs can be left out. The camera identifies no one, so a customer who goes out and comes back later is a new visit. Divide receipts by visits and you have a conversion rate you can act on.',
  },
  seen: {
    eyebrow: 'At the door',
    title: 'The lens sees heads and shoulders',
    lead: 'These are simulated camera pictures. Point at one or press play to watch it count.',
    events: {
      'overhead-counting': {
        title: 'The line decides',
        text: 'Each head is followed until it leaves the picture. Only a crossing of the line adds one.',
      },
      'staff-exclusion': {
        title: 'Staff stay out of the count',
        text: 'People in uniform cross the line too, and are counted apart from shoppers.',
      },
      'group-counting': {
        title: 'A family is one group',
        text: 'People who enter together become one group, and each of them is still counted.',
      },
    },
  },
  demo: {
    badge: 'Simulation',
    title: 'You decide who counts',
    text: 'Apply different rules to the same door and the same hour. The figures are a sample.',
    crossings: 'Door sensor, inward',
    visits: 'Visits',
    receipts: 'Receipts',
    rate: 'Conversion',
    rules: {
      leaveOutStaff: {label: 'Leave out staff and couriers', hint: 'By uniform color or by time'},
      leaveOutTurnBacks: {label: 'Leave out turn-backs', hint: 'In and back out within seconds'},
      groupsAsOne: {label: 'Count groups as one', hint: 'Families, friends'},
    },
    /** What each rule takes off. */
    less: {leaveOutStaff: 'staff and couriers', leaveOutTurnBacks: 'turn-backs', groupsAsOne: 'companions'},
    sum: (from: number, less: readonly {readonly name: string; readonly count: number}[], to: number) =>
      `${from}${less.map(({name, count}) => ` − ${count} ${name}`).join('')} = ${to}`,
    action: 'Try it at your door',
  },
  how: {
    eyebrow: 'How it works',
    title: 'It looks straight down and sends only numbers',
    steps: [
      {
        title: 'Look straight down',
        text: 'You mount one camera over the door. From above, people do not hide each other.',
      },
      {
        title: 'Follow, then count',
        text: 'The camera follows each person across the line. Someone who turns back in the doorway is not a visit.',
      },
      {
        title: 'Send numbers',
        text: `Counting happens in the camera. ${promises.countsLeave} ${promises.countsShown}`,
      },
    ],
    overhead: {
      alt: `A camera on the ceiling looks straight down at a door up to ${doorM}\u00a0m (${feet(doorM)}\u00a0ft) wide`,
      width: `up to ${metersAndFeet(doorM)}`,
      height: `${mountM.join('–')}\u00a0m\n${mountM.map(feet).join('–')}\u00a0ft`,
    },
    tracks: {
      alt: 'Seen from above: three heads and shoulders, two tracks cross the counting line, one turns back and is not counted',
      in: 'In +1',
      out: 'Out +1',
      back: 'turned back',
    },
    numbers: {
      alt: 'The camera sends the counts once a minute',
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
    title: 'How accurate it is, and under what conditions',
    condition: (asOf: string) => {
      const [year, month] = asOf.split('-');
      return `Mounted overhead at ${mountM.join('–')}\u00a0m (${mountM.map(feet).join('–')}\u00a0ft) in even light, compared with a manual recount of recorded video. As of ${months[Number(month) - 1]} ${year}. To check it yourself, put a TF card in the camera, which keeps the recording. Counting alone needs no card.`;
    },
    method: {label: 'How it is measured and how to test it', post: '/news/industry/what-98-percent-means'},
    holds: {
      title: 'It stays accurate with',
      items: [
        'Hats, face masks and strollers',
        'Two people side by side through a double door',
        'Groups that enter shoulder to shoulder',
      ],
    },
    slips: {
      title: 'It is less accurate with',
      items: [
        'Direct sun on a glossy floor',
        'A line of people standing on the counting line for minutes',
        'Open umbrellas, which hide a few people, and carts, which a single-lens K3 may count',
      ],
    },
  },
  devices: {
    eyebrow: 'What you need',
    title: 'Choose by width and height of the door',
    more: 'Details',
    door: 'Door width',
    mount: 'Mounting height',
    input: 'Input',
    upTo: (meters: number) => `up to ${meters}\u00a0m (${feet(meters)}\u00a0ft)`,
    heights: (low: number, high: number) => `${low}–${high}\u00a0m (${feet(low)}–${feet(high)}\u00a0ft)`,
    channels: (count: number) => `${count} × 1080p`,
    anyHeight: 'wherever your cameras are',
    purposes: {
      k3: `For most doors, ${claimText('accuracy.overheadCounting', 'en')} accurate as stated above`,
      h2001: `Two lenses for wide doors and high halls, ${claimText('accuracy.stereoCounting', 'en')} accurate if plumb and in even light`,
      b1: 'Edge box for cameras that already look down at the door',
    },
  },
  questions: {
    title: 'Questions buyers ask',
    faq: [
      {
        question: 'Does it recognize faces?',
        answer:
          'No. The camera looks from above and keeps a head-and-shoulder outline only while the person is in view. It stores no face, no identity and no number that leads back to a person.',
      },
      {
        question: 'How long are reports kept?',
        answer: `You get daily and hourly reports that export to a spreadsheet. ${promises.reportsKept} ${promises.storeVideo}`,
      },
      {
        question: 'Can I use the cameras I have?',
        answer:
          'Yes. If your cameras are over the door and deliver 1080p, add a B1 edge box, which takes up to four channels. Cameras at an angle can count too, but people hide each other in a crowd, so we recommend mounting one overhead.',
      },
      {
        question: 'How do I check the number myself?',
        answer:
          'For a quick check, with a TF card in the camera, pick any ten minutes of recording and count by hand. The report page shows both counts side by side, person by person. For acceptance, count at least 200 passages in two periods, one busy and one quiet, and check again when the season changes.',
      },
      {
        question: 'What happens when the internet is down?',
        answer:
          'Counting continues. The camera stores the numbers, sends them once the connection is back, and the report fills the gap by itself.',
      },
      {
        question: 'How much work is it for a store?',
        answer: `Mounting usually takes three or four screws and one network cable, which also brings power over PoE. Scan the code and the camera is in your account within ${claimText('onboardingWithin', 'en')} minutes. Then draw the counting line on the picture and check ten minutes of video.`,
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'K3: details and mounting heights', note: 'Model', href: '/support/model/k3'},
      {
        title: 'Camera shows offline: step by step',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0001',
      },
    ],
  },
  inquiry: {
    title: 'Send us a photo of your door',
    text: 'We reply with the right model, the mounting height and how many you need.',
    trial: 'Start free trial',
    contact: 'Send a photo',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
