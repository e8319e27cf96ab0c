import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'P3-X-8 PTZ camera, 8× zoom',
    description:
      'P3-X-8 is an indoor PTZ camera: pans 355°, zooms 8× optically, stores positions and talks. One for pass, dining room or warehouse, and what it misses.',
  },
  alt: 'P3-X-8 camera: white ball held between two arms, black lens face with a ring of infrared lights, an orange dot on the pivot, round base with a blue line',
  line: 'A pan-tilt-zoom camera for big rooms: swing to the pass, swing to the door, then move in eight times closer.',
  overview: {
    title: 'One person on duty, and the camera does the walking',
    blocks: [
      {
        title: 'The room first, then the hands',
        text: 'Wide open it takes in 102°, half a dining room. At 8× optical zoom it still puts more than 270 pixels on a meter 30 m away; without zoom you would have to stand within 4 m for that. Glass does the work, so lettering stays sharp instead of turning into blocks.',
      },
      {
        title: 'Pass, door and booths, one tap each',
        text: 'Store the directions you use as positions with a name; a tap brings back angle and zoom together. At lunch watch how many plates wait on the pass, after the rush see which tables are cleared, and look at the front door last. Left alone, it returns to its home position.',
      },
      {
        title: 'It looks one way at a time',
        text: 'While it watches the pass, nothing behind it is recorded. Know this before you buy a PTZ. Spots that must never go dark, such as the cash drawer and the front door, get a fixed E3-X each; P3-X-8 covers everything in between.',
      },
      {
        title: 'See the spill, call the mop',
        text: 'Turn, notice water on the floor, hold the button and say “table three, please wipe.” It comes out of the camera’s own speaker, and whoever is nearest goes. In a loud room keep it short, then let go and listen.',
      },
    ],
    places: [
      'Middle of a dining room, with pass, door and booths all within its turn',
      'Warehouses and sorting rooms up to 5 m',
      'Furniture and building-supply floors watched by one night guard',
      'A roofed loading bay, on the inside of the shutter',
    ],
    notFor: [
      'Open yards and facades: the body is not sealed. Take E3-T-H',
      'Counting and heat maps: every turn voids the lines you drew. Take K3 or Fmix-D',
      'Above stoves and dishwashers, where grease clogs the pivot: take E3-D-H',
      'Fewer than three things to look at: you will not turn it. Take a fixed E3-X',
    ],
    uses: [
      {to: 'vpaas.ptz', text: 'Pan, tilt, zoom and stored positions inside your own software'},
      {to: 'products.storeInspection.cloud', text: 'Tap through the positions, see the whole store, then score it'},
      {to: 'solutions.catering', text: 'Plates at noon, tables at night, locks at closing'},
    ],
  },
  drawing:
    'Base φ132, four M4 holes on φ100, cable straight up through φ25. Because the head moves, all four screws must bite into a joist or concrete; pull on it afterward, and it should not budge.',
  survey: {
    lead: 'Stand where P3-X-8 will hang and turn around once: whatever you can see, it can see.',
    checks: [
      'List the positions to store, with what each shows and how far away, and photograph them',
      'Aim the 5° it cannot reach at a wall or column; chalk the front direction before drilling',
      'Half a meter of clear space all around: no pendant lamp, fan blade or banner',
      'Touch the ceiling while shutters and fans run; if it trembles, so will the zoomed picture',
      'Decide who may turn it and who only watches; two people steering means nobody sees',
    ],
  },
  faq: [
    {
      question: 'Does it follow people by itself?',
      answer:
        'No. Somebody turns it or taps a position. Automatic tracking sounds useful until the room fills up and the camera jerks from one guest to the next, missing what matters. We left it out on purpose.',
    },
    {
      question: 'Once I turn away, is the old direction still recorded?',
      answer:
        'No, only what the lens faces. Make the important direction its home, where it rests when nobody steers. If that direction truly matters, hang a fixed camera next to it and group the two in the app.',
    },
    {
      question: 'Why does my older PoE switch fail with it?',
      answer:
        'It needs up to 13 W, and 802.3af delivers 12.95 W at the device. It seems to run, then drops out when the motor turns with infrared on. Use an 802.3at port, or keep the cable and add a 12 V supply.',
    },
    {
      question: 'Can I read the bill in a customer’s hand?',
      answer:
        'Turned, zoomed in and held still, yes, within 10 m. But it has to be zoomed at that moment: enlarging a wide recording later only blurs it. If cash is a daily worry, point a fixed camera at the drawer.',
    },
    {
      question: 'With that much zoom, what about guests’ privacy?',
      answer:
        'Give the right to steer to the shift manager alone; other accounts just watch. Do not store booths, phone screens or PIN pads as positions. Stills carry the account, the time and the angle, so there is no arguing later about who looked where.',
    },
    {
      question: 'Where does it point when the internet fails?',
      answer:
        'Where it was at that second. You cannot steer or watch from a phone, while the card keeps recording: 256 GB at 4 Mbit/s is about 5.9 days. When the line is back, send it home first, then play what you missed.',
    },
  ],
  reading: [
    {title: 'What the PTZ interface can do', note: 'Platform', href: '/vpaas#ptz'},
    {
      title: 'Drops at the same hour: start with power',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0002',
    },
    {title: 'A restaurant from front door to kitchen', note: 'Solution', href: '/solutions/industries/catering'},
    {title: 'E3-X, for looking one way for good', note: 'Device', href: '/products/hardware/cloud-camera/e3-x'},
  ],
  inquiry: {
    title: 'Which directions does your room have?',
    text: 'Write down three to six, with rough distances. We tell you whether one P3-X-8 is enough and which of them deserve a fixed camera.',
  },
} satisfies ModelCopy;

export default copy;
