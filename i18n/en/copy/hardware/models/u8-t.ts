import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'U8-T outdoor 4K turret camera, UME-8 series',
    description:
      'The U8-T is an outdoor 4K turret: IP67, 40\u00a0m (131\u00a0ft) infrared, two-way audio and three algorithms at a time. Full specs, size drawing, survey sheet.',
  },
  alt: 'U8-T camera: white ball in a ring base, black face with a large and a small lens, a blue line around the base',
  line: 'This 4K turret watches back doors, docks and storefronts. It is sealed, sees far, runs three algorithms and can speak.',
  overview: {
    title: 'Outdoors, you want to know while it is happening',
    blocks: [
      {
        title: 'You can re-aim it after installation',
        text: 'The ball sits in a ring: loosen it one turn, aim, and lock. It mounts on a wall, ceiling or pole. If a streetlight turns out to shine straight in, a few degrees by hand from the ladder fix it.',
      },
      {
        title: 'See it and speak up',
        text: 'The speaker and microphone are built in. When someone climbs the gate or a van blocks the dock, the algorithm alerts first, and whoever is on duty speaks from a phone. Often that is the end of it.',
      },
      {
        title: 'Evidence at night, up to 40\u00a0m (131\u00a0ft)',
        text: 'Its 4\u00a0mm lens with an 86° view and 40\u00a0m (131\u00a0ft) of infrared are made for distance more than width. At 40\u00a0m (131\u00a0ft) you see that someone is there; closer up you see what they wear and carry. Rain and fog shorten that, because infrared lights up the rain.',
      },
    ],
    places: [
      'Back doors, loading docks, staff entrances',
      'On the facade, watching the sign and the line outside',
      'Parking lots and pickup windows of franchise stores',
    ],
    notFor: [
      'Covering a whole hall: 86° is narrow. Choose the U8-D with 106°',
      'Close-ups over a register: 4\u00a0mm is too long. Choose the E3-X',
      'Oceanfronts and pools: it is sealed well enough, but salt attacks the metal. Ask us first',
      'Following people: it does not turn. Choose the P3-X-8',
    ],
    uses: [
      {to: 'technology.humanDetection', text: 'At night, people raise an alert; cats and branches do not'},
      {to: 'products.aiVideoRetrieval', text: 'Search “vehicle, back door, at night” instead of scrubbing'},
      {to: 'products.storeInspection.cloud', text: 'Head office checks the sign and the door before opening time'},
    ],
  },
  drawing:
    'The base is 122\u00a0mm (4.8\u00a0in) across, with three M4 holes on a circle of φ88\u00a0mm. Outdoors use stainless screws and sealant in the holes. The cable leaves through φ27\u00a0mm; if you use the notch at the side, turn it down so that it holds no water.',
  survey: {
    lead: 'Two things bother a U8-T: a light straight ahead and water running in. Look for both first.',
    checks: [
      'Sun checked morning and evening: the lens faces neither',
      'Streetlights, headlights and lit signs stay out of the middle',
      'Cable outlet down, drip loop in the cable, conduit outdoors',
      'On a pole: does it sway, and does the picture sway with it at night',
      'If it will speak: how far are the neighbors? Lower the volume at night',
      'If a public road or someone’s windows are in view, mask them',
    ],
  },
  faq: [
    {
      question: 'It is IP67. Can I hose it down?',
      answer:
        'Briefly, yes, but do not use a pressure washer or steam. The weak point is the plug, so put the seal on it and keep it inside the base.',
    },
    {
      question: 'Winters here reach −25\u00a0°C (−13\u00a0°F). Can it handle that?',
      answer:
        'Yes, it works down to −30\u00a0°C (−22\u00a0°F); we advise against it below that. If you cut the power in winter, do it around noon, and let the body warm up before you judge the picture.',
    },
    {
      question: 'Will it raise alarms all night?',
      answer:
        'Use human detection as one of the three, draw an area and set hours, and only people entering it count. For the first three days log without notifying, see where the false alarms come from, then tighten the rule.',
    },
    {
      question: 'Can it still speak when the internet is down?',
      answer:
        'Algorithms and logging keep running. Live talk needs the network; a stored message such as “this area is recorded” plays without it.',
    },
    {
      question: 'Passersby and neighbors are in the picture. What do I do?',
      answer:
        'Cover the road and their windows with privacy masks; what is masked is not recorded at all. Put up a sign that says you record. The law asks for it, and it deters people.',
    },
    {
      question: 'Can I run just one cable?',
      answer:
        'Yes. PoE carries both power and video, 12\u00a0W at most, so an 802.3af port is enough. On outdoor runs above 60\u00a0m (197\u00a0ft), use an 802.3at port. Beyond 80\u00a0m (262\u00a0ft), put a PoE extender in between and start from an 802.3at port.',
    },
  ],
  reading: [
    {
      title: 'Camera offline after mounting, step by step',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0001',
    },
    {title: 'E3-T-H and the other cloud cameras', note: 'Choosing', href: '/products/cloud-camera'},
  ],
  inquiry: {
    title: 'Send us two pictures of the back door',
    text: 'Take one by day and one by night. We look at lights and angles and tell you where the U8-T goes.',
  },
} satisfies ModelCopy;

export default copy;
