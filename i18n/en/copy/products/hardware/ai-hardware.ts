import type zh from '@site/i18n/zh-CN/copy/products/hardware/ai-hardware';
import {promises} from '@site/i18n/en/copy/promises';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'AI hardware: AI camera, UME, edge box or badge?',
    description:
      'AI cameras count at doors, UME cameras run several algorithms, the B1 box adds AI to your own cameras, and the badge records sound. Two questions find yours.',
  },
  banner: {
    title: 'AI hardware family',
    text: 'Four kinds of devices: one counts people, one runs several algorithms, one adds AI to the cameras you own, and one helps you coach conversations.',
  },
  statement: {
    before: 'When stores buy the wrong device, the specs are seldom the reason. They skipped the question of ',
    marked: 'where the AI should run',
    after: ': in the camera, in a box in the store, or, for speech from a badge, in the cloud.',
    aside: `${promises.algorithmsInStore} The badge records sound, which becomes text once the badge charges on Wi-Fi. The devices differ in how many jobs each one does, whether you keep your cameras, and whether they cover a door or a whole room.`,
  },
  chooser: {
    eyebrow: 'Two questions',
    title: 'Two questions lead to your model',
    lead: 'Your answers are saved in the page address, so you can send the link to a colleague.',
    job: 'What matters most at this spot?',
    jobs: {
      door: 'Counting people at a door',
      floor: 'Watching one area with one algorithm',
      several: 'One view with two or three algorithms',
      many: 'A large hall with four algorithms or more',
      voice: 'Hearing what staff and customers say',
    },
    existing: 'Is there a camera at this spot?',
    existings: {none: 'No, it will be new', cameras: 'Yes, and it delivers 1080p'},
    result: 'Our pick',
    reasons: {
      door: {
        none: 'It was built to count from overhead, one device per door. Counting is finished inside, and numbers go out once a minute.',
        cameras:
          'Your existing camera probably looks at the door from an angle and loses people in a crowd. Give the door its own counter and let the old camera watch the store.',
      },
      floor: {
        none: 'Get a clear picture first. You can add an algorithm later, since up to four cameras share one box.',
        cameras:
          'Keep the camera. The box takes a 1080p stream from it and adds one algorithm, and up to four cameras share the box.',
      },
      several: {
        none: 'If you need a new camera anyway, take one with several algorithms inside. You save a box and a second outlet, and 4K leaves room to crop.',
        cameras:
          'If the picture is clear, add the box. It runs one algorithm per channel, so three algorithms use three channels. If the picture is blurry, the U8-D is the better buy.',
      },
      many: {
        none: 'Mount it high, and six algorithms share the room among them. Plan on an 802.3at switch.',
        cameras:
          'A box runs one algorithm per channel and stops at four. If you need more in one hall, a single large camera is less work than two boxes.',
      },
      voice: {
        none: 'A ceiling microphone can’t pick out a one-on-one conversation. The badge sits on the chest, after written notice, and shows red while it records.',
        cameras:
          'Overhead microphones cannot tell who spoke, and they record customers you never asked. A badge belongs to one person, who turns it on and off.',
      },
    },
    more: (name: string) => `See ${name}`,
  },
  family: {
    title: 'Which device does what',
    lead: 'All of them share one web console and one set of accounts. They differ in what they look at, where the AI runs and what they send.',
    all: 'All hardware',
    columns: {sees: 'Covers', thinks: 'Runs', leaves: 'Sends', models: 'Models'},
    camera: {
      title: 'AI camera: dedicated to traffic',
      text: 'The lens, angle and algorithm were designed together for counting, so it counts accurately and installs quickly. The Fmix-D also sees stops.',
      sees: 'Doors and entrances, from above',
      thinks: 'In the camera, fixed algorithm',
      leaves: 'A few numbers a minute',
    },
    ume: {
      title: 'UME: several algorithms of your choice',
      text: 'One sharp picture with room for several algorithms. Watch checkout lines today and the fitting-room corridor next season; you swap them remotely.',
      sees: 'Registers, sales floors, halls',
      thinks: (eight: number, nine: number) => `Inside: ${eight} in UME-8, ${nine} in UME-9`,
      leaves: 'Events, numbers, snapshots',
    },
    box: {
      title: 'Edge box: AI for existing cameras',
      text: 'Your cameras and recorder stay. The box takes a second stream from each camera and analyzes it. Choose it if your cameras already deliver a clear picture.',
      sees: 'Whatever your cameras cover',
      thinks: (channels: number, tops: number) => `In the box: ${channels} × 1080p, ${tops}\u00a0TOPS`,
      leaves: 'Events, numbers, snapshots',
    },
    badge: {
      title: 'Smart badge: for conversations',
      text: 'The other three watch, and this one listens. One press records one conversation, and the wearer decides what the manager and new staff may listen to. Tell staff and customers first.',
      sees: 'A conversation within a meter (3.3\u00a0ft)',
      thinks: 'Recorded on the badge, turned into text in the cloud',
      leaves: 'Audio; the text stays in your own account',
    },
  },
  installed: {
    title: 'This is all you see once they are installed',
    lead: 'Three on the ceiling, one on the chest, beside things of their real size.',
  },
  seen: {
    eyebrow: 'What each one sees',
    title: 'One example for each family that looks at pictures',
    events: {
      'overhead-counting': {
        title: 'An AI camera at the door',
        text: 'From straight above, one person enters and one leaves, and each crossing counts. It does nothing else, which makes it accurate.',
      },
      loitering: {
        title: 'A UME camera outside',
        text: 'The same person stays at the storefront for a long time. A U8-T decides that by itself, without a box. Leave enough time for people who wait for a ride.',
      },
      'cap-missing': {
        title: 'An edge box in the kitchen',
        text: 'The old kitchen camera records as before. The box takes one more stream and sees that the cook in front wears no cap.',
      },
    },
  },
  decisions: {
    title: 'Find your situation in the table',
    lead: 'Look for the row closest to yours. The last column shows the mistake we see most often, the one that costs you twice or skews the count.',
    head: {situation: 'Your situation', take: 'Take', why: 'Because', mistake: 'The usual mistake'},
    rows: [
      {
        situation: 'New store, one door: how many people come in?',
        take: 'K3',
        why: 'Covers doors up to 3\u00a0m (9.8\u00a0ft), most accurate from above',
        mistake: 'Making the register camera count as well',
      },
      {
        situation: 'Low door, lens under 2.6\u00a0m (8.5\u00a0ft)',
        take: 'E3-X and B1',
        why: 'At an angle from across, the header does not matter; it misses a few in a crowd',
        mistake: 'Squeezing in a K3 that misses both edges of the door',
      },
      {
        situation: 'Five older stores with three-year-old cameras',
        take: 'One B1 per store',
        why: 'Cameras stay, and four channels get one algorithm each',
        mistake: 'Replacing everything and paying for labor twice',
      },
      {
        situation: 'Lines, empty counters and dwell time at the registers',
        take: 'U8-D',
        why: 'All three run in the same view',
        mistake: 'Buying a camera for each of the three',
      },
      {
        situation: 'Showroom with a 6\u00a0m (19.5\u00a0ft) ceiling',
        take: 'U9-D',
        why: 'Enough pixels for the height, and six algorithms at once',
        mistake: 'Four cameras in the corners, none of which sees a whole path',
      },
      {
        situation: 'Someone keeps climbing the back gate',
        take: 'U8-T',
        why: 'Sealed, with 40\u00a0m (131\u00a0ft) infrared and a speaker',
        mistake: 'An indoor dome under the awning, dead after one rainy season',
      },
      {
        situation: 'Sales conversations vary from person to person',
        take: 'i-badge',
        why: 'Records one on one, shows a red light, stops at a press',
        mistake: 'Camera audio that is hard to follow and harder to justify',
      },
    ],
  },
  questions: {
    title: 'Common questions about the AI devices',
    faq: [
      {
        question: 'Do the box and UME work together?',
        answer:
          'Yes. Chains often run boxes in older stores and UME in new ones, all in the same reports. Within one store, existing cameras go through the box and new spots get UME.',
      },
      {
        question: 'If the algorithms run in the store, how are they updated?',
        answer: `The web console sends them. ${promises.algorithmRollout} ${promises.algorithmSwap} The device log shows what changed.`,
      },
      {
        question: 'Does the AI keep running when the internet is down?',
        answer: `In cameras, UME and the box, yes. Alerts arrive late because they wait for the network, and reports fill in under the hours when things happened. The badge keeps recording, and speech becomes text once it is online.`,
      },
      {
        question: 'I need one algorithm now. What if I need more later?',
        answer:
          'If you expect to grow, start with a B1 or U8-D and leave some slots open. If you only count the door, take a K3; the door will still need its own counter later.',
      },
      {
        question: 'Do they store faces?',
        answer:
          'Counting, heat maps, lines and empty-post alerts use body shapes or heads and shoulders. Member recognition is a separate feature that requires each customer’s consent, and a phone number or member code does the same job without a face.',
      },
      {
        question: 'Why not send everything to the cloud?',
        answer:
          'At 2\u00a0Mbit/s each, four 1080p streams would take up 8\u00a0Mbit/s of your upload all day, and every hiccup on the line would leave a gap. With the AI in the store, analysis takes next to none of your upload, and there is one less copy of your video to protect.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {title: 'Edge computing: chip, video and AI detection', note: 'Technology', href: '/technology/edge-computing'},
      {title: 'Algorithm store', note: 'Algorithms', href: '/algorithm-mall'},
      {title: 'All AI cameras', note: 'List', href: '/products/cloud-ai-camera'},
      {title: 'What the B1 runs and how to divide four channels', note: 'Product', href: '/products/ai-box'},
    ],
  },
  inquiry: {
    title: 'Not sure where to run the AI?',
    text: 'Tell us how many stores you have, which cameras are up, and the one thing you most want to know. We’ll suggest a trial for one store.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
