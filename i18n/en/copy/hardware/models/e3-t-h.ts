import type {ModelCopy} from '@site/src/facts/modelCopy';

const copy = {
  meta: {
    title: 'E3-T-H long-range outdoor bullet camera',
    description:
      'The E3-T-H is an IP67 outdoor bullet with a 4\u00a0mm lens and 50\u00a0m (164\u00a0ft) infrared for lots, docks and stockrooms, and what you can tell at each distance.',
  },
  alt: 'E3-T-H camera: long white cylinder under a sunshield that reaches past the lens, black face with a ring of infrared lights, flared foot with an orange ring at its neck',
  line: 'An outdoor bullet that sees far: back door, parking lot, loading dock or long stockroom, up to 50\u00a0m (164\u00a0ft) in the dark.',
  overview: {
    title: 'One picture from the back door to the fence',
    blocks: [
      {
        title: 'It saves its pixels for the distance',
        text: 'It has the same 4 megapixels in a narrower view: at 84° they go where people are far away. At about 12\u00a0m (39\u00a0ft) there are 125 pixels per meter, enough to recognize someone you know. At 50\u00a0m (164\u00a0ft) about 30 remain, enough to see that a person is there and which way they are walking. A wide camera would show a dot.',
      },
      {
        title: 'From the dock door to the last rack',
        text: 'Mount it above the dock, looking down the forklift lane, and you can see whether the truck is inside the yellow line, how many pallets came off and who signed. One view covers the whole run. With 50\u00a0m (164\u00a0ft) of infrared, a long stockroom stays visible to its far wall with the lights off.',
      },
      {
        title: 'Its shade keeps off sun and rain',
        text: 'A long cover reaches past the lens, so low sun stays off the glass and water running down the wall drips away at the sides. IP67 and −30 to 60\u00a0°C (−22 to 140\u00a0°F) take it through a northern winter and a summer under sheet metal. Brush the cobwebs off its edge every three months.',
      },
    ],
    places: [
      'Back door and dock, facing the way trucks arrive',
      'Employee parking, couriers waiting for pickup',
      'Along fences and fire lanes: narrow but deep',
      'Long stockrooms, seen from one end to the other',
    ],
    notFor: [
      'Right below and beside the lens: at 84° it misses what is at its feet. In an entryway choose the E3-D-H',
      'Wide, shallow rooms: the sides are cut off. The E3-X covers 104°',
      'Calling out to someone: it hears but cannot speak. Choose the U8-T',
      'One spot that has to look around: it is fixed. Indoors choose the P3-X-8',
    ],
    uses: [
      {to: 'technology.humanDetection', text: 'With a B1, alerts after hours only when a person enters the lot'},
      {to: 'products.aiVideoRetrieval', text: 'Search “person carrying boxes” instead of scrubbing through the night'},
      {to: 'products.xundiantong', text: 'The opening shift checks the back lot on a phone before unlocking'},
    ],
  },
  drawing:
    'It has a flared foot with four M4 holes on a circle of φ58\u00a0mm, and the cable enters the wall through φ20\u00a0mm. With its sunshield the body is 204\u00a0mm (8\u00a0in) long and swings out when you aim sideways, so leave one body length free next to it.',
  survey: {
    lead: 'By day every spot for an E3-T-H looks fine. Come back after dark with a strong flashlight.',
    checks: [
      'Walk from the spot to the farthest point; past 50\u00a0m (164\u00a0ft), plan on two cameras in a row',
      'In the dark, note every street lamp, sign and headlight that shines straight at the lens',
      'Branches, clotheslines and banners: what will have grown or been put up by summer?',
      'Insects around a lamp, a nest under the eaves: how often does someone clean there?',
      'Circle on a photo where the connector goes: in the wall or in a sealed box, never loose',
    ],
  },
  faq: [
    {
      question: 'Can I tell who it is at 50\u00a0m (164\u00a0ft)?',
      answer:
        'No. Fifty meters (164\u00a0ft) is how far the infrared reaches. With some 30 pixels per meter you see that someone is there, how many people, and where they are heading. A clear face needs 6\u00a0m (19.5\u00a0ft) or less, so give the door a camera of its own.',
    },
    {
      question: 'Does it read license plates?',
      answer:
        'It has no license plate recognition. A parked car around 6\u00a0m (19.5\u00a0ft) away, head-on and without headlights in the lens, can usually be read by eye in playback. Moving or angled cars cannot. For automatic logging use a gate system.',
    },
    {
      question: 'Nights are black and white. How can I tell a car’s color?',
      answer:
        'Under infrared you cannot; yellow and white look alike. Leave one lamp on at the dock, and with enough light the camera stays in color. If all you need to know is whether someone is there, infrared shows it better.',
    },
    {
      question: 'What about lightning on an outdoor cable run?',
      answer:
        'IP67 covers water only. Run the outdoor stretch in grounded metal conduit, put a surge protector on the switch side and have a local electrician do the work. Where grounding is impossible, fasten the cable to the wall instead of stringing it through the air.',
    },
    {
      question: 'The line goes down at 3 a.m. and someone climbs the fence. What then?',
      answer:
        'The card has the evidence, and it would cover an outage of five days. Your phone, however, gets no alert at that moment. If the lot matters, back up the router and switch with a UPS, and keep the burglar alarm you have.',
    },
    {
      question: 'Who sees what: guard, store manager, head office?',
      answer:
        'The guard’s account gets the outdoor channels, live only. The manager can play back the store. Head office sees nothing live and asks for a recording case by case. Downloads belong to loss prevention. Mask the stretch of public road, post a notice at the gate, and let footage expire by overwriting.',
    },
  ],
  reading: [
    {
      title: 'The yard camera is offline: read its light',
      note: 'Troubleshooting',
      href: '/support/troubleshooting/details/t0001',
    },
    {title: 'U8-T, with speaker and algorithms', note: 'Device', href: '/products/hardware/ume-8-series/u8-t'},
  ],
  inquiry: {
    title: 'How long is your lot?',
    text: 'Pace it off from door to fence and take one photo at night. We tell you whether a single E3-T-H will do and whether the spot needs a lamp.',
  },
} satisfies ModelCopy;

export default copy;
