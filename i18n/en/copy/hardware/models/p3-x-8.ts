import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'P3-X-8 indoor PTZ camera with 8× optical zoom',
    description:
      'The P3-X-8 is an indoor PTZ camera: 355° pan, 8× optical zoom, stored positions and two-way talk for dining rooms and warehouses, and what it misses.',
  },
  alt: 'P3-X-8 camera: white ball held between two arms, black lens face with a ring of infrared lights, an orange dot on the pivot, round base with a blue line',
  line: 'A pan-tilt-zoom camera for big rooms: swing to the pickup counter, swing to the door, then zoom in eight times closer.',
  overview: {
    title: 'Let the camera walk the room for you',
    blocks: [
      {
        title: 'See the whole room, then zoom in on hands',
        text: 'Wide open it covers 102°, half a dining room. At 8× optical zoom it still puts more than 270 pixels on a meter 30\u00a0m (98\u00a0ft) away; without zoom you would have to stand within 4\u00a0m (13\u00a0ft) for that. The zoom is in the glass, so lettering stays sharp instead of turning into blocks.',
      },
      {
        title: 'One tap each for pickup counter, door and booths',
        text: 'Store the views you use as named positions, and a tap brings back angle and zoom together. At lunch watch how many plates are waiting, after the rush see which tables are cleared, and check the front door last. Left alone, it returns to its home position.',
      },
      {
        title: 'It looks one way at a time',
        text: 'While it watches the pickup counter, nothing behind it is recorded, so plan for that before you buy a PTZ camera. Spots that need constant recording, such as the cash drawer and the front door, get a fixed E3-X each. The P3-X-8 covers everything in between.',
      },
      {
        title: 'See a spill and ask someone to clean it up',
        text: 'Turn the camera, notice water on the floor, hold the button and say “table three, please wipe.” It comes out of the camera’s own speaker, and whoever is nearest goes. In a loud room keep it short, then let go and listen.',
      },
    ],
    places: [
      'Middle of a dining room, with pickup counter, door and booths all within its turn',
      'Warehouses and sorting rooms up to 5\u00a0m (16.5\u00a0ft)',
      'Furniture and building-supply floors watched by one night guard',
      'A roofed loading bay, on the inside of the door',
    ],
    notFor: [
      'Open lots and facades: the body is not sealed. Choose the E3-T-H',
      'Counting and heat maps: every turn voids the lines you drew. Choose the K3 or Fmix-D',
      'Above stoves and dishwashers, where grease clogs the pivot: choose the E3-D-H',
      'Fewer than three things to look at: you will not turn it. Choose a fixed E3-X',
    ],
    uses: [
      {to: 'vpaas.ptz', text: 'Pan, tilt, zoom and stored positions inside your own software'},
      {to: 'products.storeInspection.cloud', text: 'Tap through the positions, see the whole store, then score it'},
      {to: 'solutions.catering', text: 'Plates at noon, tables at night, locks at closing'},
    ],
  },
  drawing:
    'The base is 132\u00a0mm (5.2\u00a0in) across with four M4 holes on a circle of φ100\u00a0mm and the cable going straight up through φ25\u00a0mm. Because the head moves, all four screws must bite into a joist or concrete. Pull on it afterward; it should not budge.',
  survey: {
    lead: 'Stand where the P3-X-8 will be mounted and turn around once. Whatever you can see, it can see.',
    checks: [
      'List the positions to store, with what each shows and how far away, and photograph them',
      'Aim the 5° it cannot reach at a wall or column; chalk the front direction before drilling',
      'Half a meter (20\u00a0in) of clear space all around: no pendant lamp, fan blade or banner',
      'Touch the ceiling while doors and fans run; if it trembles, so will the zoomed picture',
      'Decide who may turn it and who only watches, so two people do not fight over the view',
    ],
  },
  faq: [
    {
      question: 'Does it follow people automatically?',
      answer:
        'No. Someone turns it or taps a position. Automatic tracking sounds useful until the room fills up and the camera jerks from one guest to the next, missing what matters. We left it out on purpose.',
    },
    {
      question: 'Once I turn away, is the old direction still recorded?',
      answer:
        'No, it records only what the lens faces. Make the important view its home position, where it rests when it is not being steered. If that view truly matters, mount a fixed camera next to it and group the two in the app.',
    },
    {
      question: 'Why does it fail on my older PoE switch?',
      answer:
        'It needs up to 13\u00a0W, and 802.3af delivers 12.95\u00a0W at the device. It seems to run, then drops out when the motor turns with infrared on. Use an 802.3at port, or keep the cable and add a 12\u00a0V supply.',
    },
    {
      question: 'Can I read the bill in a customer’s hand?',
      answer:
        'If the camera is turned, zoomed in and held still, yes, within 10\u00a0m (33\u00a0ft). But it has to be zoomed at that moment, because enlarging a wide recording later only blurs it. If cash is a daily worry, point a fixed camera at the drawer.',
    },
    {
      question: 'With that much zoom, what about our guests’ privacy?',
      answer:
        'Give the right to steer to the shift manager alone and let other accounts only watch. Do not store booths, phone screens or PIN pads as positions. Snapshots carry the account, the time and the angle, so it is clear later who looked where.',
    },
    {
      question: 'Where does it point when the internet fails?',
      answer:
        'Where it pointed at that second. You cannot steer or watch from a phone, but the card keeps recording: 256\u00a0GB at 4\u00a0Mbit/s is about 5.9 days. When the line is back, send it home first, then play what you missed.',
    },
  ],
  reading: [
    {
      title: 'Drops at the same hour: start with power',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0002',
    },
    {title: 'E3-X, for a fixed view', note: 'Device', href: '/products/hardware/cloud-camera/e3-x'},
  ],
  inquiry: {
    title: 'Which views do you need in your room?',
    text: 'Write down three to six, with rough distances. We tell you whether one P3-X-8 is enough and which of them deserve a fixed camera.',
  },
} satisfies ModelCopy;

export default copy;
