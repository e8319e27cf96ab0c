import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'U8-T 4K turret, UME-8 series',
    description:
      'U8-T is an outdoor 4K turret: IP67, 40 m infrared, two-way audio, three algorithms at a time. Parameters, mounting holes, size drawing, survey sheet.',
  },
  alt: 'U8-T camera: white ball in a ring base, black face with a large and a small lens, a blue line around the base',
  line: 'A 4K turret for back doors, docks and storefronts: sealed, far-sighted, three algorithms inside, and it can speak.',
  overview: {
    title: 'Outside, tomorrow’s recording is too late',
    blocks: [
      {
        title: 'Aim it again after it is up',
        text: 'The ball sits in a ring: loosen one turn, aim, lock. Wall, ceiling or pole. When a streetlight turns out to shine straight in, a few degrees by hand from the ladder fix it.',
      },
      {
        title: 'See it, say it',
        text: 'Speaker and microphone are inside. Somebody climbs the gate, a van blocks the dock: the algorithm reports first and whoever is on duty speaks from the phone. Often that is the end of it.',
      },
      {
        title: 'Evidence at night, up to 40 m',
        text: 'A 4 mm lens, 86° wide, 40 m of infrared. It is made for distance rather than width: at 40 m you see that somebody is there, closer up what they wear and carry. Rain and fog shorten that; infrared lights the rain.',
      },
    ],
    places: [
      'Back doors, loading docks, staff entrances',
      'On the facade, watching sign and queue',
      'Parking lots and pickup windows of franchise stores',
    ],
    notFor: [
      'Covering a whole hall: 86° is narrow. Take U8-D with 106°',
      'Close-ups over a register: 4 mm is too long. Take E3-X',
      'Seafronts and pools: sealed enough, but salt attacks the metal. Ask us first',
      'Following people: it does not turn. Take P3-X-8',
    ],
    uses: [
      {to: 'technology.humanDetection', text: 'At night, people raise an alert; cats and branches do not'},
      {to: 'products.aiVideoRetrieval', text: 'Search “vehicle, back door, at night” instead of scrubbing'},
      {to: 'products.storeInspection.cloud', text: 'Head office checks sign and shutter before opening time'},
    ],
  },
  drawing:
    'Base φ122, three M4 holes on a circle of φ88: stainless screws outdoors, with sealant in the holes. The cable leaves through φ27; when you use the notch at the side, turn it down so that it holds no water.',
  survey: {
    lead: 'U8-T dislikes two things: a lamp straight ahead and water running in. Look for both first.',
    checks: [
      'Sun checked morning and evening: the lens faces neither',
      'Streetlights, headlights and lit signs stay out of the middle',
      'Cable outlet down, drip loop in the cable, conduit outdoors',
      'On a pole: does it sway, and does the picture sway with it at night',
      'If it will speak: how far to the neighbors, lower volume at night',
      'Public road or someone’s windows in view: mask them',
    ],
  },
  faq: [
    {
      question: 'IP67: can I hose it down?',
      answer:
        'Briefly, yes. Not with a pressure washer or steam. The weak point is never the body but the plug: put the seal on it and keep it inside the base.',
    },
    {
      question: 'Winters here reach −25 °C (−13 °F). Is that all right?',
      answer:
        'Yes, it works down to −30 °C (−22 °F); below that we advise against it. If you cut power in winter, do it around noon and let the body warm up before you judge the picture.',
    },
    {
      question: 'Will it alarm all night?',
      answer:
        'Use person detection as one of the three, draw an area and set hours, and only people entering it count. For the first three days log without notifying, see where the false alarms come from, then tighten.',
    },
    {
      question: 'Can it still speak when the internet is down?',
      answer:
        'Algorithms and logging keep running. Live talk needs the network; a stored message such as “this area is recorded” plays without it.',
    },
    {
      question: 'Passers-by and neighbors are in the picture. What now?',
      answer:
        'Cover the road and their windows with masks; what is masked is not even in the recording. Put up a sign that says you record. The law asks for it, and it works.',
    },
    {
      question: 'Can I save one of the two cables?',
      answer:
        'There is only one. PoE brings power and takes the picture, 12 W at most, so an 802.3af port will do. Beyond 80 m put a PoE extender in between.',
    },
  ],
  reading: [
    {
      title: 'Camera offline after mounting, step by step',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0001',
    },
    {
      title: 'Person detection, and what fools it',
      note: 'Technology',
      href: '/technology/ai-technology/human-detection',
    },
    {title: 'E3-T-H and the other cloud cameras', note: 'Choosing', href: '/products/cloud-camera'},
  ],
  inquiry: {
    title: 'Take a picture of the back door',
    text: 'One by day, one by night. We look at lights and angles and tell you where U8-T goes.',
  },
} satisfies ModelCopy;

export default copy;
