import type zh from '@site/i18n/zh-CN/copy/products/hardware/ai-hardware';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'AI hardware: camera, UME, box or badge?',
    description:
      'AI cameras do one job, UME cameras several, the B1 box teaches old cameras, the badge listens. Two questions and a decision table lead you to the right one.',
  },
  banner: {
    title: 'AI hardware family',
    text: 'Four devices that divide the work: one counts, one watches, one teaches old cameras, one listens.',
  },
  statement: {
    before: 'Most stores that buy wrong did not misread a data sheet. They never settled ',
    marked: 'where the thinking should happen',
    after: ': in the camera, in a box, or on a person.',
    aside:
      'The first three think in the store and send numbers, events and stills; the badge sends audio and text. They differ in how many jobs one device does, whether your cameras stay, and whether it looks at a door or at a room.',
  },
  chooser: {
    eyebrow: 'Two questions',
    title: 'Answer two, then look at models',
    lead: 'Your answers go into the address, so you can send them to a colleague.',
    job: 'What matters most at this spot?',
    jobs: {
      door: 'Counting people at a door',
      floor: 'Watching one area, one algorithm',
      several: 'One view, two or three algorithms',
      many: 'A hall, four algorithms or more',
      voice: 'Hearing what staff and customers say',
    },
    existing: 'Is there a camera at this spot?',
    existings: {none: 'No, it will be new', cameras: 'Yes, and it delivers 1080p'},
    result: 'Take',
    reasons: {
      door: {
        none: 'Built for counting from above, one per door. Numbers are finished inside and leave once a minute.',
        cameras:
          'The camera you have probably looks at an angle and loses people in a crowd. A door deserves its own counter; let the old one watch the store.',
      },
      floor: {
        none: 'Get the picture first. An algorithm can follow later: up to four cameras share one box.',
        cameras:
          'Keep the camera. The box takes a 1080p stream from it and adds one algorithm; up to four cameras share it.',
      },
      several: {
        none: 'If you need a new camera anyway, take the one with several algorithms inside: no box, no second outlet, and 4K leaves room to crop.',
        cameras:
          'If the picture is clear, add the box: one algorithm per channel, so three take three. If it is blurred, U8-D is the better buy.',
      },
      many: {
        none: 'Mount it high; six algorithms divide the room among them. Plan for an 802.3at switch.',
        cameras:
          'A box runs one per channel and stops at four. For more in one hall, one large camera is simpler than two boxes.',
      },
      voice: {
        none: 'A ceiling microphone cannot hold a conversation. The badge sits on the chest, after written notice, and shows red while it records.',
        cameras:
          'Microphones overhead cannot tell who spoke, nor ask every customer. A badge belongs to one person, who holds the switch.',
      },
    },
    more: (name: string) => `See ${name}`,
  },
  family: {
    title: 'Who does what',
    lead: 'One back office, one set of accounts. They differ in what they look at, where they think and what leaves the store.',
    all: 'All hardware',
    columns: {sees: 'Looks at', thinks: 'Thinks', leaves: 'Leaves the store', models: 'Models'},
    camera: {
      title: 'AI camera: one job, done fully',
      text: 'Lens, angle and algorithm were chosen together for counting and for nothing else. That is why it counts well and goes up fast.',
      sees: 'Doors and passages, from above',
      thinks: 'Inside, one algorithm',
      leaves: 'A few numbers a minute',
    },
    ume: {
      title: 'UME: several jobs, your choice',
      text: 'One sharp picture and several places for algorithms. Queues today, the fitting-room corridor next season, swapped remotely.',
      sees: 'Registers, floors, halls',
      thinks: (eight: number, nine: number) => `Inside: ${eight} in UME-8, ${nine} in UME-9`,
      leaves: 'Events, numbers, stills',
    },
    box: {
      title: 'Edge box: teaches old cameras',
      text: 'Cameras and recorder stay. The box takes another stream from each camera and analyzes it. For stores that already have cameras with a picture worth analyzing.',
      sees: 'What your cameras see',
      thinks: (channels: number, tops: number) => `In the box: ${channels} × 1080p, ${tops} TOPS`,
      leaves: 'Events, numbers, stills',
    },
    badge: {
      title: 'Smart badge: it listens',
      text: 'The other three look; this one hears. One press records one conversation, and the wearer decides what the manager and new staff may hear. Tell staff and customers first.',
      sees: 'The conversation within a meter',
      thinks: 'Records on the badge, transcribes on the charger over Wi-Fi',
      leaves: 'Audio and text, to your own account',
    },
  },
  decisions: {
    title: 'Look up your situation',
    lead: 'Find the row closest to yours. The last column is the usual mistake: money spent twice, or counts that are off.',
    head: {situation: 'Your situation', take: 'Take', why: 'Because', mistake: 'The usual mistake'},
    rows: [
      {
        situation: 'New store, one door, how many people come in',
        take: 'K3',
        why: 'Up to 3 m of door, best from above',
        mistake: 'Letting the register camera count as well',
      },
      {
        situation: 'Low door, lens under 2.6 m',
        take: 'H1001',
        why: 'Two lenses work from 2.2 m',
        mistake: 'Forcing K3 in and losing both edges',
      },
      {
        situation: 'Five older stores, cameras three years old',
        take: 'One B1 per store',
        why: 'Cameras stay, four channels get one algorithm each',
        mistake: 'Replacing everything and paying labor twice',
      },
      {
        situation: 'Queues, absence and dwell at the registers',
        take: 'U8-D',
        why: 'Three together in the same view',
        mistake: 'A camera for each of the three',
      },
      {
        situation: 'Showroom with a 6 m ceiling',
        take: 'U9-D',
        why: 'Enough pixels, and six algorithms at once',
        mistake: 'Four cameras in corners that never show a whole path',
      },
      {
        situation: 'Somebody keeps climbing the back gate',
        take: 'U8-T',
        why: 'Sealed, 40 m infrared, can speak',
        mistake: 'An indoor dome under the awning: gone after one rainy season',
      },
      {
        situation: 'Sales talk varies from person to person',
        take: 'i-badge',
        why: 'Hears one to one, red light, stops at once',
        mistake: 'Camera audio that nobody can follow or justify',
      },
    ],
  },
  questions: {
    title: 'Asked about all four',
    faq: [
      {
        question: 'Do the box and UME work together?',
        answer:
          'Yes. Older stores often run boxes and new ones UME, in the same report. Within one store, existing spots go through the box while new spots get UME.',
      },
      {
        question: 'If algorithms live in the store, how do they update?',
        answer:
          'The back office sends them, the device installs when it is idle and switches once ready. The previous version stays on the device, so you can go back. The device log says what changed.',
      },
      {
        question: 'Is the AI still there when the internet is down?',
        answer:
          'In cameras, UME and box, yes: they do not need the cloud to think. Alerts come late because they wait for the network, and reports fill in at the hours things happened. The badge keeps recording and turns speech into text once it is online.',
      },
      {
        question: 'One algorithm now. Will that be too few later?',
        answer:
          'If you expect so, begin with B1 or U8-D and leave places open. If you only count the door, take K3; whatever comes later, the door still has to be counted.',
      },
      {
        question: 'Do they store faces?',
        answer:
          'Counting, heat, queues and absence use body shapes or heads and shoulders. Member recognition is a separate feature that needs each customer’s consent, and a phone number or member code does the same job without a face.',
      },
      {
        question: 'Why not send everything to the cloud?',
        answer:
          'At 2 Mbit/s each, four 1080p streams would occupy 8 Mbit/s of upload all day, and any wobble leaves gaps. Thinking in the store sends results only, and leaves one less copy of your video to worry about.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Edge computing: chip, media, detection', note: 'Technology', href: '/technology/edge-computing'},
      {title: 'Algorithm store', note: 'Algorithms', href: '/algorithm-mall'},
      {title: 'All AI cameras', note: 'List', href: '/products/cloud-ai-camera'},
      {title: 'What B1 runs and how to share four channels', note: 'Product', href: '/products/ai-box'},
    ],
  },
  inquiry: {
    title: 'Still not sure where it should think?',
    text: 'Tell us the stores, the cameras and the one thing you most want to know. We suggest a trial for one store.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
