import type zh from '@site/i18n/zh-CN/copy/home-cameras';
import {poeClassOfModel} from '@site/src/facts/hardware/catalogue';
import {poeClasses} from '@site/src/facts/hardware/poe';
import {modelById} from '@site/src/facts/models';
import type {CopyOf} from '@site/src/site/copy';
import {metersAndFeet} from '@site/src/site/units';

/** What the turning camera asks of its port. */
const standard = poeClassOfModel(modelById('p3-x-8')) ?? '802.3at';
const {portW} = poeClasses[standard];

const copy = {
  meta: {
    title: 'Home cameras: the right camera for each room',
    description:
      'Which camera suits the hallway, living room, kitchen, kids and parents, and which rooms should have none. Recordings stay at home; the cloud is opt-in.',
  },
  banner: {
    title: 'Home cameras',
    text: 'Did I close the door? Has the cat eaten? Is Mom up yet? Check on your phone and get on with your day.',
  },
  rooms: {
    eyebrow: 'Where to put it',
    title: 'Tap a room to see which camera fits',
    lead: 'Two cameras are enough for most homes: one at the door and one in the room you worry about. The plan also shows where a camera does not belong.',
    plan: 'Sample floor plan, choose a room',
    rooms: {
      hall: {
        name: 'Hallway',
        title: 'On the hallway ceiling',
        text: 'See who came in, whether the door is shut and whether the package made it inside. The camera is flat and looks like a ceiling light.',
        never: 'Keep neighbors and shared stairwells out of the picture.',
      },
      living: {
        name: 'Living room',
        title: 'A camera that turns its head',
        text: `It looks around, zooms in close enough to read a pill box, and lets you say “off the couch.” It needs a network cable, and a home router does not supply power over that cable. Add a PoE+ injector (${standard}, ${portW}\u00a0W) next to the router, or give the camera a 12\u00a0V supply.`,
        never: 'When you have guests, turn it away first.',
      },
      kitchen: {
        name: 'Kitchen',
        title: 'An eye on the pet bowl and the stove',
        text: 'Stands on the fridge and only needs an outlet. It can message you when something moves while you are out.',
        never: 'Do not put it right above the stove, where grease clouds the lens.',
      },
      child: {
        name: 'Kids',
        title: 'On a shelf, with your child’s knowledge',
        text: 'One glance tells you whether they are asleep. You can talk through it, but a sudden voice in the dark can frighten a child.',
        never: 'If your child says no, put it away.',
      },
      parents: {
        name: 'Parents',
        title: 'A morning check-in, without watching all day',
        text: 'Agree on a time together. If nothing has moved by eight in the morning, for example, you get a reminder to call. It is not an emergency device and does not detect falls.',
        never: 'Only if they agree, and ask them in person.',
      },
      bath: {
        name: 'Bath',
        title: 'Bathroom, guest room, anywhere people change clothes',
        text: 'If you worry about a fall there, install grab bars, a nonslip mat and a call button within reach.',
        never: 'No camera belongs in these rooms. If there is one, take it down.',
      },
      yard: {
        name: 'Yard',
        title: 'Outdoors needs a weatherproof camera',
        text: 'None of the three home models may get wet. For the gate and driveway, choose the bullet camera that stores use. It needs a cable, an injector or 12\u00a0V supply, and an installer.',
        never: 'Film your own yard only, never a neighbor’s window or the public road.',
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
      meters: (meters: number | null) => metersAndFeet(meters ?? 0),
      pan: (degrees: number) => `turns ${degrees}°`,
    },
    more: (name: string) => `All about ${name}`,
  },
  setup: {
    eyebrow: 'Set it up',
    title: (minutes: string) => `From scanning to live picture within ${minutes} minutes`,
    lead: 'You need no installer and no computer. Decide where the camera goes, then open the box.',
    app: 'Get the home app',
    steps: [
      {
        at: '0:00',
        title: 'Plug it in',
        text: 'Wait until the light changes from red to a slow amber blink. The camera is ready to be set up.',
      },
      {
        at: '0:40',
        title: 'Scan the code',
        text: 'Open the app, scan the label and name the camera, for example “hallway.”',
      },
      {
        at: '1:30',
        title: 'Join your Wi-Fi',
        text: 'Choose 2.4 or 5\u00a0GHz, and 2.4 if the router is far away. Steady blue means it is connected.',
      },
      {
        at: '4:00',
        title: 'Aim it, insert a card',
        text: 'Turn the camera while you watch the picture on your phone. With a TF card (microSD) inside, recording starts right away.',
      },
    ],
    note: 'Timed from opening the app. Drilling, pulling cable and looking for the Wi-Fi password are extra. A P3-X-8 takes a cable and an injector or 12\u00a0V supply, and skips step three. If the scan fails, hold reset for 5 seconds and start again.',
  },
  privacy: {
    eyebrow: 'In your own home',
    title: 'A home camera you can close whenever you like',
    lead: 'With a home camera, the person in the picture matters most.',
    alt: 'A square home camera, the W3-E, on a round foot',
    items: [
      {
        title: 'Cover the lens',
        text: 'Cover the lens when you are home. A lens cover or a bit of opaque tape is enough, and everyone in the room can see that it is closed.',
      },
      {
        title: 'Let it sleep',
        text: 'Set the app not to record while someone is home, either by the clock or by whether a family phone is on your Wi-Fi.',
      },
      {
        title: 'Give each person an account',
        text: 'Allow live view without playback, or just the hallway. When someone moves out, remove their access right away.',
      },
      {
        title: 'See who looked',
        text: 'Each time anyone opens the picture, the app records who and when, and the whole family can see the list.',
      },
      {
        title: 'Tell people who work in your home',
        text: 'Let sitters, cleaners and tenants know where the cameras are. In many places it is illegal to film them without telling them.',
      },
    ],
  },
  storage: {
    eyebrow: 'Where recordings go',
    title: 'Recordings stay at home, and the cloud is up to you',
    lead: (days: number) =>
      `You lose no features without cloud storage. A W3-E with the largest card holds about ${days} days around the clock, and far more if it records only movement.`,
    ways: (gb: number, days: number) => [
      {
        name: 'TF card only',
        facts: [
          {label: 'Where', value: `In the camera, up to ${gb}\u00a0GB, about ${days} days`},
          {label: 'Internet down', value: 'Keeps recording; watch it later'},
          {label: 'Keep in mind', value: 'If the camera is stolen, the video goes with it'},
        ],
      },
      {
        name: 'TF card and cloud',
        badge: 'Off by default',
        facts: [
          {label: 'Where', value: 'On the card; clips with movement are also sent'},
          {label: 'Internet down', value: 'The card keeps recording; the gap in the cloud is not filled later'},
          {
            label: 'Keep in mind',
            value: 'You order it and pay monthly. Cancel any time, and the cloud clips are then deleted',
          },
        ],
      },
      {
        name: 'No recording, live only',
        facts: [
          {label: 'Where', value: 'Nowhere'},
          {label: 'Internet down', value: 'No picture'},
          {label: 'Keep in mind', value: 'After a break-in there is no video to look at'},
        ],
      },
    ],
  },
  devices: {
    eyebrow: 'Three for the home',
    title: 'Choose from three models: one for a shelf, one for the ceiling, one that turns',
    more: 'Details',
    talk: 'Sound',
    twoWay: 'Listen and talk',
    listen: 'Listen only',
    card: 'TF card',
    cardValue: (gb: number, days: number) => `${gb}\u00a0GB, about ${days} days`,
    purposes: {
      'w3-e': 'Stands on a shelf and runs on USB power',
      'w3-s': 'Sits flat on the ceiling, out of the way; takes a 12\u00a0V supply, or a cable and PoE injector',
      'p3-x-8': `Turns and zooms over a network cable; powered by an ${standard} PoE injector or a 12\u00a0V supply`,
    },
  },
  questions: {
    title: 'Before you buy',
    faq: (mbit: number) => [
      {
        question: 'Can someone hack in and spy on me?',
        answer:
          'Video is encrypted in transit, there is no shared default password, and every new phone has to be verified. Use a password you use nowhere else, and change the one on your router. When you do not want to be seen, cover the lens; no hacker gets past that.',
      },
      {
        question: 'How much data does it use?',
        answer: `Watching in HD away from home takes about ${mbit * 7.5}\u00a0MB a minute, and the low setting takes much less. On your own Wi-Fi it uses no mobile data. When you are not watching and have no cloud storage, almost nothing is sent.`,
      },
      {
        question: 'Does it record when the internet is out?',
        answer:
          'Yes, on the card, and you can find that stretch on your phone afterward. Cloud storage will have a gap.',
      },
      {
        question: 'Can it tell a person from a cat?',
        answer:
          'It can tell a person from other moving things, though it sometimes confuses a big dog with a crouching child. It does not know who the person is and uses no face recognition. Sunlight through a curtain can set it off, so draw an area for it to ignore.',
      },
      {
        question: 'Why won’t it join my 5\u00a0GHz network?',
        answer:
          'W3-E and W3-S join 2.4 and 5\u00a0GHz networks with WPA2. A 5\u00a0GHz signal is weak through walls, so behind a wall use 2.4\u00a0GHz. If your router shows one name for both, leave it as it is: from firmware 6.2.0 on, the cameras try 2.4\u00a0GHz first.',
      },
      {
        question: 'Can I see my home and my store in one app?',
        answer:
          'No, and we recommend keeping them apart. They use separate accounts in separate apps, so the people at the store cannot see your home.',
      },
    ],
    readTitle: 'Read next',
    reading: [
      {
        title: 'New router: camera will not connect',
        note: 'Troubleshooting',
        href: '/support/troubleshooting/details/t0003',
      },
      {title: 'Camera shows offline', note: 'Troubleshooting', href: '/support/troubleshooting/details/t0001'},
      {title: 'ukid: for children’s rooms and classrooms', note: 'Product', href: '/ukid'},
      {title: 'All cloud cameras', note: 'Product', href: '/products/cloud-camera'},
    ],
  },
  inquiry: {
    title: 'Not sure where to put it?',
    text: 'Sketch your floor plan and circle the room you worry about most. We’ll tell you which camera fits.',
    trial: 'Start free trial',
    contact: 'Contact us',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
