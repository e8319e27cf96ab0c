import type zh from '@site/i18n/zh-CN/copy/home-cameras';
import type {CopyOf} from '@site/src/site/copy';

const copy = {
  meta: {
    title: 'Home cameras',
    description:
      'Which camera for hallway, living room, kitchen, children and parents, and where none belongs. Recording on a card at home; cloud storage is opt-in.',
  },
  banner: {
    title: 'Home cameras',
    text: 'Did I close the door? Has the cat eaten? Is Mom up? Take a look, put your mind at rest, and close it again.',
  },
  rooms: {
    eyebrow: 'Where to put it',
    title: 'Tap a room to see which camera fits',
    lead: 'Two are enough for most homes: one at the door, one in the room you worry about. Places that should have none are on the plan as well.',
    plan: 'Sample floor plan, choose a room',
    rooms: {
      hall: {
        name: 'Hallway',
        title: 'On the hallway ceiling',
        text: 'Who came in, whether the door is shut, whether the package made it inside. It is flat and passes for a lamp.',
        never: 'Keep neighbors in the stairwell out of the picture.',
      },
      living: {
        name: 'Living room',
        title: 'One that turns its head',
        text: 'Looks around, zooms in until you can read a pill box, and lets you say “off the couch.” Needs a network cable.',
        never: 'When guests sit down, turn it away first.',
      },
      kitchen: {
        name: 'Kitchen',
        title: 'For the bowl and the stove',
        text: 'Stands on the fridge and needs only an outlet. Sends a note when the pet moves and nobody is home.',
        never: 'Not right above the stove; grease clouds the lens.',
      },
      child: {
        name: 'Kids',
        title: 'On the shelf, and your child knows',
        text: 'A glance tells you whether they sleep. You can talk through it, but a sudden voice at night frightens a child.',
        never: 'When your child says no, put it away.',
      },
      parents: {
        name: 'Parents',
        title: 'Up yet? Not all day long',
        text: 'Agree on an hour: nothing has moved after eight in the morning, so you get a reminder to call. It is no emergency device and does not detect falls.',
        never: 'Only if they agree, in person.',
      },
      bath: {
        name: 'Bath',
        title: 'Bathroom, guest room, wherever people change',
        text: 'Worried about a fall in there? Put in grab bars, a nonslip mat and a call button within reach.',
        never: 'No model belongs here. If there is one, take it down.',
      },
      yard: {
        name: 'Yard',
        title: 'Outdoors takes a weatherproof one',
        text: 'None of the three home models may get wet. For the gate and driveway, get the bullet camera that stores use; it needs a cable and an installer.',
        never: 'Your own yard only, not the neighbor’s window or the public road.',
      },
    },
    none: 'No camera here',
    neverLabel: 'Keep in mind:',
    facts: {
      view: 'Field of view',
      night: 'At night',
      network: 'Network',
      wifi: 'Wi-Fi or cable',
      cable: 'Cable',
      pan: (degrees: number) => `turns ${degrees}°`,
    },
    more: (name: string) => `All about ${name}`,
  },
  setup: {
    eyebrow: 'Set it up',
    title: (minutes: string) => `From scan to picture within ${minutes} minutes`,
    lead: 'No installer and no computer. Decide where it goes, then open the box.',
    app: 'Get the home app',
    steps: [
      {
        at: '0:00',
        title: 'Plug it in',
        text: 'Wait until the light goes from red to slow amber. Now it is waiting for you.',
      },
      {at: '0:40', title: 'Scan the code', text: 'Open the app, scan the label, name it: “hallway,” say.'},
      {
        at: '1:30',
        title: 'Join your Wi-Fi',
        text: '2.4 or 5 GHz, 2.4 if the router is far. Steady blue means connected.',
      },
      {
        at: '4:00',
        title: 'Aim it, insert a card',
        text: 'Turn it while you watch the phone. With a TF card inside, recording starts now.',
      },
    ],
    note: 'Counted from opening the app; drilling, pulling cable and looking for the Wi-Fi password are extra. A P3-X-8 takes a cable and skips step three. If the scan fails, hold reset for 5 seconds and begin again.',
  },
  privacy: {
    eyebrow: 'In your own home',
    title: 'If you cannot close it, do not install it',
    lead: 'With a camera at home, the person who matters most is the one in the picture.',
    alt: 'A square home camera, the W3-E, on a round foot',
    items: [
      {
        title: 'Cover the lens',
        text: 'Cover it when you are home; a lens cover or a bit of opaque tape will do. A cover you can see beats a switch in an app.',
      },
      {
        title: 'Let it sleep',
        text: 'Tell the app not to record while someone is in: by the clock, or by whether a family phone is on your Wi-Fi.',
      },
      {
        title: 'An account for each person',
        text: 'Allow live view without playback, or the hallway and nothing else. Remove someone who moves out on the spot.',
      },
      {
        title: 'You know who looked',
        text: 'Each time anyone opens the picture, the app notes who and when, for the whole family to see.',
      },
      {
        title: 'Tell those who work for you',
        text: 'Sitters, cleaners, tenants: say where cameras are. Filming them without a word is illegal in many places.',
      },
    ],
  },
  storage: {
    eyebrow: 'Where recordings go',
    title: 'They stay home; the cloud is up to you',
    lead: (days: number) =>
      `You lose no features without cloud storage. A W3-E with the largest card holds about ${days} days around the clock, and far more if it records movement only.`,
    ways: (gb: number, days: number) => [
      {
        name: 'TF card only',
        facts: [
          {label: 'Where', value: `In the camera, up to ${gb} GB, about ${days} days`},
          {label: 'Internet down', value: 'Goes on recording; watch later'},
          {label: 'Mind', value: 'If the camera is stolen, so is the video'},
        ],
      },
      {
        name: 'TF card and cloud',
        badge: 'Off by default',
        facts: [
          {label: 'Where', value: 'On the card, plus clips with movement in the cloud'},
          {label: 'Internet down', value: 'The card records; the cloud has a gap that is not filled'},
          {
            label: 'Mind',
            value: 'You order it, it is billed monthly, you can stop any time, and then cloud clips are deleted',
          },
        ],
      },
      {
        name: 'No recording, live only',
        facts: [
          {label: 'Where', value: 'Nowhere'},
          {label: 'Internet down', value: 'No picture'},
          {label: 'Mind', value: 'After a break-in there is nothing to look at'},
        ],
      },
    ],
  },
  devices: {
    eyebrow: 'Three for the home',
    title: 'One that stands, one on the ceiling, one that turns',
    more: 'Details',
    talk: 'Sound',
    twoWay: 'Listen and talk',
    listen: 'Listen only',
    card: 'TF card',
    cardValue: (gb: number, days: number) => `${gb} GB, about ${days} days`,
    purposes: {
      'w3-e': 'Stands on a shelf, powered by USB',
      'w3-s': 'Flat on the ceiling, out of the way',
      'p3-x-8': 'Turns and zooms, needs a network cable',
    },
  },
  questions: {
    title: 'Before you buy',
    faq: (mbit: number) => [
      {
        question: 'Can somebody spy on me?',
        answer:
          'Video is encrypted on its way, there is no common default password, and a new phone has to be verified. Use a password you use nowhere else and change the router’s. When you do not want to be seen, cover the lens; no hacker gets around that.',
      },
      {
        question: 'How much data does it use?',
        answer: `Watching in HD away from home takes about ${mbit * 7.5} MB a minute, the low setting much less. On your own Wi-Fi it is free. With nobody watching and no cloud storage, next to nothing goes out.`,
      },
      {
        question: 'Does it record when the internet is out?',
        answer: 'On the card, yes, and you find that stretch on your phone afterward. Cloud storage will have a gap.',
      },
      {
        question: 'Can it tell a person from a cat?',
        answer:
          'A person from something that moves, yes; a big dog and a crouching child are sometimes confused. It does not know who it is and uses no face recognition. Sun through a curtain can set it off, so draw an area to ignore.',
      },
      {
        question: 'It will not join my 5 GHz network. Why?',
        answer:
          'W3-E and W3-S join 2.4 and 5 GHz, with WPA2. 5 GHz is weak through walls, so past two of them use 2.4. If your router shows one name for both, leave it: from firmware 6.2.0 they try 2.4 GHz first.',
      },
      {
        question: 'Can I see home and store in one app?',
        answer:
          'No, and we advise against it. They are separate accounts in separate apps, so nobody from the store sees your home.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'New router, camera will not connect',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0003',
      },
      {title: 'Camera shows offline', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0001'},
      {title: 'ukid: for children’s rooms and classrooms', note: 'Product', href: '/ukid'},
      {title: 'All cloud cameras', note: 'Product', href: '/products/cloud-camera'},
    ],
  },
  inquiry: {
    title: 'Not sure where it should go?',
    text: 'Sketch your floor plan and circle the room you think about most.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
